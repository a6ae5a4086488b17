import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The whole program on a made-up desktop, for as long as POKEANIM_SOAK says (in frames).
///
/// `make soak` runs 200,000 frames alone in a process and looks at its memory; without that the
/// run is short, and only what is made and freed is counted.
@Suite struct SoakTests {
  private static let frames =
    ProcessInfo.processInfo.environment["POKEANIM_SOAK"].flatMap { Int($0) }

  /// The made-up desktop, looked at on the way.
  private final class Life {
    var seen: [ObjectIdentifier: Weak] = [:]
    var most = 0

    final class Weak {
      weak var view: View?
      init(_ view: View) { self.view = view }
    }

    /// How many of the views that were ever seen are still there, and how many are shown.
    func count(under root: View) -> (alive: Int, shown: Int) {
      var shown = 0
      root.forEachInPaintOrder { view in
        shown += 1
        if seen[ObjectIdentifier(view)]?.view !== view {
          seen[ObjectIdentifier(view)] = Weak(view)
        }
      }
      seen = seen.filter { $0.value.view != nil }
      most = max(most, seen.count)
      return (seen.count, shown)
    }
  }

  /// Keys and drags all over the program, about so many frames of them.
  private func hands(frames: Int, seed: UInt64) -> [VirtualDesktop.Step] {
    var generator = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .right, .right, .left, .left, .return, .return, .one, .two, .three, .up, .down, .h,
    ]
    return (0..<frames / 3).map { _ in
      let place = Point(generator.double(in: 0...64), generator.double(in: 0...48))
      let act: VirtualDesktop.Act =
        switch generator.int(in: 0...9) {
        case 0: .down(place)
        case 1: .up(place)
        case 2...4: .move(place)
        case 5: generator.chance(0.1) ? .hide : .show
        case 6: .resize(generator.int(in: 32...64), generator.int(in: 24...48))
        default: .key(generator.element(of: keys), isRepeat: false)
        }
      return VirtualDesktop.Step(after: 0.1, act: act)
    }
  }

  @Test func memoryStaysFlatAndAllIsFreed() throws {
    let frames = Self.frames ?? 240
    weak var program: pokeanim.Program?
    weak var host: pokeanim.Host?
    weak var desktop: VirtualDesktop?
    let life = Life()
    var sizes: [Int] = []
    try autoreleased {
      let text: any TextMaker =
        try FontFinder(assets: nil).find().map { try GlyphCache(files: $0) } ?? SilentText()
      let options = ProgramOptions(assets: try AssetFinder().find(), text: text)
      let made = try pokeanim.Program(options: options)
      let watched = WatchedProgram(made, every: max(1, frames / 40)) { root in
        let (alive, shown) = life.count(under: root)
        // Beside those shown: the other screens', and those that a change is still leaving.
        if alive > shown + 600 { sizes.append(-1) }
        sizes.append(Self.residentKilobytes())
      }
      let place = VirtualDesktop(hands(frames: frames, seed: 8), seed: 9)
      let run = pokeanim.Host(desktop: place, program: watched, text: text)
      (program, host, desktop) = (made, run, place)
      try run.run()
      #expect(place.faults == [])
      #expect(run.counters.frames > frames / 2, "\(run.counters.frames) frames")
    }
    #expect(program == nil && host == nil && desktop == nil)
    #expect(life.seen.values.allSatisfy { $0.view == nil }, "views are left")
    #expect(!sizes.contains(-1), "views pile up: \(life.most)")
    guard Self.frames != nil else { return }
    let early = sizes[sizes.count / 4]
    let late = sizes[sizes.count - 1]
    print("soak: \(frames) frames, \(early) KB at a quarter of them, \(late) KB at the end")
    #expect(late < early + 8_000)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  private static func residentKilobytes() -> Int {
    let status = (try? FileSystem.text(of: "/proc/self/statm")) ?? ""
    return (Int(status.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4
  }
}

/// The program, looked at every so many frames; Q and Escape do not end it.
private final class WatchedProgram: ProgramScreen {
  private let program: pokeanim.Program
  private let interval: Int
  private let look: (View) -> Void
  private var count = 0

  init(_ program: pokeanim.Program, every interval: Int, look: @escaping (View) -> Void) {
    self.program = program
    self.interval = interval
    self.look = look
  }

  var wantsQuit: Bool { program.wantsQuit }
  var wantsFullScreen: Bool { program.wantsFullScreen }
  var takesText: Bool { program.takesText }
  var progress: Double { program.progress }
  var isRunning: Bool { program.isRunning }
  var root: View { program.root }
  func takeClipboardText() -> String? { program.takeClipboardText() }
  func resize(to size: Size, at time: Instant) { program.resize(to: size, at: time) }
  func advance(to time: Instant) { program.advance(to: time) }
  func handle(_ event: InputEvent, at time: Instant) { program.handle(event, at: time) }

  func display() -> DisplayList {
    count += 1
    if count % interval == 0 { look(program.root) }
    return program.display()
  }
}
