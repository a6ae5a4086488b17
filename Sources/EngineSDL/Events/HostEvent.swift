import CSDL2
package import Engine
import EngineSystem

/// News from the window system, as far as the host cares; places in the window's own units.
package enum HostEvent: Hashable {
  /// The program is asked to end.
  case quit
  /// The window's close button was pressed.
  case closed
  /// The left button went down or up. The fourth is a key, the others mean nothing here.
  case pressed(Point)
  case released(Point)
  /// The pointer moved, the left button down or not.
  case moved(Point, isHeld: Bool)
  /// Two fingers are down around a place, so many times as far from each other as at first.
  case pinched(Point, by: Double)
  /// The pointer left the window.
  case left
  /// The wheel turned over a place, in notches: to the right, and towards the person.
  case wheel(Point, notches: Point)
  /// A key went down, or repeats itself while it is held; with what else was held.
  case key(Key, isRepeat: Bool)
  /// A key went up, with what else was held; nil: one without a name.
  case keyUp(Key?)
  /// Text that the keyboard, or an input method, made of keys; never empty.
  case text(String)
  /// An input method shows what it is making; an empty text: it makes none any more.
  case composition(TextComposition)
  /// The window lost the focus, was hidden or minimised: a release may never come.
  case inputLost
  /// The window's picture or size may be out of date.
  case exposed
  /// The desktop's settings are others than before.
  case settingsChanged
  /// A file or a folder was dropped on the window.
  case dropped(String)
  /// A text was dropped on the window.
  case droppedText(String)
  /// ``Desktop/wake()`` was called.
  case woken

  /// SDL's number for the event of ours that tells of changed settings.
  static let settingsType = SDL_RegisterEvents(1)
  /// SDL's number for that of ``Desktop/wake()``.
  static let wakeType = SDL_RegisterEvents(1)

  /// The left button's bit in the state of the buttons.
  private static let leftMask: UInt32 = 1 << (UInt32(SDL_BUTTON_LEFT) - 1)

  /// nil for events that mean nothing to the program. Of an event with memory of its own that is
  /// freed.
  init?(_ event: SDL_Event) {
    if let own = Self.own(event.type) {
      self = own
      return
    }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: self = .quit
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard let button = Self.button(event.button) else { return nil }
      self = button
    case SDL_MOUSEMOTION:
      self = .moved(
        Point(Double(event.motion.x), Double(event.motion.y)),
        isHeld: event.motion.state & Self.leftMask != 0)
    case SDL_MOUSEWHEEL:
      self = .wheel(
        Point(Double(event.wheel.mouseX), Double(event.wheel.mouseY)),
        notches: Point(Double(event.wheel.preciseX), -Double(event.wheel.preciseY)))
    case SDL_KEYDOWN:
      guard let key = Key(event.key.keysym) else { return nil }
      self = .key(key, isRepeat: event.key.repeat != 0)
    case SDL_KEYUP: self = .keyUp(Key(event.key.keysym))
    case SDL_TEXTINPUT:
      let text = Self.text(of: event.text.text)
      guard !text.isEmpty else { return nil }
      self = .text(text)
    case SDL_TEXTEDITING:
      let text = Self.text(of: event.edit.text)
      self = .composition(TextComposition(text, start: event.edit.start, event.edit.length))
    case SDL_TEXTEDITING_EXT:
      let edit = event.editExt
      self = .composition(
        TextComposition(Self.taken(edit.text) ?? "", start: edit.start, edit.length))
    case SDL_DROPTEXT: self = .droppedText(Self.taken(event.drop.file) ?? "")
    case SDL_DROPFILE: self = .dropped(Self.taken(event.drop.file, { String(fileName: $0) }) ?? "")
    case SDL_WINDOWEVENT: self = Self.window(event.window)
    default: return nil
    }
  }

  /// A button went down or up; the one that browsers go back by is the key that they do.
  private static func button(_ event: SDL_MouseButtonEvent) -> HostEvent? {
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    let place = Point(Double(event.x), Double(event.y))
    return switch Int32(event.button) {
    case SDL_BUTTON_LEFT: isDown ? .pressed(place) : .released(place)
    case SDL_BUTTON_X1: isDown ? .key(.goBack, isRepeat: false) : nil
    default: nil
    }
  }

  /// True for what the mouse does, but its wheel.
  var isOfPointer: Bool {
    switch self {
    case .pressed, .released, .moved, .left: true
    default: false
    }
  }

  /// An event of ours.
  private static func own(_ type: UInt32) -> HostEvent? {
    switch type {
    case settingsType: .settingsChanged
    case wakeType: .woken
    default: nil
    }
  }

  /// A text of SDL's, which is freed.
  private static func taken(
    _ text: UnsafeMutablePointer<CChar>?,
    _ read: (UnsafePointer<CChar>) -> String = { String(cString: $0) }
  ) -> String? {
    defer { SDL_free(text) }
    return text.map { read($0) }
  }

  /// The text in the bytes of an event, as far as their end or a zero.
  private static func text<Bytes>(of bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func window(_ event: SDL_WindowEvent) -> HostEvent {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .inputLost
    case SDL_WINDOWEVENT_LEAVE: .left
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: .exposed
    }
  }
}

extension TextComposition {
  /// A composition as SDL tells it: the selection in Unicode's scalars, or below 0 where the input
  /// method says nothing of it.
  fileprivate init(_ text: String, start: Int32, _ length: Int32) {
    let scalars = text.unicodeScalars
    func characters(before count: Int) -> Int {
      String(String.UnicodeScalarView(scalars.prefix(count))).count
    }
    guard start >= 0, Int(start) + max(0, Int(length)) <= scalars.count else {
      self.init(text)
      return
    }
    let first = characters(before: Int(start))
    let last = characters(before: Int(start) + max(0, Int(length)))
    self.init(text, selection: first..<max(first, last))
  }
}
