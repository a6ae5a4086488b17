import Engine

/// Two of a screen under the same hand, which take its place: as it moved before, and as it moves
/// now, which is the one that is tuned.
final class Comparison: AppScreen {
  typealias Side = AppScreen & Tunable

  let before: any Side
  let now: any Side
  var look: ComparisonPlaces.Look {
    didSet { arrange() }
  }
  private(set) var places: ComparisonPlaces
  private let runtimes: [Runtime]
  private let builder: DisplayListBuilder
  private var size: Size
  /// The sides of the window that something else lies on.
  private var covered = Insets.zero
  /// The side on which the button went down; nil: it is up.
  private var held: Int?
  /// The pointer in the window; nil: it is elsewhere.
  private var pointer: Point?
  private var time = Instant.zero

  /// - Parameter size: of the window, in points.
  init(
    before: any Side, now: any Side, look: ComparisonPlaces.Look, in size: Size,
    _ builder: DisplayListBuilder
  ) {
    (self.before, self.now, self.look, self.size) = (before, now, look, size)
    self.builder = builder
    let places = ComparisonPlaces(window: size, covered: covered, look: look)
    self.places = places
    runtimes = [before, now].map { Runtime(screen: $0, size: places.areas[0].size) }
  }

  private var sides: [any Side] { [before, now] }

  /// The views of the one that is tuned, where they lie in the window.
  var tunedTrees: [InputTree] {
    now.inputTrees.map(inWindow)
  }

  /// A tree of the one that is tuned, where it lies in the window.
  func inWindow(_ tree: InputTree) -> InputTree {
    let origin = places.areas[1].origin
    return InputTree(tree.root, transform: tree.transform.then(.translation(origin.x, origin.y)))
  }

  // MARK: A frame

  func resize(to size: Size, at time: Instant) {
    self.size = size
    arrange()
  }

  func makeRoom(_ covered: Insets, at time: Instant) {
    self.covered = covered
    arrange()
  }

  private func arrange() {
    places = ComparisonPlaces(window: size, covered: covered, look: look)
    for runtime in runtimes { runtime.deliver(.resize(places.areas[0].size), at: time) }
  }

  func advance(to time: Instant) {
    self.time = time
    for runtime in runtimes { runtime.advance(to: time) }
  }

  /// Does an event to both, at the same place of each.
  func handle(_ event: InputEvent, at time: Instant) {
    let event = inside(event)
    for runtime in runtimes { runtime.deliver(event, at: time) }
  }

  func update(at time: Instant) {
    for runtime in runtimes { runtime.update(at: time) }
  }

  /// Brings the one before to the second of its change at which the other one is.
  func follow() {
    guard let change = now.change, let other = before.change, change.outcome == nil,
      other.outcome == nil, other.duration > 0
    else { return }
    other.seek(to: min(1, change.progress * change.duration / other.duration))
  }

  // MARK: The hand

  /// An event in the coordinates of the screen in which it happens.
  private func inside(_ event: InputEvent) -> InputEvent {
    switch event {
    case .press(let point):
      held = places.side(of: point)
      return .press(place(of: point))
    case .move(let point): return .move(place(of: point))
    case .pinch(let point, let factor): return .pinch(at: place(of: point), by: factor)
    case .wheel(let point, let distance): return .wheel(at: place(of: point), by: distance)
    case .hover(let point):
      pointer = point
      return .hover(point.map(place))
    case .release, .cancel:
      held = nil
      return event
    case .key, .keyUp, .text, .composition, .resize: return event
    }
  }

  private func place(of point: Point) -> Point {
    pointer = point
    return point - places.areas[held ?? places.side(of: point)].origin
  }

  // MARK: The picture

  /// Both, and where the hand is on the other one.
  func display() -> DisplayList {
    let desk = DrawCommand.fill(.rect(Rect(origin: .zero, size: size)), .color(Palette.page))
    switch look {
    case .beside:
      return DisplayList(
        [desk, picture(of: 0), picture(of: 1)] + label("Before", over: 0) + label("Now", over: 1)
          + mirrored)
    case .over:
      return DisplayList(
        [desk, picture(of: 1), picture(of: 0, opacity: 0.5)]
          + label("Before and now, one over the other", over: 0))
    }
  }

  private func picture(of side: Int, opacity: Double = 1) -> DrawCommand {
    let area = places.areas[side]
    let bounds = Rect(origin: .zero, size: area.size)
    let ground = DrawCommand.fill(.rect(bounds), .color(sides[side].ground))
    return .layer(
      Layer(
        transform: .translation(area.x, area.y), opacity: opacity,
        clip: .roundedRect(bounds, radius: 14 * places.unit),
        commands: [ground] + runtimes[side].report(at: time).display.commands))
  }

  private func label(_ words: String, over side: Int) -> [DrawCommand] {
    let view = View()
    view.frame = places.label(of: side)
    view.content = .text(
      TextContent(label: words, size: 13 * places.unit, weight: .semibold, alignment: .center))
    return builder.commands(for: view)
  }

  /// A ring where the hand is on the side on which the pointer is not.
  private var mirrored: [DrawCommand] {
    guard let pointer else { return [] }
    let side = held ?? places.side(of: pointer)
    let place = pointer - places.areas[side].origin + places.areas[1 - side].origin
    let ring = Path.circle(center: place, radius: 9 * places.unit)
    return [
      .stroke(ring, StrokeStyle(width: 4), .color(Palette.current.glass)),
      .stroke(ring, StrokeStyle(width: 2), .color(.white)),
    ]
  }
}
