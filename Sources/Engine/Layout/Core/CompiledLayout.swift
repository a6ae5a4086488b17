/// A layout of which ``Layout/compile(into:)`` says all: the solver measures and arranges it.
public protocol CompiledLayout: Layout {}

extension CompiledLayout {
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(measuring: self, within: maxSize)
  }

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
  public var needsView: Bool { viewReuseId != nil || config != nil }
  public var viewType: View.Type { V.self }

  public func configure(_ view: View) {
    if let view = view as? V { config?(view) }
  }
}
