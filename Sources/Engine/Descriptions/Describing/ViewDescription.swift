/// An element that is one view: a name, looks, a content, what a press does, and other such elements in
/// it.
///
/// Text, pictures and buttons have forms of their own: ``label(_:_:_:)``,
/// ``image(_:_:_:scaling:)``, ``button(_:_:_:background:cornerRadius:action:)``.
public struct ViewDescription: NodeDescriptionWithChildren, Equatable {
  /// The appearance of the view, its content, and its part in input.
  public struct Props: NodeDescriptionProps {
    /// The name among its siblings; nil: by its place.
    public var key: String?
    /// The place and the looks.
    public var appearance: Appearance
    /// The text or drawing in the view.
    public var content: Content
    /// True if another content fades in while the one before fades out, in the time in which the
    /// element moves: see ``View/crossFadesContent``.
    public var crossFadesContent: Bool
    /// True if a press on it is its own.
    public var takesInput: Bool
    /// The change that a press makes, by the mouse or by Return; nil: what a program gave the view.
    public var action: Action?
    /// True if the element may get another parent, and moves there; see ``ViewDescription/shared()``.
    public var isShared = false
    /// True if nothing of the element is seen outside of its box, whose corners may be round: so a
    /// picture gets round corners, too.
    public var clipsToBounds = false
    /// The elements in it, back to front, placed in its coordinates. They come and go with it; those
    /// that stay or change places move as the description says that it is in.
    public var children: [ViewDescription] = []
  }

  /// The appearance and the content.
  public var props: Props

  /// A description of a plain view.
  public init(
    _ key: String?, _ appearance: Appearance, content: Content = .empty, takesInput: Bool = false,
    action: Action? = nil, crossFadesContent: Bool = false, clipsToBounds: Bool = false,
    children: [ViewDescription] = []
  ) {
    props = Props(
      key: key, appearance: appearance, content: content, crossFadesContent: crossFadesContent,
      takesInput: takesInput, action: action, clipsToBounds: clipsToBounds, children: children)
  }

  /// The elements in it.
  public static func childrenDescriptions(props: Props) -> [any NodeDescription] { props.children }

  /// Gives the view its content and its action. Without one, what a program gave the view stays.
  public static func apply(
    props: Props, state: NoState, to view: View, update: StateUpdater<NoState>
  ) {
    view.crossFadesContent = props.crossFadesContent
    view.content = props.content
    view.clipsToBounds = props.clipsToBounds
    view.takesInput = props.takesInput || props.action != nil
    if let action = props.action {
      view.action = { update.perform(action) }
    } else if view.hasDescribedAction {
      view.action = nil
    }
    view.hasDescribedAction = props.action != nil
  }
}

extension ViewDescription {
  /// The same element with a key that names it in the whole tree: in another parent it is still the
  /// same, and moves there from where it was. See <doc:SharedElements>.
  public func shared() -> ViewDescription {
    var description = self
    description.props.isShared = true
    return description
  }

  /// A text in a frame, in points of the parent.
  public static func label(_ key: String?, _ text: TextContent, _ frame: Rect) -> ViewDescription {
    ViewDescription(key, Appearance(frame: frame), content: .text(text))
  }

  /// A picture in a room, in points of the parent.
  public static func image(
    _ key: String?, _ drawing: Drawing, _ room: Rect, scaling: Image.Scaling = .fit
  ) -> ViewDescription {
    let frame = Image(drawing, scaling: scaling).frame(in: room)
    return ViewDescription(key, Appearance(frame: frame), content: .drawing(drawing))
  }

  /// A text on a ground that can be pressed, in a frame in points of the parent.
  public static func button(
    _ key: String?, _ text: TextContent, _ frame: Rect, background: Color,
    cornerRadius: Double = 8, action: Action
  ) -> ViewDescription {
    ViewDescription(
      key, Appearance(frame: frame, backgroundColor: background, cornerRadius: cornerRadius),
      content: .text(text), action: action)
  }
}
