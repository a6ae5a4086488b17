import Engine
import Onboarding

/// The origin of a pair of layouts: the program has some, and so have a person's slides.
protocol PairSource: Hashable, Sendable {
  /// The name that no other pair has of those that are shown together.
  var name: String { get }
  /// The title in the picker.
  var title: String { get }
  /// The difference between the two layouts, in a line.
  var story: String { get }
  /// True if the program remembers how it was tuned.
  var isRemembered: Bool { get }
  /// The pair in the colours that go with a motion set.
  func pair(for motion: MotionSet) -> LayoutPair
}

extension PairSource {
  /// True if it is the same pair to the last detail.
  func isSame(as other: any PairSource) -> Bool { (other as? Self) == self }
}

extension PairName: PairSource {
  var name: String { rawValue }
  var isRemembered: Bool { true }
}

extension GroupPair: PairSource {
  var title: String { Self.short(name) }
  var story: String { "“\(Self.short(id))” on two slides" }
  var isRemembered: Bool { false }

  func pair(for motion: MotionSet) -> LayoutPair {
    let mirrored = isMirrored
    return LayoutPair(
      designs: [size], directionBefore: mirrored.before ? .rightToLeft : .leftToRight,
      direction: mirrored.after ? .rightToLeft : .leftToRight,
      grounds: LayoutPair.Grounds(before: backgrounds.before, after: backgrounds.after),
      before: { before(in: $0.size, $0.typesetter) },
      after: { after(in: $0.size, $0.typesetter) })
  }

  /// A name as a title has room for it.
  private static func short(_ name: String) -> String {
    name.count > 24 ? name.prefix(23) + "…" : name
  }
}

extension AppOptions {
  /// The pairs that screen 2 shows: those of a person's slides, if they have any, or the program's own.
  var pairs: [any PairSource] {
    let own = slidePairs
    return own.isEmpty ? PairName.allCases : own
  }

  /// The pairs of a person's slides, unless one of the program's own is named.
  var slidePairs: [any PairSource] {
    guard self.showsOwnPairs != true, let slides = self.slideFolder else { return [] }
    return slides.pairs(Typesetter(measuring: self.text, screenScale: self.scale))
  }

  /// The pair that is shown at first.
  var firstPair: any PairSource { slidePairs.first ?? self.pair }
}

extension SlideFolder {
  /// The pairs of layouts that they have.
  func pairs(_ typesetter: Typesetter) -> [GroupPair] {
    file == nil ? [] : GroupPair.all(of: deck, artwork, typesetter)
  }
}
