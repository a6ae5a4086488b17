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
  let frames: [TimeFrame]
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

  func contains(_ time: Double) -> Bool {
    let seam = Seam.width(in: whole)
    let begun = includesStart ? time >= start : time > start + seam
    return begun && time <= end + seam
  }
}

/// A part with a time of its own, inside another one.
struct TimeFrame {
  let parent: Int
  /// The part's place in seconds of the parent.
  let start: Double
  let outerDuration: Double
  let innerDuration: Double
  let warp: TimeWarp
  let active: ActiveTime
  let place: FramePlace

  /// The frame's own time in seconds at a time of its parent, cut to its ends, and how often it
  /// has been gone through by then.
  func local(_ parentTime: Double) -> (time: Double, passes: Double) {
    let time = Seam.snapped(parentTime - start, to: outerDuration, in: active.whole)
    if warp.isRepeating {
      let (passes, local) = Seam.passed(min(time, outerDuration), in: innerDuration)
      return (local, passes)
    }
    return (warp(Seam.fraction(time, of: outerDuration)) * innerDuration, 0)
  }

  /// The parent's time at a time of the frame; where a curve goes back and forth, the first.
  ///
  /// - Parameter passes: the number of times the frame has been gone through by then.
  func outer(_ time: Double, passes: Double) -> Double {
    let fraction = min(1, max(0, time / innerDuration))
    switch warp {
    case .reversed: return start + outerDuration * (1 - fraction)
    case .stretched, .resting: return start + outerDuration * fraction
    case .repeated, .endless: return start + passes * innerDuration + time
    case .curve(let curve):
      if fraction == 0 || fraction == 1 { return start + outerDuration * fraction }
      let place = Bisection.crossing(from: 0, to: 1) { curve.value(at: $0) >= fraction }
      return start + outerDuration * place
    }
  }
}
