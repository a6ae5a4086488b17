/// The remainder of a straight motion that others have taken over: a distance that is added to a
/// property's value and wanes with all others of its change.
struct Leftover {
  let waning: Waning
  private let latest: UnsafeMutablePointer<Waning.Reading>
  /// The distance that there was to go; 0 in lanes that it doesn't show in.
  private(set) var distance: Lanes
  /// The lanes that it shows in.
  private(set) var lanes: LaneSet
  /// The lanes by which the playback's program knows the property.
  let named: LaneSet
  /// The part of the distance that others have left it, which no new layout changes: in a list, as
  /// few have any.
  private var inherited: [Lanes] = []

  /// The part that a left layer adds to those above it; nil if that is no distance that wanes.
  init?(_ layer: PropertyMotion.Layer) {
    guard case .own(let playhead, let goal) = layer.lead, let track = layer.track,
      let way = layer.sampler.way(ofTrack: track), playhead.duration.isFinite,
      layer.playback.join == .adding, !layer.playback.isFading, playhead.fadeShare(at: 0) == nil
    else { return nil }
    let atStart = way.from + (layer.playback.beganAtEnd ? .zero : layer.offset)
    let atEnd = way.to + (layer.playback.beganAtEnd ? layer.offset : .zero)
    let (from, to) = playhead.isReversed ? (atEnd, atStart) : (atStart, atEnd)
    guard PropertyMotion.offset(from: to, to: goal) == .zero else { return nil }
    waning = layer.playback.waning(ofTrack: track, in: layer.sampler, playhead)
    latest = waning.latest
    distance = layer.lanes.replace(.zero, by: from - goal)
    lanes = layer.lanes
    named = layer.named
  }

  /// The sum of what some of them add at a time. It reads the shares from memory: to count the
  /// references to each waning would take longer than the sum does.
  static func sum(of leftovers: [Leftover], at time: Double) -> Lanes {
    leftovers.withUnsafeBufferPointer { leftovers in
      var sum = Lanes.zero
      for place in leftovers.indices {
        let latest = leftovers[place].latest
        if latest.pointee.time != time { leftovers[place].waning.look(at: time) }
        sum += leftovers[place].distance * latest.pointee.share
      }
      return sum
    }
  }

  /// Shows in some lanes no more.
  mutating func forget(_ lanes: LaneSet) {
    self.lanes.subtract(lanes)
    distance = lanes.replace(distance, by: .zero)
    inherited = inherited.map { lanes.replace($0, by: .zero) }
  }

  /// Takes another one over that is the same function of time and of which nobody has seen anything
  /// yet; returns false if it is not.
  mutating func take(_ other: Leftover, at time: Double) -> Bool {
    guard lanes == other.lanes, waning.begins(with: other.waning, at: time) else { return false }
    inherit([other.distance])
    return true
  }

  /// Takes over what others have left one whose place it takes.
  mutating func inherit(from other: Leftover) { inherit(other.inherited) }

  private mutating func inherit(_ more: [Lanes]) {
    let all = (inherited + more).reduce(.zero, +)
    distance += lanes.replace(.zero, by: more.reduce(.zero, +))
    inherited = more.isEmpty ? inherited : [all]
  }
}
