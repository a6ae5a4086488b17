import Engine
import EngineSDL

/// The program, as commands run it: a screen that follows files while it is shown, and keeps its
/// state. What is recorded of it beside events comes back by the same calls.
protocol ProgramScreen: HostedScreen, SwiftExportable {
  /// Begins to follow the files that it shows.
  ///
  /// - Parameters:
  ///   - state: told what the next run is to go on from; nil: nothing is kept.
  ///   - wake: called on other threads when there is something to see, until ``end()``.
  func begin(keeping state: StateKeeper?, waking wake: @escaping @Sendable () -> Void)
  /// Follows no files any more, and wakes nobody.
  func end()
  /// Does what was asked for in a frame that is shown, and hands over what is to be kept.
  func finish(_ frame: FrameSequence.Frame, in desktop: Desktop, _ keeper: Keeper)
  /// Says what has become of a picture, or a recording, that was asked for.
  func takeSaved(_ words: String)
  /// Takes what has become of a person's presets on their way to the disk.
  func take(_ news: StateKeeper.News)
}

extension ProgramScreen {
  func begin(keeping state: StateKeeper?, waking wake: @escaping @Sendable () -> Void) {}
  func end() {}
  func finish(_ frame: FrameSequence.Frame, in desktop: Desktop, _ keeper: Keeper) {}
  func takeSaved(_ words: String) {}
  func take(_ news: StateKeeper.News) {}
}

extension App {
  func begin(keeping state: StateKeeper?, waking wake: @escaping @Sendable () -> Void) {
    stateKeeper = state
    followSlides(waking: wake)
  }

  func end() { stopFollowing() }

  func finish(_ frame: FrameSequence.Frame, in desktop: Desktop, _ keeper: Keeper) {
    turnRecording()
    if let stateKeeper { remember(after: frame, in: desktop, stateKeeper, keeper) }
  }
}
