import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct TuningTests {
  private func type(_ random: inout SeededGenerator) -> AnimationType {
    // Half of them end exactly on a frame.
    let duration =
      random.chance(0.5) ? random.double(in: 0.05...2) : Double(random.int(in: 1...20)) / 20
    switch random.int(in: 0...2) {
    case 0: return .linear(duration: duration)
    case 1:
      let curve = CubicBezier(
        random.double(in: 0...1), random.double(in: -0.5...1.5), random.double(in: 0...1),
        random.double(in: -0.5...1.5))
      return .curve(.cubicBezier(curve), duration: duration)
    default:
      return .spring(
        duration: duration, damping: random.double(in: 0.05...1),
        initialVelocity: random.double(in: -10...20))
    }
  }

  /// Brings the slides on their way, in one of the ways a person can.
  private func begin(_ film: FilmedOnboarding, _ random: inout SeededGenerator) {
    film.key(random.element(of: [.right, .left]))
    film.wait(random.int(in: 1...14))
    switch random.int(in: 0...5) {
    case 0: film.key(.r)
    case 1: film.key(.space)
    case 2:
      film.press()
      film.drag(to: random.double(in: -200...200))
    case 3:
      film.press()
      film.drag(to: random.double(in: -200...200))
      film.frame(.release)
    case 4: film.key(random.element(of: [.right, .left]))
    default: break
    }
    film.wait(random.int(in: 1...3))
  }

  private func expectSame(_ before: Still, _ after: Still, _ what: String) {
    var before = before
    // A change that only rounding kept from its end may be over: what left is not there then.
    if before.isRunning, !after.isRunning { before.shapes.removeAll { $0.phase == .leaving } }
    let difference = distance(before, after) ?? .infinity
    if difference > 1e-9 { Issue.record("\(what): \(difference), \(before) to \(after)") }
  }

  @Test func nothingJumpsWhateverIsTuned() throws {
    try forAll(seeds: 0..<300) { random in
      let film = filmed(at: random.element(of: [.creature, .cute]), isDrawn: false)
      begin(film, &random)
      for _ in 0..<random.int(in: 1...6) {
        let key = random.element(of: film.screen.tunableKeys)
        let before = film.again([])
        let type = random.chance(0.15) ? nil : type(&random)
        film.screen.tune(key, to: type)
        expectSame(before, film.again([]), "\(key) to \(String(describing: type))")
        // A press in the meantime changes the button at once, and moves nothing.
        if random.chance(0.2), !film.screen.isPaused {
          film.screen.dim(random.chance(0.5))
          expectSame(before, film.again([]), "the button")
        }
        film.wait(random.int(in: 1...8))
      }
      film.frame(.cancel)
      film.screen.dim(false)
      if film.screen.isPaused { film.key(.space) }
      if film.rest() == nil { Issue.record("it still runs") }
      let step = film.step
      if try film.difference(fromSlide: step) != nil { Issue.record("not slide \(step)") }
    }
  }

  @Test func betweenFramesItOnlyGoesOver() throws {
    let film = filmed(isDrawn: false)
    film.key(.right)
    film.wait(12)
    for duration in stride(from: 0.5, through: 2, by: 0.05) {
      let before = film.last
      film.screen.tune("cuteImage", to: .linear(duration: duration))
      let after = film.frame()
      let (old, new) = (try #require(before["cuteImage"]), try #require(after["cuteImage"]))
      let shift = EngineTestSupport.distance(old, new)
      #expect(shift < 40, "a frame's way and no more at \(duration)")
    }
  }

  @Test func atRestNothingChangesUntilTheNextChange() throws {
    let film = filmed()
    let before = film.last
    for key in film.screen.tunableKeys { film.screen.tune(key, to: .linear(duration: 1.5)) }
    let after = film.wait(30)
    #expect(before.shapes == after.shapes && !after.isRunning)
    film.key(.right)
    let begin = film.last.time
    let rest = try #require(film.rest())
    #expect(abs(rest.time - begin - 1.5) < 1e-9, "all elements take a second and a half")
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func theTunedMotionIsWhatPlays() throws {
    let spring = SpringCurve(duration: 1, damping: 0.3, initialVelocity: 2)
    let film = filmed(at: .creature)
    film.screen.tune(
      "cuteImage", to: .spring(duration: 1, damping: 0.3, initialVelocity: 2))
    film.key(.right)
    for frame in 1..<60 {
      let picture = try #require(film.frame()["cuteImage"])
      let wanted = max(0, 250 * spring.value(at: Double(frame) / 60))
      #expect(abs(picture.frame.width - wanted) < 1e-4, "frame \(frame)")
    }
  }

  @Test func resetBringsTheTablesFilmBack() {
    let tuned = filmed()
    let plain = filmed()
    for key in tuned.screen.tunableKeys {
      tuned.screen.tune(key, to: .spring(duration: 1.9, damping: 0.1, initialVelocity: 3))
      tuned.screen.tune(key, to: nil)
    }
    for _ in 0..<4 {
      #expect(tuned.key(.right).line == plain.key(.right).line)
      for _ in 0..<40 { #expect(tuned.frame() == plain.frame()) }
    }
  }

  @Test func theElementsWithAMotionAndTheirTypes() {
    let screen = onboarding()
    #expect(Set(screen.tunableKeys) == Set(Deck.builtIn.keys).subtracting(["button"]))
    #expect(screen.type(of: "gotchaTitle") == .linear(duration: 0.6))
    let spring = AnimationType.spring(duration: 0.5, damping: 0.4, initialVelocity: 0)
    #expect(screen.type(of: "cuteImage") == spring)
    screen.tune("cuteImage", to: .linear(duration: 1))
    #expect(screen.type(of: "cuteImage") == .linear(duration: 1))
    #expect(screen.standardType(of: "cuteImage") == spring)
  }

  @Test func whatIsOnItsWay() throws {
    let film = filmed(at: .cute)
    #expect(film.screen.secondsOnTheWay == nil)
    #expect(film.screen.keysOnTheirWay.contains("captureImage"), "what comes next")
    film.key(.left)
    film.wait(6)
    #expect(film.screen.keysOnTheirWay.contains("creatureTitle"))
    #expect(!film.screen.keysOnTheirWay.contains("captureImage"))
    #expect(abs(try #require(film.screen.secondsOnTheWay) - 0.4) < 1e-9, "0.1 s from the end")
  }

  @Test func lessMotionStaysLess() {
    let film = filmed(reducesMotion: true)
    film.screen.tune("cuteImage", to: .spring(duration: 2, damping: 0.1, initialVelocity: 0))
    let start = film.key(.right).time
    #expect(film.rest().map { $0.time - start < 0.16 } == true)
  }

  // MARK: Waiting

  @Test func anElementWaitsAsLongAsItIsTold() throws {
    let film = filmed(at: .creature)
    #expect(film.screen.delay(of: "cuteImage") == 0)
    film.screen.delay("cuteImage", by: 1)
    #expect(film.screen.delay(of: "cuteImage") == 1 && film.screen.delay(of: "cuteTitle") == 0)
    let spring = AnimationType.spring(duration: 0.5, damping: 0.4, initialVelocity: 0)
    #expect(film.screen.type(of: "cuteImage") == spring, "it is still of its type")
    #expect(film.screen.standardType(of: "cuteImage") == spring)
    film.key(.right)
    #expect(film.screen.transition?.duration == 1.5)
    film.screen.delay("cuteImage", by: 0)
    #expect(film.screen.transition?.duration == 0.5)
    #expect(film.screen.described.delays.isEmpty)
  }

  @Test func aWaitIsBetweenNothingAndAnHour() {
    let screen = onboarding()
    for (asked, wanted) in [(4000.0, 3600.0), (3600, 3600), (0.5, 0.5), (-3, 0)] {
      screen.delay("cuteImage", by: asked)
      #expect(screen.delay(of: "cuteImage") == wanted)
    }
    #expect(screen.described.delays.isEmpty)
    screen.delay("nobody", by: 1)
    screen.tune("nobody", to: .linear(duration: 1))
    #expect(screen.described.delays.isEmpty && screen.described.tunings.isEmpty)
  }

  /// Whatever it is tuned to: its slide says for how long it waits.
  @Test func aMotionThatWaitsIsOfItsType() {
    let waiting = SlideMotion(delay: 1, enter: [.fade], leave: [.fade])
    let slide = Slide(
      "a", color: .white,
      elements: [SlideElement("x", .shape, place: .title, fluid: waiting)])
    let screen = OnboardingScreen(
      Deck([slide]), fit: .canvas, artwork: Artwork(), measuring: PlainText())
    let designed = SlideMotion.fluidType
    #expect(screen.type(of: "x") == designed && screen.standardType(of: "x") == designed)
    #expect(screen.motionTable.wait(of: "x") == 1 && screen.delay(of: "x") == 0)
    screen.tune("x", to: .linear(duration: 2))
    screen.delay("x", by: 0.5)
    #expect(screen.type(of: "x") == .linear(duration: 2))
    #expect(
      screen.standardType(of: "x") == designed && screen.motionTable.wait(of: "x") == 1.5)
    #expect(screen.tunableKeys.contains("x"))
  }

  /// Each enters as much later as before, and as it was tuned.
  @Test func aTunedElementKeepsItsPlaceInAStagger() throws {
    let names = ["a", "b", "c"]
    let elements = names.map {
      SlideElement($0, .shape, place: .title, fluid: SlideMotion(enter: [.fade], leave: [.fade]))
    }
    let deck = Deck(
      [
        Slide("one", color: .white, elements: []), Slide("two", color: .white, elements: elements),
      ], choreography: .stagger(0.2))
    let screen = OnboardingScreen(
      deck, fit: .canvas, artwork: Artwork(), measuring: PlainText())
    screen.tune("c", to: .linear(duration: 1))
    screen.delay("c", by: 0.1)
    let props = screen.described
    var container = ChildrenAnimations<String>()
    var next = props
    next.step = deck.slides[1]
    Intro.updateChildrenAnimations(
      container: &container, currentProps: props, nextProps: next, currentState: Intro.State(),
      nextState: Intro.State())
    let waits = names.map { container[$0, .entry].waited.seconds }
    #expect(zip(waits, [0, 0.2, 0.5]).allSatisfy { isClose($0, $1) }, "\(waits)")
    #expect(container["c", .entry].waited.motion.type == .linear(duration: 1))
  }

  // MARK: Another screen like it

  @Test func itJumpsToASlideAtOnce() throws {
    let film = filmed(.builtIn)
    #expect(film.screen.place == 0 && film.screen.showsBuiltIn)
    film.screen.jump(to: 2)
    #expect(film.screen.place == 2 && film.screen.transition == nil && film.step == .capture)
    film.frame()
    #expect(try film.difference(fromSlide: .capture) == nil)
    film.screen.jump(to: 0)
    #expect(film.screen.place == 0 && film.screen.described.step == .creature)
  }

  @Test func aJumpToWhereItIsChangesNothing() throws {
    let film = filmed()
    film.key(.right)
    film.wait(5)
    let transition = try #require(film.screen.transition)
    #expect(film.screen.place == 1)
    film.screen.jump(to: 1)
    #expect(film.screen.transition === transition && transition.outcome == nil)
    film.screen.jump(to: 3)
    #expect(film.screen.transition == nil && film.screen.place == 3)
  }

  @Test func otherSlidesAreNotTheProgramsOwn() {
    let deck = Deck(Array(Deck.builtIn.slides.dropLast()))
    let screen = OnboardingScreen(
      deck, fit: .canvas, artwork: Artwork(), measuring: PlainText(), motion: .original)
    #expect(!screen.showsBuiltIn)
    #expect(screen.described.deck == deck && screen.described.motion == .original)
  }

  /// One name for two whole motions, and for the timing of a third.
  @Test(arguments: [false, true]) func aWaitIsSharedWhereAWholeMotionHasAName(
    isOfDocument: Bool
  ) throws {
    let text = #"""
      {"motions": {"swing": {"duration": 0.3}}, "slides": [{"elements": [
        {"id": "a", "text": "a", "motion": "swing"}, {"id": "b", "text": "b", "motion": "swing"},
        {"id": "c", "text": "c", "motion": {"timing": "swing", "delay": 0.1}}]}]}
      """#
    let deck = try DeckFile(Array(text.utf8)).deck
    let screen = OnboardingScreen(deck, fit: .canvas, artwork: Artwork(), measuring: PlainText())
    if isOfDocument { screen.designed = deck }
    screen.tune("a", to: .linear(duration: 1))
    #expect(screen.tunings.map(\.type) == Array(repeating: .linear(duration: 1), count: 3))
    screen.delay("a", by: 0.5)
    #expect(["a", "b", "c"].map(screen.delay(of:)) == [0.5, 0.5, 0])
    screen.delay("c", by: 0.2)
    #expect(["a", "b", "c"].map(screen.delay(of:)) == [0.5, 0.5, 0.2])
    screen.reset("b")
    #expect(["a", "b", "c"].map(screen.delay(of:)) == [0, 0, 0.2], "what is another's stays")
    #expect(
      ["a", "b", "c"].map(screen.type(of:)) == Array(repeating: .linear(duration: 0.3), count: 3))
    #expect(screen.tunings.filter(\.isReset).map(\.id) == (isOfDocument ? ["a", "b"] : []))
  }
}
