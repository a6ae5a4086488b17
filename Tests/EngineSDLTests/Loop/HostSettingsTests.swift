import Engine
import EngineSDLTestSupport
import Testing

@testable import EngineSDL

/// A screen that notes what it was told that is no input, and between which frames.
private final class AttentiveScreen: HostedScreen {
  private(set) var story: [String] = []
  var isRunning: Bool { false }

  func take(settings: DesktopSettings) {
    story.append(settings.reducesMotion.map { $0 ? "less" : "more" } ?? "unknown")
  }
  func take(dropped path: String) { story.append("dropped \(path)") }
  func takeNews() { story.append("news") }
  /// The questions that it has before it lets its window go.
  var questions = 0
  func mayClose() -> Bool {
    story.append("close")
    questions -= 1
    return questions < 0
  }
  func resize(to size: Size, at time: Instant) {}
  func advance(to time: Instant) {}
  func handle(_ event: InputEvent, at time: Instant) {}
  func display() -> DisplayList {
    story.append("frame")
    return DisplayList([.fill(.rect(Rect(0, 0, 1, 1)), .color(Color(story.count, 0, 0)))])
  }
}

@Suite struct HostSettingsTests {
  private func story(_ acts: VirtualDesktop.Act...) throws -> [String] {
    let screen = AttentiveScreen()
    let steps = acts.map { VirtualDesktop.Step(after: 1, act: $0) }
    let desktop = VirtualDesktop(steps + [.init(after: 1, act: .quit)])
    let host = Host(desktop: desktop, screen: screen, text: SilentText())
    try host.run()
    #expect(desktop.faults == [] && host.counters.idleWakeUps == acts.count + 1)
    return screen.story
  }

  @Test func theCloseButtonAsksTheScreenAndARequestToEndDoesNot() throws {
    for (questions, wanted) in [(0, 1), (1, 2), (5, 3)] {
      let screen = AttentiveScreen()
      screen.questions = questions
      let acts = Array(repeating: VirtualDesktop.Act.close, count: 3) + [.quit]
      let desktop = VirtualDesktop(acts.map { VirtualDesktop.Step(after: 1, act: $0) })
      try Host(desktop: desktop, screen: screen, text: SilentText()).run()
      #expect(screen.story.filter { $0 == "close" }.count == wanted)
    }
  }

  @Test func withoutSettingsTheFirstPictureComesAndNothingElse() throws {
    #expect(try story() == ["frame"])
    #expect(try story(.settings(DesktopSettings())) == ["frame"])
  }

  @Test func settingsAreToldBeforeTheFrameThatShowsThem() throws {
    let less = DesktopSettings(reducesMotion: true)
    let more = DesktopSettings(reducesMotion: false)
    #expect(try story(.settings(less)) == ["frame", "less", "frame"])
    #expect(
      try story(.settings(less), .settings(less), .settings(more))
        == ["frame", "less", "frame", "more", "frame"])
  }

  @Test func aHiddenScreenIsToldToo() throws {
    let less = DesktopSettings(reducesMotion: true)
    #expect(try story(.hide, .settings(less)).contains("less"))
  }

  @Test func dropsAndNewsAreToldBeforeTheFrameThatShowsThem() throws {
    #expect(
      try story(.drop("a.slides"), .wake)
        == ["frame", "dropped a.slides", "frame", "news", "frame"])
    #expect(try story(.hide, .wake).contains("news"), "a hidden window is told, too")
  }
}
