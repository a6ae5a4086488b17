package import Engine

/// A small drawing on a control that stands for a word.
package struct ControlMark: ComposedLayout {
  package let layout: any Layout

  package init(_ items: [Drawing.Item]) {
    layout = SizeLayout<View>(width: 14, height: 14, alignment: .center) { view in
      view.takesInput = false
      view.content = .drawing(Drawing(viewBox: Rect(0, 0, 14, 14), items: items))
    }
  }
}
