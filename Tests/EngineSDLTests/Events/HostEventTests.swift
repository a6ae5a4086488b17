import CSDL2
import Engine
import Testing

@testable import EngineSDL

@Suite struct HostEventTests {
  private func button(_ type: SDL_EventType, _ button: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = UInt32(type.rawValue)
    event.button.button = UInt8(button)
    event.button.x = -90
    event.button.y = 40
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = UInt32(SDL_WINDOWEVENT.rawValue)
    event.window.event = UInt8(id.rawValue)
    return event
  }

  @Test func onlyTheLeftButtonCounts() {
    let place = Point(-90, 40)
    #expect(HostEvent(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT)) == .pressed(place))
    #expect(HostEvent(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT)) == .released(place))
    for other in [SDL_BUTTON_MIDDLE, SDL_BUTTON_RIGHT, SDL_BUTTON_X2] {
      #expect(HostEvent(button(SDL_MOUSEBUTTONDOWN, other)) == nil)
      #expect(HostEvent(button(SDL_MOUSEBUTTONUP, other)) == nil)
    }
  }

  @Test func theFourthButtonIsTheKeyThatGoesBack() {
    #expect(
      HostEvent(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1)) == .key(.goBack, isRepeat: false))
    #expect(HostEvent(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_X1)) == nil)
  }

  @Test(arguments: [(0, false), (1, true), (4, false), (5, true)])
  func aMoveSaysWhetherTheLeftButtonIsDown(_ state: UInt32, _ isHeld: Bool) {
    var event = SDL_Event()
    event.motion.type = UInt32(SDL_MOUSEMOTION.rawValue)
    event.motion.x = 3
    event.motion.y = 4
    event.motion.state = state
    #expect(HostEvent(event) == .moved(Point(3, 4), isHeld: isHeld))
  }

  @Test(arguments: ["Right", "Return", "Space", ",", "[", "Escape", "F11", "R", "2"])
  func keysHaveSDLsNames(_ name: String) {
    var event = SDL_Event()
    event.key.type = UInt32(SDL_KEYDOWN.rawValue)
    event.key.keysym.sym = SDL_GetKeyFromName(name)
    #expect(HostEvent(event) == .key(Key(rawValue: name), isRepeat: false))
    event.key.repeat = 1
    #expect(HostEvent(event) == .key(Key(rawValue: name), isRepeat: true))
  }

  private func pressed(_ name: String, _ held: SDL_Keymod...) -> HostEvent? {
    var event = SDL_Event()
    event.key.type = UInt32(SDL_KEYDOWN.rawValue)
    event.key.keysym.sym = SDL_GetKeyFromName(name)
    event.key.keysym.mod = UInt16(held.reduce(0) { $0 | $1.rawValue })
    return HostEvent(event)
  }

  @Test func whatIsHeldMakesAChord() {
    func key(_ name: String) -> HostEvent { .key(Key(rawValue: name), isRepeat: false) }
    #expect(pressed("Q", KMOD_LCTRL) == key("Ctrl+Q"))
    #expect(pressed("Q", KMOD_RCTRL) == key("Ctrl+Q"))
    #expect(pressed("Z", KMOD_LSHIFT, KMOD_LCTRL) == key("Ctrl+Shift+Z"))
    #expect(pressed("R", KMOD_LALT) == key("Alt+R"))
    #expect(pressed("A", KMOD_LGUI) == key("Super+A"))
    #expect(pressed("=", KMOD_LCTRL, KMOD_RSHIFT) == key("Ctrl+Shift+="))
    #expect(
      pressed("Delete", KMOD_LSHIFT, KMOD_RGUI, KMOD_LALT, KMOD_LCTRL)
        == key("Ctrl+Alt+Super+Shift+Delete"))
  }

  /// A layout without Latin letters has the commands of the places, as the letters on most keys.
  @Test(arguments: [
    (0x441, SDL_SCANCODE_C, "C"), (0x3B6, SDL_SCANCODE_Z, "Z"),
    (0x445, SDL_SCANCODE_LEFTBRACKET, "["),
  ])
  func keysOfOtherScriptsAreNamedByTheirPlace(
    _ letter: SDL_Keycode, _ place: SDL_Scancode, _ name: String
  ) {
    var event = SDL_Event()
    event.key.type = UInt32(SDL_KEYDOWN.rawValue)
    event.key.keysym.sym = letter
    event.key.keysym.scancode = place
    #expect(HostEvent(event) == .key(Key(rawValue: name), isRepeat: false))
    event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
    #expect(HostEvent(event) == .key(Key(rawValue: "Ctrl+" + name), isRepeat: false))
    #expect(Key(rawValue: "E").hasWritten("E") && Key(rawValue: "E").hasWritten("у"))
    #expect(!Key(rawValue: "E").hasWritten("x") && !Key(rawValue: "Tab").hasWritten("у"))
  }

  @Test func droppedTextIsWritten() {
    var event = SDL_Event()
    event.drop.type = UInt32(SDL_DROPTEXT.rawValue)
    event.drop.file = SDL_strdup("text")
    #expect(HostEvent(event) == .droppedText("text"))
  }

  @Test func shiftAloneIsNamedWithKeysThatAreNoCharacters() {
    func key(_ name: String) -> HostEvent { .key(Key(rawValue: name), isRepeat: false) }
    for name in ["Tab", "Left", "Home", "Return", "F5", "Backspace", "Delete", "Escape"] {
      #expect(pressed(name, KMOD_LSHIFT) == key("Shift+" + name))
    }
    for name in ["R", "Space", ",", "2"] { #expect(pressed(name, KMOD_RSHIFT) == key(name)) }
  }

  @Test func locksAndLoneModifiersMakeNoChord() {
    func key(_ name: String) -> HostEvent { .key(Key(rawValue: name), isRepeat: false) }
    #expect(pressed("R", KMOD_CAPS, KMOD_NUM, KMOD_SCROLL) == key("R"))
    #expect(pressed("Tab", KMOD_CAPS) == key("Tab"))
    #expect(pressed("Left Ctrl", KMOD_LCTRL) == key("Left Ctrl"))
    #expect(pressed("Right Shift", KMOD_RSHIFT, KMOD_LALT) == key("Right Shift"))
  }

  @Test func theRightAltKeyIsForCharacters() {
    func key(_ name: String) -> HostEvent { .key(Key(rawValue: name), isRepeat: false) }
    #expect(pressed("8", KMOD_RALT) == key("AltGr+8"))
    #expect(pressed("Q", KMOD_MODE, KMOD_LSHIFT) == key("AltGr+Q"))
    #expect(pressed("Q", KMOD_RALT, KMOD_LCTRL) == key("Ctrl+AltGr+Q"))
  }

  @Test(arguments: ["Ctrl+Q", "ctrl+shift+z", "Ctrl++", "Ctrl+Keypad +", "Shift+Tab", "+", "Alt+R"])
  func namesOfChordsAreKnown(_ name: String) { #expect(Key(rawValue: name).isKnown) }

  @Test(arguments: ["Shift+Ctrl+Z", "Control+Q", "Ctrl+", "Ctrl+Foo", "Ctrl", "Meta+A", ""])
  func otherNamesAreNot(_ name: String) { #expect(!Key(rawValue: name).isKnown) }

  @Test func windowEvents() {
    for id in [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED,
    ] {
      #expect(HostEvent(window(id)) == .inputLost)
    }
    #expect(HostEvent(window(SDL_WINDOWEVENT_LEAVE)) == .left)
    for id in [SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_SHOWN] {
      #expect(HostEvent(window(id)) == .exposed)
    }
  }

  @Test func theWheelCountsTowardsThePerson() {
    var event = SDL_Event()
    event.wheel.type = UInt32(SDL_MOUSEWHEEL.rawValue)
    event.wheel.mouseX = 7
    event.wheel.mouseY = 9
    event.wheel.preciseX = 0.25
    event.wheel.preciseY = -1.5
    #expect(HostEvent(event) == .wheel(Point(7, 9), notches: Point(0.25, 1.5)))
  }

  @Test func otherEventsMeanNothing() {
    var event = SDL_Event()
    for type in [SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN, SDL_CLIPBOARDUPDATE] {
      event.type = UInt32(type.rawValue)
      #expect(HostEvent(event) == nil)
    }
    event.type = UInt32(SDL_QUIT.rawValue)
    #expect(HostEvent(event) == .quit)
    event.type = UInt32(SDL_KEYUP.rawValue)
    #expect(HostEvent(event) == .keyUp(nil))
  }

  private func typed(_ bytes: [UInt8]) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = UInt32(SDL_TEXTINPUT.rawValue)
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
    return event
  }

  @Test func textIsReadToItsEnd() {
    #expect(HostEvent(typed(Array("é+".utf8))) == .text("é+"))
    #expect(HostEvent(typed([])) == nil)
    #expect(
      HostEvent(typed([UInt8](repeating: UInt8(ascii: "x"), count: 32)))
        == .text(String(repeating: "x", count: 32)))
  }

  private func edited(_ text: String, _ start: Int32, _ length: Int32) -> HostEvent? {
    var event = SDL_Event()
    event.edit.type = UInt32(SDL_TEXTEDITING.rawValue)
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
    return HostEvent(event)
  }

  @Test func aCompositionTellsWhatIsChosenInCharacters() {
    func composition(_ text: String, _ selection: Range<Int>) -> HostEvent {
      .composition(TextComposition(text, selection: selection))
    }
    #expect(edited("にほ", 1, 1) == composition("にほ", 1..<2))
    #expect(edited("e\u{301}x", 2, 1) == composition("e\u{301}x", 1..<2))
    #expect(edited("ab", 1, 0) == composition("ab", 1..<1))
    for (start, length) in [(-1, 0), (-1, -1), (7, 1), (1, 9)] as [(Int32, Int32)] {
      #expect(edited("ab", start, length) == composition("ab", 2..<2))
    }
    #expect(edited("", 0, 0) == .composition(.none))
  }

  @Test func aLongCompositionHasMemoryOfItsOwn() {
    let text = String(repeating: "にほ", count: 100)
    var event = SDL_Event()
    event.editExt.type = UInt32(SDL_TEXTEDITING_EXT.rawValue)
    event.editExt.text = SDL_strdup(text)
    event.editExt.start = 200
    #expect(HostEvent(event) == .composition(TextComposition(text)))
  }

  @Test func aDropNamesItsPath() {
    var event = SDL_Event()
    event.drop.type = UInt32(SDL_DROPFILE.rawValue)
    event.drop.file = SDL_strdup("ein Ordner/ä.slides")
    #expect(HostEvent(event) == .dropped("ein Ordner/ä.slides"))
  }

  @Test func eventsOfOursHaveNumbersOfTheirOwn() {
    var event = SDL_Event()
    event.type = HostEvent.wakeType
    #expect(HostEvent(event) == .woken)
    event.type = HostEvent.settingsType
    #expect(HostEvent(event) == .settingsChanged)
  }
}
