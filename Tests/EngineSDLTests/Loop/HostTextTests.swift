import Engine
import EngineSDLTestSupport
import Testing

@testable import EngineSDL

/// A screen with a line of text whose caret goes on by ten points a character; Ctrl+V pastes, Esc
/// leaves.
private final class TypingScreen: HostedScreen {
  private(set) var line = ""
  private(set) var composition = TextComposition.none
  private(set) var wantsClipboardText = false
  private(set) var pastes: [String] = []
  private var isEdited = true
  var zoom = 1.0

  var isRunning: Bool { false }
  var takesText: Bool { isEdited }
  var caret: Rect? { isEdited ? Rect(Double(10 * line.count), 5, 2, 20) : nil }

  func take(clipboardText: String) {
    wantsClipboardText = false
    pastes.append(clipboardText)
    line += clipboardText
  }

  func resize(to size: Size, at time: Instant) {}
  func advance(to time: Instant) {}
  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .text(let text): line += text
    case .composition(let composition): self.composition = composition
    case .key("Ctrl+V"): wantsClipboardText = true
    case .key(.escape): isEdited = false
    default: break
    }
  }
  func display() -> DisplayList {
    DisplayList([.fill(.rect(Rect(0, 0, Double(line.count), 1)), .color(Color(0, 0, 0)))])
  }
}

@Suite struct HostTextTests {
  private typealias Step = VirtualDesktop.Step
  private let screen = TypingScreen()

  private func run(_ acts: [VirtualDesktop.Act]) throws -> VirtualDesktop {
    let desktop = VirtualDesktop(acts.map { Step(after: 0.1, act: $0) })
    try Host(desktop: desktop, screen: screen, text: SilentText()).run()
    #expect(desktop.faults == [])
    return desktop
  }

  @Test func theClipboardIsReadWhenTheScreenAsks() throws {
    let paste = VirtualDesktop.Act.key("Ctrl+V", isRepeat: false)
    let desktop = try run([
      .copyElsewhere("old"), .copyElsewhere("été"), paste, .copyElsewhere(""), paste,
      .expectIdle,
    ])
    #expect(screen.pastes == ["été", ""] && screen.line == "été")
    #expect(desktop.presents == 2, "one at first, one with the text")
  }

  @Test func aCompositionComesAndIsDroppedWithTheFocus() throws {
    let composition = TextComposition("にほ", selection: 0..<1)
    _ = try run([.compose(composition), .text("日本"), .compose(.none)])
    #expect(screen.composition == .none && screen.line == "日本")
    _ = try run([.compose(composition), .focusLost])
    #expect(screen.composition == .none)
    _ = try run([.compose(composition)])
    #expect(screen.composition == composition)
  }

  @Test func inputMethodsAreToldTheCaretsPlaceWhenItChanges() throws {
    screen.zoom = 2
    let desktop = try run([
      .text("ab"), .move(Point(1, 1)), .text("c"), .key(.escape, isRepeat: false),
      .move(Point(2, 1)),
    ])
    #expect(
      desktop.textPlaces == [
        Rect(0, 10, 4, 40), Rect(40, 10, 4, 40), Rect(60, 10, 4, 40), nil,
      ])
  }
}
