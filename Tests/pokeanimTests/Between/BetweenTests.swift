import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import pokeanim

/// The rules that every change keeps between its ends, whatever changes: see ``ShownChange``.
@Suite struct BetweenTests {
  private let text: any TextMaker

  init() throws { text = try FontFinder().text {} }

  private func options(_ launch: Launch) throws -> AppOptions {
    AppOptions(launch, Resources(assets: try AssetFinder().find(), text: text))
  }

  @Test(arguments: PairName.allCases, LayoutPair.pages)
  func everyPair(_ pair: PairName, _ size: Size) throws {
    for isMirrored in [false, true] {
      let screen = PairsScreen(
        options: try options(Launch(place: .canvas, pair: pair, duration: 1)))
      let film = BetweenFilm(screen, size: size, measuring: text)
      if isMirrored { film.frame(.key(.m)) }
      for key in [Key.right, .left] {
        let broken = try film.brokenRules(after: .key(key))
        #expect(broken == [], "\(key), mirrored: \(isMirrored)")
      }
    }
  }

  @Test(arguments: GalleryMode.allCases.dropLast(), MotionKind.allCases.dropLast())
  func everyGallery(_ mode: GalleryMode, _ kind: MotionKind) throws {
    let screen = GalleryScreen(options: try options(Launch(screen: .gallery)))
    let film = BetweenFilm(screen, size: Size(960, 720), measuring: text)
    screen.choose(at: .zero) {
      $0.mode = mode
      $0.motion = kind
    }
    try film.rest()
    for key in [Key("S"), "V", "A", "Ctrl+Z"] {
      let broken = try film.brokenRules(after: .key(key))
      #expect(broken == [], "\(key)")
    }
  }

  @Test(arguments: [IntroLayout.reference, Size(320, 480), Size(960, 720)])
  func everySlide(_ size: Size) throws {
    let screen = OnboardingScreen(
      fit: .window, artwork: try Pictures.artwork(in: AssetFinder().find()), measuring: text,
      motion: .fluid, reducesMotion: false)
    let film = BetweenFilm(screen, size: size, measuring: text)
    for _ in Deck.builtIn.slides {
      for key in [Key.right, .left, .right] {
        let broken = try film.brokenRules(after: .key(key))
        #expect(broken == [], "\(screen.step), \(key)")
      }
    }
  }
}

extension BetweenTests {
  /// Slides of texts and boxes that lie beside each other on each slide, many on several. Not asked
  /// for: a text that is on both slides goes straight, and may meet another one on its way.
  @Test func everyDocument() throws {
    try forAll(seeds: 0..<200) { random in
      let places = (0..<12).map { (32 + 128 * ($0 % 3), 60 + 150 * ($0 / 3)) }
      var names: [Set<String>] = []
      let slides = (0..<3).map { _ in
        let ids = Self.words.shuffled(using: &random).prefix(random.int(in: 1...6))
        names.append(Set(ids))
        let elements = zip(ids, places.shuffled(using: &random)).map { id, place in
          let box = random.chance(0.4) ? "\"fill\": \"white\", " : ""
          return
            "{\"id\": \"\(id)\", \"text\": \"\(id)\", \(box)\"size\": 18, "
            + "\"frame\": [\(place.0), \(place.1), 96, 30]}"
        }
        return "{\"elements\": [\(elements.joined(separator: ", "))]}"
      }
      let text = "{\"canvas\": [400, 720], \"slides\": [\(slides.joined(separator: ", "))]}"
      let screen = OnboardingScreen(
        try DeckFile(Array(text.utf8)).deck, fit: .canvas, artwork: Artwork(),
        measuring: self.text, motion: .fluid, reducesMotion: false)
      let film = BetweenFilm(screen, size: Size(400, 720), measuring: self.text)
      for (key, end) in [(Key.right, 1), (.right, 2), (.left, 2), (.left, 1)] {
        let both = names[end].intersection(names[end - 1])
        let broken = try film.brokenRules(after: .key(key)).filter { rule in
          !rule.contains("at one spot") || !both.contains { rule.contains("“\($0)”") }
        }
        #expect(broken == [], "\(key) in \(text)")
      }
    }
  }

  private static let words = [
    "apple", "bread", "candle", "dragon", "ember", "feather", "glass", "harbour", "island",
    "jungle", "kettle", "lantern",
  ]
}
