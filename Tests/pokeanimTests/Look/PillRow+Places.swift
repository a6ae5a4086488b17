import Engine

@testable import Studio
@testable import pokeanim

extension PillRow {
  /// The place of a name's pill on the row's page.
  func pill(_ index: Int) -> Rect {
    layout(selected: 0) { _ in }.arrangement().frame(of: names[index])
      ?? .zero
  }
}

extension PairsPage {
  /// The middle of a pair's pill.
  func center(of pair: PairName) -> Point {
    picker.pill(PairName.allCases.firstIndex(of: pair) ?? 0).center
  }
}
