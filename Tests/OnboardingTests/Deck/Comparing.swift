import Engine
import Testing

@testable import Onboarding

extension Slide {
  static let creature = Deck.builtIn.slides[0]
  static let cute = Deck.builtIn.slides[1]
  static let capture = Deck.builtIn.slides[2]
  static let gotcha = Deck.builtIn.slides[3]

  var next: Slide { Deck.builtIn.slides[(index + 1) % 4] }
  var previous: Slide { Deck.builtIn.slides[(index + 3) % 4] }
  /// The place in the deck.
  var index: Int { Deck.builtIn.index(of: self) }

  /// The slide of that name.
  init(named name: String) throws {
    self = try #require(Deck.builtIn.slides.first { "\($0)" == name })
  }
}

extension Deck {
  /// The program's own slides, of which each has a next one and one before it.
  static let round = Deck(builtIn.slides, loop: .both)
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

/// The largest difference between numbers side by side; infinite if their counts differ.
func distance(_ a: [Double], _ b: [Double]) -> Double {
  a.count == b.count ? zip(a, b).map { abs($0 - $1) }.max() ?? 0 : .infinity
}
