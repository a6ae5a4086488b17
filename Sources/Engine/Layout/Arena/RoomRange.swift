/// Rooms from a smallest to a largest one, both included, per axis.
struct RoomRange: Equatable {
  var low: Size
  var high: Size

  // Computed: a stored constant would be looked for again for every node.
  @inline(__always)
  static var all: RoomRange {
    RoomRange(low: Size(-.infinity, -.infinity), high: Size(.infinity, .infinity))
  }
  @inline(__always)
  static var none: RoomRange {
    RoomRange(low: Size(.infinity, .infinity), high: Size(-.infinity, -.infinity))
  }

  init(low: Size, high: Size) {
    self.low = low
    self.high = high
  }

  /// One room only.
  init(_ room: Size) { self.init(low: room, high: room) }

  @inline(__always)
  func contains(_ room: Size) -> Bool {
    low.width <= room.width && room.width <= high.width && low.height <= room.height
      && room.height <= high.height
  }

  mutating func formIntersection(_ other: RoomRange) {
    low.width = larger(low.width, other.low.width)
    low.height = larger(low.height, other.low.height)
    high.width = min(high.width, other.high.width)
    high.height = min(high.height, other.high.height)
  }
}

/// The rooms along one axis in which something measures the same.
struct LengthRange {
  var low: Double
  var high: Double

  @inline(__always)
  static var all: LengthRange { LengthRange(low: -.infinity, high: .infinity) }

  /// For a box of at least `wanted`, of which `room`, cut to `limit`, leaves something.
  ///
  /// - Parameter child: the range of what is inside, which measures in the cut room.
  @inline(__always)
  static func box(
    wanted: Double, limit: Double, room: Double, child: LengthRange
  ) -> LengthRange {
    let available = min(room, limit)
    if wanted > available && room < limit { return LengthRange(low: room, high: room) }
    let own = min(wanted, limit)
    return LengthRange(
      low: larger(own, child.low), high: limit <= child.high ? .infinity : child.high)
  }

  /// For something that measures in the room less a distance.
  ///
  /// Rounding may take a bound back over the edge that it stands for; then it is the room itself.
  @inline(__always)
  static func reduced(by distance: Double, room: Double, child: LengthRange) -> LengthRange {
    let low = child.low + distance
    let high = child.high + distance
    return LengthRange(
      low: low <= room && low - distance >= child.low ? low : room,
      high: high >= room && high - distance <= child.high ? high : room)
  }
}
