import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

extension WindowTests {
  /// A Swift file in a real window, while it is edited as editors do it.
  @Suite(.serialized) struct Played {
    private let display: VirtualDisplay
    private let file: PlayedFile

    init() throws {
      display = try VirtualDisplay()
      file = try PlayedFile(Self.card(ground: "20, 40, 60"))
    }

    /// A card over the whole width that a hand lifts, on a ground of a colour.
    private static func card(ground: String, card: String = "200, 100, 50") -> String {
      """
      import Engine

      final class CardScreen: StageScreen {
        private let card = View(frame: .zero, key: "card")
        private lazy var lift = stage.hold(.translate(card, to: Point(0, -200), in: 0.5))

        override func layOut(at time: Instant) {
          if card.superview == nil { root.addSubview(card) }
          root.backgroundColor = Color(\(ground))
          card.backgroundColor = Color(\(card))
          card.frame = Rect(0, 400, size.width, 100)
        }

        override var change: (any Change)? { lift }
        override var path: Point { Point(0, -200) }
        override var settles: Bool { false }
      }
      """
    }

    private func window(_ arguments: String...) throws -> WindowDriver {
      try WindowDriver(
        "--swift", file.path, on: display, environment: PlayedFile.environment)
    }

    /// The row in which the card begins, in the middle of the window.
    private func top(of window: WindowDriver, _ color: Shade) throws -> Int? {
      try (0..<window.height).first { try window.pixel(500, $0) == color }
    }

    private let orange = Shade(200, 100, 50)

