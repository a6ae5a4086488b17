/// A layout of which ``Layout/compile(into:)`` says all: the solver measures and arranges it.
public protocol CompiledLayout: Layout {}

extension CompiledLayout {
  /// The size that the solver finds in a room, with the children's.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(measuring: self, within: maxSize)
  }

  /// The frames that the solver finds in a rectangle.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(arranging: self, within: rect, measurement)
  }
}

/// A layout that may have a view of a kind of its own, which a closure brings to its looks.
public protocol ConfiguredLayout: CompiledLayout {
  associatedtype V: View
  /// Called with the layout's view whenever views are made from it.
  var config: ((V) -> Void)? { get }
}

extension ConfiguredLayout {
  /// True if it has a name, or a closure that makes its view up.
  public var needsView: Bool { viewReuseId != nil || config != nil }
  /// The kind of view that stands for it.
  public var viewType: View.Type { V.self }

  /// Brings its view to its looks.
  public func configure(_ view: View) {
    if let view = view as? V { config?(view) }
  }
}
