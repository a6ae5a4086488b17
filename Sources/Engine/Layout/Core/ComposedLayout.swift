/// A layout that is another way to write a layout down.
///
/// It adds nothing, and leaves no trace: what is measured, arranged and made into views is
/// ``layout``.
public protocol ComposedLayout: WrapperLayout {
  /// The layout that this one stands for.
  var layout: any Layout { get }
}

extension ComposedLayout {
  /// The layout that this one stands for.
  public var wrapped: any Layout { layout }
  /// The measurement of ``layout``.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    layout.measurement(within: maxSize)
  }

  /// - Parameter measurement: the measurement of ``layout``.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    layout.arrangement(within: rect, measurement: measurement)
  }

  /// Adds its node to an arena; for the engine alone.
  public func compile(into arena: inout LayoutArena) { arena.addInstead(layout) }
}
