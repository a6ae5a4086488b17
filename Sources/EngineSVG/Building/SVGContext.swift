import Engine

/// The surroundings of an element when it is drawn: what it inherits, and how it has come there.
struct SVGContext {
  /// The most elements that may lie in one another, those that `use` puts there included.
  static let maximumDepth = 80
  /// The most groups in one another that are faded or clipped: each is painted on a picture of its
  /// own.
  static let maximumLayers = 12

  var style = SVGStyle()
  /// The size that percentages are of.
  var viewport: Size
  /// From the element's coordinates to those of the picture.
  var map: AffineTransform
  var depth = 0
  var layers = 0
  /// The elements that the `use`s around refer to.
  var targets: [Int] = []
  /// Of shapes nothing but the insides of their outlines counts, as in a `clipPath`.
  var drawsOutlines = false
  /// The paints that `context-fill` and `context-stroke` mean; nil: there are none.
  var contextPaints: SVGContextPaints?
  /// What is drawn is only measured: nothing in it is measured by itself once more.
  var isMeasured = false

  /// The context for what goes on here after something else was entered, which it may not enter
  /// again.
  func going(on inner: SVGContext) -> SVGContext {
    var context = self
    (context.targets, context.layers, context.depth) = (inner.targets, inner.layers, inner.depth)
    return context
  }
}

/// The paints of a shape, for what is drawn on it.
struct SVGContextPaints {
  var fill: Paint?
  var stroke: Paint?
  /// The elements of the patterns that they are, which are no paints of a context.
  var patterns: (fill: Int?, stroke: Int?)
  /// From the coordinates of the paints to those of the picture.
  var map: AffineTransform
}
