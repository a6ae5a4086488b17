import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import Studio
@testable import pokeanim

/// The whole program, with everything checked that must hold in every frame on every screen.
struct ProgramWorld {
  private let world: ScreenWorld<App>
  private let reducesMotion: Bool
  private var pace = HandPace()
  /// The number of themes that the desktop has wanted.
  private var themes = 0

  init(_ first: ScreenEntry, motion: MotionSet, reducesMotion: Bool) throws {
    self.reducesMotion = reducesMotion
    let program = try App(
      options: AppOptions(
        Launch(screen: first, reducedMotion: reducesMotion, motion: motion, duration: 0.5),
        Resources(assets: try AssetFinder().find(), text: SilentText())))
    let film = FilmedScreen(program, size: FreshStarts.size, isDrawn: false)
    film.frame()
    world = ScreenWorld(film, story: "\(first)")
  }

  var program: App { world.film.screen }
  private var screen: (any AppScreen)? { program.screens[program.current] }
  private var last: Still { world.last }

  // MARK: What happens

  /// A frame in which only time passes.
  mutating func tick(skipping late: Int = 0) {
    pace.tick()
    world.tick(skipping: late)
  }

  /// An event in the moment of the last frame.
  mutating func happen(_ event: InputEvent) {
    pace.follow(event)
    if case .key(.f6) = event { turnDesktop() }
    let before = last
    let (page, offset, theme) = (page, offset, program.theme)
    // An arrow draws a track along, as a hand does.
    let isDrawn = isArrow(event) && world.film.focused?.adjust != nil
    let isFromStart = event == .release && playsFromStart
    let after = world.happen(event)
    guard !reducesMotion, page == self.page, !isDrawn, !isFromStart, !mayJump(event)
    else { return }
    // What scrolls goes to a whole point as it is stopped.
    let rounding = min(0.5, offset.distance(to: self.offset))
    let unseen = event == .release ? 40 * pace.mostUnseen : 0
    let moved = before.shapes.first { shape in
      // The caret of a line goes by keys, from place to place.
      guard shape.key != "caret", var other = after[shape.key] else { return false }
      // The window fades from one theme to another as a whole.
      if program.theme != theme { other.color = shape.color }
      return distance(shape, other) > 1e-6 + rounding + unseen
    }
    if let moved { hold(false, "at once: \(moved) to \(after[moved.key]?.description ?? "")") }
  }

  /// The desktop wants another theme.
  private mutating func turnDesktop() {
    themes += 1
    program.desktopTheme = Theme.allCases[themes * 3 % Theme.allCases.count]
  }

  private var offset: Point {
    (screen as? GalleryScreen).map { $0.gallery.view.contentOffset } ?? .zero
  }

  /// Comes to rest, on every screen: nothing runs, and each shows what it would after a fresh
  /// start.
  mutating func comeToRest(_ fresh: FreshStarts) {
    // A press takes the keyboard's focus away.
    happen(.press(Point(-50, -50)))
    happen(.cancel)
    happen(.resize(FreshStarts.size))
    if program.takesText { happen(.key(.escape)) }
    if program.showsKeys { happen(.key(.h)) }
    if program.tuner.isShown { happen(.key(.t)) }
    for _ in 0..<8 { happen(.key(.rightBracket)) }
    for _ in 0..<4 { happen(.key(.leftBracket)) }
    for name in ScreenEntry.allCases {
      happen(.key(Key(rawValue: name.number)))
      guard let screen = program.screens[name] else { continue }
      if program.takesText { happen(.key(.escape)) }
      settle(screen)
      hold(marked.isEmpty, "still marked: \(marked)")
      let (shown, wanted) = fresh.pictures(of: screen, in: program.theme)
      hold(
        shown == wanted || fresh.looksSame(shown, wanted),
        "\(name) is not as after a fresh start: \(Self.difference(shown, wanted))")
    }
  }

  /// The controls that do not look plain.
  private var marked: [String] {
    var found: [String] = []
    for tree in program.inputTrees {
      tree.root.forEachInPaintOrder { if $0.look != .plain { found.append($0.key ?? "nameless") } }
    }
    return found
  }

  private mutating func settle(_ screen: any AppScreen) {
    if let squares = screen as? PairsScreen, squares.showsGuides { happen(.key(.g)) }
    if let gallery = screen as? GalleryScreen {
      if gallery.options.mode == .list { happen(.key("L")) }
      if gallery.options.mode == .interrupt { happen(.key("I")) }
      happen(.key(.home))
    }
    if screen.loops { happen(.key("L")) }
    if screen.isPaused { happen(.key(.space)) }
    var frames = 0
    repeat {
      tick(skipping: 11)
      frames += 1
    } while last.isRunning && frames < 150
    hold(!last.isRunning, "something still runs")
    hold(!screen.isPaused && program.progress == last.progress, "it stands on its way")
  }

  /// The part of two lists, as text, from which on they differ.
  static func difference(_ shown: DisplayList, _ wanted: DisplayList) -> String {
    let texts = [shown, wanted].map { Array("\($0)") }
    let place = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let parts = texts.map { String($0[max(0, min(place, $0.count) - 200)...].prefix(400)) }
    return "\(parts[0]) and not \(parts[1])"
  }

  // MARK: What must hold

  private func hold(_ condition: Bool, _ problem: @autoclosure () -> String) {
    world.hold(condition, problem())
  }

  /// The part of the program that is seen; another one may look like anything.
  private var page: String {
    switch screen {
    case let squares as PairsScreen: squares.shown.name
    case let gallery as GalleryScreen: "\(gallery.options.mode) \(gallery.options.size)"
    case let algebra as AlgebraScreen: page(algebra)
    default: "\(program.current)"
    }
  }

  private func page(_ algebra: AlgebraScreen) -> String {
    switch algebra.pages[algebra.index] {
    case let laws as LawPage: "\(laws.name) \(laws.index)"
    case let page as ExpressionPage: "\(page.name) \(page.line.isEditing) \(page.line.string)"
    case let page: page.name
    }
  }

  /// True if things may be elsewhere at once after an event.
  private func mayJump(_ event: InputEvent) -> Bool {
    // From the end it plays from the start.
    if screen is AlgebraScreen, [.key(.return), .key(.space)].contains(event) { return true }
    if let gallery = screen as? GalleryScreen,
      gallery.options.mode == .interrupt || gallery.options.motion == .none
        || gallery.options.interruption == .jump
    {
      return true
    }
    return switch event {
    case .move, .resize, .wheel, .pinch, .key(.comma), .key(.period), .key(.t): true
    case .press, .key, .keyUp, .text, .composition, .release, .cancel, .hover: false
    }
  }

  /// True if a click on the algebra plays it from its start: it ended, or stands as its page put it.
  private var playsFromStart: Bool {
    guard let algebra = screen as? AlgebraScreen else { return false }
    let player = algebra.pages[algebra.index].player
    return player.isFresh || player.progress == 1
  }

  private func isArrow(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event else { return false }
    return [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown].contains(key)
  }
}
