import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The whole program on a made-up desktop, for as long as POKEANIM_SOAK says (in frames).
///
/// `make soak` runs 200,000 frames alone in a process and looks at its memory; without that the
/// run is short, and only what is made and freed is counted.
@Suite(.serialized) struct SoakTests {
  private static let frames =
    ProcessInfo.processInfo.environment["POKEANIM_SOAK"].flatMap { Int($0) }

  /// One life of the program, from its start to its end.
  private final class Life {
    let views = LiveObjects()
    let masks = LiveObjects()
    /// The objects and the bytes at each rest.
    private(set) var rests: [Rest] = []
    private(set) var presents = 0
    private weak var desktop: VirtualDesktop?
    private weak var host: EngineSDL.Host?
    private weak var program: App?
    private weak var text: GlyphCache?

    struct Rest {
      var views: Int
      var masks: Int
      /// In bytes.
      var used: Int
      var resident: Int
    }

    /// The program's life; when this returns, all of it is over.
    func live(frames: Int, largest: Size, interval: Int, seed: UInt64) throws {
      let cache = try FontFinder().find().map { try GlyphCache(family: $0) }
      text = cache
      let text = CountedText(cache ?? SilentText(), masks: masks)
      let options = AppOptions(Launch(), Resources(assets: try AssetFinder().find(), text: text))
      let program = try App(options: options)
      let counted = SoakProgram(program, frames: frames)
      var hands = SoakHands(seed: seed, largest: largest, interval: interval)
      let desktop = VirtualDesktop(seed: seed, patience: .max) { hands.next() }
      desktop.onPresent = { [unowned self, unowned program] _ in
        program.root.forEachInPaintOrder { views.add($0) }
      }
      desktop.onLook = { [unowned self, unowned program] in look(at: program) }
      let host = EngineSDL.Host(desktop: desktop, screen: counted, text: text)
      (self.desktop, self.host, self.program) = (desktop, host, program)
      try host.run()
      #expect(desktop.faults == [])
      #expect(counted.frames == frames && desktop.presents > frames / 4)
      presents = desktop.presents
    }

    private func look(at program: App) {
      rests.append(
        Rest(
          views: views.countAlive(), masks: masks.countAlive(),
          used: ProcessMemory.used, resident: ProcessMemory.resident))
    }

    func expectAllFreed() {
      #expect(desktop == nil && host == nil && program == nil && text == nil)
      for (name, objects) in [("views", views), ("masks", masks)] {
        #expect(objects.made > 0 || name == "masks", "no \(name) were seen")
        #expect(objects.countAlive() == 0, "\(name) are left of \(objects.made)")
      }
    }

    /// The numbers of the rests in a quarter of the life, 0…3, in order of size.
    func sorted(_ path: KeyPath<Rest, Int>, inQuarter quarter: Int) -> [Int] {
      let part = rests[rests.count * quarter / 4..<rests.count * (quarter + 1) / 4]
      return part.map { $0[keyPath: path] }.sorted()
    }
  }

  @Test func allThatIsMadeIsFreed() throws {
    let life = Life()
    try life.live(
      frames: Self.frames == nil ? 600 : 6_000, largest: Size(128, 96), interval: 40, seed: 8)
    life.expectAllFreed()
    for rest in life.rests {
      #expect(rest.masks <= 512, "masks pile up: \(rest)")
    }
  }

  /// The long life leaves behind what the first life left behind: nothing comes on top. And within
  /// the long life the last quarter needs no more than the second.
  @Test(.enabled(if: frames != nil, "it takes minutes: make soak"))
  func memoryStaysFlat() throws {
    let frames = Self.frames ?? 0
    let window = Size(960, 720)
    try Life().live(frames: frames / 20, largest: window, interval: 100, seed: 1)
    let before = ProcessMemory.used
    let life = Life()
    try life.live(frames: frames, largest: window, interval: 100, seed: 2)
    // What counts has notes of its own, until it has looked at what is left.
    life.expectAllFreed()
    let after = ProcessMemory.used
    print("soak: \(frames) frames, \(life.presents) shown, \(life.rests.count) looks at rest")
    for (name, objects) in [
      ("views", life.views), ("masks", life.masks),
    ] { print("soak: \(objects.made) \(name) were seen, \(objects.countAlive()) are left") }
    print("soak: \(before) bytes in use before this life, \(after) after it")
    #expect(after <= before + 65_536)
    expectFlat("views", \.views, in: life, spare: 200)
    expectFlat("masks", \.masks, in: life, spare: 50)
    // Bytes depend on the page that is shown; pages come in any order.
    expectFlat("bytes in use", \.used, in: life, spare: 1_000_000) { $0[$0.count / 2] }
    expectFlat("bytes resident", \.resident, in: life, spare: 8_000_000) { $0[$0.count / 2] }
  }

  /// - Parameter pick: the one of a quarter's sorted numbers that counts, the largest if not said.
  private func expectFlat(
    _ name: String, _ path: KeyPath<Life.Rest, Int>, in life: Life, spare: Int,
    by pick: ([Int]) -> Int = { $0.last ?? 0 }
  ) {
    let quarters = (0..<4).map { life.sorted(path, inQuarter: $0) }
    for (number, rests) in quarters.enumerated() {
      print(
        "soak: \(name) at rest, quarter \(number + 1): least \(rests.first ?? 0), "
          + "middle \(rests[rests.count / 2]), most \(rests.last ?? 0)")
    }
    #expect(pick(quarters[3]) <= pick(quarters[1]) + spare, "\(name) grow")
  }
}
