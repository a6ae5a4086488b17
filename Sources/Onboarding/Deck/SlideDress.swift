package import Engine

/// What few elements have: how a picture fills its box, a gradient, shadows, and what becomes of the
/// lines of its border and of its picture. What is nil is as if nothing were said.
public struct SlideDress: Hashable, Sendable {
  /// How a picture fills the frame of its element.
  package enum Fit: Hashable, Sendable {
    /// As large as it has room, in its own shape: its box is no larger.
    case contain
    /// As small as it covers the frame, in its own shape, and cut.
    case cover
    /// As large as the frame, stretched.
    case fill
    /// In its own size, and cut.
    case none
  }

  package var fit: Fit?
  package var gradient: BoxGradient?
  /// In points of the design, the uppermost first.
  package var shadows: [SlideShadow]?
  /// The widths of the border at the top, right, bottom and left, as shares of the widest, 0…1.
  package var sides: [Double]?
  /// The lengths of a dash of the border and of the gap behind it, in points of the design.
  package var dash: [Double]?
  /// The shares of the length of lines between which they are drawn.
  package var trim: [Double]?

  /// Nothing of it.
  package init() {}

  /// True if nothing is said of it.
  var isPlain: Bool { self == SlideDress() }

  /// The same where it says something, and else the other.
  func over(_ other: SlideDress) -> SlideDress {
    var both = self
    both.fit = fit ?? other.fit
    both.gradient = gradient ?? other.gradient
    both.shadows = shadows ?? other.shadows
    both.sides = sides ?? other.sides
    both.dash = dash ?? other.dash
    both.trim = trim ?? other.trim
    return both
  }

  /// Leaves out what says what is so in any case.
  mutating func leaveOutUsual() {
    if fit == .contain { fit = nil }
    if shadows == [] { shadows = nil }
    if sides == [1, 1, 1, 1] { sides = nil }
    if dash?[1] == 0 { dash = nil }
    if trim == [0, 1] { trim = nil }
  }

  /// Gives an appearance in a canvas what it says.
  func apply(to look: inout Appearance, _ layout: IntroLayout) {
    switch fit {
    case nil, .contain: break
    case .cover: look.contentFit = .cover
    case .fill: look.contentFit = .stretch
    case .some(.none): look.contentFit = .natural(unit: layout.scaled(1))
    }
    if let gradient { look.setGradient(gradient) }
    if let shadows {
      look.shadows = shadows.filter { !$0.isInner }.map { $0.shadow(layout) }
      look.innerShadows = shadows.filter(\.isInner).map { $0.shadow(layout) }
    }
    var line = BorderLine.plain
    if let sides { line.sides = sides }
    if let dash { line.dash = (layout.scaled(dash[0]), layout.scaled(dash[1])) }
    if let trim { (line.start, line.end) = (trim[0], trim[1]) }
    look.borderLine = line
  }
}

/// A shadow that the box of an element throws, or that falls into it.
package struct SlideShadow: Hashable, Sendable {
  /// In points of the design.
  package var offset: Point
  /// As in CSS: twice the standard deviation, in points of the design.
  package var blur: Double
  /// In points of the design.
  package var spread: Double
  package var color: Color
  package var isInner: Bool

  fileprivate func shadow(_ layout: IntroLayout) -> Shadow {
    var shadow = Shadow(
      blur: layout.scaled(blur) / 2,
      offset: Point(layout.scaled(offset.x), layout.scaled(offset.y)), color: color)
    shadow.spread = layout.scaled(spread)
    return shadow
  }
}
