/// A component whose view is a given one; its frame is as large as the view was when the component
/// was made, or as it is told.
///
/// The view is the component's identity: another view is another component.
public struct FixedView: CompiledLayout {
  /// The view that it places.
  public let view: View
  private let box: SizeLayout<View>

  /// - Parameters:
  ///   - width: in points; nil: the view's.
  ///   - height: in points; nil: the view's.
  public init(_ view: View, width: Double? = nil, height: Double? = nil) {
    self.view = view
    box = SizeLayout(width: width ?? view.size.width, height: height ?? view.size.height)
  }

  /// The rank among its siblings, per axis.
  public var flexibility: Flexibility { box.flexibility }
  /// True if a view stands for it.
  public var needsView: Bool { true }
  /// The kind of view that stands for it.
  public var viewType: View.Type { type(of: view) }
  /// A new view for it.
  public func makeView() -> View { view }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { box.compile(into: &arena) }
}

extension Layout {
  /// The view of a ``FixedView``, here or in what this is around; nil if there is none.
  var fixedView: View? {
    if let fixed = self as? FixedView { return fixed.view }
    return (self as? any WrapperLayout)?.wrapped.fixedView
  }
}
