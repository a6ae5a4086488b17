/// Shows a tree of components, and lets animators move what comes, goes and changes.
///
///     componentView.animator = TransformAnimator(transform: .scale(0.5), duration: 0.4)
///     componentView.component = StackLayout(axis: .vertical, sublayouts: [a.id("a"), b.id("b")])
///
/// A component is a layout, with modifiers such as `.id("a")`. Every topmost layout that makes a
/// view is an item: it comes and goes by itself, and what is in it with it. A *reload* lays
/// everything out and renders; scrolling only renders. Rendering makes the views of the items that
/// are in the visible frame, and lets go of the others.
///
/// All that a reload moves is one animation: ``lastChange`` can be gone through by hand. The stage
/// that shows the view drives it.
open class ComponentView: View {
  // MARK: What is shown

  /// The component that is shown; nil: nothing. Setting it asks for a reload.
  public var component: (any Layout)? {
    didSet {
      hasNewComponent = true
      setNeedsReload()
    }
  }

  /// Moves the items that have no animator of their own. Setting it asks for a render.
  public var animator: any Animator = BaseAnimator() { didSet { setNeedsRender() } }

  /// Along which axes the content has all the room it wants. Setting it asks for a reload.
  public var scrolling = ScrollAxes.vertical { didSet { setNeedsReload() } }

  /// The places at which ``scroll(with:at:)`` lets the items come to rest; nil: anywhere.
  public var snapping: ScrollSnap?

  /// Called with the ``contentOffset`` when another part of the content is seen: it was scrolled, or
  /// the content or the view has another size. For what moves as far as something is scrolled; see
  /// ``ScrollTimeline``.
  public var onScroll: ((Point) -> Void)?

  /// The rule for the motions that a reload takes over from.
  public var interruption = Interruption.additive

  /// The insets of what is rendered within the viewport, in points; negative: it goes beyond.
  public var visibleFrameInsets = Insets.zero { didSet { setNeedsRender() } }

  /// The offset that a reload is to leave, asked for after the new layout; nil: the same as before.
  public var contentOffsetAfterReload: ((ComponentView) -> Point)?

  /// The pool in which views wait to be used again.
  public var reusePool = ReusePool()

  // MARK: What is so

  /// Holds the items' views; lies so that the viewport shows what it is to show.
  public let contentView = View()

  /// The size of all components together, in points.
  public internal(set) var contentSize = Size.zero

  /// True during a reload; false while it scrolls, and while views are made that scroll in.
  public internal(set) var isReloading = false

  /// The number of reloads that have ended.
  public internal(set) var reloadCount = 0

  /// True once a reload has ended: false during the whole first one.
  public var hasReloaded: Bool { reloadCount > 0 }

  /// The last reload that changed something, until the views of another one are here.
  public final var lastChange: (any Change)? { componentChange }
  package internal(set) final var componentChange: ComponentChange?

  /// Ids that are not unique; their items were given numbers.
  public var duplicateIds: [String] { laidOut.duplicateIds }

  // MARK: Inside

  var laidOut = RenderableList()
  /// The layouts of the last reload, with all that was found out about them.
  var layoutTree: LayoutTree?
  /// The component of the present layout.
  var laidOutComponent: (any Layout)?
  /// True if another component was set since.
  var hasNewComponent = false
  /// The items that are shown, in order.
  var items: [ComponentItem] = []
  /// The items that are on their way out, in the order in which they left.
  var leaving: [LeavingItem] = []
  /// The changes on their way; the newest last.
  var changes: [ComponentChange] = []
  /// The component views in items.
  var nested: [ComponentView] = []
  var offset = Point.zero
  /// The hand that has scrolled it, or may; nil: it takes no events.
  var hand: ScrollHand?
  /// The part of the content of which was told last.
  var toldPart: ScrolledPart?
  /// The insets of the last rendering.
  var renderedInsets = Insets.zero
  var needsReload = false
  /// True while the views of what is scrolled in are made.
  var isRendering = false
  var needsRender = false
  /// The views that the last change has added, while it is laid out anew.
  var kept: [RenderableKey: View] = [:]
  /// The size of the last reload.
  var reloadedSize = Size.zero
  /// The frames of all items before the reload that is on its way, and after it.
  var framesBefore: [RenderableKey: Rect] = [:]
  var framesAfter: [RenderableKey: Rect] = [:]
  /// The item whose animator is being called.
  var current: RenderableKey?

  /// An empty view, which shows nothing until it has a component.
  public required init() {
    super.init()
    holdsParticipants = true
    scrollHost = self
    addSubview(contentView)
  }

  override final var boundsOrigin: Point {
    get { offset }
    set { scroll(to: newValue) }
  }

  override func join(_ stage: Stage) {
    stage.register(self)
    super.join(stage)
  }
}

extension ComponentView {
  /// The ids of what is shown, in order.
  public final var visibleIds: [String] { items.map(\.key.id) }

  /// The ids of what is on its way out, in the order in which it left.
  public final var leavingIds: [String] { leaving.map(\.item.key.id) }

  /// The ids of all views, back to front, leaving ones included.
  public final var stackedIds: [String] {
    var ids: [ObjectIdentifier: String] = [:]
    for item in items { ids[ObjectIdentifier(item.view)] = item.key.id }
    for item in leaving { ids[ObjectIdentifier(item.view)] = item.item.key.id }
    return contentView.subviews.compactMap { ids[ObjectIdentifier($0)] }
  }

  /// The view of a shown item; nil if none of this id is shown.
  public final func view(id: String) -> View? { items.first { $0.key.id == id }?.view }

  /// The id of the shown item whose view this is, or holds this; nil: none, or it is leaving.
  public final func id(of view: View) -> String? {
    var top = view
    while let parent = top.superview, parent !== contentView { top = parent }
    return items.first { $0.view === top }?.key.id
  }

  /// The frame of an item in the content's coordinates, also one that is out of sight.
  public final func frame(id: String) -> Rect? {
    laidOut.items.first { $0.key.id == id }?.frame
  }

  /// Animates changes as an animator does: the stage records them, or, without a stage, they are
  /// there at once.
  ///
  /// - Parameters:
  ///   - delay: in seconds, ≥ 0.
  public final func animate(
    _ timing: AnimatorTiming, delay: Double = 0, animations: () -> Void,
    completion: ((Outcome) -> Void)? = nil
  ) {
    guard let stage else {
      animations()
      completion?(.finished)
      return
    }
    stage.animate(
      withDuration: timing.duration, delay: delay, curve: timing.curve, arc: timing.arc,
      interruption: interruption, animations: animations, completion: completion)
  }

  // MARK: For animators

  /// The frame that a coming view's item had in the layout before this reload, out of sight; nil: it
  /// had none, or nothing reloads. For the view that is just being inserted.
  public final func frameBeforeReload(of view: View) -> Rect? {
    isReloading ? current.flatMap { framesBefore[$0] } : nil
  }

  /// The frame that a leaving view's item has in the layout after this reload, out of sight; nil: it
  /// has none, or nothing reloads. For the view that is just being deleted.
  public final func frameAfterReload(of view: View) -> Rect? {
    isReloading ? current.flatMap { framesAfter[$0] } : nil
  }
}
