/// A component in a component view of its own: a boundary that animators do not cross.
package struct ViewBoundary: Layout {
  let content: any Layout
  package let extent: LayoutExtent

  init(content: any Layout) {
    self.content = content
    extent = LayoutExtent(around: content)
  }

  package var flexibility: Flexibility { content.flexibility }
  package var needsView: Bool { true }
  package var viewType: View.Type { ComponentView.self }

  package func makeView() -> View {
    let view = ComponentView()
    view.scrolling = .neither
    return view
  }

  package func configure(_ view: View) { (view as? ComponentView)?.component = content }

  package func measurement(within maxSize: Size) -> LayoutMeasurement {
    let size = content.measurement(within: maxSize).size
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [])
  }

  package func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let frame = content.measurement(within: rect.size).arrangement(within: rect).frame
    return LayoutArrangement(layout: self, frame: frame, sublayouts: [])
  }
}
