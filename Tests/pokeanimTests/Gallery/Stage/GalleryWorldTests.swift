import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Whatever a person does to the gallery by mouse and keyboard: no card is lost, doubled, left behind
/// or left in the air, and at rest it looks as it does after a fresh start.
@Suite struct GalleryWorldTests {
  private static let keys: [Key] = [
    "A", "A", "-", "S", "S", "O", "V", "C", "P", "E", "W", "D", "Z", "N", .left, .right, .return,
    .space, .r, .comma, .period, "L", "I", .up, .down, .home, .end,
    .tab, .shiftTab, .shiftTab, .shiftTab, .space, .space, .delete, .backspace, .escape, .return,
    .pageUp, .pageDown, "Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z",
  ]
  private static let sizes = [Size(960, 720), Size(800, 600), Size(320, 480), Size(1, 1)]

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(random.double(in: -60...960), random.double(in: 0...720))
  }

  private let person = RandomPerson(
    .init(keys: 8, presses: 3, moves: 5, releases: 2), keys: { .key($0.element(of: Self.keys)) },
    place: Self.point, step: Point(120, 120),
    rare: [
      { $0.chance(0.5) ? .cancel : .hover(Self.point(&$0)) },
      { .wheel(at: Point(200, 100), by: Point(0, $0.double(in: -300...300))) },
      { .resize($0.element(of: Self.sizes)) },
    ])

  private func live(
    _ random: inout SeededGenerator, reducesMotion: Bool, _ fresh: FreshStarts
  ) {
    let film = filmedGallery(reducesMotion: reducesMotion)
    let world = ScreenWorld(film)
    world.problem = { _ in
      Set(film.ids).count == film.ids.count ? nil : "the deck has doubles"
    }
    world.live(person, &random, events: 5...40, gaps: [0, 1, 1, 2, 8])
    expectRest(world, fresh)
  }

  private func expectRest(_ world: ScreenWorld<GalleryScreen>, _ fresh: FreshStarts) {
    let film = world.film
    // A press takes the keyboard's focus away, and puts down what it has picked up.
    film.frame(.press(Point(-500, -500)), .cancel)
    world.hold(film.gallery.held == nil, "a card is still held")
    if film.screen.options.mode == .interrupt { film.key("I") }
    if film.screen.isPaused { film.key(.space) }
    guard world.comesToRest(within: 900) else { return }
    film.frame(.resize(Size(960, 720)))
    film.rest()
    if film.screen.options.mode == .list { film.key("L") }
    film.screen.choose(at: .zero) { $0.size = .fit }
    film.rest(within: 900)
    let still = film.frame()
    world.hold(still.keys == film.ids, "\(still.keys) for \(film.ids)")
    for shape in still.shapes {
      let isThere =
        shape.frame.center.distance(to: film.middle(of: shape.key)) < 1e-6 && shape.alpha == 1
        && shape.phase == .present
      world.hold(isThere, "\(shape) at rest")
    }
    for case let card as CardView in film.gallery.view.contentView.subviews {
      let isPutDown =
        card.transform == .identity && card.zPosition == 0 && !card.isHeld
        && !card.floats && card.pose == .standing && card.cross?.presented.alpha ?? 0 == 0
      world.hold(
        isPutDown,
        """
        \(card.key ?? "a card") is not put down: \(card.transform), \(card.zPosition), \
        \(card.isHeld), \(card.floats), \(card.pose), \(card.cross?.presented.alpha ?? 0)
        """)
    }
    film.screen.makeRoom(Insets(top: NavBar.height(in: FreshStarts.size)), at: .zero)
    film.rest()
    let (shown, wanted) = fresh.pictures(of: film.screen, in: .light)
    world.hold(
      shown == wanted || fresh.looksSame(shown, wanted),
      "not as after a fresh start: \(ProgramWorld.difference(shown, wanted))")
  }

  @Test func whateverAPersonDoes() throws {
    let fresh = try FreshStarts()
    forAll(seeds: sequences(80)) { live(&$0, reducesMotion: false, fresh) }
  }

  @Test func whateverAPersonDoesWithReducedMotion() throws {
    let fresh = try FreshStarts()
    forAll(seeds: sequences(30)) { live(&$0, reducesMotion: true, fresh) }
  }
}
