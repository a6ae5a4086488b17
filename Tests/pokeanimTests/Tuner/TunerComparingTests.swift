import Engine
import EngineTestSupport
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// The motion as it was before, while it is asked for; and the change again and again.
@Suite struct TunerComparingTests {
  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    film.screen.layOutPanels()
    return try #require(film.screen.tuner.panel)
  }

  private func types(_ film: FilmedScreen<App>) throws -> [AnimationType] {
    try #require(film.screen.tunable).motions.map(\.type)
  }

  /// Sets the duration by keys.
  private func set(_ duration: String, _ film: FilmedScreen<App>) throws {
    try film.push(TunerParameter.duration.numberID)
    for sign in duration {
      film.frame(.key(Key(rawValue: String(sign))), .text(String(sign)))
    }
    film.frame(.key(.return))
  }

  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery], [Key("B"), "\\"])
  func aHeldKeyShowsItAsItWasBeforeTheLastChange(_ screen: ScreenEntry, _ key: Key) throws {
    let film = try filmedTuner(on: screen)
    #expect(film.screen.heldKeys.contains(key))
    let designed = try types(film)
    try set("0.7", film)
    let first = try types(film)
    film.wait(120)
    try set("1.2", film)
    let second = try types(film)
    #expect(designed != first && first != second)
    film.frame(.key(key))
    #expect(try types(film) == first && panel(film).isCompared)
    film.wait(100)
    #expect(try types(film) == first, "as long as it is held")
    film.frame(.keyUp(key))
    #expect(try types(film) == second && !panel(film).isCompared)
  }

  @Test func whereNothingWasTunedItIsAsDesigned() throws {
    let film = try filmedTuner()
    try set("0.7", film)
    let tuned = try types(film)
    let next = try filmedTuner(film.screen.remembered)
    #expect(try types(next) == tuned)
    next.frame(.key("B"))
    let motions = try #require(next.screen.tunable).motions
    #expect(motions.allSatisfy { $0.type == $0.standard })
    next.frame(.keyUp("B"))
    #expect(try types(next) == tuned)
  }

  /// It is no change of anything: nothing of it is undone, remembered or left.
  @Test func comparingTunesNothing() throws {
    let film = try filmedTuner()
    try set("0.7", film)
    film.wait(120)
    try set("1.2", film)
    film.wait(120)
    let (tuned, state) = (try types(film), film.screen.remembered)
    film.frame(.key("B"))
    film.wait(120)
    film.frame(.keyUp("B"))
    film.wait(120)
    #expect(film.screen.remembered == state)
    film.frame(.key(.undo))
    #expect(try panel(film).model[.duration] == 0.7, "the step before is the one that was typed")
    film.frame(.key(.redo))
    #expect(try types(film) == tuned)
  }

  /// Whatever else is done ends it first.
  @Test(arguments: [
    InputEvent.key(.t), .key(.two), .key(.escape), .key(.right), .key("Ctrl+S"),
  ])
  func anotherKeyEndsIt(_ event: InputEvent) throws {
    let film = try filmedTuner()
    try set("0.7", film)
    let tunable = try #require(film.screen.tunable)
    let tuned = tunable.motions.map(\.type)
    film.frame(.key("B"))
    #expect(tunable.motions.map(\.type) != tuned)
    film.frame(event)
    film.wait(30)
    #expect(tunable.motions.map(\.type) == tuned && film.screen.tuner.compared == nil)
  }

  /// Also another screen, to which a hand goes.
  @Test func theScreenThatIsLeftMovesAsItWasTuned() throws {
    let film = try filmedTuner()
    try set("0.7", film)
    let tunable = try #require(film.screen.tunable)
    let tuned = tunable.motions.map(\.type)
    film.frame(.key("B"))
    #expect(tunable.motions.map(\.type) != tuned)
    film.screen.show(.squares)
    film.wait(60)
    #expect(film.screen.tunable !== tunable && tunable.motions.map(\.type) == tuned)
  }

  @Test func theButtonDoesAsLongAsItIsPressed() throws {
    let film = try filmedTuner()
    let designed = try types(film)
    try set("0.7", film)
    let tuned = try types(film)
    let place = try film.middle(of: TunerPart.compare.id)
    for end in [InputEvent.release, .cancel] {
      film.frame(.press(place))
      #expect(try types(film) == designed)
      film.frame(.move(place + Point(3, 40)))
      #expect(try types(film) == designed)
      film.frame(end)
      #expect(try types(film) == tuned)
    }
  }

  /// The letter is the text's while one is typed.
  @Test func aTypedLetterIsText() throws {
    let film = try filmedTuner()
    try film.push(TunerPart.save.id)
    #expect(film.screen.heldKeys.isEmpty)
    film.frame(.key("B"), .text("B"))
    #expect(try panel(film).preset.naming?.string == "B" && film.screen.tuner.compared == nil)
  }

  // MARK: Again and again

  /// The change begins again by itself, on every screen, also while it is tuned.
  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery], [true, false])
  func theChangeIsPlayedAgainAndAgain(_ screen: ScreenEntry, _ byKey: Bool) throws {
    let film = try filmedTuner(on: screen)
    if screen == .gallery { film.frame(.key("S")) }
    try set("0.3", film)
    if byKey { film.frame(.key("Ctrl+L")) } else { try film.push(TunerPart.loop.id) }
    #expect(try panel(film).loops)
    var (begins, wasRunning) = (0, false)
    for frame in 0..<1200 {
      film.frame()
      let isRunning = film.screen.screen.change?.isRunning == true
      if isRunning, !wasRunning { begins += 1 }
      wasRunning = isRunning
      if frame == 300 { try set("0.4", film) }
    }
    #expect(begins >= 4, "\(begins)")
    try film.push(TunerPart.loop.id)
    #expect(film.rest(within: 900) != nil)
    film.wait(200)
    #expect(
      film.screen.screen.change?.isRunning != true
        && film.screen.tuner.nextPicture(after: .zero) == nil)
  }

  /// Between two rounds the window sleeps until the next one.
  @Test func itRestsBetweenTheRounds() throws {
    let film = try filmedTuner()
    try set("0.3", film)
    film.frame(.key("Ctrl+L"))
    var rests = 0
    for _ in 0..<600 {
      let still = film.frame()
      if !still.isRunning {
        rests += 1
        #expect(film.screen.nextPicture(after: film.screen.now) != nil)
      }
    }
    #expect(rests > 60)
  }

  /// A hand on the screen, and a pause, are left alone.
  @Test func nothingBeginsUnderAHandOrInAPause() throws {
    let film = try filmedTuner()
    film.frame(.key("Ctrl+L"))
    film.frame(.press(Point(400, 600)))
    for x in stride(from: 395.0, through: 300, by: -5) { film.frame(.move(Point(x, 600))) }
    let held = film.screen.progress
    film.wait(200)
    #expect(film.screen.progress == held)
    film.frame(.release)
    film.wait(20)
    film.frame(.key(.space))
    let paused = film.screen.progress
    film.wait(200)
    #expect(film.screen.progress == paused)
  }

  @Test func puttingTheTunerAwayEndsIt() throws {
    let film = try filmedTuner()
    film.frame(.key("Ctrl+L"))
    film.wait(10)
    film.frame(.key(.t))
    #expect(film.rest(within: 900) != nil)
    #expect(!film.screen.tuner.loop.isOn)
  }
}
