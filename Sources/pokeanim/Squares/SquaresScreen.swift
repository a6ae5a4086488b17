import Engine

/// Screen 2: the squares under the hand.
final class SquaresScreen: ScreenUnderControl {
  var root: View { squares.stage.root }
  var progress: Double { squares.progress }
  var isRunning: Bool { squares.isMoving || hand.isDown }
  var isPaused: Bool { !hand.isDown && squares.isPaused }
  var speed: Double {
    get { squares.stage.speed }
    set { squares.stage.speed = newValue }
  }

  private let place: ProgramOptions.Place
  let squares: SquaresStage
  /// How the squares are played if nobody tunes them.
  let standardPace: (duration: Double, curve: TimingCurve)
  private let builder: DisplayListBuilder
  private var page: SquaresPage
  private var hand = SquaresHand()

  init(options: ProgramOptions) {
    place = options.place
    squares = SquaresStage(duration: options.duration, reducesMotion: options.reducesMotion)
    standardPace = squares.pace
    builder = DisplayListBuilder(measuring: options.text)
    page = SquaresPage(size: ScreenName.squares.naturalSize)
  }

  func resize(to size: Size, at time: Instant) {
    page = SquaresPage(size: size)
    squares.resize(to: place == .canvas ? size : ScreenName.squares.naturalSize)
    hand.widthChanged(squares, scale: scale)
  }

  func advance(to time: Instant) { squares.advance(to: time) }

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel:
      hand.handle(event, at: time, squares: squares, scale: scale)
      followOverscroll()
    case .key(.m): squares.mirror()
    case .key(let key): PlaybackCommand(key: key).map { perform($0, at: time) }
    case .text: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  private func perform(_ command: PlaybackCommand, at time: Instant) {
    hand.cancel(at: time, squares: squares)
    followOverscroll()
    squares.perform(command)
  }

  /// Points of the window for one of the canvas.
  private var scale: Double { place == .canvas ? 1 : page.scale }

  /// The squares go along with a hand beyond the end of the way, and back when it is let go.
  private func followOverscroll() {
    squares.stage.shift(by: hand.overscroll, springs: !hand.isDown && !squares.reducesMotion)
  }

  func display() -> DisplayList {
    let commands = builder.commands(for: root)
    guard place == .window else { return DisplayList(commands) }
    return DisplayList(page.commands(around: commands, progress: progress, builder: builder))
  }
}
