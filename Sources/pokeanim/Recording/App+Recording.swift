extension App {
  /// Begins a recording, or ends it, if somebody has asked for it; called after a frame, so that
  /// what there is to say comes as it will in a replay.
  func turnRecording() {
    guard wantsRecording, let recorder else { return }
    wantsRecording = false
    takeSaved(recorder.turn(savingIn: pictures))
  }
}
