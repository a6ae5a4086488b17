import Engine

/// The deck's main example: a container fades in, then a circle shrinks while a square turns,
/// there and back.
final class ExamplePage: AlgebraPage {
  let name = "Example"
  let player = AlgebraPlayer(root: View(), animation: .one)
  private var shapes: ShapeStage?
  private var code: ExampleCode?
  private var bars: IntervalBars?
  private var intervals: [Interval] = []

  func layOut(_ canvas: AlgebraCanvas) {
    let (root, page) = canvas.makeRoot()
    PageBuilder.addHeading(
      to: page, canvas, "fadeIn * (left + right).looped",
      "One after the other with *, both at once with +, there and back with looped.")
    let places = ExamplePlaces(canvas)
    let shapes = ShapeStage(in: page, places.stage)
    code = ExampleCode(in: page, places.code)
    let final = Self.final(shapes)
    intervals = final.intervals
    let bars = intervals.filter { !Self.wholes.contains($0.name) }
    let card = PageBuilder.addCard(to: page, places.bars)
    self.bars = IntervalBars(
      in: card,
      Rect(origin: .zero, size: places.bars.size)
        .inset(by: Insets(top: 22, left: 24, bottom: 14, right: 24)), intervals: bars,
      whole: final.duration, labels: 76, key: "bars")
    self.shapes = shapes
    player.relocate(root: root, animation: final)
  }

  func follow() {
    bars?.update(seconds: player.seconds)
    code?.follow(intervals, seconds: player.seconds)
    shapes?.follow()
  }

  /// The slide's code, with names for the bars.
  static func final(_ stage: ShapeStage) -> Animation<Effect> {
    let left =
      linear(from: 100, to: 10, in: 2.0).time(easeInOut)
      .do(resize(stage.circle))
      .named("left")
    let right =
      linear(from: 0, to: 2 * Double.pi, in: 2.0).time(easeOut(1.5))
      .do(rotate(stage.square))
      .named("right")
    let fadeIn =
      linear(from: 0, to: 1, in: 1.0).time(easeInOut)
      .bind(stage.container, with: \.alpha)
      .named("fadeIn")
    let animations = (left + right).looped.named("animations")
    return (fadeIn * animations).named("final")
  }

  /// The names of what is put together of others, which have bars.
  private static let wholes = ["animations", "final"]
}

/// The places of the example's three cards.
struct ExamplePlaces {
  let stage: Rect
  let code: Rect
  let bars: Rect

  init(_ canvas: AlgebraCanvas) {
    let body = canvas.body
    let gap = canvas.isTall ? 14.0 : 20.0
    if canvas.isTall {
      let bar = min(138, 0.25 * body.height).rounded()
      let shared = body.height - bar - 2 * gap
      // Code as large as it can be read comes first.
      let stage = max(132, min(shared * 0.4, shared - 240)).rounded()
      self.stage = Rect(body.x, body.y, body.width, stage)
      code = Rect(body.x, body.y + stage + gap, body.width, shared - stage)
      bars = Rect(body.x, body.maxY - bar, body.width, bar)
    } else {
      let bar = 168.0
      let top = body.height - bar - gap
      let code = min(460, (body.width - gap) * 0.5)
      stage = Rect(body.x, body.y, body.width - gap - code, top)
      self.code = Rect(body.maxX - code, body.y, code, top)
      bars = Rect(body.x, body.maxY - bar, body.width, bar)
    }
  }
}
