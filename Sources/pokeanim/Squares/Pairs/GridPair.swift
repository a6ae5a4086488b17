import Engine

enum GridPair {
  static var pair: LayoutPair { SquaresPair.pair }
}
