/// An animation of effects, compiled: for each slot, the spans of time in which it is named.
///
/// Compiling takes one pass without recursion; sampling a slot looks at this slot's spans only,
/// however deep the expression was that made them.
public struct Program {
  /// In seconds; 0 for zero and one.
  public let duration: Double
  /// One track a slot, in the order in which the animation names them.
  let tracks: [Track]
  /// The frames of the parts whose time is bent; the first is the whole.
  let frames: [Frame]
  /// The times and curves of the straight ways.
  let paces: [Pace]
  /// The track of each slot.
  let places: SlotIndex

  /// Parts whose effects are known only when they are asked for.
  let closures: [Closure]

  /// A leaf's time, in seconds of its frame.
  struct Span {
    let frame: Int
    let start: Double
    let duration: Double
    let active: ActiveTime
    let motion: Motion
    /// The times between which the span is shown, in seconds of the whole, holding included: for
    /// choosing a neighbour where no span is active.
    let shownFrom: Double
    let shownTo: Double
  }

  /// A leaf that is bound to no slot: a function, or something to do.
  struct Closure {
    let frame: Int
    let start: Double
    let duration: Double
    let active: ActiveTime
    /// The leaf it was made of: a wait and what it waits for are made of the same one.
    let leaf: ObjectIdentifier
    /// The progress, 0…1, at which a wait or a hold stays; nil for a part that moves.
    let resting: Double?
    let effect: (_ progress: Double) -> Effect
  }

  /// The slots that the animation moves.
  public var slots: [Slot] { places.slots }
}

/// The time in which a part of an animation is shown, in seconds of the frame it is in.
struct ActiveTime {
  let start: Double
  /// The end of the part, and of its holding beside a longer one.
  let end: Double
  /// True if the moment `start` belongs to the part; false if something ends there (left wins).
  let includesStart: Bool
  /// The whole's duration, for the width of a seam.
  let whole: Double

  init(start: Double, end: Double, includesStart: Bool, whole: Double) {
    self.start = start
    self.end = end
    self.includesStart = includesStart
    self.whole = whole
  }

  /// All the time of a frame.
  init(ofWhole duration: Double) {
    self.init(start: 0, end: duration, includesStart: true, whole: duration)
  }

  func contains(_ time: Double) -> Bool {
    let seam = Seam.width(in: whole)
    let begun = includesStart ? time >= start : time > start + seam
    return begun && time <= end + seam
  }
}
