package import Engine

/// The slides of a document that lead anywhere, as a page knows them; views are known by their keys.
package struct PageGraph {
  /// A way on from a slide.
  package struct Way {
    /// The place of the slide that it leads to; nil: back to where one came from.
    let goal: Int?
    /// The number of the motion that it names; 0: none.
    let type: Int
    /// True if it is the change from there, taken backwards.
    let isReversed: Bool

    package init(to goal: Int?, type: Int, isReversed: Bool) {
      (self.goal, self.type, self.isReversed) = (goal, type, isReversed)
    }
  }

  /// A view that a press takes, with the words that a reader says.
  package struct Tap {
    let view: String
    let way: Way
    let words: String

    package init(_ view: String, _ way: Way, words: String) {
      (self.view, self.way, self.words) = (view, way, words)
    }
  }

  /// A view from which a hand draws a change in a direction: `left`, `right`, `up` or `down`.
  package struct Drag {
    let view: String
    let direction: String
    let way: Way

    package init(_ view: String, _ direction: String, _ way: Way) {
      (self.view, self.direction, self.way) = (view, direction, way)
    }
  }

  /// A view that scrolls, as it is at rest.
  package struct Scroller {
    let view: String
    /// The one that it is in; nil: none.
    let parent: String?
    let axis: Axis
    /// From the corner of the canvas, or of what the parent scrolls.
    let frame: Rect
    /// The length of what scrolls.
    let length: Double
    /// The places at which scrolling comes to rest: at a place's start, center or end; empty: anywhere.
    let stops: [ClosedRange<Double>]
    let stop: String

    package init(
      _ view: String, in parent: String?, along axis: Axis, frame: Rect, length: Double,
      stop: String = "", at stops: [ClosedRange<Double>] = []
    ) {
      (self.view, self.parent, self.axis, self.frame) = (view, parent, axis, frame)
      (self.length, self.stop, self.stops) = (length, stop, stops)
    }
  }

  /// A slide as it is shown, with those below it.
  package struct Slide {
    /// The name of the slide, and of those below it.
    package var name = ""
    package var below: [String] = []
    /// True if it lies over others.
    package var covers = false
    /// The words that a reader says of it.
    package var words = ""
    package var taps: [Tap] = []
    package var drags: [Drag] = []
    /// The direction of the drag that leads back; `outside` for a press beside its own views.
    package var back: String?
    package var ownViews: [String] = []
    /// The view that a hand holds beside all of them.
    package var title = ""
    package var next: Way?
    package var previous: Way?
    package var after: (seconds: Double, way: Way)?
    /// The axes along which views scroll, by their keys; those on the slides below it are among them.
    package var axes: [String: Axis] = [:]
    /// What scrolls on it, in each of the page's canvases; each before those in it.
    package var scrollers: [[Scroller]] = []

    package init() {}
  }

  /// From the first one.
  let slides: [Slide]
  /// The keys of views that lie behind all of the picture, and around it.
  let grounds: Set<String>
  /// The key of the button that slides have in common.
  let button: String
  /// True if a spring answers a hand that lets go, and not a pace.
  let isSprung: Bool
  /// The keys of views that scroll on a slide.
  package let scrolled: Set<String>

  package init(
    _ slides: [Slide], grounds: Set<String>, button: String, isSprung: Bool
  ) {
    (self.slides, self.grounds) = (slides, grounds)
    (self.button, self.isSprung) = (button, isSprung)
    scrolled = Set(slides.flatMap(\.axes.keys))
  }

  /// The keys of views that a pointer must find wherever their areas are.
  package var touched: Set<String> {
    Set(
      slides.flatMap { slide in
        slide.taps.map(\.view) + slide.drags.map(\.view)
          + (slide.back == "outside" ? slide.ownViews : [])
      })
  }

  /// The keys that slides name, each once, in order.
  var keys: [String] {
    var keys = [button]
    for slide in slides {
      keys += slide.taps.map(\.view) + slide.drags.map(\.view)
      keys += slide.ownViews + [slide.title]
    }
    keys += scrolled.sorted()
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }
}

/// A change between two of a page's slides.
package struct PageChange {
  let old, new: Int
  /// The number of the motion that its way names; 0: none.
  let type: Int
  let isReversed, isMirrored: Bool
  let take: ChangeTake
  /// How views go along with what is scrolled.
  package var factors: [ScrollFactors] = []

  package init(
    from old: Int, to new: Int, type: Int, isReversed: Bool, isMirrored: Bool, _ take: ChangeTake
  ) {
    (self.old, self.new, self.type) = (old, new, type)
    (self.isReversed, self.isMirrored, self.take) = (isReversed, isMirrored, take)
  }
}
