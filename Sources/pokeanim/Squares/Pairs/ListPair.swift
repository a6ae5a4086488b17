import Engine

enum ListPair {
  static var pair: LayoutPair { SquaresPair.pair }
}
