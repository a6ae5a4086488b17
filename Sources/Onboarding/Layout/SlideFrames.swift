import Engine

/// The frames that layouts give the elements in a slide's groups, in points of the canvas.
package struct SlideFrames: Hashable, Sendable {
  /// The frames of the elements in one, from its corner.
  package struct Group: Hashable, Sendable {
    /// In the order of the elements.
    var frames: [Rect] = []
    /// The size of all of it: larger than the element, if that scrolls.
    var content = Size.zero
    /// The element's own size.
    var viewport = Size.zero
    /// The axis along which it scrolls; nil: it doesn't.
    var scrollAxis: Axis?
    /// True if it is laid out from right to left: words begin there, too.
    var isMirrored = false
    /// True if no frame begins, or ends, before the one before it along the axis.
    var isSorted = false
  }

  /// The most elements in one that are shown where all of them are.
  package static let mostRows = 1000

  /// The most elements in one that are shown at once.
  static let mostSeen = 2_000

  /// By the keys of the elements that hold others.
  var groups: [String: Group] = [:]

  package subscript(key: String) -> Group? { groups[key] }
}

extension SlideFrames.Group {
  /// The places, in the order of the elements, of those that are seen.
  ///
  /// - Parameter offset: how far it is scrolled, in points of the canvas.
  func visible(at offset: Point) -> [Int] {
    guard let axis = scrollAxis else { return Array(frames.indices.prefix(SlideFrames.mostSeen)) }
    let start = axis == .vertical ? offset.y : offset.x
    let end = start + (axis == .vertical ? viewport.height : viewport.width)
    func isSeen(_ place: Int) -> Bool { low(place, axis) < end && high(place, axis) > start }
    guard isSorted else {
      return Array(frames.indices.lazy.filter(isSeen).prefix(SlideFrames.mostSeen))
    }
    let first = partition { high($0, axis) > start }
    let seen = first..<max(first, partition { low($0, axis) >= end })
    return Array(seen.prefix(SlideFrames.mostSeen))
  }

  private func low(_ place: Int, _ axis: Axis) -> Double {
    axis == .vertical ? frames[place].minY : frames[place].minX
  }

  private func high(_ place: Int, _ axis: Axis) -> Double {
    axis == .vertical ? frames[place].maxY : frames[place].maxX
  }

  /// The first place for which something is true that is so for all places behind it.
  private func partition(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Finds out whether ``visible(at:)`` may search.
  mutating func sort() {
    guard let axis = scrollAxis else { return }
    isSorted = frames.indices.dropFirst().allSatisfy {
      low($0 - 1, axis) <= low($0, axis) && high($0 - 1, axis) <= high($0, axis)
    }
  }
}
