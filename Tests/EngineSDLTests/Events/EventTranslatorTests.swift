import Engine
import Testing

@testable import EngineSDL

@Suite struct EventTranslatorTests {
  private let here = Point(10, 20)
  private let there = Point(30, 20)

  private func translated(_ events: [HostEvent], pointsPerUnit: Double = 1) -> [InputEvent] {
    var translator = EventTranslator()
    translator.pointsPerUnit = pointsPerUnit
    return events.flatMap { translator.events(for: $0) }
  }

  @Test func aClick() {
    #expect(translated([.pressed(here), .released(here)]) == [.press(here), .release])
  }

  @Test func aDragEndsWhereTheButtonGoesUp() {
    #expect(
      translated([
        .pressed(here), .moved(there, isHeld: true), .moved(there, isHeld: true),
        .released(Point(31, 20)),
      ]) == [.press(here), .move(there), .move(Point(31, 20)), .release])
  }

  @Test func aButtonThatWentDownElsewhereSaysNothing() {
    #expect(translated([.moved(here, isHeld: true), .released(there)]) == [])
  }

  @Test func aMoveWithoutTheButtonEndsALostDrag() {
    #expect(
      translated([.pressed(here), .moved(there, isHeld: false), .released(there)])
        == [.press(here), .release, .hover(there)])
  }

  @Test func aPointerWithoutAPressHovers() {
    #expect(
      translated([.moved(here, isHeld: false), .left, .pressed(here), .left, .released(here)])
        == [.hover(here), .hover(nil), .press(here), .release])
  }

  @Test func aNotchTowardsThePersonGoesDownThePage() {
    let turns: [HostEvent] = [
      .wheel(here, notches: Point(0, 1)), .wheel(here, notches: Point(-0.5, 0)),
      .wheel(here, notches: .zero), .wheel(here, notches: Point(0, .infinity)),
    ]
    #expect(
      translated(turns, pointsPerUnit: 0.5)
        == [
          .wheel(at: Point(5, 10), by: Point(0, 60)), .wheel(at: Point(5, 10), by: Point(-30, 0)),
        ]
    )
  }

  @Test func losingTheInputCancelsOnce() {
    #expect(
      translated([.inputLost, .pressed(here), .inputLost, .inputLost, .released(here)])
        == [.press(here), .cancel])
  }

  @Test func aSecondPressEndsALostOne() {
    #expect(
      translated([.pressed(here), .pressed(there)]) == [.press(here), .release, .press(there)])
  }

  @Test func keysAreNotRepeated() {
    #expect(
      translated([.key(.right, isRepeat: false), .key(.right, isRepeat: true), .quit, .exposed])
        == [.key(.right)])
  }

  @Test func losingTheInputDropsWhatIsComposed() {
    let composition = TextComposition("に")
    #expect(
      translated([.composition(composition), .inputLost, .inputLost])
        == [.composition(composition), .composition(.none)])
    #expect(
      translated([.composition(composition), .composition(.none), .inputLost])
        == [.composition(composition), .composition(.none)])
  }

  @Test func textGoesThrough() {
    #expect(translated([.text("a"), .text("b c")]) == [.text("a"), .text("b c")])
  }

  @Test func keysThatEditAreRepeatedInALine() {
    var translator = EventTranslator()
    translator.repeating = EventTranslator.editing
    let keys: [Key] = [
      .backspace, .delete, .left, .right, "Shift+Left", "Ctrl+Right", "Ctrl+Shift+Left",
      "Ctrl+Backspace", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+V", .up, "Shift+Down", "Alt+Up",
    ]
    for key in keys { #expect(translator.events(for: .key(key, isRepeat: true)) == [.key(key)]) }
    for key: Key in [.return, .pageUp, .escape, .space, "Ctrl+X", "Ctrl+Q", "Alt+Left"] {
      #expect(translator.events(for: .key(key, isRepeat: true)).isEmpty)
    }
  }

  @Test func arrowsAreRepeatedInWhatTheyMove() {
    var translator = EventTranslator()
    translator.repeating = EventTranslator.steps
    for key: Key in [.left, .right, .up, .down, .pageUp, .pageDown] {
      #expect(translator.events(for: .key(key, isRepeat: true)) == [.key(key)])
    }
    for key: Key in [.delete, .backspace, .space, .return, "A", "Shift+Left"] {
      #expect(translator.events(for: .key(key, isRepeat: true)).isEmpty)
    }
  }

  @Test(arguments: ["[", "]", ",", "."])
  func someKeysAreTakenAsTheyAreWritten(_ sign: String) {
    let key = Key(rawValue: sign)
    let wanted: [InputEvent] = [.key(key), .text(sign)]
    // Where the keyboard has it itself, and with the right Alt key.
    #expect(translated([.key(key, isRepeat: false), .text(sign), .keyUp(nil)]) == wanted)
    #expect(
      translated([.key("AltGr+8", isRepeat: false), .text(sign), .keyUp(nil)])
        == [.key("AltGr+8")] + wanted)
    // The key alone may be for another sign.
    #expect(translated([.key(key, isRepeat: false), .text(";")]) == [.text(";")])
    #expect(translated([.key(key, isRepeat: false), .keyUp(nil)]) == [])
  }

  @Test func aHeldSignIsOneKeyAndAllItsText() {
    let held: [HostEvent] = [
      .key(.comma, isRepeat: false), .text(","), .key(.comma, isRepeat: true), .text(","),
    ]
    #expect(translated(held) == [.key(.comma), .text(","), .text(",")])
    let again: [HostEvent] = [.keyUp(nil), .key(.comma, isRepeat: false), .text(",")]
    #expect(translated(held + again).count == 5)
    #expect(translated([.key("A", isRepeat: true), .inputLost, .text(".")]).first == .key(.period))
  }

  /// Only the keys that somebody asks for; with the focus they are lost.
  @Test func aHeldKeyIsToldWhenItGoesUp() {
    var translator = EventTranslator()
    translator.held = ["B"]
    func events(_ event: HostEvent) -> [InputEvent] { translator.events(for: event) }
    #expect(events(.key("B", isRepeat: false)) == [.key("B")])
    #expect(
      events(.key("B", isRepeat: true)) == [] && events(.key("A", isRepeat: false)) == [.key("A")])
    #expect(events(.keyUp("A")) == [] && events(.keyUp(nil)) == [])
    #expect(events(.keyUp("Ctrl+B")) == [.keyUp("B")], "whatever is held with it by then")
    #expect(events(.keyUp("B")) == [])
    _ = events(.key("B", isRepeat: false))
    translator.held = []
    #expect(events(.inputLost) == [.keyUp("B")] && events(.keyUp("B")) == [])
  }

  @Test func commandsWriteNothing() {
    for chord: Key in ["Ctrl++", "Alt+R", "Super+A", "Ctrl+Shift+=", "Alt+,"] {
      #expect(translated([.key(chord, isRepeat: false), .text("r"), .keyUp(nil)]) == [.key(chord)])
    }
    // Until the key goes up: then an input method may write.
    #expect(
      translated([.key("Ctrl+A", isRepeat: false), .keyUp(nil), .text("é")])
        == [.key("Ctrl+A"), .text("é")])
  }

  @Test func theRightAltKeyWritesWhatIsItsOwn() {
    #expect(
      translated([.key("AltGr+E", isRepeat: false), .text("€")])
        == [.key("AltGr+E"), .text("€")])
    #expect(translated([.key("AltGr+E", isRepeat: false), .text("e")]) == [.key("AltGr+E")])
  }

  /// Letters of other scripts: commands are told by their places, also those told by what is written.
  @Test func keysOfOtherScriptsCommandToo() {
    #expect(
      translated([.key("[", isRepeat: false), .text("х")]) == [.key(.leftBracket), .text("х")])
    #expect(translated([.key("E", isRepeat: false), .text("у")]) == [.key("E"), .text("у")])
    #expect(translated([.key("AltGr+E", isRepeat: false), .text("у")]) == [.key("AltGr+E")])
    #expect(translated([.key(.comma, isRepeat: false), .text("é")]) == [.text("é")])
  }

  /// Text that is dropped is no key.
  @Test func droppedTextIsText() {
    #expect(translated([.droppedText("]"), .droppedText("")]) == [.text("]")])
  }

  @Test func placesBecomePoints() {
    #expect(
      translated([.pressed(here), .moved(there, isHeld: true)], pointsPerUnit: 0.5)
        == [.press(Point(5, 10)), .move(Point(15, 10))])
  }

  /// Every sequence of up to six events: presses and their ends alternate, moves lie between.
  @Test func everySmallWorldIsBalanced() {
    let alphabet: [HostEvent] = [
      .pressed(here), .released(there), .moved(here, isHeld: true), .moved(there, isHeld: true),
      .moved(there, isHeld: false), .inputLost, .left,
    ]
    var worlds: [[HostEvent]] = [[]]
    for _ in 0..<6 {
      worlds = worlds.flatMap { world in alphabet.map { world + [$0] } }
      let wrong = worlds.first { !isBalanced(translated($0)) }
      #expect(wrong == nil)
    }
  }

  /// A second finger ends the press of the first; both end as a press does.
  @Test func aPinchTakesThePlaceOfAPress() {
    let two: [HostEvent] = [
      .pressed(Point(1, 1)), .moved(Point(2, 1), isHeld: true), .pinched(Point(5, 5), by: 1),
      .pinched(Point(5, 6), by: 1e9), .released(Point(9, 9)), .left,
    ]
    #expect(
      translated(two) == [
        .press(Point(1, 1)), .move(Point(2, 1)), .cancel, .pinch(at: Point(5, 5), by: 1),
        .pinch(at: Point(5, 6), by: 1_000), .release, .hover(nil),
      ])
    #expect(
      translated([.pinched(.zero, by: 2), .inputLost]) == [.pinch(at: .zero, by: 2), .cancel])
  }

  private func isBalanced(_ events: [InputEvent]) -> Bool {
    var isPressed = false
    for event in events {
      switch event {
      case .press:
        if isPressed { return false }
        isPressed = true
      case .release, .cancel:
        if !isPressed { return false }
        isPressed = false
      case .move: if !isPressed { return false }
      case .hover: if isPressed { return false }
      case .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: break
      }
    }
    return true
  }
}
