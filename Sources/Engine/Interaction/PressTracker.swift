/// The pointer among the views: it hovers over one, and gives a press to the view it is for.
///
/// A press on a view that has an action or a tracking, or on something in it, is the view's until
/// it ends; every other press is the screen's. What is the screen's is balanced: a press, moves,
/// then one release or cancel.
///
/// | state | press | move | release | cancel |
/// |---|---|---|---|---|
/// | `away`: nobody knows where the pointer is | begins | – | – | – |
/// | `over`: no button is down | begins | – | – | `away` |
/// | `screens`: the screen has the press | to the screen | to the screen | to it; `over` | to it; `away` |
/// | `views`: a view has the press | – | tracked; as a drag that the view yields: to the screen, after the press; `screens` | tracked; the action, if it is still on the view; `over` | tracked; `away` |
/// | `lost`: the view's press has ended before its release | – | – | `away` | `away` |
///
/// A press begins as the view's or as the screen's: the screen's, too, on a view in a list that a
/// hand has thrown and that still goes on. It is lost if its view is not there any more, if the
/// screen has another size, and, unless the view tracks it, if a key is pressed. Hovering means that
/// no button is down, except while somebody has a press.
final class PressTracker {
  /// An event for the screen, and when it happened.
  typealias Delivery = (event: InputEvent, time: Instant)

  private enum State {
    case away
    case over(Point)
    case screens(Point, Cursor)
    case views(Grip)
    case lost
  }

  /// The press of a view.
  private struct Grip {
    let view: View
    let press: Point
    let time: Instant
    var point: Point
  }

  private var state = State.away
  /// The view that does not look plain.
  private weak var marked: View?
  /// The screen's, topmost first.
  var trees: [InputTree] = []
  /// Called after a view's reaction, which may have changed the trees.
  var onReaction: () -> Void = {}

  /// The view that has a press; nil: none has.
  var pressed: View? { if case .views(let grip) = state { grip.view } else { nil } }

  /// True while a view has a press.
  var isDown: Bool { pressed != nil }

  /// Takes an event; returns what of it is for the screen.
  func handle(_ event: InputEvent, at time: Instant) -> [Delivery] {
    update()
    defer { update() }
    // Two fingers are the screen's.
    if case .pinch = event, isDown { letGo() }
    switch (state, event) {
    case (.screens, .pinch):
      state = .away
      return [(.cancel, time), (event, time)]
    case (_, .pinch): state = .away
    case (.views(let grip), _): return follow(grip, event, time)
    case (.away, .press(let point)), (.over, .press(let point)):
      return begin(at: point, time, event)
    case (.screens, .press), (.screens, .hover): break
    case (.screens(_, let cursor), .move(let point)): state = .screens(point, cursor)
    case (.screens(let point, _), .release): state = .over(point)
    case (.lost, .press), (.lost, .move): return []
    case (.lost, .release), (.lost, .cancel):
      state = .away
      return []
    case (_, .cancel): state = .away
    case (_, .hover(let point)): state = point.map { .over($0) } ?? .away
    default: break
    }
    return [(event, time)]
  }

  /// Takes a view's press away from it.
  func letGo() {
    guard case .views(let grip) = state else { return }
    state = .lost
    if let tracking = grip.view.tracking { react { tracking(.cancelled) } }
    update()
  }

  /// Nobody knows where the pointer is any more, and no view is marked.
  func leave() {
    state = .away
    update()
  }

  /// Marks the view that is under the pointer now; a pressed one that is gone loses its press.
  func update() {
    switch state {
    case .away, .screens, .lost: mark(nil, .plain)
    case .over(let point): mark(view(at: point), .hovered)
    case .views(let grip):
      if tree(of: grip.view) == nil || !grip.view.isInReach { return letGo() }
      let isMarked = grip.view.tracking != nil || isOn(grip)
      mark(isMarked ? grip.view : nil, .pressed)
    }
  }

  // MARK: A view's press

