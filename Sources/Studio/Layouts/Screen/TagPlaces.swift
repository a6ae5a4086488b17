import Engine

/// Places for tags in and around boxes, such that no tag lies on another one.
struct TagPlaces {
  /// The area in which tags may be.
  let room: Rect
  /// The boxes that tags should rather not cover.
  let avoided: [Rect]
  /// Between tags, and around what is avoided.
  let gap: Double
  private(set) var taken: [Rect] = []

  init(room: Rect, avoided: [Rect] = [], gap: Double = 0) {
    (self.room, self.avoided, self.gap) = (room, avoided, gap)
  }

  /// A place for a box's tag: the first that is free and covers nothing that is avoided, else the
  /// first that is free; nil if none is.
  mutating func place(_ size: Size, at box: Rect) -> Rect? {
    let free = Self.places(for: size, at: box).filter { place in
      room.union(place) == room && !taken.contains { $0.inset(by: -gap).intersects(place) }
    }
    let others = avoided.filter { $0 != box && !$0.contains(box) }
    let clear = free.first { place in !others.contains { $0.intersects(place) } }
    guard let place = clear ?? free.first else { return nil }
    taken.append(place)
    return place
  }

  /// In the corners of a large box; above, below and beside any, the best first.
  static func places(for size: Size, at box: Rect) -> [Rect] {
    let corners: [Alignment] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    let isLarge = box.height >= 3 * size.height && box.width >= 1.5 * size.width
    let above = box.inset(by: Insets(top: -size.height, bottom: -size.height))
    let beside = box.inset(by: Insets(left: -size.width, right: -size.width))
    let outside: [(Alignment, Rect)] = [
      (.topLeading, above), (.bottomLeading, above), (.topTrailing, above),
      (.bottomTrailing, above), (.centerTrailing, beside), (.centerLeading, beside),
    ]
    return ((isLarge ? corners.map { ($0, box) } : []) + outside).map { alignment, room in
      Rect(origin: alignment.position(size: size, in: room).origin, size: size)
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool { union(other) == self }
}
