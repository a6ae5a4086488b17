package import Engine

/// A part of the chrome on screen: views that a layout made once, which are laid out again only if
/// they are to show something else, or in other surroundings, or if the mark on one of them changes.
///
/// It has a stage of its own, on which looks change, and what is shown if it has a timing for that.
/// A hand that draws something along waits for nothing: what it pressed comes to it quickly, and from
/// then on all is there at once.
package final class Pane<Shown: Equatable> {
  /// The layout of what is shown, by the marks on views, which are asked for by their ids.
  package typealias Design = (Shown, _ looks: @escaping (String) -> PressLook) -> any Layout

  /// The room that the design is laid out in; a height of nil is as much as it needs.
  private struct Room {
    let width: Double
    let height: Double?
  }

  /// The part in the window.
  package let root = View()
  /// As large as the design.
  private let page = View()
  private let stage: Stage
  private let timing: AnimatorTiming?
  private let design: Design
  private var shown: Shown?
  /// The surroundings in which all is shown, such as a theme, beside what is.
  private let surroundings: () -> AnyHashable
  /// The surroundings in which it is laid out.
  private var shownIn: AnyHashable?
  private var unit = 1.0
  private var room = Room(width: 0, height: nil)
  private var tree: LayoutTree?
  private var picture: [DrawCommand]?
  /// False before its first picture: what nobody has seen is changed at once.
  private var wasSeen = false
  private var now = Instant.zero
  /// The time at which a hand took hold of what it draws along.
  private var drawTime = Instant.zero
  /// The control that a hand draws along.
  private weak var drawn: View?

  /// - Parameters:
  ///   - timing: of the change to something else that is shown; nil: it is there at once.
  ///   - surroundings: read whenever something is shown; others lay it out anew, at once.
  package init(
    timing: AnimatorTiming? = nil, reducesMotion: Bool = false,
    in surroundings: @escaping () -> AnyHashable, _ design: @escaping Design
  ) {
    self.timing = timing
    self.design = design
    self.surroundings = surroundings
    stage = Stage(root: root)
    stage.reducesMotion = reducesMotion
    root.addSubview(page)
  }

  /// Movement becomes a short fade, from the next change on.
  package var reducesMotion: Bool {
    get { stage.reducesMotion }
    set { stage.reducesMotion = newValue }
  }

  // MARK: Time

  /// True while something moves in it.
  package var isRunning: Bool { stage.isRunning }

  package func advance(to time: Instant) {
    now = time
    guard stage.isRunning else { return stage.advance(to: time) }
    picture = nil
    stage.advance(to: time)
    page.forEachInPaintOrder { ($0 as? MarkerView)?.stretch() }
  }

  // MARK: Showing

  /// Shows something, at a place in the window.
  ///
  /// - Parameters:
  ///   - unit: points of the window for one of the design, > 0.
  ///   - width: of the design; nil: the frame's.
  ///   - overflows: true if the design is as high as it needs to be, also beyond the frame.
  package func show(
    _ wanted: Shown, in frame: Rect, unit: Double = 1, width: Double? = nil,
    overflows: Bool = false
  ) {
    let isInPlace = shown != nil && frame == root.frame && unit == self.unit
    let isAtHome = shownIn == surroundings()
    guard wanted != shown || !isInPlace || !isAtHome else { return }
    (shown, self.unit) = (wanted, unit)
    // The window fades from one theme to another as a whole.
    if isInPlace {
      return layOut(in: !isAtHome || !wasSeen ? nil : isDrawn ? arrival : timing)
    }
    let size = frame.size * (1 / unit)
    room = Room(
      width: max(0, width ?? size.width), height: overflows ? nil : max(0, size.height))
    root.frame = frame
    page.frame = Rect(center: Point(frame.width / 2, frame.height / 2), size: size)
    page.scale = Point(unit, unit)
    layOut(in: nil)
  }

  /// Lays out what is shown: as a change in a timing, or at once.
  private func layOut(in timing: AnimatorTiming?) {
    guard let shown else { return }
    (picture, shownIn) = (nil, surroundings())
    let layout = design(shown) { [weak page] in page?.first(key: $0)?.look ?? .plain }
    if tree == nil { tree = LayoutTree(layout) } else { tree?.update(to: layout) }
    let arrangement = tree?.arrangement(width: room.width, height: room.height)
    if let timing, let change = arrangement?.prepareAnimation(for: page) {
      stage.animate(withDuration: timing.duration, curve: timing.curve) {
        change.apply()
        scaleControls()
      }
    } else {
      arrangement?.makeViews(in: page)
      scaleControls()
    }
    for control in controls {
      control.onLook = { [weak self, unowned control] _ in self?.lookChanged(of: control) }
    }
  }

  // MARK: Looks

  /// The views that take presses.
  private var controls: [View] {
    var found: [View] = []
    page.forEachInPaintOrder { if $0.action != nil || $0.tracking != nil { found.append($0) } }
    return found
  }

  /// The timing in which what a hand pressed is with it; nil: it is.
  private var arrival: AnimatorTiming? {
    let left = SlopEase.duration - now.seconds(since: drawTime)
    return left > 0 && !stage.reducesMotion ? .easeOut(duration: left) : nil
  }

  /// True while a hand draws one of its controls along.
  private var isDrawn: Bool {
    controls.contains { $0.tracking != nil && $0.look == .pressed }
  }

  private func lookChanged(of control: View) {
    drawn = control.tracking != nil && control.look == .pressed ? control : nil
    if drawn != nil { drawTime = now } else { control.takeKnobBack(on: stage) }
    layOut(in: ChromeTiming.timing(to: control.look, wasPressed: control.scale.x != 1))
  }

  private func scaleControls() {
    for control in controls where control.action != nil { control.give(to: control.look) }
  }

  /// The part's picture in the window.
  package func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    wasSeen = true
    // What gives way to a hand is no part of what is shown.
    let commands =
      drawn == nil ? picture ?? builder.commands(for: root) : builder.commands(for: root)
    picture = commands
    return commands
  }

  /// The place of a view in the window, by its id; nil: there is none.
  package func frame(of id: String) -> Rect? {
    guard let view = page.first(key: id) else { return nil }
    var origin = Point.zero
    var above: View? = view
    while let parent = above, parent !== page {
      origin = origin + parent.frame.origin
      above = parent.superview
    }
    return Rect(origin: root.frame.origin + origin * unit, size: view.size * unit)
  }
}
