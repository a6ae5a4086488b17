import Engine

enum SidebarPair {
  static var pair: LayoutPair { SquaresPair.pair }
}
