import Engine

/// An element as it is seen at rest, with all that is seen in it; it takes no input.
struct StillElement: Hashable, Sendable {
  let key: String
  /// In what the element is in.
  let appearance: Appearance
  let content: Content
  let clips: Bool
  let elements: [StillElement]

  init(_ view: ViewDescription.Props) {
    (key, appearance, content) = (view.key ?? "", view.appearance, view.content)
    clips = view.clipsToBounds
    elements = view.children.map { StillElement($0.props) }
  }

  /// A view that looks like it.
  func makeView() -> View {
    let view = View()
    show(in: view, at: appearance.frame)
    view.takesInput = false
    for element in elements { view.addSubview(element.makeView()) }
    return view
  }

  /// A layout that fills a frame with it; its views are called as the elements are.
  var layout: any Layout {
    SizeLayout<View>(
      alignment: .fill, viewReuseId: key,
      sublayout: elements.isEmpty ? nil : Self.layout(of: elements)
    ) { show(in: $0, at: $0.frame) }
  }

  /// A layout that places elements in their frames.
  static func layout(of elements: [StillElement]) -> any Layout {
    AbsoluteLayout(elements.map { .init($0.layout, $0.appearance.frame) })
  }

  private func show(in view: View, at frame: Rect) {
    var appearance = appearance
    appearance.frame = frame
    view.set(appearance)
    view.content = content
    view.clipsToBounds = clips
  }
}
