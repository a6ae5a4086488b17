import Engine
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The card of numbers under a hand and under keys, in the window.
@Suite struct NumberTunerTests {
  private func opened(count: Int = 0) throws -> PlayedWindow {
    let window = try PlayedWindow(count: count)
    window.wait(3)
    window.frame(.key(.t))
    window.wait(30)
    return window
  }

  private func push(_ id: String, in window: PlayedWindow) throws {
    let frame = try #require(window.app.numberTuner.frame(of: id), "\(id)")
    window.frame(.press(frame.center), .release)
    window.frame()
  }

  @Test func aHandOnASliderTunesAtOnce() throws {
    let window = try opened()
    let before = window.runs
    window.frame(.press(try window.place(0.5, on: "lift")))
    window.frame(.move(try window.place(0.75, on: "lift")))
    #expect(window.value("lift") == 300)
    let shown = window.screen?.change
    window.frame(.move(try window.place(1, on: "lift")), .release)
    window.wait(30)
    #expect(window.value("lift") == 400 && window.screen?.change !== shown)
    #expect(window.runs - before <= 3, "at most once a frame")
    window.frame(.key(.undo))
    #expect(window.value("lift") == 200, "all of it is one step")
    window.frame(.key(.redo))
    #expect(window.value("lift") == 400)
  }

  @Test func aDoubleClickBringsTheCodesNumberBack() throws {
    let window = try opened()
    let place = try window.place(0.75, on: "lift")
    window.frame(.press(place), .release)
    #expect(window.value("lift") == 300)
    window.wait(3)
    window.frame(.press(place))
    window.frame(.move(place + Point(2, 0)), .release)
    #expect(window.value("lift") == 200 && window.numbers.unsaved.isEmpty)
    window.wait(60)
    window.frame(.press(place), .release)
    window.wait(60)
    window.frame(.press(place), .release)
    #expect(window.value("lift") == 300, "two clicks with a rest between them are no double one")
  }

  @Test func theBowBringsTheCodesNumberBack() throws {
    let window = try opened()
    #expect(window.app.numberTuner.frame(of: NumberParts.resetID("lift")) == nil)
    window.frame(.press(try window.place(0.75, on: "lift")), .release)
    window.wait(30)
    try push(NumberParts.resetID("lift"), in: window)
    #expect(window.value("lift") == 200)
  }

  @Test func keysMoveASlider() throws {
    let window = try opened()
    for _ in 0..<20 {
      window.frame(.key(.tab))
      let slider = window.app.numberTuner.inputTrees.first?.root
        .first(key: NumberParts.sliderID("lift"))
      if slider?.hasFocus == true { break }
    }
    window.frame(.key(.right))
    #expect(window.value("lift") == 204)
    for _ in 0..<4 { window.frame(.key(.right)) }
    #expect(window.value("lift") == 220)
    window.frame(.key(.undo))
    #expect(window.value("lift") == 200, "keys in a row are one step")
    window.frame(.key(.end))
    #expect(window.value("lift") == 400)
    window.frame(.key(.delete))
    #expect(window.value("lift") == 200)
  }

  @Test func ctrlSAsksForWriting() throws {
    let window = try opened()
    window.frame(.key("Ctrl+S"))
    #expect(window.numbers.takeWishes() == nil && window.app.notice?.text == "Nothing was tuned")
    window.frame(.press(try window.place(0.75, on: "lift")), .release)
    window.frame(.key("Ctrl+S"))
    #expect(window.numbers.takeWishes() == [.init(name: "lift", before: 200, value: 300)])
    window.app.takeWritten("Card.swift: “lift” written")
    window.frame()
    #expect(window.numbers.unsaved.isEmpty && window.value("lift") == 300)
    #expect(window.app.notice?.text == "Card.swift: “lift” written")
  }

  @Test func theButtonsWriteAndReset() throws {
    let window = try opened()
    window.frame(.press(try window.place(0.75, on: "lift")), .release)
    window.wait(30)
    try push(NumberParts.writeID, in: window)
    #expect(window.numbers.takeWishes()?.count == 1)
    window.app.takeNotWritten("can't write")
    #expect(window.app.notice?.text == "can't write")
    window.app.takeWritten("")
    #expect(window.numbers.unsaved.count == 1, "nothing is on its way any more")
    try push(NumberParts.resetAllID, in: window)
    #expect(window.value("lift") == 200)
  }

  @Test func aPictureIsTakenWhileNumbersAreWritten() throws {
    let window = try opened()
    window.frame(.press(try window.place(0.75, on: "lift")), .release)
    window.frame(.key("Ctrl+S"))
    window.app.takeSaved("Saved as a.png")
    #expect(window.numbers.takeWishes()?.count == 1)
    window.app.takeSaved("Saved as b.png")
    window.app.takeWritten("Card.swift: “lift” written")
    #expect(window.numbers.unsaved.isEmpty)
  }

  @Test func whoeverLeavesIsAskedOnce() throws {
    let window = try opened()
    window.frame(.press(try window.place(0.75, on: "lift")), .release)
    window.frame(.key(.q))
    #expect(!window.app.wantsQuit && window.app.notice?.text.contains("Not written") == true)
    window.frame(.key(.q))
    #expect(window.app.wantsQuit)
    let clean = try opened()
    clean.frame(.key(.q))
    #expect(clean.app.wantsQuit)
  }

  @Test func numbersThatNoCodeAsksForKeepNobody() throws {
    let window = try PlayedWindow(numbers: TunableNumbers(unsaved: ["gone": 3]))
    window.frame()
    window.frame(.key("Ctrl+S"))
    #expect(window.numbers.takeWishes() == nil && window.app.notice?.text == "Nothing was tuned")
    window.frame(.key(.q))
    #expect(window.app.wantsQuit)
  }

  @Test func manyNumbersAreOnPages() throws {
    let window = try opened(count: 40)
    let first = window.app.numberTuner.panel?.rows.map(\.number.name)
    try push(NumberParts.nextID, in: window)
    window.wait(30)
    #expect(window.app.numberTuner.panel?.rows.map(\.number.name) != first)
    try push(NumberParts.previousID, in: window)
    window.wait(30)
    #expect(window.app.numberTuner.panel?.rows.map(\.number.name) == first)
  }

  /// A press on the card is not the screen's, and keys on it are not.
  @Test func theCardKeepsWhatIsItsOwn() throws {
    let (window, other) = (try opened(), try opened())
    let frame = try #require(window.app.numberTuner.panel?.places.frame)
    window.frame(.press(Point(frame.midX, frame.y + 4)), .release)
    other.frame()
    #expect(window.shown == other.shown)
  }

  @Test func whereTheCodeAsksForNoneThereIsNothing() throws {
    var resources = Resources(assets: repositoryAssets().path, text: SilentText())
    resources.numbers = TunableNumbers()
    resources.played = { PlayedCard(lift: 1) }
    let app = try App(
      [.playground(named: "Card.swift")],
      options: AppOptions(Launch(screen: .playground, place: .window), resources))
    let runtime = Runtime(screen: app, size: Size(960, 720))
    _ = runtime.frame(at: Instant(frame: 1, rate: 60), events: [.key(.t)])
    #expect(app.numberTuner.panel == nil && app.numberTuner.inputTrees.isEmpty)
    _ = runtime.frame(at: Instant(frame: 2, rate: 60), events: [.key("Ctrl+S")])
    #expect(app.notice?.text == App.nothingToTune)
  }
}
