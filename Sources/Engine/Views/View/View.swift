/// A rectangle on screen with an appearance, content and children.
///
/// Reading a property gives the value the view rests at: what was set last. What is on screen
/// while something moves is ``presented``. Setting a property inside `stage.animate { }`,
/// `View.animate { }` or `stage.animation { }`, or in an animator, records the change; anywhere else
/// it shows at once and ends what moved that property.
open class View: PropertyOwner {
  /// The name the view is found, reused and traced by; unique in its tree. nil: nameless.
  public var key: String?
  /// The content that the view shows above its background.
  public final var content: Content {
    get { ownContent }
    set { change(content: newValue) }
  }
  /// True if another ``content`` fades in while the one before fades out, wherever a change of the
  /// content is part of an animation: in `stage.animate { }`, between two descriptions or layouts,
  /// in a reload. Where both are alike nothing is seen to change. Set it before the content.
  public var crossFadesContent = false
  /// True if presses reach the view; a leaving view gets none either way.
  public var takesInput = true
  /// True if a press on the view that is on nothing in it goes to what lies below.
  public final var passesInput = false
  /// Reaction to a press on the view, or on something in it that has no use for presses, that is
  /// let go on the view.
  public var action: (() -> Void)?
  /// True if the action came from a description, and goes with it.
  final var hasDescribedAction = false
  /// Reaction to each step of a press on the view, also where it leaves the view: for sliders and
  /// handles.
  public var tracking: ((Tracking) -> Void)?
  /// True if a press on the view that becomes a drag goes to the screen instead.
  public var yieldsToDrag = false
  /// Reaction to a key that moves the view, which has a tracking and the keyboard's focus.
  public var adjust: ((Adjustment) -> Void)?
  /// False if the keyboard's focus never comes to the view, though it takes presses: it keeps them
  /// from what lies below.
  public var takesFocus = true
  /// True if the ring of the focus lies within its edge: beside it there is no room for one.
  package final var keepsRingInside = false
  /// Reaction to each key but Tab while the view has the keyboard's focus, which comes to the view
  /// also if it takes no presses; returns false for a key that it has no use for.
  public var onKey: ((Key) -> Bool)?
  /// The part of the view that its keys are about: the ring of the focus lies around it. So a list
  /// or a grid is one stop of the focus, and its arrow keys lead through it. nil: all of the view.
  public weak var activeDescendant: View?
  /// True while the view has the keyboard's focus.
  public internal(set) final var hasFocus = false
  /// The pointer's shape over the view and what lies in it; nil: sideways arrows if it has an
  /// `adjust`, a hand if it has an ``action``, else the shape over what it lies in.
  public var cursor: Cursor?
  /// Reaction to another mark on the view, if it has an action or a tracking.
  public var onLook: ((PressLook) -> Void)?
  /// The mark on the view, if it has an action or a tracking.
  package final var look: PressLook { isKeyPressed ? .pressed : pointerLook }
  /// The pointer's mark on the view.
  package internal(set) final var pointerLook = PressLook.plain {
    didSet { tellLook(after: isKeyPressed ? .pressed : oldValue) }
  }
  /// True while the view looks pressed as a key has pressed it.
  final var isKeyPressed = false {
    didSet { tellLook(after: oldValue ? .pressed : pointerLook) }
  }
  /// True if the view is moved by setting its place frame by frame, as a knob or scrolled content
  /// is: it lies where it is set, by fractions of a pixel, and only what it holds is aligned in it.
  public var floats = false { didSet { revision &+= 1 } }
  /// Scrolls what is in the view by hand; nil: nothing does.
  package final weak var scrollHost: (any ScrollHost)?
  /// True if nothing of the view and of those in it is seen, or takes input, outside its bounds.
  /// Round corners cut as well; a shadow lies outside, and is not seen either.
  public var clipsToBounds = false { didSet { revision &+= 1 } }
  /// The lines of text in the view at the ends of a change that moves them, in its coordinates, by
  /// the keys of those that show them: of two that lie on each other on the way, and at no end, the
  /// fainter passes behind the other, or else the one painted first. nil: both are seen there.
  package final var textEnds: [[String: [Rect]]]?
  /// The phase of the view's life on screen.
  public internal(set) var phase = LifePhase.present

  /// The children, back to front.
  public internal(set) final var subviews: [View] = []
  /// The parent; nil at the top.
  public internal(set) final weak var superview: View? {
    didSet { if holdsParticipants { joinSuperview() } }
  }

