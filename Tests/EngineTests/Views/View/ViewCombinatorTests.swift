import Engine
import EngineDeck
import Testing

@Suite struct ViewCombinatorTests {
  private let stage = Stage()
  private let view = View(frame: Rect(100, 100, 40, 20))

  init() { stage.root.addSubview(view) }

  private func show(_ animation: Animation<Effect>, at progress: Double) -> Appearance {
    let playback = stage.hold(animation)
    playback.seek(to: progress)
    defer { playback.rollBack() }
    return view.presented
  }

  @Test func fadesGoFromOneEndToTheOther() {
    #expect(show(.fadeIn(view), at: 0.25).alpha == 0.25)
    #expect(show(.fadeOut(view, in: 2), at: 0.25).alpha == 0.75)
    #expect(Animation.fadeIn(view).duration == 1 && Animation.fadeOut(view, in: 2).duration == 2)
  }

  @Test func sizesKeepTheCentre() {
    let square = show(linear(from: 10, to: 30, in: 1).do(resize(view)), at: 0.5)
    #expect(square.size == Size(20, 20) && square.center == Point(120, 110))
    let whole = show(.resize(view, from: Size(10, 20), to: Size(30, 60), in: 1), at: 0.5)
    #expect(whole.size == Size(20, 40) && whole.center == Point(120, 110))
  }

  @Test func transformsAreNamed() {
    #expect(show(.rotate(view, to: 3), at: 0.5).transform.rotation == 1.5)
    #expect(
      show(.translate(view, to: Point(8, -4)), at: 0.25).transform.translation == Point(2, -1))
    let scale = show(.scale(view, to: 3), at: 0.5).transform.scale
    #expect(scale == Point(2, 2))
  }

  @Test func effectsTakeASecondAndBeginWhereTheViewIsPlain() {
    let wide = Size(8, 8)
    let whole: [Animation<Effect>] = [
      .translate(view, to: Point(8, 0)), .scale(view, to: 3), .rotate(view, to: 2),
      .resize(view, from: .zero, to: wide), .colour(view, from: .black, to: .white),
      .move(view, along: corner),
    ]
    #expect(whole.map(\.duration) == [Double](repeating: 1, count: 6))
    #expect(show(.translate(view, to: Point(8, 0)), at: 0).transform.translation == .zero)
    #expect(show(.scale(view, to: 3), at: 0).transform.scale == Point(1, 1))
    #expect(show(.rotate(view, to: 2), at: 0).transform.rotation == 0)
    let turned = show(.rotate(view, from: 1, to: 2, in: 4), at: 0.25)
    #expect(turned.transform.rotation == 1.25)
    #expect(
      show(.scale(view, from: 2, to: 4, in: 4), at: 0.25).transform.scale == Point(2.5, 2.5))
  }

  /// To the right, then down: as long as that.
  private var corner: Path {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(100, 0))
    path.line(to: Point(100, 100))
    return path
  }

  @Test func alongAPathItTurnsOnlyIfAsked() {
    for progress in [0.25, 0.75] {
      view.rotation = 0.5
      let place = progress < 0.5 ? Point(50, 0) : Point(100, 50)
      let plain = show(.move(view, along: corner, in: 2), at: progress)
      #expect(plain.center.distance(to: place) < 1e-9 && plain.transform.rotation == 0.5)
      let turned = show(.move(view, along: corner, orientsToPath: true, in: 2), at: progress)
      #expect(turned.center.distance(to: place) < 1e-9)
      #expect(abs(turned.transform.rotation - (progress < 0.5 ? 0 : .pi / 2)) < 1e-9)
    }
  }

  @Test func coloursAreMixed() {
    let mixed = show(.colour(view, from: .black, to: .white), at: 0.5).backgroundColor
    #expect(mixed == Color(lanes: (Color.black.lanes + Color.white.lanes) / 2))
  }

  @Test func aTargetMovesTheViewsOwnProperty() {
    let properties = [
      linear(from: 0, to: 1, in: 1).do(fade(view)), .rotate(view, to: 1), .scale(view, to: 2),
    ].map { $0.compiled().properties }
    #expect(
      properties == [[view.property(.alpha)], [view.property(.rotation)], [view.property(.scale)]])
  }

  /// A target whose lanes are other ones than the animation's: sums are mapped as means are.
  @Test func targetsCommuteWithTheAlgebra() throws {
    let (a, b) = (linear(from: 10, to: 30, in: 1), linear(from: 0, to: 8, in: 2))
    let outside = (a.do(resize(view)) + b.do(resize(view))).compiled()
    let inside = (a + b).do(resize(view)).compiled()
    for time in [0, 0.4, 1, 1.6, 2] {
      let (left, right) = try (
        #require(outside.value(of: view.property(.size), at: time)),
        #require(inside.value(of: view.property(.size), at: time))
      )
      #expect(left == right && left[0] == left[1], "at \(time)")
    }
  }

  @Test func functionsGoToTargetsToo() throws {
    let function = Animation.runnable(duration: 1) { FloatAverage($0 * $0) }.do(resize(view))
    let program = function.compiled()
    let value = try #require(program.value(of: view.property(.size), at: 0.5))
    #expect(value[0] == 0.25 && value[1] == 0.25)
  }
}
