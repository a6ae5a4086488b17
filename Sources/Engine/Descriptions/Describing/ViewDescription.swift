/// An element that is one view: a name, looks, and a content; it has no children.
public struct ViewDescription: NodeDescription {
  /// The appearance of the view, its content, and whether it takes input.
  public struct Props: NodeDescriptionProps {
    /// The name among its siblings; nil: by its place.
    public var key: String?
    /// The place and the looks.
    public var appearance: Appearance
    /// The text or drawing in the view.
    public var content: Content
    /// True if a press on it is its own.
    public var takesInput: Bool
  }

  /// The appearance and the content.
  public var props: Props

  /// A description of a plain view.
  public init(
    _ key: String?, _ appearance: Appearance, content: Content = .empty, takesInput: Bool = false
  ) {
    props = Props(key: key, appearance: appearance, content: content, takesInput: takesInput)
  }

  /// Gives the view its content.
  public static func apply(props: Props, to view: View) {
    view.content = props.content
    view.takesInput = props.takesInput
  }
}