  /// The record that the display list keeps of how the view was last drawn; nil: it never was.
  final var drawn: AnyObject?
  /// The number of changes of anything by which the view may be drawn otherwise, but for the place
  /// and the opacity in which it is presented: a frame asks for those in any case.
  private(set) final var revision = 0
  /// True if the view is presented at another height than 0.
  private(set) final var isRaised = false
  /// The appearance at rest: the values that were set last.
  public internal(set) final var rest = Appearance() { didSet { revision &+= 1 } }
  private final var onScreen = Appearance()
  /// The content at rest: the one that was set last.
  final var ownContent = Content.empty { didSet { revision &+= 1 } }
  /// The contents on screen while there is more than one; nil: the one at rest alone.
  final var mix: ContentMix? { didSet { revision &+= 1 } }
  /// The mix of contents that animations mean, on screen or not; nil: there is none.
  final weak var knownMix: ContentMix?
  /// The parts in which its text comes and goes; nil: it never did.
  final var partedText: PartedText?
  /// The content that a description would set, while it is asked for it; nil: none is.
  final var probed: Content?
  /// The place and shape in which the view rested before its present ones; nil: it never moved.
  final var departure: BoxPose? { didSet { revision &+= 1 } }
  /// The record that the layout that made the view keeps of it; nil: no layout made it.
  final var layoutMark: LayoutMark?
  /// The ids that were already reported as doubtful, if layouts made views in this one.
  final var reportedIds: Set<String> = []
  /// The stage that shows the tree; set at the root only, and at views that are to come.
  final weak var stageAtRoot: Stage?
  /// Writes down the changes of a tree that no stage shows; set at the root only.
  final var recorder: ChangeRecorder?
  /// True if the view or one in it takes part in its stage's frames.
  final var holdsParticipants = false
  /// True if it stands for an item of a component view that has made views in it.
  final var holdsInnerViews = false

  /// A view of no size at the origin.
  public required init() {}

  /// A view at a place, with a colour.
  public convenience init(frame: Rect, backgroundColor: Color = .clear, key: String? = nil) {
    self.init()
    rest.frame = frame
    rest.backgroundColor = backgroundColor
    presented = rest.shown
    self.key = key
  }

  /// The point of the view's content at its top left corner; only what scrolls has another than 0.
  var boundsOrigin: Point {
    get { .zero }
    set {}
  }

  private func tellLook(after old: PressLook) {
    if look != old { onLook?(look) }
  }

  // MARK: The stage

  /// The stage that shows the view's tree; nil: none.
  public final var stage: Stage? { root.stageAtRoot }

  private func joinSuperview() {
    var above = superview
    while let view = above, !view.holdsParticipants {
      view.holdsParticipants = true
      above = view.superview
    }
    if superview != nil, let stage { join(stage) }
  }

  /// Tells what takes part in a stage's frames that this stage shows it.
  func join(_ stage: Stage) {
    guard holdsParticipants else { return }
    for view in subviews { view.join(stage) }
  }

  // MARK: Properties

  package final func restLanes(of property: Int) -> Lanes {
    if property == View.textNumber { return partedText?.rest.lanes ?? .zero }
    return ViewProperty(rawValue: property).map { rest[$0] } ?? knownMix?.rest ?? .zero
  }

  package final func setRestLanes(_ lanes: Lanes, of property: Int) {
    if let property = ViewProperty(rawValue: property) {
      rest[property] = lanes
    } else if property == View.textNumber {
      partedText?.rest = lanes[0]
    } else if let knownMix {
      setContentShares(lanes, in: knownMix)
    }
  }

  /// The appearance on screen, within what can be shown.
  public internal(set) final var presented: Appearance {
    get { onScreen }
    set {
      onScreen = newValue
      revision &+= 1
      isRaised = newValue.zPosition != 0
    }
  }

  package final func present(_ lanes: Lanes, of property: Int) {
    if let property = ViewProperty(rawValue: property) {
      present(lanes, of: property)
    } else if property == View.textNumber {
      partedText?.shown = lanes[0]
      revision &+= 1
    } else if let knownMix {
      showContentShares(lanes, in: knownMix)
    }
  }

  final func present(_ lanes: Lanes, of property: ViewProperty) {
    onScreen[property] = property.shown(lanes)
    if property.isOfPlace { return }
    revision &+= 1
    isRaised = onScreen.zPosition != 0
  }
}
