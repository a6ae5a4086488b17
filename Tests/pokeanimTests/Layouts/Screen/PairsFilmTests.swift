import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct PairsFilmTests {
  @Test func theLayoutsAreTheOriginals() {
    let film = filmedPairs()
    #expect(SquaresTable.error(film.last, at: 0) < 1e-9)
    #expect(film.last.keys == ["bigSquare", "redSquare", "littleSquare"])
    for isMirrored in [false, true] {
      let film = filmedPairs(duration: 0.1)
      if isMirrored { film.key(.m) }
      film.key(.return)
      film.rest()
      #expect(SquaresTable.error(film.last, at: 1, isMirrored: isMirrored) < 1e-9)
      #expect(film.last.keys == ["bigSquare", "littleSquare", "redSquare"])
      #expect(film.last.progress == 1)
      #expect(film.last.shapes.allSatisfy { $0.alpha == 1 && $0.phase == .present })
    }
  }

  @Test(arguments: [("rtl", ""), ("ltr", "0 key M\n")])
  func theWholeWay(_ name: String, _ mirroring: String) throws {
    let stills = try film(
      squares(duration: 1), size: Size(350, 250), mirroring + "0 key Return")
    #expect(stills.count == 61)
    for still in stills {
      let progress = SquaresTable.easeInOut(still.time)
      #expect(abs(still.progress - progress) < 1e-8)
      #expect(SquaresTable.error(still, at: progress, isMirrored: name == "ltr") < 1e-6)
    }
    try expectGolden(stills.text, "Squares/\(name).txt")
  }

  @Test func playingTakesFiveSecondsAsInTheExample() throws {
    let stills = try film(squares(), size: Size(350, 250), rate: 24, "0 key Return")
    #expect(stills.count == 121)
    for still in stills {
      #expect(abs(still.progress - SquaresTable.easeInOut(still.time / 5)) < 1e-8)
    }
  }

  @Test func scrubbingIsLinear() {
    for isMirrored in [false, true] {
      let film = filmedPairs()
      if isMirrored { film.key(.m) }
      film.press()
      for progress in [0.25, 0.5, 0.75, 1, 0.1, 0] {
        let still = film.pull(to: 350 * progress)
        #expect(abs(still.progress - progress) < 1e-9)
        #expect(SquaresTable.error(still, at: progress, isMirrored: isMirrored) < 1e-9)
      }
    }
  }

  @Test func theRedSquareStaysInItsPlaceWhenItChangesItsParent() {
    let film = filmedPairs()
    let before = film.last
    film.press()
    let held = film.drag(to: 4.001)
    #expect(held.keys == ["bigSquare", "littleSquare", "redSquare"])
    #expect(difference(before, held) < 0.01)
    film.frame(.cancel)
    film.rest()
    #expect(film.last.keys == before.keys)
    #expect(difference(before, film.last) < 1e-9)
  }

  @Test func theRestOfAWayTakesItsShare() {
    let film = filmedPairs()
    film.press()
    film.pull(to: 350 * 0.6)
    film.key(.space)
    film.frame(.release)
    let start = film.key(.space)
    #expect(abs(start.progress - 0.6) < 1e-9)
    let frames = film.stills.count
    film.rest()
    let seconds = Double(film.stills.count - frames) / 60
    #expect(abs(seconds - 5 * (1 - start.progress)) < 2.0 / 60)
    #expect(film.last.progress == 1)
  }

  @Test func returnReversesWhatPlays() {
    let film = filmedPairs(duration: 1)
    let begun = film.key(.return).time
    film.wait(29)
    let before = film.last
    let turned = film.again([.key(.return)])
    #expect(difference(before, turned) < 1e-9)
    let ease = { SquaresTable.easeInOut(before.time - begun + $0) }
    let spring = SettleSpring(
      progress: before.progress, velocity: (ease(1e-4) - ease(-1e-4)) / 2e-4, target: 0)
    for _ in 0..<20 {
      let still = film.frame()
      #expect(abs(still.progress - spring.value(at: still.time - before.time)) < 1e-5)
      #expect(SquaresTable.error(still, at: still.progress) < 1e-9)
    }
    film.rest()
    #expect(film.last.progress == 0)
    #expect(SquaresTable.error(film.last, at: 0) < 1e-9)
  }

  @Test func returnPlaysBackFromTheEnd() {
    let film = filmedPairs(duration: 0.5)
    film.key(.return)
    film.rest()
    let start = film.key(.return).time
    #expect(film.last.progress == 1)
    for _ in 0..<29 {
      let still = film.frame()
      let share = SquaresTable.easeInOut((still.time - start) / 0.5)
      #expect(abs(still.progress - (1 - share)) < 1e-8)
    }
    #expect(film.frame().progress == 0)
    #expect(!film.last.isRunning)
  }
}
