import Engine

extension GalleryStage {
  /// A key's command for the last change.
  func perform(_ command: PlaybackCommand) {
    guard let change, change.duration > 0 else { return }
    switch command {
    case .next: play(change, toBefore: false)
    case .previous: play(change, toBefore: true)
    case .play: play(change, toBefore: change.isHeld ? change.showsBefore : !change.showsBefore)
    case .pauseOrResume:
      if change.isRunning {
        change.pause()
      } else {
        play(change, toBefore: change.isHeld ? change.showsBefore : !change.showsBefore)
      }
    case .reverse: play(change, toBefore: !change.showsBefore)
    case .step(let frames):
      change.shift(by: Double(frames) * PlaybackCommand.frame / change.duration)
    }
  }

  /// Plays the last change to one of its ends.
  private func play(_ change: ComponentChange, toBefore: Bool) {
    guard change.progress != (toBefore ? 0 : 1) || change.isHeld else { return }
    change.turn(reversed: toBefore)
    change.resume()
  }

  /// Lets the last change go as a hand left it.
  func settle(_ spring: SettleSpring) {
    guard let change else { return }
    if view.reducesMotion {
      if spring.commits { change.finish() } else { change.cancel() }
    } else {
      change.settle(spring)
    }
  }
}