    @Test func aDragHalfWayGoesOnOnTheNewCode() throws {
      let window = try window()
      try eventually("the card is there") { try top(of: window, orange) == 400 }
      try window.press(500, 450)
      for y in stride(from: 440, through: 350, by: -10) { try window.move(500, y) }
      try eventually("the card is under the hand") { try top(of: window, orange) == 300 }
      try file.save(Self.card(ground: "90, 10, 20", card: "10, 200, 90"))
      let green = Shade(10, 200, 90)
      try eventually("the new code stands where the hand is") {
        try window.pixel(0, 700) == Shade(90, 10, 20) && top(of: window, green) == 300
      }
      try window.move(500, 400)
      try eventually("the same drag goes on") { try top(of: window, green) == 350 }
      try window.release()
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// In place, in two steps, and by a file that takes its place.
    @Test func editorsSaveInTheirOwnWays() throws {
      let window = try window()
      try window.waitForBackground(Shade(20, 40, 60))
      let url = URL(fileURLWithPath: file.path)
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 0)
      let text = Data(Self.card(ground: "60, 0, 0").utf8)
      try handle.write(contentsOf: text.prefix(100))
      try handle.write(contentsOf: text.dropFirst(100))
      try handle.close()
      try window.waitForBackground(Shade(60, 0, 0))
      let swap = try file.folder.file("Card.swift~", Self.card(ground: "0, 60, 0"))
      rename(swap.path, file.path)
      try window.waitForBackground(Shade(0, 60, 0))
      rename(file.path, swap.path)
      try file.save(Self.card(ground: "0, 0, 60"))
      try window.waitForBackground(Shade(0, 0, 60))
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// Mistakes, traps, loops and ends of the process cost neither the window nor what was done.
    @Test func whateverIsSavedTheWindowStaysAndTheNextSaveGoesOn() throws {
      let window = try window()
      try window.waitForBackground(Shade(20, 40, 60))
      try window.press(500, 450)
      for y in stride(from: 440, through: 350, by: -10) { try window.move(500, y) }
      try eventually("the card is under the hand") { try top(of: window, orange) == 300 }
      try window.holdStill()
      try window.release()
      let wrong = [
        "let x: Int = \"a\"", "let a: [Int] = []\nlet b = a[3]", "while true {}",
        "import Glibc\nlet a: Int = { exit(3) }()", "func f() async {}\nawait f()", "}",
      ]
      for (number, text) in wrong.enumerated() {
        let whole = try window.holdStill()
        try file.save(Self.card(ground: "20, 40, 60") + "\n" + text)
        try eventually("\(text) is told in the window") { try window.picture() != whole }
        try window.holdStill()
        #expect(try window.pixel(0, 0) == Shade(20, 40, 60), "the last good picture stays")
        let ground = "\(100 + number), 1, 2"
        try file.save(Self.card(ground: ground))
        try eventually("the next save goes on") {
          try window.pixel(0, 760 - 60) == Shade(100 + number, 1, 2)
            && top(of: window, orange) == 300
        }
        try file.save(Self.card(ground: "20, 40, 60"))
        try window.waitForBackground(Shade(20, 40, 60))
      }
      try window.key("q")
      let said = try window.expectGoodEnd().errors
      for words in ["cannot convert value", "Index out of range", "an endless loop", "exit(3)"] {
        #expect(said.contains(words), "\(words) in \(said)")
      }
    }

    @Test func oldAndNewAreUnderOneHandAndTheOldComesBack() throws {
      let window = try window()
      try window.waitForBackground(Shade(20, 40, 60))
      try file.save(Self.card(ground: "90, 10, 20"))
      try window.waitForBackground(Shade(90, 10, 20))
      try window.key("ctrl+F10")
      try eventually("both are there") {
        try window.pixel(100, 600) == Shade(20, 40, 60)
          && window.pixel(900, 600) == Shade(90, 10, 20)
      }
      try window.press(700, 450)
      for y in stride(from: 440, through: 350, by: -10) { try window.move(700, y) }
      try eventually("one hand lifts both") {
        try window.pixel(100, 310) == orange && window.pixel(900, 310) == orange
      }
      try window.release()
      try window.key("ctrl+F10")
      try eventually("the new one is alone") { try window.pixel(100, 600) == Shade(90, 10, 20) }
      try window.key("shift+F10")
      try window.waitForBackground(Shade(20, 40, 60))
      try window.key("shift+F10")
      try window.waitForBackground(Shade(90, 10, 20))
      try window.key("F10")
      try eventually("it begins anew") { try top(of: window, orange) == 400 }
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// A file that has a mistake from the beginning, and one that can't follow what was done.
    @Test func codeThatCantFollowBeginsAnew() throws {
      try file.save("let x: Int = \"a\"")
      let window = try window()
      try eventually("the mistake is shown") { try window.pixel(480, 690) != window.pixel(0, 0) }
      try file.save(Self.card(ground: "20, 40, 60"))
      try window.waitForBackground(Shade(20, 40, 60))
      try window.press(500, 450)
      for y in stride(from: 440, through: 350, by: -10) { try window.move(500, y) }
      try eventually("the card is under the hand") { try top(of: window, orange) == 300 }
      try window.holdStill()
      try window.release()
      let refusing = Self.card(ground: "90, 10, 20").replacingOccurrences(
        of: "override var settles",
        with:
          "override func held(at point: Point, in change: any Change) -> View? { fatalError() }\n"
          + "  override var settles")
      try file.save(refusing)
      try eventually("it begins anew") {
        try window.pixel(0, 600) == Shade(90, 10, 20) && top(of: window, orange) == 400
      }
      // Mended, it follows what was done before, wherever the pointer has gone meanwhile.
      try window.move(300, 600)
      try file.save(Self.card(ground: "9, 90, 9"))
      try eventually("mended code stands where the hand has left it") {
        try window.pixel(0, 600) == Shade(9, 90, 9) && top(of: window, orange) == 300
      }
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// Many saves with random mistakes end on the right picture, with as many processes and as much memory
    /// as at first.
    @Test func manySavesEndOnTheRightPicture() throws {
      let window = try window()
      try window.waitForBackground(Shade(20, 40, 60))
      let (count, memory) = (chosenSeeds(of: 0..<200).count, try memory(of: window.process))
      var random = SeededGenerator(seed: 61)
      let mistakes = [
        "}", "\nlet a: [Int] = []\nlet b = a[3]", "\nfatalError()",
        // Loops take seconds each.
        "\nlet a: Void = { while true {} }()",
      ]
      for number in 0..<count {
        let ground = Shade(number % 200, 7, 9)
        let isRight = random.next() % 3 == 0
        let mistake = mistakes[number % 50 == 3 ? 3 : Int(random.next() % 3)]
        try file.save(Self.card(ground: "\(number % 200), 7, 9") + (isRight ? "" : mistake))
        // Some come while the last one is compiled, some once it is shown.
        if isRight, random.next() % 2 == 0 { try window.waitForBackground(ground) }
      }
      try file.save(Self.card(ground: "1, 2, 3"))
      try eventually("the last save is there, and nothing over it") {
        try window.pixel(0, 600) == Shade(1, 2, 3) && window.pixel(480, 700) == Shade(1, 2, 3)
      }
      try eventually("one worker, and no compiler") { try children(of: window.process).count == 1 }
      #expect(try self.memory(of: window.process) < memory + 16_000, "in KiB")
      try window.key("q")
      try window.expectGoodEnd()
    }

    /// The resident memory of a process, in KiB.
    private func memory(of process: Int32) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    private func children(of process: Int32) throws -> [Substring] {
      let path = "/proc/\(process)/task/\(process)/children"
      return try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    }

    /// What is recorded is a test of the code that was shown last, whatever was shown before.
    @Test func whatIsRecordedIsATestOfTheLastCode() throws {
      let recording = file.folder.path + "/a.jsonl"
      let window = try WindowDriver(
        "--swift", file.path, "--record", recording, on: display,
        environment: PlayedFile.environment)
      try window.waitForBackground(Shade(20, 40, 60))
      try window.press(500, 450)
      for y in stride(from: 440, through: 350, by: -10) { try window.move(500, y) }
      try eventually("the card is under the hand") { try top(of: window, orange) == 300 }
      try file.save(Self.card(ground: "90, 10, 20"))
      try window.waitForBackground(Shade(90, 10, 20))
      try window.release()
      try window.key("q")
      try window.expectGoodEnd()
      let run = try file.run("replay", recording, "--check", "--swift", file.name)
      #expect(run.code == 0, "\(run.errors)")
    }
  }
}
