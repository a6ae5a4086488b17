import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import Studio
@testable import pokeanim

/// Pictures of screens that were just started and went to a state by the shortest way.
final class FreshStarts {
  static let size = Size(960, 720)
  private let options: AppOptions
  private let artwork: Artwork
  /// The glyphs that text is painted with; it takes the place of silent text.
  private let ink: any TextMaker
  /// Of the states that come again and again.
  private var kept: [String: DisplayList] = [:]

  init(motion: MotionSet = .fluid) throws {
    options = AppOptions(
      Launch(motion: motion, duration: 0.5),
      Resources(assets: try AssetFinder().find(), text: SilentText()))
    ink = try FontFinder().text {}
    artwork = try Pictures.artwork(in: options.assets)
  }

  /// A screen's picture at rest, and the one that it must be, in a theme.
  func pictures(
    of screen: any AppScreen, in theme: Theme
  ) -> (shown: DisplayList, wanted: DisplayList) {
    Theme.$current.withValue(theme) { pictures(of: screen) }
  }

  private func pictures(of screen: any AppScreen) -> (shown: DisplayList, wanted: DisplayList) {
    switch screen {
    case let slides as OnboardingScreen: (slides.display(), wanted(slides))
    case let squares as PairsScreen: (squares.display(), wanted(squares))
    case let algebra as AlgebraScreen: (algebra.display(), wanted(algebra))
    case let gallery as GalleryScreen: (cards(gallery), wanted(gallery))
    default: preconditionFailure("no such screen")
    }
  }

  /// True if two lists give the same picture: one may hold on to where its views come from.
  func looksSame(_ one: DisplayList, _ other: DisplayList) -> Bool {
    let pictures = [one, other].map { list in
      FramePainter(text: ink).paint(
        list, width: Int(Self.size.width), height: Int(Self.size.height), scale: 1
      ).bitmap.pixels
    }
    return pictures[0] == pictures[1]
  }

  private func remembered(_ state: String, _ make: () -> DisplayList) -> DisplayList {
    let state = "\(state), \(Theme.current)"
    if let list = kept[state] { return list }
    let list = make()
    kept[state] = list
    return list
  }

  private func film<Filmed: Screen>(_ screen: Filmed) -> FilmedScreen<Filmed> {
    let film = FilmedScreen(screen, size: Self.size, rate: 5, isDrawn: false)
    film.frame()
    return film
  }

  private func wanted(_ lived: OnboardingScreen) -> DisplayList {
    remembered("slide \(lived.step)") {
      let film = film(
        OnboardingScreen(
          fit: .window, artwork: artwork, measuring: options.text, motion: options.motion))
      film.screen.onFinish = lived.onFinish
      while film.screen.step != lived.step {
        film.frame(.key(.right))
        film.rest()
      }
      return film.screen.display()
    }
  }

  private func wanted(_ lived: PairsScreen) -> DisplayList {
    let direction = lived.squares.way.direction
    return remembered("\(lived.shown.name) \(direction) \(lived.progress)") {
      var options = options
      options.pair = lived.pair ?? options.pair
      let film = film(PairsScreen(options: options))
      if film.screen.squares.way.direction != direction { film.frame(.key(.m)) }
      if lived.progress == 1 {
        film.frame(.key(.return))
        film.rest()
      }
      return film.screen.display()
    }
  }

  private func wanted(_ lived: AlgebraScreen) -> DisplayList {
    let film = film(AlgebraScreen(options: options))
    for _ in 0..<lived.index { film.frame(.key(.down)) }
    let page = lived.pages[lived.index]
    let fresh = film.screen.pages[lived.index]
    if let law = page as? LawPage {
      for _ in 0..<law.index { film.frame(.key(.right)) }
    }
    if let page = page as? ExpressionPage, let fresh = fresh as? ExpressionPage {
      // The scene is that of the last line that was right, whatever that was.
      guard page.error == nil else { return lived.display() }
      film.frame(.key(.end))
      for _ in fresh.line.characters { film.frame(.key(.backspace)) }
      film.frame(.text(page.line.string), .key(.home), .key(.escape))
    }
    let player = page.player
    fresh.player.seek(to: player.progress)
    if !player.playback.isPaused { fresh.player.go(reversed: player.progress == 0) }
    film.frame()
    film.frame()
    return film.screen.display()
  }

  private func wanted(_ lived: GalleryScreen) -> DisplayList {
    let film = film(GalleryScreen(options: options))
    film.screen.makeRoom(Insets(top: NavBar.height(in: Self.size)), at: .zero)
    film.screen.choose(at: .zero) { $0 = lived.options }
    film.rest()
    film.screen.gallery.perform("Deal", at: .zero) { $0 = lived.gallery.deck }
    film.rest()
    return cards(film.screen)
  }

  /// The cards alone: what lies around them tells of the last change.
  private func cards(_ gallery: GalleryScreen) -> DisplayList {
    gallery.gallery.refine()
    return DisplayList(DisplayListBuilder(measuring: options.text).commands(for: gallery.root))
  }
}
