import Engine

enum TextPair {
  static var pair: LayoutPair { SquaresPair.pair }
}
