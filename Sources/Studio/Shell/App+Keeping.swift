package import Engine
import Workbench

/// The program as commands run it, and a person's presets on their way to the disk.
extension App {
  package func begin(
    presets: (() -> TunerPresets.News?)?, waking wake: @escaping @Sendable () -> Void
  ) {
    presetNews = presets
    followSlides(waking: wake)
    findDraft()
  }

  package func end() { library.end() }

  package func finish(_ frame: FrameSequence.Frame) -> KeptState? {
    turnRecording()
    writeSlides()
    let mayDiffer = !frame.events.isEmpty || !frame.report.isRunning || tuner.wantsKeeping
    guard presetNews != nil, mayDiffer else { return nil }
    return KeptState(
      state: remembered, isAsked: tuner.takeKeepingWish(), unsaved: edits.drafts)
  }

  /// Takes what has become of a person's presets on their way to the disk.
  package func take(_ news: TunerPresets.News) {
    log?.note(.presets(news))
    tuner.take(news)
    switch news {
    case .kept: if tuner.presets.areKept { say("Presets saved", for: 1.5) }
    case .failed(let problem): say("Presets are not saved: \(problem)", for: 6)
    }
  }
}
