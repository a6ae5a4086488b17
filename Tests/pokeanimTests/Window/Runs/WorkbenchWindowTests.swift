import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

extension WindowTests {
  /// The tools of the workbench, by the mouse and by the keyboard.
  @Suite(.serialized) struct Workbench {
    private let display: VirtualDisplay
    private let size = Size(640, 480)

    init() throws { display = try VirtualDisplay() }

    private func open(environment: [String: String?] = [:]) throws -> WindowDriver {
      try WindowDriver(
        "--screen", "squares", "--play-duration", "2", size: (640, 480), on: display,
        environment: environment)
    }

    private func push(_ place: Point, in window: WindowDriver) throws {
      try window.press(Int(place.x), Int(place.y))
      try window.release()
    }

    /// A scrub on the ruler moves the squares above it, one on its end too, and Esc closes it.
    @Test func theTimelineIsScrubbed() throws {
      let window = try open()
      let plain = try window.holdStill()
      try window.key("Return")
      try eventually("it plays") { try window.picture() != plain }
      try window.key("F2")
      let open = try window.holdStill()
      let places = TimelinePlaces(window: size)
      let head = Int(places.frame.minY)
      func ruler(_ share: Double) -> Point {
        places.frame.origin
          + Point(places.ruler.x + share * places.ruler.width, places.ruler.midY) * places.unit
      }
      func stage() throws -> Picture { try window.part(0, 40, 640, head - 48) }
      #expect(try window.pixel(4, 470) != Shade(plain[4, 470]))
      var seen: [Picture] = []
      try window.press(Int(ruler(0.2).x), Int(ruler(0.2).y))
      try window.holdStill()
      for share in [0.25, 0.5, 0.8] {
        let last = try stage()
        try window.move(Int(ruler(share).x), Int(ruler(share).y))
        try eventually("the squares follow to \(share)") { try stage() != last }
        try window.holdStill()
        seen.append(try stage())
      }
      #expect(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2])
      try window.move(Int(ruler(0.25).x), Int(ruler(0.25).y))
      try eventually("the same second is the same picture") { try stage() == seen[0] }
      try window.release()
      try window.key("Escape")
      try eventually("it is closed") {
        try window.picture() != open && window.pixel(4, 470) == Shade(plain[4, 470])
      }
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// A hand at the left is a hand at the right too.
    @Test func twoAreComparedUnderOneHand() throws {
      let window = try open()
      try window.move(4, 470)
      let plain = try window.holdStill()
      try window.key("F7")
      let places = ComparisonPlaces(window: size, covered: .zero, look: .beside)
      func side(_ index: Int) throws -> Picture {
        let area = places.areas[index]
        return try window.part(
          Int(area.x) + 4, Int(area.y) + 16, Int(area.width) - 8, Int(area.height) - 32)
      }
      // A ring shows the hand on the other side only.
      func areSame() throws -> Bool { try side(0).middle == side(1).middle }
      try eventually("both are the same") {
        try window.picture() != plain && areSame()
      }
      let rest = try side(1).middle
      let middle = places.areas[0].center
      try window.press(Int(middle.x) - 40, Int(middle.y))
      for step in 1...5 { try window.move(Int(middle.x) - 40 + 8 * step, Int(middle.y)) }
      try eventually("the other one moves") { try side(1).middle != rest }
      for step in 1...5 { try window.move(Int(middle.x) - 8 * step, Int(middle.y)) }
      try window.release()
      try window.move(4, 470)
      try eventually("both are back") { try areSame() && side(1).middle == rest }
      try window.key("F7")
      try eventually("one, as large as the window, lies over the other") {
        try side(0).middle != side(1).middle
      }
      try window.key("F7")
      try eventually("there is one again, as it was") { try window.picture() == plain }
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// A preset is saved under a name that is typed, and is there at the next start.
    @Test func aPresetIsTypedAndKept() throws {
      let folder = try TemporaryFolder()
      let file = StateFile(path: folder.url.appendingPathComponent("pokeanim/state.json").path)
      let window = try open(environment: ["XDG_STATE_HOME": folder.url.path])
      try window.holdStill()
      try window.key("t")
      try window.holdStill()
      let layout = TunerLayout(window: size, rows: [1])
      func place(_ part: TunerPart) -> Point {
        layout.frame.origin + layout.frame(of: part).center * layout.unit
      }
      try push(place(.save), in: window)
      try window.holdStill()
      try window.key("m", "i", "n", "e", "Return")
      try window.holdStill()
      try window.key("q")
      try window.expectGoodEnd()
      let presets = file.read { Issue.record("\($0)") }.presets
      #expect(presets?.keys.sorted() == ["mine"])
      #expect(presets?["mine"]?.type == .linear(duration: 2))
    }
  }
}

extension Picture {
  /// A third of its height, in which the squares of a page lie.
  fileprivate var middle: Picture {
    let (top, rows) = (height / 3, height / 3)
    return Picture(
      width: width, height: rows, pixels: Array(pixels[top * width..<(top + rows) * width]))
  }
}
