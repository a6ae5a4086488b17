package import Engine

/// The views that a screen shows during a run, with all their ways: what exports are made of.
package struct Take {
  /// The size of the canvas, in points.
  let size: Size
  /// The colour under everything.
  package let ground: Color
  /// The moments that were looked at, in seconds, in order; the first is 0, the last is the end.
  let times: [Double]
  /// In paint order.
  let views: [TakenView]
  /// The changes that were on their way, in the order in which they began.
  let spans: [TakenChange]
  /// The curves along which something went.
  let curves: [TimingCurve]
  /// The curves along which whole changes went.
  let paces: [ChangePace]
  /// The parts of the pictures that are no views, and so are not in it; in words.
  package let leftOut: [String]
  /// The shapes of a line's letters, in points from the left end of its baseline; nil: nobody knows.
  var outlines: (TextLine) -> [Path]? = { _ in nil }
  /// The file of a font of the texts' own; nil: it is of whoever shows them.
  var file: (Font) -> FontFile? = { _ in nil }

  /// In seconds.
  package var duration: Double { times.last ?? 0 }

  /// The changes in it, in order: those that lie on one another as one, which is drawn as the first
  /// of them, and one alone from the first moment to the last.
  var changes: [TakenChange] {
    var changes: [TakenChange] = []
    for span in spans.sorted(by: { $0.start < $1.start })
    where span.end > 0 && span.start < duration {
      var span = span
      (span.start, span.end) = (max(0, span.start), max(span.start, min(span.end, duration)))
      if let last = changes.last, span.start < last.end - 1e-9 {
        changes[changes.count - 1].end = max(last.end, span.end)
      } else {
        changes.append(span)
      }
    }
    guard changes.count < 2 else { return changes }
    return [TakenChange(start: 0, end: duration, direction: changes.first?.direction ?? 1)]
  }

  /// True at all moments.
  var always: [Bool] { times.map { _ in true } }

  /// All views, each before those in it.
  var allViews: [TakenView] { views.flatMap(\.withInner) }

  /// The fitter of its tracks.
  var fitter: TrackFitter {
    TrackFitter(
      times: times, curves: curves, paces: paces, breaks: spans.flatMap { [$0.start, $0.end] })
  }
}

/// A change of a take.
struct TakenChange: Equatable {
  /// In seconds.
  var start, end: Double
  /// The sign of a drag that leads to its end: −1 to the left, as slides are turned on, or 1.
  let direction: Double
}

/// A view of a take in one parent and one place among the views beside it: one that goes to another
/// parent, or over the view before it, is another one from then on.
struct TakenView {
  /// The view's key, with a number behind it where that is taken; letters, digits, `-` and `_`.
  let id: String
  /// The view's key; nil: it has none.
  let key: String?
  /// The appearance at each moment; nil: the view isn't there.
  let poses: TakenPoses
  /// The appearance that it was on its way to when it was seen last.
  let goal: Appearance
  /// The contents it shows, one after the other.
  let faces: [TakenFace]
  /// True if nothing of it is seen outside its bounds.
  let clips: Bool
  /// True if nothing of its drawings is seen outside its bounds.
  let cutsFaces: Bool
  /// True if it goes from one content to another that are not both texts: the first one is cut.
  let cutsContent: Bool
  /// The times at which a property may begin or end to move within a change, by property.
  let breaks: [ViewProperty: [Double]]
  /// In paint order.
  let children: [TakenView]

  /// The appearance at each moment, also where there is none: the nearest one, and at the end the
  /// goal.
  var filled: [Appearance] { Array(poses).filled(endingWith: goal) }

  /// True if the id is that of its key.
  var isNamed: Bool { key != nil }

  /// The view, and all in it.
  var withInner: [TakenView] { [self] + children.flatMap(\.withInner) }
}

/// A content of a view, in coordinates whose origin is the view's middle.
struct TakenFace {
  enum Content: Equatable {
    /// Lines of text, each with the left end of its baseline.
    case text([PlacedLine], TextContent.Alignment)
    /// A drawing, its box's middle at the origin, in its own units.
    case drawing(Drawing)
  }

  /// A line of text and its place.
  struct PlacedLine: Equatable {
    let line: TextLine
    /// The left end of the baseline.
    let origin: Point
    /// In points.
    let width: Double
  }

  let content: Content
  /// True at the moments at which it is shown.
  let isShown: Runs<Bool>
  /// At each moment the shift of lines in points, or the scale of a drawing.
  let fits: Runs<Point>
  /// nil: the lines are as they are set.
  var way: Way?

  /// A text on its way to another look.
  struct Way {
    /// At each moment the size of the letters, as a share of that in which the lines are set.
    let scales: Runs<Double>
    let opacities: Runs<Double>
  }
}
