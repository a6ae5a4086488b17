import EngineTestSupport

@testable import Engine

/// Counts the cards that live.
final class CardCount {
  var living = 0
  var made = 0
}

/// A view that counts itself.
final class Card: View {
  var count: CardCount?

  func join(_ count: CardCount) {
    guard self.count == nil else { return }
    self.count = count
    count.living += 1
    count.made += 1
  }

  deinit { count?.living -= 1 }
}

/// A component view on a stage, and the time.
final class ComponentWorld {
  let stage = Stage()
  let view: ComponentView
  let cards = CardCount()
  private(set) var now = 0.0

  init(size: Size = Size(320, 320), animator: any Animator = BaseAnimator()) {
    view = ComponentView(frame: Rect(origin: .zero, size: size))
    view.animator = animator
    stage.root.addSubview(view)
  }

  /// A card of a kind; it counts itself.
  func card(_ id: String, alpha: Double = 1) -> ModifiedLayout {
    let cards = cards
    return SizeLayout<Card>(
      minWidth: 100, minHeight: 40,
      config: { card in
        card.join(cards)
        if card.alpha != alpha { card.alpha = alpha }
      }
    ).id(id)
  }

  /// Shows cards at frames.
  func place(_ items: [(String, Rect)]) {
    view.component = AbsoluteLayout(items.map { .init(card($0.0), $0.1) })
    view.reload()
  }

  /// Shows cards in a column: 40 points high, 10 apart.
  func show(_ ids: [String]) {
    place(ids.enumerated().map { ($1, Self.row($0)) })
  }

  static func row(_ index: Int) -> Rect { Rect(0, Double(index) * 50, 100, 40) }

  func advance(by seconds: Double) {
    now += seconds
    stage.advance(to: Instant.zero.advanced(bySeconds: now))
  }

  /// Every shown id with what is on screen.
  var onScreen: [String: Appearance] {
    var all: [String: Appearance] = [:]
    for item in view.items { all[item.key.id] = item.view.presented }
    return all
  }

  /// The flaws of the tree, as text; empty if it has none.
  var flaws: [String] {
    var flaws: [String] = []
    let tree = view.contentView.subviews
    let ids = view.items.map(\.key.id) + view.leaving.map(\.item.key.id)
    if Set(ids).count < ids.count { flaws.append("an id is there twice: \(ids)") }
    if Set(tree.map(ObjectIdentifier.init)).count < tree.count { flaws.append("a view twice") }
    let known = Set(
      (view.items.map(\.view) + view.leaving.map(\.view)).map(ObjectIdentifier.init))
    let changes = view.changes.map(ObjectIdentifier.init)
    if Set(changes).count < changes.count { flaws.append("a change twice") }
    if view.changes.contains(where: { $0.outcome != nil }) { flaws.append("a change that is over") }
    if !tree.allSatisfy({ known.contains(ObjectIdentifier($0)) }) { flaws.append("left behind") }
    for item in view.items {
      let isHidden = view.componentChange.map { $0.isPaused } ?? false
      if item.view.superview !== view.contentView, !isHidden {
        flaws.append("\(item.key.id) is lost")
      }
      if item.view.phase == .leaving || item.view.phase == .gone {
        flaws.append("\(item.key.id) is \(item.view.phase)")
      }
    }
    for item in view.leaving where item.view.phase != .leaving {
      flaws.append("\(item.item.key.id) leaves but is \(item.view.phase)")
    }
    let shown = Set(view.visibleIds)
    let order = view.stackedIds.filter(shown.contains)
    // On its way back everything lies as it does in the change.
    let goesBack = view.componentChange.map { $0.isReversed && $0.outcome == nil } ?? false
    if !goesBack, !(view.componentChange?.isPaused ?? false), order != view.visibleIds {
      flaws.append("order \(order), wanted \(view.visibleIds)")
    }
    return flaws
  }
}

func isSame(_ a: [View], _ b: some Sequence<View>) -> Bool {
  a.map(ObjectIdentifier.init) == b.map(ObjectIdentifier.init)
}