  private func begin(at point: Point, _ time: Instant, _ event: InputEvent) -> [Delivery] {
    guard let view = view(at: point), !view.isInThrownList(at: time) else {
      state = .screens(point, cursor(at: point).held)
      return [(event, time)]
    }
    state = .views(Grip(view: view, press: point, time: time, point: point))
    track(view, point, Tracking.began)
    return []
  }

  private func follow(_ grip: Grip, _ event: InputEvent, _ time: Instant) -> [Delivery] {
    switch event {
    case .move(let point): return move(grip, to: point, time)
    case .release: release(grip)
    case .cancel:
      letGo()
      state = .away
    case .key:
      if grip.view.tracking == nil { letGo() }
      return [(event, time)]
    case .press, .hover: break
    case .wheel, .pinch, .keyUp, .text, .composition, .resize: return [(event, time)]
    }
    return []
  }

  private func move(_ grip: Grip, to point: Point, _ time: Instant) -> [Delivery] {
    if grip.view.yieldsPress, grip.press.distance(to: point) > DragRecognizer.mouseSlop {
      letGo()
      state = .screens(point, .closedHand)
      return [(.press(grip.press), grip.time), (.move(point), time)]
    }
    var grip = grip
    grip.point = point
    state = .views(grip)
    track(grip.view, point, Tracking.moved)
    return []
  }

  private func release(_ grip: Grip) {
    let isOn = isOn(grip)
    state = .over(grip.point)
    track(grip.view, grip.point, Tracking.ended)
    update()
    if isOn, let action = grip.view.action { react(action) }
  }

  /// True if letting go now would be on the view: also beside its edge, if it has shrunk a little
  /// under a hand that holds still.
  private func isOn(_ grip: Grip) -> Bool {
    if view(at: grip.point) === grip.view { return true }
    guard grip.press.distance(to: grip.point) <= DragRecognizer.mouseSlop,
      let place = tree(of: grip.view)?.place(of: grip.point, in: grip.view)
    else { return false }
    let size = grip.view.presented.size
    return Rect(center: Point(size.width / 2, size.height / 2), size: size * 1.05).contains(place)
  }

  private func track(_ view: View, _ point: Point, _ tracking: (Point) -> Tracking) {
    guard let told = view.tracking, let tree = tree(of: view) else { return }
    if let place = tree.place(of: point, in: view) { react { told(tracking(place)) } }
  }

  private func react(_ body: () -> Void) {
    body()
    onReaction()
  }

  // MARK: Views

  /// The pointer's shape where it is now.
  var cursor: Cursor {
    switch state {
    case .away, .lost: .arrow
    case .over(let point): cursor(at: point)
    case .screens(_, let cursor): cursor
    case .views(let grip): grip.view.shownCursor?.held ?? .arrow
    }
  }

  /// The shape that the topmost view asks for that asks for any.
  private func cursor(at point: Point) -> Cursor {
    for tree in trees {
      if let cursor = tree.hitTest(point)?.shownCursor { return cursor }
    }
    return .arrow
  }

  private func mark(_ view: View?, _ look: PressLook) {
    if marked !== view { marked?.pointerLook = .plain }
    marked = view
    view?.pointerLook = look
  }

  /// The view that a press at a point of the screen would be for.
  private func view(at point: Point) -> View? {
    for tree in trees {
      if let view = tree.hitTest(point)?.pressable { return view }
    }
    return nil
  }

  private func tree(of view: View) -> InputTree? {
    let root = view.root
    return trees.first { $0.root === root }
  }
}

extension View {
  /// True if a press on it that becomes a drag is the screen's: it says so, or lies in what is
  /// scrolled by hand and does not follow the hand itself.
  fileprivate var yieldsPress: Bool {
    if yieldsToDrag { return true }
    return tracking == nil && isInList { $0.takesDrags }
  }

  /// True if it lies in what goes on after a hand has thrown it: a press is to hold that.
  fileprivate func isInThrownList(at time: Instant) -> Bool { isInList { $0.isThrown(at: time) } }

  private func isInList(_ isMeant: (any ScrollHost) -> Bool) -> Bool {
    var above = superview
    while let view = above {
      if let host = view.scrollHost, isMeant(host) { return true }
      above = view.superview
    }
    return false
  }
}
