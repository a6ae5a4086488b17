/// A rectangle on screen with an appearance, content and children.
///
/// Reading a property gives the value the view rests at: what was set last. What is on screen
/// while something moves is ``presented``. Setting a property inside `stage.animation { }` records
/// the change as a value; anywhere else it shows at once and ends what moved that property.
open class View: SlotOwner {
  /// The name the view is found, reused and traced by; unique in its tree. nil: nameless.
  public var key: String?
  /// What the view shows above its background.
  public var content = Content.none
  /// Whether presses reach the view; a leaving view gets none either way.
  public var takesInput = true
  /// Reaction to a press on the view, or on something in it that has no use for presses, that is
  /// let go on the view.
  public var action: (() -> Void)?
  /// Reaction to each step of a press on the view, also where it leaves the view: for sliders and
  /// handles.
  public var tracking: ((Tracking) -> Void)?
  /// True if a press on the view that becomes a drag goes to the screen instead.
  public var yieldsToDrag = false
  /// Reaction to another ``look``.
  public var onLook: ((PressLook) -> Void)?
  /// The pointer's mark on the view, if it has an action or a tracking.
  public internal(set) final var look = PressLook.plain {
    didSet { if look != oldValue { onLook?(look) } }
  }
  /// Where the view is in its life on screen.
  public internal(set) var phase = LifePhase.present

  public internal(set) final var subviews: [View] = []
  public internal(set) final weak var superview: View?

  /// What the program set last.
  public internal(set) final var rest = Appearance()
  /// What is on screen, within what can be shown.
  public internal(set) final var presented = Appearance()
  /// What the layout that made the view remembers about it; nil: no layout made it.
  final var layoutMark: LayoutMark?
  /// The ids that were already reported as doubtful, if layouts made views in this one.
  final var reportedIds: Set<String> = []
  /// The one told of changes, at the root of the tree only.
  final weak var host: (any ViewHost)?

  public required init() {}

  /// A view at a place, with a colour.
  public convenience init(frame: Rect, backgroundColor: Color = .clear, key: String? = nil) {
    self.init()
    rest.frame = frame
    rest.backgroundColor = backgroundColor
    presented = rest.shown
    self.key = key
  }

  // MARK: Slots

  public final func restLanes(of property: Int) -> Lanes {
    ViewProperty(rawValue: property).map { rest[$0] } ?? .zero
  }

  public final func setRestLanes(_ lanes: Lanes, of property: Int) {
    guard let property = ViewProperty(rawValue: property) else { return }
    rest[property] = lanes
  }

  public final func present(_ lanes: Lanes, of property: Int) {
    guard let property = ViewProperty(rawValue: property) else { return }
    presented[property] = property.shown(lanes)
  }
}

/// Whoever wants to know of changes in a tree of views: the stage.
protocol ViewHost: AnyObject {
  /// A property is about to rest at another value. Returns whether the change is recorded: if
  /// not, it shows at once.
  func willChange(_ view: View, _ property: ViewProperty, to lanes: Lanes) -> Bool
  /// The host's time.
  var seconds: Double { get }
  /// Whether anything moves any slot.
  var movesAnything: Bool { get }
  /// What moves a slot; nil: nothing.
  func motion(of slot: Slot) -> SlotLayers?
  /// Lets something else move a slot from now on, and shows it.
  func setMotion(_ motion: SlotLayers?, of slot: Slot)
  /// The changes that a closure makes; nothing has changed afterwards.
  func record(_ changes: () -> Void) -> [Recorder.Change]
  /// Something about the tree is doubtful.
  func warn(_ text: String)
}
