internal import Engine
import EngineSVG

private func point(_ random: inout RandomArguments) -> Point {
  let far = random.index(below: 16) == 0
  return far
    ? Point(random.finite(), random.finite())
    : Point(random.number(-9...30), random.number(-9...30))
}

private func path(_ random: inout RandomArguments) -> Path {
  var path = Path()
  path.move(to: point(&random))
  for _ in 0..<random.index(below: 5) {
    switch random.index(below: 5) {
    case 0: path.move(to: point(&random))
    case 1: path.quad(point(&random), to: point(&random))
    case 2: path.cubic(point(&random), point(&random), to: point(&random))
    case 3: path.close()
    default: path.line(to: point(&random))
    }
  }
  return path
}

private func command(_ random: inout RandomArguments, _ depth: Int = 0) -> DrawCommand {
  let color = Color(white: random.number(0...1), alpha: random.number(0...1))
  switch random.index(below: depth > 2 ? 2 : 3) {
  case 0: return .fill(path(&random), .color(color))
  case 1:
    return .stroke(path(&random), StrokeStyle(width: random.number(0...9)), .color(color))
  default:
    let turn = AffineTransform.rotation(random.number(-3...3))
      .then(.scale(random.finite(), random.number(-2...2)))
    let inner = (0..<random.index(below: 3)).map { _ in command(&random, depth + 1) }
    return .layer(Layer(transform: turn, opacity: random.number(0...1), commands: inner))
  }
}

private func list(_ random: inout RandomArguments) -> DisplayList {
  DisplayList((0..<random.index(below: 4)).map { _ in command(&random) })
}

private func painted(_ list: DisplayList) -> Bitmap {
  let bitmap = Bitmap(width: 24, height: 20)
  Painter().paint(list, into: bitmap, glyphs: nil)
  return bitmap
}

/// Pictures, and texts that become pictures.
let drawingCalls = [
  Operation("Painter.paint") { random in
    let (old, new) = (list(&random), list(&random))
    let (whole, before) = (painted(new), painted(old))
    let blocks = new.damage(
      since: old, in: PixelRect(x: 0, y: 0, width: 24, height: 20), glyphs: nil)
    for place in whole.pixels.indices where whole.pixels[place] != before.pixels[place] {
      let (x, y) = (place % 24, place / 24)
      expect(
        blocks.contains { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom },
        "\(x),\(y) changed outside of \(blocks)")
    }
  },
  Operation("Drawing(svg:)") { random in
    let inside = random.text(of: [
      "<rect width='9' height='9'/>", "<g>", "</g>", "<path d='M0 0L", "9 9'/>", " fill='red'", ">",
      "<circle r='1e9'/>", "transform='rotate(1e300)'", "\u{0}", "&lt;", "-1", "A1 1 0 0 1 9 9",
      "z",
    ])
    _ = try? Drawing(svg: "<svg viewBox='0 0 9 9'>\(inside)</svg>")
  },
]
