import Engine

/// A stack of which some children share what the others leave over, in equal parts. An empty child
/// keeps its distance from its neighbours, unlike in a ``StackLayout``.
struct SharingStack: ContainerLayout {
  let axis: Axis
  let spacing: Double
  let children: [any Layout]
  /// True for each child that gets a share.
  let shares: [Bool]

  /// What shares is measured in its share: words in it wrap there.
  func room(forChild index: Int, within maxSize: Size) -> Size {
    guard shares[index], length(maxSize) < Self.endless else { return maxSize }
    let taken = zip(children, shares).reduce(gaps) { taken, child in
      taken + (child.1 ? 0 : length(child.0.measurement(within: maxSize).size))
    }
    return size(share(of: length(maxSize) - taken), cross(maxSize))
  }

  private func share(of room: Double) -> Double {
    max(0, room) / Double(max(1, shares.count { $0 }))
  }

  /// As long as there is room, if anything shares that; where it has no end, as what is in it.
  func size(of children: [Size], within maxSize: Size) -> Size {
    let lengths = children.map(length).reduce(gaps, +)
    let room = length(maxSize)
    let cross = children.map(cross).max() ?? 0
    return size(shares.contains(true) && room < Self.endless ? room : lengths, cross)
  }

  func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
    let taken = zip(children, shares).reduce(gaps) { $0 + ($1.1 ? 0 : length($1.0)) }
    let share = share(of: length(size) - taken)
    var start = 0.0
    return zip(children, shares).map { child, shares in
      let length = shares ? share : length(child)
      defer { start += length + spacing }
      return axis == .horizontal
        ? Rect(start, 0, length, size.height) : Rect(0, start, size.width, length)
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
