import Engine

/// Two layouts of the same views, before and after.
///
/// Every view has an id, unique in its layout: it is by its id that a view is found on the way.
struct LayoutPair {
  typealias Maker = @Sendable (PairCanvas) -> any Layout
  /// Says how views go, by their ids; the others go straight.
  typealias Director = @Sendable ([String: PairEnds]) -> [String: PairCourse]

  /// The canvases it is designed for, in points; the first is its own.
  let designs: [Size]
  /// The colours below the two layouts.
  struct Grounds: Equatable {
    let before, after: Color
  }

  /// The direction in which the later layout is applied at first.
  let direction: LayoutDirection
  /// nil: they lie on the page's paper.
  let grounds: Grounds?
  let before: Maker
  /// The places of views half-way; those that have none in it are wherever their ways lead them.
  let middle: Maker?
  let after: Maker
  let courses: Director

  init(
    designs: [Size] = LayoutPair.pages, direction: LayoutDirection = .leftToRight,
    grounds: Grounds? = nil,
    before: @escaping Maker, middle: Maker? = nil, after: @escaping Maker,
    courses: @escaping Director = { _ in [:] }
  ) {
    self.designs = designs
    self.direction = direction
    self.grounds = grounds
    self.before = before
    self.middle = middle
    self.after = after
    self.courses = courses
  }

  var naturalSize: Size { designs[0] }

  /// A page in a wide window, one in a tall one, and one that fills a screen of 1920×1080.
  static let pages = [Size(700, 500), Size(420, 560), Size(1150, 500)]

  /// The design that can be shown largest in a room.
  func design(for room: Size) -> Size {
    func scale(_ size: Size) -> Double { min(room.width / size.width, room.height / size.height) }
    func area(_ size: Size) -> Double { size.width * size.height * scale(size) * scale(size) }
    return designs.max { area($0) < area($1) } ?? naturalSize
  }
}

/// The canvas that a pair is laid out in.
struct PairCanvas {
  let size: Size
  let typesetter: Typesetter

  /// True if there is more room downwards than across.
  var isTall: Bool { size.width < size.height }
}
