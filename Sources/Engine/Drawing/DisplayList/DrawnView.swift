/// The commands that a view was last drawn with, and what they were made of: what is still true of
/// it is not made again.
final class DrawnView {
  /// The mark of the builder that drew it: another one may measure text otherwise.
  let maker: AnyObject
  /// The revision of the view that was drawn.
  private var revision: Int?
  private(set) var content = Content.empty
  /// The commands of the view itself: those of its box and of its content.
  private(set) var own: [DrawCommand] = []
  /// Its own commands with the layers of all views that lie in it.
  var whole = KeptCommands()
  /// The places of its text's parts; nil: they were never drawn.
  var cells: TextCells?
  private var alignment: LayerAlignment?
  /// True if the alignment is that of a view that rests; nil: it isn't known.
  private var isAlignedAtRest: Bool?
  /// True if the view had the size and border with which it rests.
  private var hasShapeOfRest = false
  private var look: BoxLook?
  private var pose: AlignedPose?

  init(maker: AnyObject) { self.maker = maker }

  /// Takes the whole out of its place, in which it is to be put again.
  func takeWhole() -> KeptCommands {
    defer { whole = KeptCommands() }
    return whole
  }

  /// Lets go of what lay in the view, as nothing does any more.
  func forgetWhole() {
    if !whole.list.isEmpty { whole = KeptCommands() }
  }

  /// True if it is as a view would be drawn, but for its alignment.
  func shows(_ view: View, _ content: Content) -> Bool {
    revision == view.revision && self.content.isSame(as: content)
  }

  /// Draws the view itself; what has changed of it may be nothing that is seen.
  func show(_ view: View, _ content: Content, _ make: (BoxLook) -> [DrawCommand]) {
    let shown = view.presented
    let look = BoxLook(shown)
    if self.look != look || !self.content.isSame(as: content) {
      (self.look, self.content, own) = (look, content, make(look))
      pose = nil
    }
    revision = view.revision
    hasShapeOfRest = shown.hasShape(of: view.rest)
    isAlignedAtRest = nil
  }

  /// Draws the view itself while one of its contents fades into another: anew in each frame.
  func showFading(_ view: View, _ make: (BoxLook, AlignedPose) -> [DrawCommand]) {
    let shown = view.presented
    hasShapeOfRest = shown.hasShape(of: view.rest)
    let isAtRest = hasShapeOfRest && shown.place.liesWhere(view.rest.place)
    own = make(BoxLook(shown), AlignedPose(view, isAtRest: isAtRest))
    (look, content, revision, pose, isAlignedAtRest) = (nil, .empty, nil, nil, nil)
  }

  /// The alignment to pixels of the view, which was drawn by now and is seen in a place; nil: it
  /// has nothing that is aligned.
  func alignment(
    of view: View, in place: ViewPlace, _ fit: (AlignedPose) -> PixelFit
  ) -> LayerAlignment? {
    let isAtRest = hasShapeOfRest && place.liesWhere(view.rest.place)
    if isAlignedAtRest == isAtRest { return alignment }
    isAlignedAtRest = isAtRest
    guard !own.isEmpty || view.floats || view.clipsToBounds || !isAtRest else {
      (alignment, pose) = (nil, nil)
      return nil
    }
    let pose = AlignedPose(view, isAtRest: isAtRest)
    if self.pose != pose {
      self.pose = pose
      alignment = LayerAlignment(fit: fit(pose))
    }
    return alignment
  }
}

/// Everything by which a view is aligned to pixels, but its content and the place where it is seen.
struct AlignedPose: Equatable {
  /// The ends of a view's way.
  struct Way: Equatable {
    let start: BoxPose?
    let end: BoxPose
  }

  let size: Size
  let borderWidth: Double
  let floats: Bool
  /// nil: it rests.
  let way: Way?

  init(_ view: View, isAtRest: Bool) {
    let shown = view.presented
    size = shown.size
    borderWidth = shown.borderWidth
    floats = view.floats
    way = isAtRest ? nil : Way(start: view.departure, end: View.pose(view.rest))
  }
}
