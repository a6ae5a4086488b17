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
  var map = AffineTransform.identity
  var depth = 0
  var layers = 0
  /// The elements that the `use`s around refer to.
  var targets: [Int] = []
}

/// The work that a document may still ask for, so that a few bytes end in time.
struct SVGBudget {
  /// Copies of elements and steps of their outlines.
  private var steps: Int
  /// The number of times that the whole picture is painted over.
  private var paintings = 1500.0
  /// The number of times that outlines run from the picture's top to its bottom.
  private var crossings = 100_000.0
  /// Dashes of lines.
  private(set) var dashes = 100_000

  /// - Parameter bytes: the length of the document.
  init(bytes: Int) { steps = 500_000 + 2 * bytes }

  /// False if too much has been copied.
  mutating func spend(steps count: Int) -> Bool {
    steps -= count
    return steps >= 0
  }

  /// False if the picture is painted over too often.
  mutating func spend(paintings count: Double) -> Bool {
    paintings -= count
    return paintings >= 0
  }

  /// False if outlines run through the picture too often.
  mutating func spend(crossings count: Double) -> Bool {
    crossings -= count
    return crossings >= 0
  }

  mutating func spend(dashes count: Int) { dashes -= count }
}
