import Engine
import EngineDeck
import Workbench

/// The deck's main example: a container fades in, then a circle shrinks while a square turns,
/// there and back.
final class ExamplePage: AlgebraPage {
  let name = "Example"
  let player = PagePlayer(root: View(), animation: .one)
  private var shapes: ShapeStage?
  private var code: ExampleCode?
  private var bars: IntervalBars?
  private var intervals: [Interval] = []

  func layOut(_ canvas: AlgebraCanvas) {
    let shapes = ShapeStage()
    let code = ExampleCode()
    let final = Self.final(shapes)
    intervals = final.intervals
    let bars = IntervalBars(
      intervals.filter { !Self.wholes.contains($0.name) }, whole: final.duration, labels: 76,
      key: "bars")
    let cards = ExampleCards(
      stage: .card(shapes.layout), code: .card(code.layout),
      bars: .card(bars.layout().inset(Insets(top: 22, left: 24, bottom: 14, right: 24))))
    let root = canvas.makeRoot(
      "fadeIn * (left + right).looped",
      "One after the other with *, both at once with +, there and back with looped.",
      canvas.isTall ? cards.tall : cards.wide)
    (self.shapes, self.code, self.bars) = (shapes, code, bars)
    player.relocate(root: root, animation: final)
  }

  func follow() {
    bars?.update(seconds: player.seconds, give: player.give)
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
      .marker("seen")
    let animations = (left + right).looped.named("animations")
    return (fadeIn * animations).named("final")
  }

  /// The names of what is put together of others, which have bars.
  private static let wholes = ["animations", "final"]
}

/// The example's three cards side by side, or below each other.
private struct ExampleCards {
  let stage: Box
  let code: Box
  let bars: Box

  var wide: any Layout {
    VStack {
      InRoom { room in
        HStack {
          stage
          code.size(width: min(460, (room.width - 20) * 0.5)).inset(Insets(left: 20))
        }
      }
      bars.size(height: 168).inset(Insets(top: 20))
    }
  }

  var tall: any Layout {
    InRoom { room in
      let bar = min(138, 0.25 * room.height).rounded()
      let shared = room.height - bar - 28
      VStack {
        // Code as large as it can be read comes first.
        stage.size(height: max(132, min(shared * 0.4, shared - 240)).rounded())
        code.inset(Insets(top: 14, bottom: 14))
        bars.size(height: bar)
      }
    }
  }
}
