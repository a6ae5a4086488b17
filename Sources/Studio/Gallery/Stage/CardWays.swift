import Engine

/// The ways on which keys lead from card to card: they lie in rows of equal length, but the last.
struct CardWays: Equatable {
  let count: Int
  let columns: Int
  /// The rows that are seen at once.
  let rows: Int

  /// The index to which a key leads from another one, which is that one at an end; nil: the key leads
  /// nowhere.
  func target(of key: Key, from index: Int) -> Int? {
    switch key {
    case .left: columns > 1 ? max(0, index - 1) : index
    case .right: columns > 1 ? min(count - 1, index + 1) : index
    case .up: down(by: -1, from: index)
    case .down: down(by: 1, from: index)
    case .pageUp: down(by: -max(1, rows), from: index)
    case .pageDown: down(by: max(1, rows), from: index)
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }

  /// The card in another row that lies nearest.
  private func down(by step: Int, from index: Int) -> Int {
    let row = min((count - 1) / columns, max(0, index / columns + step))
    return min(count - 1, row * columns + index % columns)
  }
}
