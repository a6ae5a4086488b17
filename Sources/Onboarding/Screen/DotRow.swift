import Engine

/// The places of a slide's dots in its canvas: a dot a slide, above the button, in proportion to the
/// canvas, on whole pixels.
struct DotRow: Hashable {
  /// The least side of the area in which a dot is hit, in points.
  static let reach = 24.0

  /// One for each slide.
  let count: Int
  let layout: IntroLayout

  var diameter: Double { rounded(max(5, layout.placed(8))) }

  /// The length of the mark at rest.
  var markLength: Double { diameter + 2 * rounded(layout.placed(7)) }

  /// From one dot's middle to the next one's. Where 14 points between them are so few that their
  /// areas would overlap, it is as wide as an area.
  var pitch: Double {
    let wanted = max(Self.reach, layout.placed(22))
    return rounded(min(wanted, layout.canvas.width / Double(count)))
  }

  /// The box of a dot.
  func dot(_ index: Int) -> Rect {
    Rect(left + Double(index) * pitch, top, diameter, diameter)
  }

  /// The box of the mark between two places, counted in dots; never narrower than a dot.
  func mark(from first: Double, to last: Double) -> Rect {
    let middle = left + diameter / 2 + (first + last) / 2 * pitch
    let length = max(diameter, markLength + (last - first) * pitch)
    return Rect(middle - length / 2, top, length, diameter)
  }

  /// The area in which a dot is hit; the areas lie side by side, and end above the button.
  func area(_ index: Int) -> Rect {
    let height = max(Self.reach, layout.placed(36))
    let bottom = min(top + (diameter + height) / 2, layout.button.minY)
    let middle = dot(index).midX
    return Rect(middle - pitch / 2, bottom - height, pitch, height)
  }

  /// The area of a quiet word at the row's right, ending with the button; empty where there is no
  /// room.
  var aside: Rect {
    let last = area(count - 1)
    let width = min(layout.button.maxX - last.maxX, 6 * asideSize)
    return Rect(layout.button.maxX - max(0, width), last.minY, max(0, width), last.height)
  }

  /// The size of the quiet word.
  var asideSize: Double { max(11, layout.placed(14)) }

  /// The area of the word and the sign between the title and the dots.
  var hint: Rect {
    let height = layout.placed(32)
    let (left, top) = (layout.canvas.width / 2 - 1.6 * height, layout.title.maxY + layout.placed(8))
    return Rect(rounded(left), rounded(top), rounded(3.2 * height), rounded(height))
  }

  private var left: Double {
    rounded((layout.canvas.width - Double(count - 1) * pitch - diameter) / 2)
  }
  private var top: Double { rounded(layout.button.minY - layout.placed(28)) - diameter }

  /// To the nearest pixel.
  private func rounded(_ value: Double) -> Double {
    (value * layout.screenScale).rounded() / layout.screenScale
  }
}
