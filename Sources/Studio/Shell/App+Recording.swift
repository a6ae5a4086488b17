extension App {
  /// True if a picture is shown that lies outside of the folder that was named, and that no recording
  /// is to hold.
  private var showsWhatIsElsewhere: Bool {
    options.links == .show
      && (options.slideFolder?.isLeft == true || options.cardFolder?.isLeft == true)
  }

  /// Begins a recording, or ends it, if somebody has asked for it; called after a frame, so that
  /// what there is to say comes as it will in a replay.
  func turnRecording() {
    guard wantsRecording, let log else { return }
    wantsRecording = false
    guard log.isOn || !showsWhatIsElsewhere else {
      return takeSaved("Not recorded: a picture lies elsewhere, behind a link (--follow-links)")
    }
    takeSaved(log.turn())
  }
}
