import Onboarding

extension PairName {
  var pair: LayoutPair { pair(for: .fluid) }

  /// The pair in the colours that go with a motion set.
  func pair(for motion: MotionSet) -> LayoutPair {
    switch self {
    case .squares: SquaresPair.pair(isOriginal: motion == .original)
    case .grid: GridPair.pair
    case .list: ListPair.pair
    case .sidebar: SidebarPair.pair
    case .mirror: MirrorPair.pair
    case .text: TextPair.pair
    }
  }
}
