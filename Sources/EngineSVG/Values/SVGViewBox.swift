import Engine

/// A box of coordinates that fills a rectangle, and how where their sides differ.
struct SVGViewBox {
  /// The coordinates; sides above 0.
  var box: Rect
  /// False to stretch both sides alone.
  var keepsRatio = true
  /// The larger scale, so that nothing stays empty; else the smaller one, so that all is seen.
  var slices = false
  /// The place in the room that is left: 0 at the left and top, 1 at the right and bottom.
  var align = Point(0.5, 0.5)

  init(_ box: Rect) { self.box = box }

  /// The box of an element's `viewBox` and `preserveAspectRatio`; nil without a `viewBox`.
  init?(_ element: SVGElement) throws(SVGError) {
    guard let attribute = element["viewBox"] else { return nil }
    var scanner = SVGScanner(attribute, of: element)
    let numbers = try scanner.numbers()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw element.invalid("viewBox", "must be four numbers, x y width height, sides above 0")
    }
    box = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    try readRatio(element)
  }

  /// Reads how it fills a rectangle from an element that says it.
  mutating func readRatio(_ element: SVGElement) throws(SVGError) {
    guard let attribute = element["preserveAspectRatio"] else { return }
    var words = attribute.word.split(separator: " ").map(String.init)
    if words.first == "defer" { words.removeFirst() }
    let shares = ["Min": 0, "Mid": 0.5, "Max": 1.0]
    let place = words.first ?? ""
    if place == "none" {
      keepsRatio = false
    } else if place.count == 8, place.hasPrefix("x"), place.dropFirst(4).hasPrefix("Y"),
      let x = shares[String(place.dropFirst().prefix(3))], let y = shares[String(place.suffix(3))]
    {
      align = Point(x, y)
    } else {
      throw element.invalid(
        "preserveAspectRatio", "is unknown; write none, or such as xMidYMid meet")
    }
    slices = words.count > 1 && words[1] == "slice"
  }

  /// The map from the coordinates to a rectangle of sides above 0.
  func map(into rect: Rect) -> AffineTransform {
    var (x, y) = (rect.width / box.width, rect.height / box.height)
    if keepsRatio {
      let scale = slices ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    let left = rect.minX + (rect.width - box.width * x) * align.x
    let top = rect.minY + (rect.height - box.height * y) * align.y
    return AffineTransform.translation(-box.minX, -box.minY).then(.scale(x, y))
      .then(.translation(left, top))
  }
}
