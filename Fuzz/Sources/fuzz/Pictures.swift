internal import Engine

private let (width, height) = (40, 30)

/// A part of a picture has the whole's bytes there, and what changed lies in the damage.
func paintLists(_ given: Choices) {
  var choices = given
  let (old, new) = (DisplayList(commands(&choices, 0)), DisplayList(commands(&choices, 0)))
  let painter = Painter()
  let whole = painted(new, by: painter)
  let cut = choices.index(below: width + 1)
  let parts = Bitmap(width: width, height: height)
  for (left, right) in [(cut, width), (0, cut)] {
    let clip = PixelRect(left: left, top: 0, right: right, bottom: height)
    painter.paint(new, into: parts, clip: clip, glyphs: nil)
  }
  expect(parts.pixels == whole.pixels, "parts, cut at \(cut), are not the whole")
  let picture = PixelRect(x: 0, y: 0, width: width, height: height)
  let blocks = new.damage(since: old, in: picture, glyphs: nil)
  let before = painted(old, by: painter)
  for place in whole.pixels.indices where whole.pixels[place] != before.pixels[place] {
    let (x, y) = (place % width, place / width)
    expect(
      blocks.contains {
        ($0.left..<$0.right).contains(x) && ($0.top..<$0.bottom).contains(y)
      }, "\(x),\(y) changed outside of \(blocks)")
  }
}

private func painted(_ list: DisplayList, by painter: Painter) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  painter.paint(list, into: bitmap, glyphs: nil)
  return bitmap
}

private func commands(_ choices: inout Choices, _ depth: Int) -> [DrawCommand] {
  (0..<choices.index(below: 5)).map { _ in command(&choices, depth) }
}

private func command(_ choices: inout Choices, _ depth: Int) -> DrawCommand {
  switch choices.index(below: depth > 3 ? 3 : 4) {
  case 0: return .fill(path(&choices), paint(&choices))
  case 1:
    let style = StrokeStyle(
      width: choices.number(0...12), cap: choices.element(of: [.butt, .round, .square]),
      join: choices.element(of: [.miter, .round, .bevel]))
    return .stroke(path(&choices), style, paint(&choices))
  case 2:
    let rect = Rect(
      origin: point(&choices), size: Size(coordinate(&choices), coordinate(&choices)))
    return .shadow(
      BoxShadow(
        rect, radius: coordinate(&choices), blur: coordinate(&choices),
        color: Color(white: choices.number(0...1), alpha: choices.number(0...1)),
        hidden: choices.bool() ? rect : nil))
  default:
    let scale = choices.element(of: [1, -1, 0, 1e-9, 3, 1e12, .infinity, .nan])
    let turned = AffineTransform.rotation(choices.number(-3...3))
      .then(.scale(scale, choices.number(-2...2)))
      .then(.translation(coordinate(&choices), coordinate(&choices)))
    return .layer(
      Layer(
        transform: turned, opacity: choices.number(0...1),
        clip: choices.bool() ? path(&choices) : nil, commands: commands(&choices, depth + 1)))
  }
}

private func path(_ choices: inout Choices) -> Path {
  var elements: [Path.Element] = [.move(point(&choices))]
  for _ in 0..<choices.index(below: 6) {
    switch choices.index(below: 5) {
    case 0: elements.append(.move(point(&choices)))
    case 1: elements.append(.quad(control: point(&choices), to: point(&choices)))
    case 2:
      elements.append(
        .cubic(control1: point(&choices), control2: point(&choices), to: point(&choices)))
    case 3: elements.append(.close)
    default: elements.append(.line(point(&choices)))
    }
  }
  return Path(elements)
}

private func point(_ choices: inout Choices) -> Point {
  Point(coordinate(&choices), coordinate(&choices))
}

/// Mostly in the picture, now and then where no picture is.
private func coordinate(_ choices: inout Choices) -> Double {
  let near = choices.number(-20...60)
  guard choices.index(below: 16) == 15 else { return near }
  return choices.element(of: [1e6, -1e9, 1e12, -1e13, 1e300, .infinity, -.infinity, .nan, 1e-300])
}

private func paint(_ choices: inout Choices) -> Paint {
  let color = Color(
    red: choices.number(0...1), green: choices.number(0...1), blue: choices.number(0...1),
    alpha: choices.number(0...1))
  guard choices.bool() else { return .color(color) }
  let stops = (0..<choices.index(below: 4)).map { _ in GradientStop(choices.number(-1...2), color) }
  return .linearGradient(start: point(&choices), end: point(&choices), stops: stops)
}
