/// A component in a component view of its own: a boundary that animators do not cross.
public struct ViewBoundary: Layout {
  let content: any Layout
  public let extent: LayoutExtent

  init(content: any Layout) {
    self.content = content
    extent = LayoutExtent(around: content)
  }

  public var flexibility: Flexibility { content.flexibility }
  public var needsView: Bool { true }
  public var viewType: View.Type { ComponentView.self }

  public func makeView() -> View {
    let view = ComponentView()
    view.scrolling = .none
    return view
  }

  public func configure(_ view: View) { (view as? ComponentView)?.component = content }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let size = content.measurement(within: maxSize).size
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [])
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = content.measurement(within: rect.size).arrangement(within: rect).frame
    return LayoutArrangement(layout: self, frame: frame, sublayouts: [])
  }
}
