import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// The theme is chosen by the person, by the pill or F6, or by the desktop.
@Suite struct ThemeChoiceTests {
  private func texts(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let line, _): [line.string]
      case .layer(let layer): texts(layer.commands)
      default: []
      }
    }
  }

  @Test func theKeyGoesRoundAndSaysSo() throws {
    let world = try ThemedProgram(.algebra)
    world.program.themeChoice = .auto
    for choice in [ThemeChoice.dark, .light, .auto] {
      world.film.frame(.key(.f6))
      world.film.wait(3)
      #expect(world.program.themeChoice == choice)
      #expect(texts(world.picture.commands).contains("Theme: \(choice.rawValue)"))
    }
  }

  @Test func theFirstPressIsSeenOnEveryDesktop() {
    for desktop in Theme.allCases {
      #expect(ThemeChoice.auto.following(on: desktop).theme(on: desktop) != desktop)
      var choice = ThemeChoice.auto
      var seen: Set<ThemeChoice> = []
      for _ in 0..<3 {
        choice = choice.following(on: desktop)
        seen.insert(choice)
      }
      #expect(choice == .auto && seen.count == 3)
    }
  }

  @Test func itWorksWhileALineIsEdited() throws {
    let world = try ThemedProgram(.algebra, [.down, .down, .down])
    world.program.themeChoice = .auto
    world.film.frame(.key(.f6))
    #expect(world.program.themeChoice == .dark && world.program.takesText)
    world.film.wait(2)
    #expect(world.program.takesText)
  }

  @Test func theMarkInThePillIsPressedAsTheOthers() throws {
    let world = try ThemedProgram(.squares, isDrawn: true)
    world.program.themeChoice = .auto
    let bar = world.program.inputTrees[0]
    let mark = try #require(bar.root.first(key: NavBar.theme))
    let place = bar.toScreen(from: mark).apply(to: Point(mark.size.width / 2, mark.size.height / 2))
    world.film.frame(.hover(place))
    #expect(mark.look == .hovered)
    world.film.frame(.press(place))
    #expect(mark.look == .pressed)
    world.film.frame(.move(place + Point(0, 2)), .release)
    #expect(world.program.themeChoice == .dark)
    world.film.wait(6)
    #expect(Theme.current == .light, "nobody else's theme changes")
    #expect(world.program.theme == .dark)
  }

  @Test func theDesktopDecidesIfThePersonLetsIt() throws {
    let world = try ThemedProgram(.gallery)
    let shown = { world.program.theme }
    world.program.desktopTheme = .dark
    world.film.wait(6)
    #expect(shown() == .light)
    world.program.themeChoice = .auto
    world.film.wait(6)
    #expect(shown() == .dark)
    world.program.desktopTheme = Theme(scheme: .light, highContrast: true)
    world.film.wait(6)
    #expect(shown() == Theme(scheme: .light, highContrast: true))
    world.program.themeChoice = .dark
    world.film.wait(6)
    #expect(shown() == Theme(scheme: .dark, highContrast: true))
  }

  @Test func asLongAsNothingIsKnownItIsLight() {
    #expect(ThemeChoice.auto.theme() == .light)
    #expect(AppOptions(Launch(), Resources(assets: "", text: SilentText())).theme == .auto)
  }

  /// A film is in the theme that is asked for, from its first frame on; keys change nothing.
  @Test(arguments: ScreenEntry.allCases) func aCanvasHasOneTheme(_ screen: ScreenEntry) throws {
    func canvas(_ choice: ThemeChoice, _ keys: [Key] = []) throws -> DisplayList {
      let program = try App(
        options: AppOptions(
          Launch(screen: screen, place: .canvas, theme: choice),
          Resources(assets: repositoryAssets().path, text: SilentText())))
      let film = FilmedScreen(program, size: Size(480, 640), rate: 10)
      film.frame()
      for key in keys { film.frame(.key(key)) }
      film.wait(6)
      return film.picture
    }
    let light = try canvas(.light)
    #expect(try canvas(.auto) == light)
    #expect(try canvas(.dark, [.f6]) == canvas(.dark))
    #expect(try canvas(.dark) == light || screen != .onboarding, "slides are as they are")
    #expect(try canvas(.dark) != light || screen == .onboarding || screen == .squares)
  }
}
