import Engine

/// The places of everything on the expression line's page.
struct LinePlaces {
  let field: Rect
  /// The text in the field.
  let text: Rect
  /// Below the field: the vocabulary, or what is wrong.
  let below: Rect
  let stage: Rect
  let bars: Rect

  init(_ canvas: AlgebraCanvas) {
    let body = canvas.body
    field = Rect(body.x, body.y, body.width, 60)
    text = field.inset(by: Insets(top: 8, left: 22, bottom: 8, right: 22))
    below = Rect(body.x, field.maxY + 8, body.width, canvas.isTall ? 56 : 44)
    let top = below.maxY + 8
    let height = body.maxY - top
    if canvas.isTall {
      let bar = min(200, height * 0.5)
      stage = Rect(body.x, top, body.width, height - bar - 14)
      bars = Rect(body.x, body.maxY - bar, body.width, bar)
    } else {
      let left = ((body.width - 20) * 0.44).rounded()
      stage = Rect(body.x, top, left, height)
      bars = Rect(body.x + left + 20, top, body.width - left - 20, height)
    }
  }

  /// The words of the vocabulary, one after the other.
  func chips(_ names: [String], measuring: any TextMeasuring) -> [Rect] {
    let widths = names.map {
      measuring.width(of: $0, font: Font(size: 14, weight: .semibold)) + 24
    }
    let gap = 8.0
    let needed = widths.reduce(0, +) + gap * Double(max(0, names.count - 1))
    let shrink = min(1, below.width / max(1, needed))
    var x = below.x
    return widths.map { width in
      defer { x += (width + gap) * shrink }
      return Rect(x, below.y + 4, width * shrink, 32)
    }
  }
}
