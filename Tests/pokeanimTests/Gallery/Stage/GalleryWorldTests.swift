import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

/// Whatever a person does to the gallery: no card is lost, doubled or left behind.
@Suite struct GalleryWorldTests {
  private static let keys: [Key] = [
    "A", "A", "-", "S", "S", "O", "V", "C", "P", "E", "W", "D", "Z", .tab, .left, .right, .return,
    .space, .r, .comma, .period, "L", "I", .up, .down, .home, .end,
  ]
  private static let sizes = [Size(960, 720), Size(800, 600), Size(320, 480), Size(1, 1)]

  private func point(_ random: inout SeededGenerator) -> Point {
    Point(random.double(in: 0...960), random.double(in: 0...720))
  }

  private func event(_ random: inout SeededGenerator, hand: inout Point) -> InputEvent {
    switch random.int(in: 0...20) {
    case 0...7: return .key(random.element(of: Self.keys))
    case 8...10:
      hand = point(&random)
      return .press(hand)
    case 11...15:
      hand = hand + Point(random.double(in: -120...120), random.double(in: -120...120))
      return .move(hand)
    case 16, 17: return .release
    case 18: return random.int(in: 0...1) == 0 ? .cancel : .hover(point(&random))
    case 19: return .wheel(at: Point(200, 100), by: Point(0, random.double(in: -300...300)))
    default: return .resize(random.element(of: Self.sizes))
    }
  }

  /// The first problem of a frame, as text; nil if there is none.
  private func problem(_ film: FilmedGallery) -> String? {
    let still = film.last
    guard Set(still.keys).count == still.keys.count else { return "doubled: \(still.keys)" }
    guard 0...1 ~= still.progress else { return "progress \(still.progress)" }
    for shape in still.shapes {
      let numbers = [shape.frame.x, shape.frame.y, shape.frame.width, shape.frame.height]
      guard numbers.allSatisfy(\.isFinite), 0...1 ~= shape.alpha else { return "\(shape)" }
    }
    let ids = film.ids
    guard Set(ids).count == ids.count else { return "the deck has doubles" }
    return nil
  }

  private func live(_ random: inout SeededGenerator, reducesMotion: Bool) {
    let film = filmedGallery(reducesMotion: reducesMotion)
    var hand = Point(100, 100)
    var story: [String] = []
    for _ in 0..<random.int(in: 5...40) {
      let event = event(&random, hand: &hand)
      story.append("\(event)")
      film.frame(event)
      for _ in 0..<random.element(of: [0, 1, 1, 2, 8]) {
        film.frame()
        story.append(".")
      }
      if let problem = problem(film) {
        Issue.record("\(problem), after \(story)")
        return
      }
    }
    expectRest(film, story)
  }

  private func expectRest(_ film: FilmedGallery, _ story: [String]) {
    film.frame(.cancel)
    if film.screen.options.mode == .interrupt { film.key("I") }
    if film.screen.isPaused { film.key(.space) }
    guard film.rest(within: 900) != nil else {
      Issue.record("still running after \(story)")
      return
    }
    film.frame(.resize(Size(960, 720)))
    film.rest()
    if film.screen.options.mode == .list { film.key("L") }
    film.screen.choose(at: .zero) { $0.size = .fit }
    film.rest(within: 900)
    let still = film.frame()
    guard still.keys == film.ids else {
      Issue.record("\(still.keys) for \(film.ids), after \(story)")
      return
    }
    for shape in still.shapes {
      let isThere =
        shape.frame.center.distance(to: film.middle(of: shape.key)) < 1e-6 && shape.alpha == 1
        && shape.phase == .present
      if !isThere { Issue.record("\(shape) at rest, after \(story)") }
    }
  }

  @Test func whateverAPersonDoes() {
    forAll(seeds: sequences(150)) { live(&$0, reducesMotion: false) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() {
    forAll(seeds: sequences(50)) { live(&$0, reducesMotion: true) }
  }
}
