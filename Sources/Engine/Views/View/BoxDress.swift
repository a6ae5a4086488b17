/// The properties that few views have, as numbers; an appearance without them has no room for them.
struct BoxDress: Hashable, Sendable {
  /// By the numbers of the properties, or empty.
  private var values: [Lanes] = []

  /// A view that has none of them.
  init() {}

  /// True if all are 0, as where nothing was said of them.
  var isPlain: Bool { values.isEmpty }

  /// Of what is said; not of ``ViewProperty/plain``.
  subscript(property: ViewProperty) -> Lanes {
    get { values.isEmpty ? .zero : values[property.dressNumber] }
    set {
      if values.isEmpty {
        guard newValue != .zero else { return }
        values = Array(repeating: .zero, count: ViewProperty.dress.count)
      }
      values[property.dressNumber] = newValue
      if newValue == .zero, values.allSatisfy({ $0 == .zero }) { values = [] }
    }
  }

  /// The numbers of a gradient with its stops; none without one.
  var gradient: ArraySlice<Lanes> {
    values.isEmpty
      ? [] : values[ViewProperty.gradient.dressNumber...ViewProperty.stop8.dressNumber]
  }
}

extension ViewProperty {
  fileprivate var dressNumber: Int { rawValue - ViewProperty.zPosition.rawValue - 1 }
}

extension Appearance {
  /// How a drawing fills the box.
  package var contentFit: ContentFit {
    get { ContentFit(lanes: self[.contentFit]) }
    set { self[.contentFit] = newValue.lanes }
  }

  /// The line of the border, which is set after its width.
  package var borderLine: BorderLine {
    get { BorderLine(lanes: self[.borderLine], of: borderWidth) }
    set { self[.borderLine] = newValue.lanes(of: borderWidth) }
  }

  /// The shadows that the box throws beside the one that has a name, the first one uppermost; at most
  /// ``mostShadows`` are kept.
  package var shadows: [Shadow] {
    get { seen(ViewProperty.outerShadows) }
    set { set(ViewProperty.outerShadows, to: newValue) }
  }

  /// The shadows that fall into the box from its edges, the first one uppermost; at most
  /// ``mostInnerShadows`` are kept.
  package var innerShadows: [Shadow] {
    get { seen(ViewProperty.innerShadows) }
    set { set(ViewProperty.innerShadows, to: newValue) }
  }

  package static let mostShadows = ViewProperty.outerShadows.count
  package static let mostInnerShadows = ViewProperty.innerShadows.count

  private func seen(_ properties: [ViewProperty]) -> [Shadow] {
    dress.isPlain ? [] : properties.compactMap { Shadow(fading: self[$0]) }
  }

  private mutating func set(_ properties: [ViewProperty], to shadows: [Shadow]) {
    for (number, property) in properties.enumerated() {
      self[property] = number < shadows.count ? shadows[number].fadingLanes : .zero
    }
  }

  /// Sets the colours of the box: those of a gradient take the place of its colour.
  package mutating func setGradient(_ gradient: BoxGradient) {
    backgroundColor = .clear
    for (property, lanes) in zip(ViewProperty.gradients, gradient.lanes) { self[property] = lanes }
  }

  /// The gradient of the box, which lies around its own middle; nil: it has none, or more than one.
  package var gradientPaint: Paint? { mixedGradient?.paint(in: Rect(center: .zero, size: size)) }

  /// The gradients of the box with its colour; nil: it has none.
  package var mixedGradient: MixedGradient? { MixedGradient(dress.gradient, over: backgroundColor) }

  /// True if the box has a gradient that is seen.
  package var hasGradient: Bool { !dress.isPlain && self[.gradient][0] > 0 }
}
