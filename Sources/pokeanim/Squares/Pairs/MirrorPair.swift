import Engine

enum MirrorPair {
  static var pair: LayoutPair { SquaresPair.pair }
}
