import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct SlideKeyTests {
  @Test(arguments: [Key.right, .return, .space, .r, "right", "RETURN"])
  func fromRestTheseGoOn(_ key: Key) throws {
    let film = filmed()
    film.key(key)
    #expect(film.last.isRunning && film.last.progress == 0)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
    #expect(film.last.progress == 1)
  }

  @Test func otherKeysAreNothing() {
    let film = filmed()
    for key in [Key.h, .q, .up, .down, .escape, .tab, "F5", "é", ""] {
      film.key(key)
      #expect(!film.last.isRunning && film.last.progress == 0)
    }
  }

  @Test func fFivePlaysTheLastChangeAgain() throws {
    let film = filmed()
    film.key(.right)
    film.rest()
    film.key(.f5)
    #expect(film.last.isRunning && film.last.progress == 0)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
    film.key(.left)
    film.wait(5)
    film.key(.f5)
    #expect(film.last.progress == 1)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
    film.key(.f5)
    #expect(film.last.isRunning && film.last.progress == 1)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  @Test func allTheWayRoundAndBack() throws {
    let film = filmed()
    for step in [Slide.cute, .capture, .gotcha, .creature] {
      film.key(.right)
      film.rest()
      #expect(try film.difference(fromSlide: step) == nil)
    }
    for step in [Slide.gotcha, .capture, .cute, .creature] {
      film.key(.left)
      #expect(film.last.progress == 1)
      film.rest()
      #expect(try film.difference(fromSlide: step) == nil)
      #expect(film.last.progress == 0)
    }
  }

  @Test func spacePausesAndResumes() throws {
    let film = filmed()
    film.key(.right)
    film.wait(11)
    let paused = film.key(.space)
    #expect(!paused.isRunning && film.screen.isPaused)
    #expect(try #require(distance(paused, film.wait(100))) == 0)
    film.key(.space)
    #expect(film.last.isRunning && film.last.progress == paused.progress)
    let frames = film.stills.count
    film.rest()
    #expect(film.stills.count - frames == 18)
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func rTurnsRoundWithoutAJump() throws {
    let film = filmed()
    film.key(.right)
    film.wait(10)
    let before = film.last
    let turned = film.again([.key(.r)])
    #expect(try #require(distance(before, turned)) < 1e-9)
    let onwards = try #require(film.frame()["creatureTitle"]).frame.minX
    #expect(onwards < (turned["creatureTitle"]?.frame.minX ?? 0), "its velocity is not lost")
    #expect(film.rest(within: 60) != nil)
    #expect(try film.difference(fromSlide: .creature) == nil)
    #expect(film.last.progress == 0)
  }

  @Test func rTwiceIsNothing() throws {
    let film = filmed()
    film.key(.right)
    film.wait(10)
    film.frame(.key(.r), .key(.r))
    #expect(film.rest() != nil)
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func rTakesTheLastChangeBack() throws {
    let film = filmed()
    film.key(.right)
    film.rest()
    film.key(.r)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
    film.key(.r)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func rWhilePausedTurnsAndStaysPaused() throws {
    let film = filmed()
    film.key(.right)
    film.wait(10)
    let paused = film.key(.space)
    film.key(.r)
    #expect(!film.last.isRunning && film.last.progress == paused.progress)
    film.key(.space)
    film.rest()
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  @Test func steppingShowsThePlayedFrames() throws {
    let played = filmed()
    played.key(.right)
    let stepped = filmed()
    stepped.key(.period)
    for _ in 1...28 {
      let wanted = played.frame()
      #expect(try #require(distance(stepped.last, wanted)) < 1e-4)
      #expect(!stepped.last.isRunning)
      stepped.key(.period)
    }
    for _ in 0..<60 { stepped.key(.comma) }
    #expect(stepped.last.progress == 0)
    for _ in 0..<60 { stepped.key(.period) }
    #expect(stepped.last.progress == 1)
    stepped.key(.space)
    stepped.rest()
    #expect(try stepped.difference(fromSlide: .cute) == nil)
  }

  @Test func steppingBackFromRestBeginsTheWayBack() {
    let film = filmed(at: .cute)
    film.key(.comma)
    #expect(film.last.keys.contains("creatureImage"))
    #expect(abs(film.last.progress - (1 - 1.0 / 30)) < 1e-9)
  }

  @Test(arguments: [Key.right, .left, .space, .r, .return, .period])
  func aKeyDuringADragTakesItFromTheHand(_ key: Key) throws {
    for distance in [-100.0, -400, 100, 400] {
      let film = filmed(at: .cute)
      film.press()
      film.drag(to: distance)
      let before = film.last
      let after = film.again([.key(key)])
      if key != .period {
        for shape in before.shapes {
          guard let now = after[shape.key] else { continue }
          #expect(EngineTestSupport.distance(shape, now) < 1e-6, "\(key.rawValue) at \(distance)")
        }
      }
      let held = film.drag(to: -distance)
      #expect(film.screen.root.presented.transform == .identity)
      film.frame(.release)
      if film.screen.isPaused { film.key(.space) }
      #expect(film.rest() != nil)
      #expect(try film.difference(fromSlide: film.step) == nil, "\(held.time)")
    }
  }

  @Test func aKeyThatIsNoCommandLeavesTheDrag() {
    let film = filmed()
    film.press()
    film.drag(to: -100)
    film.key(.h)
    film.pull(to: -192)
    #expect(abs(film.last.progress - 0.4) < 1e-9)
  }

  @Test func itRunsWhileSomethingPlaysOrAPressIsHeld() {
    let film = filmed()
    #expect(!film.last.isRunning)
    film.press()
    #expect(film.wait(30).isRunning)
    film.frame(.release)
    #expect(!film.last.isRunning)
    film.key(.right)
    #expect(film.last.isRunning)
    film.key(.space)
    #expect(!film.last.isRunning)
    film.press()
    #expect(film.last.isRunning, "a press on paused slides is held too")
    film.frame(.release)
    #expect(!film.last.isRunning && film.screen.isPaused)
  }
}
