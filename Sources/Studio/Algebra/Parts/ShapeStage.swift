import Engine
import Workbench

/// The deck's stage: a container with a circle and a square in it.
struct ShapeStage {
  let container = View()
  let circle = View()
  let square = View()
  /// Said while nothing has been played; the stage is empty then.
  let hint = View()

  var layout: any Layout {
    ZStack {
      Label("Press Return, or drag across", size: 15, .regular, Palette.faint, .center)
        .held(by: hint)
      ZStack(viewReuseId: "container") {
        shape(Palette.blue, radius: 50, "circle", side: -1).held(by: circle)
        shape(Palette.amber, radius: 14, "square", side: 1).held(by: square)
      }
      .held(by: container)
    }
  }

  /// - Parameter side: -1 for left of the middle, 1 for right of it.
  private func shape(_ color: Color, radius: Double, _ id: String, side: Double) -> Box {
    let place = Alignment { _, room in
      let apart = min(room.width / 4, 120)
      return Rect(center: room.center + Point(side * apart, 0), size: Size(100, 100))
    }
    return Box(color, radius: radius, id: id, alignment: place)
  }

  /// The way of the square past the circle and back to its place, clockwise: around the middle
  /// between them, and flat where the stage is low, so that it stays in the picture.
  var orbit: Path {
    let center = (circle.center + square.center) * 0.5
    let radius = square.center.x - center.x
    let diagonal = Point.zero.distance(to: Point(square.size.width, square.size.height))
    let height = min(radius, max(0, (container.size.height - diagonal) / 2))
    let flat = AffineTransform.scale(1, radius > 0 ? height / radius : 1)
    var path = Path([.move(square.center)])
    let control = radius * 4 / 3 * (2.0.squareRoot() - 1)
    for quarter in 0..<4 {
      let turn = AffineTransform.rotation(.pi / 2 * Double(quarter)).then(flat)
      func place(_ x: Double, _ y: Double) -> Point { center + turn.apply(to: Point(x, y)) }
      path.cubic(
        place(radius, control), place(control, radius),
        to: quarter < 3 ? place(0, radius) : square.center)
    }
    return path
  }

  /// Says what to do while the stage is empty.
  func follow() {
    let isEmpty = container.presented.alpha == 0
    let alpha = isEmpty ? 1.0 : 0
    if hint.alpha != alpha { hint.alpha = alpha }
  }
}
