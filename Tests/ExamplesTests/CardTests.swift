import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Card

/// The example of a screen of one's own, as GUIDE shows it.
@Suite struct CardTests {
  private let film = FilmedScreen(
    CardScreen(measuring: MonospacedText()), size: Size(640, 360), isDrawn: false)

  private var x: Double { film.stills.last?["card"]?.frame.midX ?? .nan }

  @Test func theCardStaysUnderAHandThatDragsIt() {
    film.frame(.press(Point(120, 180)))
    for hand in [200.0, 320, 480, 260] {
      film.frame(.move(Point(hand, 180)))
      film.wait(7)
      #expect(abs(x - hand) < 1e-9)
    }
  }

  @Test func aThrowTakesItToTheOtherSideAndAPressCatchesIt() {
    film.frame(.press(Point(120, 180)))
    for frame in 1...6 { film.frame(.move(Point(120 + Double(frame) * 20, 180))) }
    film.frame(.release)
    film.wait(6)
    film.frame(.press(Point(300, 180)))
    let caught = x
    film.wait(20)
    #expect(x == caught && caught > 220 && caught < 520)
    for frame in 1...3 { film.frame(.move(Point(300 + Double(frame) * 20, 180))) }
    film.frame(.release)
    film.rest()
    #expect(x == 520 && film.stills.last?.progress == 1)
  }

  @Test func keysAndClicksPlayItToAndFro() {
    film.frame(.key(.return))
    film.rest()
    #expect(x == 520)
    film.frame(.press(Point(10, 10)), .release)
    film.rest()
    #expect(x == 120)
  }

  @Test func itKeepsItsProgressInAnotherSize() {
    film.frame(.key(.return))
    film.rest()
    film.frame(.resize(Size(840, 360)))
    #expect(x == 720)
  }

  @Test func theGuideShowsThisScreenAndItFitsOnAPage() throws {
    let root = repositoryRoot()
    let file = root.appendingPathComponent("Examples/Card/CardScreen.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    let guide = try String(contentsOf: root.appendingPathComponent("GUIDE.md"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(code)```"))
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
  }

  @Test func withoutADisplayItSaysSo() throws {
    let process = Process()
    process.executableURL = builtProgram(named: "Card")
    process.environment = ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":987"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = Pipe()
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(String(decoding: said, as: UTF8.self).contains("x11"))
  }
}
