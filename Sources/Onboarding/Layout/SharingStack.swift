import Engine

/// A stack of which some children share what the others leave over, in equal parts. An empty child
/// keeps its distance from its neighbours, unlike in a ``StackLayout``.
struct SharingStack: ContainerLayout {
  let axis: Axis
  let spacing: Double
  /// Those that take their own lengths, then those that share the rest.
  let children: [any Layout]
  /// The place of each child in the stack.
  private let places: [Int]
  /// The number of children that take their own lengths.
  private let fixed: Int

  /// - Parameters:
  ///   - layouts: in their order in the stack.
  ///   - shares: true for each that gets a share.
  init(axis: Axis, spacing: Double, children layouts: [any Layout], shares: [Bool]) {
    (self.axis, self.spacing) = (axis, spacing)
    places = layouts.indices.filter { !shares[$0] } + layouts.indices.filter { shares[$0] }
    children = places.map { layouts[$0] }
    fixed = shares.count { !$0 }
  }

  func room(forChild index: Int, within maxSize: Size) -> Size { maxSize }

  /// What shares is measured in its share: words in it wrap there.
  func room(forChild index: Int, after sizes: [Size], within maxSize: Size) -> Size {
    guard index >= fixed, length(maxSize) < Self.endless else { return maxSize }
    return size(share(of: length(maxSize), beside: sizes), cross(maxSize))
  }

  /// The length of a share of some room.
  private func share(of room: Double, beside sizes: [Size]) -> Double {
    let taken = sizes.prefix(fixed).map(length).reduce(gaps, +)
    return max(0, room - taken) / Double(max(1, children.count - fixed))
  }

  /// As long as there is room; where that has no end, as what is in it.
  func size(of children: [Size], within maxSize: Size) -> Size {
    let room = length(maxSize)
    return size(
      room < Self.endless ? room : children.map(length).reduce(gaps, +),
      children.map(cross).max() ?? 0)
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let share = share(of: length(size), beside: children)
    var lengths = Array(repeating: share, count: children.count)
    for (child, place) in places.enumerated().prefix(fixed) {
      lengths[place] = length(children[child])
    }
    var (starts, start) = ([Double](), 0.0)
    for length in lengths {
      starts.append(start)
      start += length + spacing
    }
    return places.map { place in
      axis == .horizontal
        ? Rect(starts[place], 0, lengths[place], size.height)
        : Rect(0, starts[place], size.width, lengths[place])
    }
  }

  private var gaps: Double { spacing * Double(max(0, children.count - 1)) }
  private static let endless = 1e9

  private func length(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
  private func size(_ length: Double, _ cross: Double) -> Size {
    axis == .horizontal ? Size(length, cross) : Size(cross, length)
  }
}
