package import Engine

/// The parts in which the words of an element come and go.
package struct SlideTextParts: Hashable, Sendable {
  package var unit: TextSplit.Unit
  /// The seconds from one to the next, ≥ 0.
  package var stagger: Double
  package var origin: TextSplit.Origin

  /// Parts in an order.
  package init(by unit: TextSplit.Unit, stagger: Double, from origin: TextSplit.Origin) {
    (self.unit, self.stagger, self.origin) = (unit, stagger, origin)
  }

  /// The parts of a text, which come from or go to where some moves lead.
  func split(_ text: String, _ moves: [SlideMove], in layout: IntroLayout) -> TextSplit {
    let moves = moves.isEmpty ? [.fade] : moves
    let away = moves.reduce(into: TextSplit.Away()) { $1.apply(to: &$0, in: layout) }
    return TextSplit(text, by: unit, stagger: stagger, from: origin, away: away)
  }
}

extension SlideMove {
  /// Leads a part of a text away from its place.
  fileprivate func apply(to away: inout TextSplit.Away, in layout: IntroLayout) {
    switch self {
    case .scale(let factor), .narrow(let factor): away.scale *= factor
    case .left(let distance): away.offset.x -= layout.across(distance)
    case .right(let distance): away.offset.x += layout.across(distance)
    case .up(let distance): away.offset.y -= layout.scaled(distance)
    case .down(let distance): away.offset.y += layout.scaled(distance)
    case .rotate(let angle): away.rotation += angle
    case .alpha(let alpha): away.alpha = alpha
    case .draw: break
    }
  }
}
