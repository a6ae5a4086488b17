/// An animation of effects, compiled: for each property, the spans of time in which it is named.
///
/// Compiling takes one pass without recursion; sampling a property (see ``ProgramSampler``) looks
/// at this property's spans only, however deep the expression was that made them.
package struct Program {
  /// In seconds; 0 for zero and one.
  package let duration: Double
  /// All that moves its properties.
  let table: TrackTable
  /// The frames of the parts whose time is bent; the first is the whole.
  let frames: [Frame]
  /// The track of each property.
  let places: PropertyIndex

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

  /// A leaf that is bound to no property: a function, or something to do.
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

  /// One a property, in the order of ``properties``.
  var tracks: [Track] { table.tracks }

  /// The properties that the animation moves.
  package var properties: [Property] { places.properties }

  /// The place of the track of a property, or of the whole it is a part of; nil if the program
  /// doesn't move it.
  func track(of property: Property) -> Int? {
    places.number(of: property)
      ?? (property.lanes == .all ? nil : places.number(of: property.whole))
  }

  /// The lanes that a property shows at a time in seconds, cut to 0…duration; nil if the program
  /// doesn't move it. For one moment only: see ``ProgramSampler``.
  ///
  /// Where the animation does not name the property, it shows what it showed last, else what it
  /// will show next.
  package func value(of property: Property, at time: Double) -> Lanes? {
    require(!time.isNaN, "a time must be a number")
    return ProgramSampler(self).value(of: property, at: time)
  }
}

/// The time in which a part of an animation is shown, in seconds of the frame it is in.
struct ActiveTime {
  let start: Double
  /// The end of the part, and of its holding beside a longer one.
  let end: Double
  /// True if the moment `start` belongs to the part; false if something ends there (left wins).
  let includesStart: Bool
  /// True if it is all the time of the frame.
  let isWhole: Bool
  /// The width of a seam in the frame.
  let seam: Double

  /// A part of the time in which another part is shown.
  init(start: Double, end: Double, includesStart: Bool, in around: ActiveTime) {
    self.start = start
    self.end = end
    self.includesStart = includesStart
    isWhole = around.isWhole && includesStart && start == around.start && end == around.end
    seam = around.seam
  }

  /// All the time of a frame.
  init(ofWhole duration: Double) {
    start = 0
    end = duration
    includesStart = true
    isWhole = true
    seam = Seam.width(in: duration)
  }

  func contains(_ time: Double) -> Bool {
    let begun = includesStart ? time >= start : time > start + seam
    return begun && time <= end + seam
  }
}
