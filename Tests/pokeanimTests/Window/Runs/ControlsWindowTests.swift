import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// The same program without a window, given the same hand and keys: it knows where the controls are,
/// and what the window must show when all is still.
private final class Twin {
  static let size = Size(480, 360)
  let program: App
  private let runtime: Runtime
  private let text: any TextMaker
  private var time = Instant.zero

  init(_ screen: ScreenEntry) throws {
    text = try FontFinder().text {}
    var options = AppOptions(
      Launch(screen: screen), Resources(assets: repositoryAssets().path, text: text))
    options.theme = .light
    program = try App(options: options)
    runtime = Runtime(screen: program, size: Self.size)
  }

  var focused: View? { runtime.focused }

  /// Takes events in a frame, and lives until nothing moves and nothing is about to.
  func take(_ events: InputEvent...) {
    var report = runtime.frame(at: time, events: events)
    for _ in 0..<400 {
      let next = program.nextPicture(after: time)
      guard report.isRunning || next != nil else { break }
      time = time.advanced(bySeconds: report.isRunning ? 0.05 : 0.5)
      report = runtime.frame(at: time, events: [])
    }
  }

  /// The picture of this moment.
  func picture() -> Picture {
    let report = runtime.frame(at: time, events: [])
    let painted = FramePainter(text: text).paint(
      report.display, width: Int(Self.size.width), height: Int(Self.size.height), scale: 1)
    return Picture(
      width: Int(Self.size.width), height: Int(Self.size.height),
      pixels: painted.bitmap.pixels.map { $0 & 0xFF_FFFF })
  }

  /// The controls in the order of the focus, but those behind the others that take others away.
  var controls: [View] {
    let all = InputTree.inFocusOrder(program.inputTrees).flatMap(\.focusables)
    let last = [PanelControl.clear, .mode(.cards), .mode(.list), .mode(.interrupt)].map(\.id)
    // Hundreds of cards are for other tests.
    let some = all.filter { $0.key != PanelControl.fill.id }
    return some.filter { !last.contains($0.key ?? "") }
      + last.compactMap { id in some.first { $0.key == id } }
  }

  /// A place on a control where a press is for it; nil: it is not there, or covered.
  func place(on control: View) -> Point? {
    let trees = program.inputTrees
    guard let tree = trees.first(where: { $0.focusables.contains { $0 === control } }),
      control.isPressable || control.adjust != nil
    else { return nil }
    let size = control.presented.size
    let middle = Point(size.width * (control.adjust == nil ? 0.5 : 0.3), size.height / 2)
    let place = tree.toScreen(from: control).apply(to: middle)
    let taker = trees.lazy.compactMap { $0.hitTest(place)?.pressable }.first
    guard taker === (control.isPressable ? control : nil) else { return nil }
    return Point(place.x.rounded(), place.y.rounded())
  }
}

extension WindowTests {
  /// Every control of each screen, by the mouse alone and by the keyboard alone, in a small window,
  /// where unoptimised painting is quick.
  @Suite(.serialized) struct Controls {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    private func open(_ screen: ScreenEntry) throws -> WindowDriver {
      let window = try WindowDriver(
        "--screen", screen.name, "--theme", "light", size: (480, 360), on: display)
      try window.move(600, 500)
      return window
    }

    private func expect(_ wanted: Picture, in window: WindowDriver, _ what: String) throws {
      var last = 0
      try eventually({ "\(what): \(last) pixels differ" }) {
        last = try window.picture().difference(from: wanted)
        return last == 0
      }
    }

    /// The controls of a screen; those of the pill are the same on all.
    private func controls(of screen: ScreenEntry, _ twin: Twin) -> [View] {
      let pill = ScreenEntry.all.map(\.title) + [NavBar.tuner, NavBar.theme, NavBar.help]
      return twin.controls.filter { screen == .onboarding || !pill.contains($0.key ?? "") }
    }

    private func name(_ control: View) -> String { control.key ?? "a \(type(of: control))" }

    /// Puts away what lies over the screen, and goes back to it.
    private func goBack(to screen: ScreenEntry, _ window: WindowDriver, _ twin: Twin) throws {
      if twin.program.showsKeys || twin.program.tuner.isShown {
        try window.key("Escape")
        twin.take(.key(.escape))
        try expect(twin.picture(), in: window, "it is put away")
      }
      guard twin.program.current != screen else { return }
      try window.key(screen.number)
      let key = Key(rawValue: screen.number)
      twin.take(.key(key))
      try expect(twin.picture(), in: window, "back on \(screen)")
    }

    @Test(arguments: ScreenEntry.allCases) func eachIsWorkedByTheMouseAlone(_ screen: ScreenEntry)
      throws
    {
      let (twin, window) = (try Twin(screen), try open(screen))
      twin.take()
      try expect(twin.picture(), in: window, "\(screen)")
      let controls = controls(of: screen, twin)
      var (worked, still) = (0, 0)
      for control in controls {
        guard let place = twin.place(on: control) else { continue }
        worked += 1
        let before = try window.picture()
        try window.press(Int(place.x), Int(place.y))
        try window.release()
        twin.take(.hover(place), .press(place), .release)
        let after = twin.picture()
        try expect(after, in: window, "\(name(control)) was clicked")
        if after == before { still += 1 }
        try goBack(to: screen, window, twin)
      }
      // The cards are pressed elsewhere.
      #expect(worked >= controls.count - 1 && worked > 3, "\(worked) of \(controls.map(name))")
      #expect(still <= 2, "only a press on what is chosen already shows nothing")
    }

    @Test(arguments: ScreenEntry.allCases)
    func eachIsWorkedByTheKeyboardAlone(_ screen: ScreenEntry) throws {
      let (twin, window) = (try Twin(screen), try open(screen))
      twin.take()
      try expect(twin.picture(), in: window, "\(screen)")
      for control in controls(of: screen, twin) {
        // What was there may have gone, as cards that are taken away.
        let count = twin.controls.count
        guard twin.controls.contains(where: { $0 === control }) else { continue }
        var steps = 0
        while twin.focused !== control, steps <= count {
          twin.take(.key(.tab))
          steps += 1
        }
        #expect(twin.focused === control, "Tab leads to \(name(control))")
        try window.key(Array(repeating: "Tab", count: steps))
        try expect(twin.picture(), in: window, "the focus lies around \(name(control))")
        let (key, keyName): (Key, String) =
          control.isPressable && control.adjust == nil || control.onKey != nil
          ? (.return, "Return") : (.right, "Right")
        try window.key(keyName)
        twin.take(.key(key))
        try expect(twin.picture(), in: window, "\(name(control)) was worked")
        try goBack(to: screen, window, twin)
      }
    }
  }
}
