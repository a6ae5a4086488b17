import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

@Suite struct ExpressionPageTests {
  private let canvas = AlgebraCanvas(window: Size(960, 720))
  /// The left end of the line, in the window: the page's margin and the field's.
  private let textStart = 40.0 + 22

  private func page(typing text: String? = nil) -> ExpressionPage {
    let page = ExpressionPage(measuring: SilentText())
    page.layOut(canvas)
    guard let text else { return page }
    for _ in page.line.string { _ = page.handle(.key(.backspace)) }
    _ = page.handle(.text(text))
    return page
  }

  @Test func itBeginsWithTheDecksExample() {
    let page = page()
    #expect(page.line.string == "fadeIn * (shrink + rotate).looped")
    #expect(page.error == nil && page.takesText)
    #expect(page.player.duration == 5 && page.player.progress == 0)
  }

  @Test func whatIsTypedIsPlayedAtOnce() {
    let page = page(typing: "(fadeIn * grow).repeating(3) * slide.delayed(0.5)")
    #expect(page.error == nil)
    #expect(abs(page.player.duration - 10.5) < 1e-12)
    page.follow()
    let bars = ["bars.fadeIn", "bars.fadeIn.3", "bars.grow.3", "bars.slide"]
    #expect(bars.allSatisfy { page.player.root.first(key: $0) != nil })
    #expect(page.player.root.first(key: "error")?.alpha == 0)
  }

  @Test(arguments: [
    ("shrink +", 9), ("shrnk", 1), ("fadeIn * (shrink", 17), ("fadeIn ) grow", 8),
    ("shrink.upside", 8), ("shrink rotate", 8), ("shrink.repeating(-1)", 18),
  ])
  func aMistakeIsPointedAt(_ text: String, _ column: Int) throws {
    let page = page(typing: text)
    #expect(page.error?.column == column)
    let pointer = try #require(page.player.root.first(key: "error"))
    #expect(pointer.alpha == 1)
    let width = 0.55 * LineView.largest
    let left = textStart + Double(column - 1) * width
    let middle = pointer.presentedBox.midX
    #expect(middle >= left && middle <= left + width)
    #expect(page.handle(.key(.return)), "nothing can be played")
  }

  @Test func theLastRightLineStaysOnTheStage() {
    let page = page(typing: "shrink")
    _ = page.handle(.text(" +"))
    #expect(page.error != nil && page.player.duration == 2)
    _ = page.handle(.text(" fadeIn.held(3)"))
    #expect(page.error == nil && page.player.duration == 4)
    #expect(!page.handle(.key(.return)))
  }

  @Test func movingTheCaretStopsNothing() {
    let page = page()
    page.player.perform(.play)
    _ = page.handle(.key(.left))
    #expect(page.player.isMoving && page.line.caret == page.line.characters.count - 1)
  }

  @Test func aPressPutsTheCaret() throws {
    let page = page()
    _ = page.handle(.key(.escape))
    #expect(!page.takesText)
    let film = FilmedScreen(TreeScreen { [page.player.root] }, size: canvas.window)
    let place = Point(textStart + 0.55 * LineView.largest * 6, 166)
    #expect(film.takes(.press(place)))
    #expect(page.takesText && page.line.caret == 6, "it is put as the button goes down")
    #expect(film.takes(.release) && page.line.caret == 6)
    let caret = try #require(page.player.root.first(key: "caret"))
    #expect(caret.alpha == 1)
    #expect(abs(caret.presentedBox.midX - place.x) < 1e-9 && caret.presentedBox.midY == place.y)
    #expect(!film.takesTap(Point(200, 400)), "there is the stage")
  }

  @Test func aDragSelectsAndIsNoScrub() throws {
    let page = page()
    let film = FilmedScreen(TreeScreen { [page.player.root] }, size: canvas.window)
    let width = 0.55 * LineView.largest
    #expect(film.takes(.press(Point(textStart + width * 2, 166))))
    #expect(film.takes(.move(Point(textStart + width * 6, 300))))
    #expect(film.takes(.release))
    #expect(page.line.text.selected == "deIn" && page.player.progress == 0)
    _ = page.handle(.text("x"))
    #expect(page.line.string.hasPrefix("fax *"))
  }

  @Test func theCaretsPlaceIsToldWhileTheLineIsEdited() throws {
    let page = page()
    let before = try #require(page.caret)
    _ = page.handle(.key(.left))
    let after = try #require(page.caret)
    #expect(abs(before.x - after.x - 0.55 * LineView.largest) < 1e-9 && before.y == after.y)
    _ = page.handle(.key(.escape))
    #expect(page.caret == nil)
  }

  @Test func aCompositionIsShownAndPlaysNothing() {
    let page = page()
    page.player.perform(.play)
    _ = page.handle(.composition(TextComposition("に")))
    #expect(page.isComposing && page.player.isMoving && page.error == nil)
    #expect(page.handle(.key(.return)), "it is the input method's")
    _ = page.handle(.text("に"))
    #expect(!page.isComposing && page.error != nil)
  }

  @Test func aWordOfTheVocabularyIsWritten() throws {
    let page = page(typing: "fadeIn + oops")
    #expect(page.error != nil)
    let right = self.page()
    let chip = try #require(right.player.root.first(key: "shrink")).presentedBox
    let film = FilmedScreen(TreeScreen { [page.player.root] }, size: canvas.window)
    #expect(!film.takesTap(chip.center), "there is the error")
    let rightFilm = FilmedScreen(TreeScreen { [right.player.root] }, size: canvas.window)
    #expect(rightFilm.takesTap(chip.center))
    #expect(right.line.string.hasSuffix(".looped * shrink") && right.error == nil)
  }

  @Test func whereAWordIsMissingTheWordsAreThere() throws {
    let page = page(typing: "fadeIn + ")
    #expect(page.error != nil)
    let chip = try #require(page.player.root.first(key: "shrink")).presentedBox
    let film = FilmedScreen(TreeScreen { [page.player.root] }, size: canvas.window)
    #expect(film.takesTap(chip.center))
    #expect(page.line.string == "fadeIn + shrink" && page.error == nil)
  }

  @Test func manyPartsHaveAFewBars() {
    let page = page(typing: "fadeIn.repeating(1000)")
    #expect(page.error == nil && page.player.duration == 1000)
    var bars = 0
    page.player.root.forEachInPaintOrder { if $0.key?.hasPrefix("bars.fade") == true { bars += 1 } }
    #expect(bars == LineBars.most)
  }

  @Test func nothingAtAllIsPlayable() {
    for text in ["0", "1", "0 * fadeIn"] {
      let page = page(typing: text)
      #expect(page.error == nil && page.player.duration == 0 && page.player.progress == 0)
      page.player.perform(.play)
      page.follow()
      #expect(!page.player.isMoving)
    }
  }
}
