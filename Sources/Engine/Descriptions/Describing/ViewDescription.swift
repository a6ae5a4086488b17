/// An element that is one view: a name, looks, and a content; it has no children.
public struct ViewDescription: NodeDescription {
  public struct Props: NodeDescriptionProps {
    public var key: String?
    public var appearance: Appearance
    public var content: Content
    /// True if a press on it is its own.
    public var takesInput: Bool
  }

  public var props: Props

  public init(
    _ key: String?, _ appearance: Appearance, content: Content = .none, takesInput: Bool = false
  ) {
    props = Props(key: key, appearance: appearance, content: content, takesInput: takesInput)
  }

  public static func apply(props: Props, to view: View) {
    view.content = props.content
    view.takesInput = props.takesInput
  }
}
