import Engine
import EngineSDL
import Workbench

/// A person's presets and the disk.
extension App {
  /// Hands the state over, to be on the disk whatever happens, where a frame may have changed it.
  func remember(
    after frame: FrameSequence.Frame, in desktop: Desktop, _ state: StateKeeper, _ keeper: Keeper
  ) {
    guard !frame.events.isEmpty || !frame.report.isRunning || tuner.wantsKeeping else { return }
    var remembered = remembered
    remembered.window = Remembered.WindowPlace(desktop.placement)
    state.take(remembered, isAsked: tuner.takeKeepingWish(), keeper)
  }

  /// Takes what has become of a person's presets on their way to the disk.
  func take(_ news: StateKeeper.News) {
    recorder?.note(.presets(news))
    tuner.take(news)
    switch news {
    case .kept: if tuner.presets.areKept { say("Presets saved", for: 1.5) }
    case .failed(let problem): say("Presets are not saved: \(problem)", for: 6)
    }
  }
}
