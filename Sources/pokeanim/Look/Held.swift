import Engine

/// A layout whose view is a given one, which somebody moves or fills later.
struct Held: WrapperLayout {
  let wrapped: any Layout
  let view: View

  var needsView: Bool { true }
  func makeView() -> View { view }
}

extension Layout {
  /// The layout, shown by a given view.
  func held(by view: View) -> Held { Held(wrapped: self, view: view) }
}
