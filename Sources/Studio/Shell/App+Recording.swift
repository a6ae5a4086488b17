import Engine
import Workbench

/// Pictures and recordings of the window, and what has become of them.
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
    if let words = log.turn() { takeSaved(words) }
  }

  func take(picture: Bitmap) {
    do {
      takeSaved(try savePicture?(picture) ?? "No pictures are saved here")
    } catch {
      takeSaved("\(error)")
    }
  }

  /// Says what has become of the picture that was asked for.
  package func takeSaved(_ words: String) {
    log?.note(.saved(words))
    wantsPicture = false
    say(words, for: 4)
  }
}
