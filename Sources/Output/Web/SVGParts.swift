import Engine

/// The parts of SVG pictures that stand once in a file: names, paints and, of several pictures on one
/// page, drawings.
struct SVGParts {
  var names = TakenNames()
  var paints = SVGPaints()
  var fonts = SVGFonts()
  /// The beginning of all ids of the present picture; empty, or it begins with a letter.
  var prefix = ""
  /// True for the pictures of a page that has them all.
  let isShared: Bool
  /// The lines of the drawings, each as a group of its own.
  private(set) var drawings: [String] = []
  /// A drawing, and whether its lines are measured.
  private struct Shared: Hashable {
    let drawing: Drawing
    let isMeasured: Bool
  }

  private var ids: [Shared: String] = [:]
  private let numbers: [String: Int]
  private let touched, grounds: Set<String>
  private let scrolled: Set<String>

  /// The parts of one picture.
  init() { (isShared, numbers, touched, grounds, scrolled) = (false, [:], [], [], []) }

  /// Those of a page's pictures.
  ///
  /// - Parameters:
  ///   - numbers: those by which the page knows the views, by key.
  ///   - touched: the keys of views whose areas a pointer can find.
  ///   - grounds: the keys of views that go on around the picture.
  ///   - scrolled: the keys of views that scroll.
  init(
    numbers: [String: Int], touched: Set<String>, grounds: Set<String>, scrolled: Set<String>
  ) {
    (isShared, self.numbers, self.touched, self.grounds) = (true, numbers, touched, grounds)
    self.scrolled = scrolled
  }

  /// The attributes by which a page finds a view.
  func attributes(of view: TakenView) -> [String] {
    guard let key = view.key else { return [] }
    let number = numbers[key].map { ["data-view=\"\($0)\""] } ?? []
    return number + (grounds.contains(key) ? ["data-wide=\"\""] : [])
  }

  /// The attributes of a group of all that scrolls in a view; nil: nothing does.
  func scroll(in view: TakenView) -> [String]? {
    guard let key = view.key, scrolled.contains(key), let number = numbers[key] else { return nil }
    return ["data-scroll=\"\(number)\""]
  }

  func isTouched(_ view: TakenView) -> Bool { view.key.map(touched.contains) ?? false }

  /// The id of a drawing that stands there once.
  ///
  /// - Parameter isMeasured: true for lines of which each counts as 1 long.
  mutating func id(of drawing: Drawing, isMeasured: Bool) -> String {
    let shared = Shared(drawing: drawing, isMeasured: isMeasured)
    if let id = ids[shared] { return id }
    let id = names.name(for: "drawing")
    ids[shared] = id
    drawings +=
      ["<g id=\"\(id)\">"]
      + SVGShapes.lines(of: drawing.items, depth: 1, &paints, &names, isMeasured: isMeasured)
      + ["</g>"]
    return id
  }
}
