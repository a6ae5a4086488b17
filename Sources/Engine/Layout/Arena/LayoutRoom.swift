/// The room for a whole tree: each side given, or as long as the tree measures.
struct LayoutRoom: Equatable {
  let width: Double?
  let height: Double?

  /// - Parameters: in points, finite.
  init(width: Double?, height: Double?) {
    require(
      (width ?? 0).isFinite && (height ?? 0).isFinite,
      "a layout's room is finite; nil stands for as much as it needs")
    self.width = width
    self.height = height
  }

  /// The room to measure in.
  var size: Size {
    let unbounded = Double.greatestFiniteMagnitude
    return Size(width ?? unbounded, height ?? unbounded)
  }

  /// The rectangle to arrange in.
  func rect(measured: Size) -> Rect {
    Rect(0, 0, width ?? measured.width, height ?? measured.height)
  }
}

extension Size {
  /// The same size, infinite sides as long as a number can be.
  ///
  /// The edge of the solver: a room that is no number is refused.
  var asRoom: Size {
    require(!width.isNaN && !height.isNaN, "the sides of a layout's room are numbers")
    return asNumbers
  }

  /// The same size with finite sides; what is no number becomes 0.
  @inline(__always)
  var asNumbers: Size {
    (width + height) * 0 == 0 ? self : Size(finite(width), finite(height))
  }
}

extension Rect {
  /// The same rectangle in finite numbers; what is no number becomes 0.
  @inline(__always)
  var asNumbers: Rect {
    (x + y + width + height) * 0 == 0
      ? self : Rect(finite(x), finite(y), finite(width), finite(height))
  }
}

@inline(never)
private func finite(_ value: Double) -> Double {
  let greatest = Double.greatestFiniteMagnitude
  return value.isNaN ? 0 : max(-greatest, min(greatest, value))
}
