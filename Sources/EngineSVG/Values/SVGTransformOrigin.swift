import Engine

extension SVGElement {
  /// The map of an element's `transform`, or another attribute, around its `transform-origin`.
  func transform(
    _ name: String = "transform", around viewport: Size, fontSize: Double
  ) throws(SVGError) -> AffineTransform {
    let map = try transform(name)
    guard map != .identity, let attribute = self["transform-origin"] else { return map }
    let units = SVGUnits(viewport: viewport, fontSize: fontSize)
    let origin = try origin(attribute, units)
    return AffineTransform.translation(-origin.x, -origin.y).then(map)
      .then(.translation(origin.x, origin.y))
  }

  /// One or two lengths or words; a third length is one towards the viewer.
  private func origin(_ attribute: SVGAttribute, _ units: SVGUnits) throws(SVGError) -> Point {
    if let box = self["transform-box"], box.word != "view-box" {
      throw error("transform-box is not read; write transform-origin in user units", at: box)
    }
    var words = attribute.word.split(separator: " ").map(String.init)
    guard (1...3).contains(words.count) else {
      throw invalid("transform-origin", "is unknown; write two lengths")
    }
    // The words may stand in any order.
    let isSwapped =
      ["top", "bottom"].contains(words[0])
      || words.count > 1 && ["left", "right"].contains(words[1])
    if words.count == 1 { words.append("center") }
    if isSwapped { words.swapAt(0, 1) }
    return Point(
      try side(words[0], attribute, .horizontal, units),
      try side(words[1], attribute, .vertical, units))
  }

  private func side(
    _ word: String, _ attribute: SVGAttribute, _ axis: SVGUnits.Axis, _ units: SVGUnits
  ) throws(SVGError) -> Double {
    switch (word, axis) {
    case ("center", _): return units.whole(axis) / 2
    case ("left", .horizontal), ("top", .vertical): return 0
    case ("right", .horizontal), ("bottom", .vertical): return units.whole(axis)
    default:
      var part = attribute
      part.value = Array(word.utf8)
      var scanner = SVGScanner(part, of: self)
      let length = try scanner.length(axis, in: units)
      try scanner.expectEnd()
      return length
    }
  }
}
