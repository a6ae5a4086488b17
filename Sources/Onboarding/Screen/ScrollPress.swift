import Engine

/// A press on what scrolls: whose it is turns out as soon as it is a drag.
struct ScrollPress {
  /// The scrollers under the press, the innermost first, that may still take it.
  var waiting: [SlideScroller]
  /// Where it began.
  let press: Point
  /// The scroller that the hand drags; nil: nobody's yet.
  var taken: SlideScroller?
}
