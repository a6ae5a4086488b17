import EngineTestSupport

@testable import Engine

/// A box that makes a view, for short tests.
func box(
  _ id: String? = nil, _ width: Double? = nil, _ height: Double? = nil,
  _ alignment: Alignment? = nil, _ child: (any Layout)? = nil, alpha: Double? = nil,
  color: Color? = nil
) -> SizeLayout<View> {
  let config = { (view: View) in
    if let alpha { view.alpha = alpha }
    if let color { view.backgroundColor = color }
  }
  let isPlain = id == nil && alpha == nil && color == nil
  return SizeLayout<View>(
    minWidth: width, maxWidth: width, minHeight: height, maxHeight: height, alignment: alignment,
    viewReuseId: id, sublayout: child, config: isPlain ? nil : config)
}

/// A view below a host: its object, key, parent's row, place, looks and phase.
struct TreeRow: Equatable {
  let view: ObjectIdentifier
  let key: String?
  let parent: Int
  let rest: Appearance
  let phase: LifePhase

  static func all(below host: View) -> [TreeRow] {
    var rows: [TreeRow] = []
    func add(_ view: View, _ parent: Int) {
      for child in view.subviews {
        rows.append(
          TreeRow(
            view: ObjectIdentifier(child), key: child.key, parent: parent, rest: child.rest,
            phase: child.phase))
        add(child, rows.count - 1)
      }
    }
    add(host, -1)
    return rows
  }

  static func parents(below host: View) -> [ObjectIdentifier: View] {
    var parents: [ObjectIdentifier: View] = [:]
    host.forEachInPaintOrder { parents[ObjectIdentifier($0)] = $0.superview }
    return parents
  }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    (0..<4).allSatisfy { abs(lanes[$0] - other.lanes[$0]) < 1e-9 }
  }
}

extension View {
  /// The opacity at which the view shows: its own times that of all above it.
  var effectiveAlpha: Double {
    var alpha = 1.0
    var view: View? = self
    while let current = view {
      alpha *= current.presented.alpha
      view = current.superview
    }
    return alpha
  }
}

extension LayoutMove {
  /// Shows a fraction of the way, in a straight line.
  func show(_ fraction: Double) {
    for change in changes {
      for property in ViewProperty.allCases {
        let lanes = lerp(change.from[property], change.to[property], fraction)
        change.view.present(lanes, of: property.rawValue)
      }
    }
  }
}
