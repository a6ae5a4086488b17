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
  /// The ids of those groups in it of which it has the first elements only.
  var shortened: [String] { get }
  /// The pair in the colours that go with a motion set.
  func pair(for motion: MotionSet) -> LayoutPair
}

extension PairSource {
  /// True if it is the same pair to the last detail.
  func isSame(as other: any PairSource) -> Bool { (other as? Self) == self }
}

extension PairName: PairSource {
  var name: String { rawValue }
  var shortened: [String] { [] }
}

extension GroupPair: PairSource {
  var title: String { Self.short(name) }
  var story: String { "“\(Self.short(id))” on two slides" }

  func pair(for motion: MotionSet) -> LayoutPair {
    LayoutPair(
      designs: [size],
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
  /// The pairs of a person's slides, unless one of the program's own is named.
  var slidePairs: [any PairSource] {
    pairedSlides.map { GroupPair.all(of: $0.deck, $0.artwork, typesetter) } ?? []
  }

  /// The first of them; nil: there is none.
  var firstSlidePair: (any PairSource)? {
    pairedSlides.flatMap { GroupPair.first(of: $0.deck, $0.artwork, typesetter) }
  }

  /// The pair that is shown at first.
  var firstPair: any PairSource { firstSlidePair ?? self.pair }

  /// The slides of a person whose pairs are shown; nil: those of the program are.
  private var pairedSlides: SlideFolder? {
    self.showsOwnPairs == true ? nil : self.slideFolder.flatMap { $0.file == nil ? nil : $0 }
  }

  private var typesetter: Typesetter {
    Typesetter(measuring: self.text, screenScale: self.scale)
  }
}
