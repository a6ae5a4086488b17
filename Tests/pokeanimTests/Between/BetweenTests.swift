import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import Studio
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
  /// Slides of texts and boxes that lie beside each other on each slide, many on several.
  @Test func everyDocument() throws {
    try forAll(seeds: 0..<200) { random in
      let slides = (0..<3).map { Self.slide($0, &random) }
      let text = "{\"canvas\": [400, 720], \"slides\": [\(slides.joined(separator: ", "))]}"
      let screen = OnboardingScreen(
        try DeckFile(Array(text.utf8)).deck, fit: .canvas, artwork: Artwork(),
        measuring: self.text, motion: .fluid, reducesMotion: false)
      let size = [Size(400, 720), Size(320, 480), Size(960, 720)][random.int(in: 0...2)]
      let film = BetweenFilm(screen, size: size, measuring: self.text)
      for key in [Key.right, .right, .left, .left] {
        let broken = try film.brokenRules(after: .key(key))
        #expect(broken == [], "\(key) at \(size) in \(text)")
      }
    }
  }

  /// Some words, each in a place of its own, in which many are on other slides, too. None has one size
  /// on two slides: in boxes of two widths its lines would break anew in each frame, as they do in a
  /// window that gets narrower, and no line would stay what it was.
  private static func slide(_ index: Int, _ random: inout SeededGenerator) -> String {
    let staying = random.int(in: 0...6)
    let places = Array(0..<staying) + (staying..<12).shuffled(using: &random)
    let elements = zip(words, places).filter { _ in random.chance(0.4) }.map { word, place in
      let (x, y) = (32 + 128 * (place % 3), 60 + 150 * (place / 3))
      let box = random.chance(0.4) ? "\"fill\": \"white\", " : ""
      let frame = [x, y, random.int(in: 60...110), random.int(in: 20...80)]
      return "{\"id\": \"\(word)\", \"text\": \"\(word)\", \(box)"
        + "\"size\": \(3 * random.int(in: 3...10) + index), \"frame\": \(frame)}"
    }
    return "{\"elements\": [\(elements.shuffled(using: &random).joined(separator: ", "))]}"
  }

  private static let words = [
    "apple", "bread", "candle\\npot", "dragon", "ember", "the feather of a bird in flight", "glass",
    "harbour",
    "island", "jungle", "kettle", "lantern",
  ]
}
