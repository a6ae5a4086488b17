package import Engine

/// A layout whose view is a given one, which somebody moves or fills later.
package struct Held: WrapperLayout {
  package let wrapped: any Layout
  package let view: View

  package var needsView: Bool { true }
  package func makeView() -> View { view }
}

extension Layout {
  /// The layout, shown by a given view.
  package func held(by view: View) -> Held { Held(wrapped: self, view: view) }
}
