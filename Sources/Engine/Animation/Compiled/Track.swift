extension Program {
  /// Everything that moves one property: where its parts lie among those of the program.
  ///
  /// Plain data, as a frame looks at many: nothing is copied or counted.
  struct Track {
    /// The way in which the parts share the time.
    enum Order: UInt8 {
      /// One part alone.
      case single
      /// All are shown all the time: the value is their mean.
      case together
      /// One after the other in the whole's own time; each is held until the next one.
      case sequence
      /// Any other.
      case mixed
    }

    /// The kind of the parts, by which they lie in different lists.
    enum Kind: UInt8 {
      /// Straight ways of a plain number.
      case numbers
      /// Straight ways.
      case lanes
      /// Any other.
      case spans
    }

    let order: Order
    let kind: Kind
    /// True if it begins at what is on screen, false if it begins where it says.
    let startsFromScreen: Bool
    /// The number of the curve that all its ways go along, −1: evenly; nil if they differ.
    let curve: Int32?
    /// True if its lead is a straight way, false if that is a function.
    let leadsStraight: Bool
    /// The last part that leads anywhere (waits and holds do not), or the last one.
    let lead: SpanTime
    /// The places of its parts among those of their kind.
    let parts: Range<Int32>
    /// The turns of parts in sequence.
    let turns: Turns

    var places: Range<Int> { Int(parts.lowerBound)..<Int(parts.upperBound) }
  }

  /// The time of a span, in seconds of its frame, and the curve along which it goes.
  struct SpanTime {
    let start: Double
    let duration: Double
    /// The width of a seam in the frame.
    let seam: Double
    let frame: Int32
    /// The number of its curve; −1: evenly.
    let curve: Int32
    /// The number that it has in common with tracks of the same time and curve, so that these are
    /// looked at once for all; −1 in a track of several spans.
    var pace: Int32 = -1

    /// The fraction of the span that is gone at a time of the frame.
    @inline(__always)
    func fraction(at time: Double) -> Double {
      Seam.fraction(time - start, of: duration, width: seam)
    }
  }
}
