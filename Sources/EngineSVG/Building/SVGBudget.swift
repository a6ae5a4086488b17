import Engine

/// The work that a document may still ask for, so that a few bytes end in time.
struct SVGBudget {
  /// Copies of elements, of steps of their outlines and of their colours, and long values that are
  /// read again.
  private var steps: Int
  /// The number of times that the whole picture is painted over.
  private var paintings = 1500.0
  /// The number of times that outlines run from the picture's top to its bottom.
  private var crossings = 100_000.0
  /// Dashes of lines.
  private(set) var dashes = 100_000
  /// Pixels of pictures; none is read when there are none left.
  private(set) var pixels = ImageBitmap.mostPixels

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

  /// Spends as often again what was spent since; false if that is too much.
  ///
  /// What is repeated is painted anew, but not read.
  mutating func spend(again count: Int, since before: SVGBudget) -> Bool {
    let often = Double(max(0, count))
    let steps = Double(before.steps - self.steps) * often / 8
    guard steps < 1e9 else { return false }
    let (paintings, crossings) = (
      (before.paintings - self.paintings) * often, (before.crossings - self.crossings) * often
    )
    return spend(steps: Int(steps)) && spend(paintings: paintings) && spend(crossings: crossings)
  }

  mutating func spend(dashes count: Int) { dashes -= count }

  mutating func spend(pixels count: Int) { pixels -= count }
}

extension SVGBuilder {
  /// Counts copies that an element makes.
  mutating func spend(steps count: Int, on element: SVGElement) throws(SVGError) {
    guard budget.spend(steps: count) else {
      throw refusal(
        element.error("is one copy too many; the document copies too much, or too long values"))
    }
  }

  /// Counts one more look at an element.
  mutating func spend(visit element: SVGElement) throws(SVGError) {
    try spend(steps: 8 + element.excess, on: element)
  }
}

extension SVGElement {
  /// The bytes of its values that are more than any tool writes, of those that are read again
  /// whenever the element is drawn.
  var excess: Int {
    attributes.reduce(0) { sum, attribute in
      let count = attribute.value.count - 512
      guard count > 0, !["d", "points", "style", "class"].contains(attribute.name) else {
        return sum
      }
      return sum + count
    }
  }
}
