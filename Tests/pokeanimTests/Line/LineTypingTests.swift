import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Typing, through the whole program.
@Suite struct LineTypingTests {
  private func program() throws -> App {
    let assets = repositoryAssets().path
    return try App(
      options: AppOptions(
        Launch(screen: .algebra, place: .window), Resources(assets: assets, text: SilentText())))
  }

  /// The program after a script, with its last still.
  private func run(_ script: String) throws -> (program: App, still: Still) {
    let program = try program()
    let stills = try film(program, size: Size(960, 720), rate: 10, script)
    return (program, try #require(stills.last))
  }

  private static let toTheLine = "0 key Down\n0 key Down\n0 key Down\n"

  @Test func lettersAndDigitsGoToTheLine() throws {
    let typing =
      Self.toTheLine + "0.1 key H\n0.1 text h\n0.2 key 2\n0.2 text 2\n0.3 key Q\n0.3 text q"
    let (program, still) = try run(typing)
    #expect(!program.wantsQuit && program.takesText)
    #expect(still.keys.contains("caret"))
    #expect(still.shapes.first { $0.key == "error" }?.alpha == 1)
  }

  @Test func escapeLeavesTheLineAndTwoMoreQuit() throws {
    let (first, _) = try run(Self.toTheLine + "0.1 key Escape")
    #expect(!first.wantsQuit && !first.takesText)
    let (second, _) = try run(Self.toTheLine + "0.1 key Escape\n0.2 key Escape\n0.3 key Escape")
    #expect(second.wantsQuit)
    let (third, _) = try run(Self.toTheLine + "0.1 key Escape\n0.2 key E\n0.3 key Escape")
    #expect(!third.wantsQuit && !third.takesText)
  }

  /// In dark colours the page stays dark, whatever is pasted or dropped.
  @Test func whatIsPastedIsInTheThemesColours() throws {
    let program = try App(
      options: AppOptions(
        Launch(screen: .algebra, place: .window, theme: .dark),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    for key: Key in [.down, .down, .down, .end] { film.frame(.key(key)) }
    film.wait(40)
    func seen() -> (colours: Set<Color>, texts: [String]) {
      var (colours, texts): (Set<Color>, [String]) = ([], [])
      for tree in program.inputTrees {
        tree.root.forEachInPaintOrder {
          colours.insert($0.backgroundColor)
          if case .text(let text) = $0.content { texts.append(text.string) }
        }
      }
      return (colours, texts)
    }
    let before = seen()
    program.take(clipboardText: ".looped.looped")
    film.wait(40)
    let after = seen()
    #expect(after.texts.contains { $0.hasSuffix(".looped.looped") }, "\(after.texts)")
    #expect(after.colours.isSubset(of: before.colours))
  }

  /// A key of another script is named by its place, and its character is as little written.
  @Test func theKeyOfAnotherScriptIsNotWrittenDown() throws {
    let leaving = "0.1 key Escape\n0.2 key E\n0.2 text у\n0.5 key Return"
    let (_, still) = try run(Self.toTheLine + leaving)
    #expect(still.shapes.first { $0.key == "error" }?.alpha == 0)
    let (_, typed) = try run(Self.toTheLine + "0.2 text у\n0.5 key Return")
    #expect(typed.shapes.first { $0.key == "error" }?.alpha == 1)
  }

  @Test func fullScreenStaysTheProgramsKey() throws {
    #expect(try run(Self.toTheLine + "0.1 key F11").program.wantsFullScreen)
  }

  @Test func theKeyThatShowsTheScreenIsNotWrittenDown() throws {
    let leaving = "0.1 key Escape\n0.2 key 2\n0.2 text 2\n0.3 key 3\n0.3 text 3\n"
    let (_, still) = try run(Self.toTheLine + leaving + "0.4 key E\n0.4 text e\n0.5 key Return")
    #expect(still.shapes.first { $0.key == "error" }?.alpha == 0)
    #expect(still.progress == 1)
  }

  @Test func returnPlaysWhatWasTyped() throws {
    let clear = (0..<40).map { _ in "0.1 key Backspace\n" }.joined()
    let typing = clear + "0.2 text fadeIn * (shrink + rotate)\n1 key Return"
    let (program, still) = try run(Self.toTheLine + typing)
    #expect(still.progress == 1 && abs(still.time - 4) < 0.11)
    #expect(still.keys.filter { $0.hasPrefix("bars.") }.count == 4)
    #expect(program.takesText)
  }

  @Test func textElsewhereIsNothing() throws {
    let (program, still) = try run("0 text q\n0.1 text 2\n0.2 text h")
    #expect(!program.wantsQuit && still.keys.contains("bars.left"))
  }

  /// The program's window with the line, after its pages have come to rest.
  private func filmed(_ change: (inout AppOptions) -> Void = { _ in }) throws -> FilmedScreen<App> {
    let assets = repositoryAssets().path
    var options = AppOptions(
      Launch(screen: .algebra), Resources(assets: assets, text: SilentText()))
    change(&options)
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame(.key(.down), .key(.down), .key(.down))
    return film
  }

  @Test func theCaretBlinksOnlyInAWindowThatLives() throws {
    func blinks(_ change: (inout AppOptions) -> Void) throws -> Bool {
      try filmed(change).screen.nextPicture(after: .zero) != nil
    }
    #expect(try blinks { $0.life = true })
    #expect(try !blinks { $0.life = false })
    #expect(try !blinks { ($0.life, $0.reducedMotion) = (true, true) })
    #expect(try !blinks { ($0.life, $0.place) = (true, .canvas) })
  }

  @Test func theClipboardGoesThroughTheProgram() throws {
    let film = try filmed()
    let program = film.screen
    film.frame(.key("Ctrl+A"), .key("Ctrl+X"))
    let cut = program.takeClipboardText()
    #expect(cut == "fadeIn * (shrink + rotate).looped" && !program.wantsClipboardText)
    film.frame(.key("Ctrl+V"))
    #expect(program.wantsClipboardText)
    program.take(clipboardText: "grow\n* shrink")
    #expect(!program.wantsClipboardText)
    film.frame(.key("Ctrl+A"), .key("Ctrl+C"))
    #expect(program.takeClipboardText() == "grow * shrink")
  }

  @Test func keysThatTurnPagesAreAnInputMethodsWhileItMakesText() throws {
    let film = try filmed()
    film.frame(.composition(TextComposition("に")), .key(.up), .key(.tab))
    #expect(film.screen.takesText)
    film.frame(.key(.escape), .key(.up))
    #expect(!film.screen.takesText, "the page was turned")
  }
}
