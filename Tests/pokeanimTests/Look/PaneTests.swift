import Engine
import EngineTestSupport
import Testing
import Workbench

@testable import Engine
@testable import EngineSDL
@testable import Studio
@testable import pokeanim

@Suite struct PaneTests {
  private static let frame = Rect(0, 0, 300, 40)
  private let names = ["a", "b", "c"]

  private func pane(reducesMotion: Bool = false) -> Pane<Int> {
    let pane = Pane<Int>(timing: ChromeTiming.glide, reducesMotion: reducesMotion) {
      [names] shown, looks in
      Pills(
        names, selected: shown, size: 13, margin: 0, ground: Palette.line, looks: looks,
        choose: { _ in })
    }
    pane.advance(to: .seconds(10))
    pane.show(0, in: Self.frame)
    _ = pane.commands(DisplayListBuilder(measuring: PlainText()))
    return pane
  }

  private func view(_ key: String, _ pane: Pane<Int>) -> View {
    pane.root.first(key: key) ?? View()
  }

  /// The frames from now on until nothing moves, at most a second of them.
  private func play(_ pane: Pane<Int>, from start: Double = 10, _ look: () -> Void) -> Int {
    var frames = 0
    while pane.isRunning, frames < 120 {
      frames += 1
      pane.advance(to: .seconds(start + Double(frames) / 120))
      look()
    }
    return frames
  }

  @Test func theMarkerGlidesFromNameToName() {
    let pane = pane()
    let marker = view("marker", pane)
    pane.show(2, in: Self.frame)
    #expect(marker.presentedBox.x == 0 && pane.isRunning && view("marker", pane) === marker)
    var places = [0.0]
    let frames = play(pane) { places.append(marker.presentedBox.x) }
    let steps = zip(places.dropFirst(), places).map { $0.0 - $0.1 }
    #expect(frames <= 37 && places.last == 200)
    #expect(steps.allSatisfy { $0 < 30 } && steps.filter { $0 > 0.5 }.count >= 8, "\(steps)")
  }

  @Test func theMarkerIsLongerWhileItGlidesAndInItsDirectionOnly() {
    let pane = pane()
    let marker = view("marker", pane)
    pane.show(2, in: Self.frame)
    var lengths = [1.0]
    _ = play(pane) {
      lengths.append(marker.presented.transform.scale.x)
      #expect(marker.presented.transform.scale.y == 1)
    }
    let steps = zip(lengths.dropFirst(), lengths).map { abs($0 - $1) }
    #expect(lengths.allSatisfy { (1...1.12).contains($0) } && lengths.last == 1)
    #expect(lengths.contains { $0 > 1.06 } && steps.dropFirst().allSatisfy { $0 < 0.02 })
  }

  @Test func withReducedMotionTheMarkerKeepsItsLength() {
    let pane = pane(reducesMotion: true)
    pane.show(2, in: Self.frame)
    _ = play(pane) { #expect(view("marker", pane).presented.transform.scale == Point(1, 1)) }
  }

  @Test func whatNobodyHasSeenChangesAtOnce() {
    let pane = Pane<Int>(timing: ChromeTiming.glide) { [names] shown, looks in
      Pills(
        names, selected: shown, size: 13, margin: 0, ground: Palette.line, looks: looks,
        choose: { _ in })
    }
    pane.show(0, in: Self.frame)
    pane.show(2, in: Self.frame)
    #expect(!pane.isRunning && view("marker", pane).presentedBox.x == 200)
  }

  @Test func itIsInterruptedWithoutAJump() {
    let pane = pane()
    pane.show(2, in: Self.frame)
    pane.advance(to: .seconds(10.1))
    let place = view("marker", pane).presentedBox.x
    pane.show(1, in: Self.frame)
    #expect(place > 50 && view("marker", pane).presentedBox.x == place)
    _ = play(pane, from: 10.1) {}
    #expect(view("marker", pane).presentedBox.x == 100)
  }

  /// The name that is chosen is the only one in another colour, however quickly others were.
  @Test(arguments: [[1, 0], [1, 0, 1], [2, 1, 0], [1, 2, 1], [2, 1, 2, 0]], [0, 1, 7, 20])
  func theChosenNameIsTheOnlyOneInBlue(_ choices: [Int], _ framesBetween: Int) throws {
    let pane = pane()
    var time = 10.0
    for choice in choices {
      pane.show(choice, in: Self.frame)
      for _ in 0..<framesBetween {
        time += 1.0 / 120
        pane.advance(to: .seconds(time))
      }
    }
    _ = play(pane, from: time) {}
    let fresh = self.pane()
    fresh.show(try #require(choices.last), in: Rect(0, 0, 301, 40))
    for (index, name) in names.enumerated() {
      let isBlue = index == choices.last
      for pane in [pane, fresh] {
        #expect(view(name + "-chosen", pane).presented.alpha == (isBlue ? 1 : 0), "\(name)")
        #expect(view(name + "-soft", pane).presented.alpha == (isBlue ? 0 : 1), "\(name)")
      }
    }
  }

  @Test func theFocusLiesRoundAroundANameThatIsRound() throws {
    let pane = pane()
    var ring = FocusRing()
    ring.follow(view("b", pane), in: InputTree(pane.root), at: .zero)
    #expect(ring.place?.radius == 20)
  }

  @Test func inAnotherPlaceAllIsThereAtOnce() {
    let pane = pane()
    pane.show(1, in: Rect(0, 0, 600, 40))
    #expect(!pane.isRunning && view("marker", pane).presentedBox.x == 200)
  }

  @Test func looksChangeInTheirTimes() throws {
    let pane = pane()
    let builder = DisplayListBuilder(measuring: PlainText())
    let plain = pane.commands(builder)
    let button = view("b", pane)
    let mark = try #require(button.subviews.first)
    button.pointerLook = .hovered
    #expect(mark.presented.backgroundColor.alpha == 0)
    #expect((13...15).contains(play(pane) {}))
    #expect(abs(mark.presented.backgroundColor.alpha - 0.04) < 1e-9)
    pane.advance(to: .seconds(11))
    button.pointerLook = .pressed
    #expect(
      (9...11).contains(play(pane, from: 11) {}) && button.presented.transform.scale.x == 0.97)
    pane.advance(to: .seconds(12))
    button.pointerLook = .plain
    var largest = 0.0
    #expect(
      play(pane, from: 12) { largest = max(largest, button.presented.transform.scale.x) } <= 37)
    #expect(largest > 1.001 && button.presented.transform.scale == Point(1, 1))
    #expect(pane.commands(builder) == plain)
  }

  @Test func aPressedNameGivesWayWithItsGround() {
    let pane = pane()
    let button = view("b", pane)
    button.pointerLook = .pressed
    _ = play(pane) {}
    let title = view("b-soft", pane)
    #expect(title.isDescendant(of: button))
    #expect(button.presented.transform.scale.x == ChromeTiming.pressedScale)
  }

  @Test func withLessMotionItIsShort() {
    let pane = pane(reducesMotion: true)
    pane.show(2, in: Self.frame)
    #expect(play(pane) {} <= 19)
    #expect(view("marker", pane).presentedBox.x == 200)
  }

  @Test(arguments: [false, true]) func whatAHandPressedGlidesToItAndIsWithItThen(
    reducesMotion: Bool
  ) throws {
    let pane = Pane<Double>(timing: ChromeTiming.glide, reducesMotion: reducesMotion) {
      share, looks in
      Track(share: share, thickness: 4, knob: 8, look: looks("slider"))
        .onTracking("slider") { _, _ in }
    }
    pane.advance(to: .seconds(1))
    pane.show(0, in: Self.frame)
    _ = pane.commands(DisplayListBuilder(measuring: PlainText()))
    let slider = try #require(pane.root.first(key: "slider"))
    let knob = try #require(slider.subviews.last)
    slider.pointerLook = .pressed
    pane.show(0.5, in: Self.frame)
    #expect(knob.presentedBox.midX == (reducesMotion ? 150 : 0))
    pane.advance(to: .seconds(1.05))
    pane.show(0.51, in: Self.frame)
    if !reducesMotion { #expect((60..<150).contains(knob.presentedBox.midX)) }
    pane.advance(to: .seconds(1 + SlopEase.duration))
    #expect((abs(knob.presentedBox.midX - 153) < 1e-6))
    pane.show(0.6, in: Self.frame)
    #expect((abs(knob.presentedBox.midX - 180) < 1e-6), "it waits for nothing")
    slider.pointerLook = .plain
    pane.show(1, in: Self.frame)
    #expect((abs(knob.presentedBox.midX - 180) < 1e-6) && pane.isRunning)
  }

  /// Beyond the ends of its track a slider's knob gives way like rubber, and goes back.
  @Test func aKnobGivesBeyondTheEndsOfItsTrack() throws {
    let pane = Pane<Double>(timing: ChromeTiming.glide) { share, looks in
      let track = Track(share: share, thickness: 4, knob: 8, look: looks("slider"), reach: 10)
      return SizeLayout<View>(viewReuseId: "slider", sublayout: track) { view in
        view.tracking = { [unowned view] in view.letKnobGive(to: $0, margin: 10) }
      }
    }
    pane.advance(to: .seconds(1))
    pane.show(1, in: Self.frame)
    let slider = try #require(pane.root.first(key: "slider"))
    let knob = try #require(slider.subviews.last)
    let end = knob.presentedBox.midX
    slider.pointerLook = .pressed
    for over in [-50.0, 0, 30, 200] {
      slider.tracking?(.moved(Point(slider.size.width - 10 + over, 2)))
      let band = over > 0 ? RubberBand.offset(overshoot: over, dimension: ScrubTrack.give) : 0
      #expect(abs(knob.presentedBox.midX - end - band) < 1e-9)
      #expect(pane.commands(DisplayListBuilder(measuring: PlainText())) != [])
    }
    slider.pointerLook = .plain
    #expect(pane.isRunning && knob.presentedBox.midX > end)
    for step in 1...120 { pane.advance(to: .seconds(1 + Double(step) / 60)) }
    #expect(abs(knob.presentedBox.midX - end) < 1e-9 && !pane.isRunning)
  }

  /// Whatever looks come in whatever order, at the end all is plain.
  @Test func nothingStaysPressed() {
    let fresh = pane().commands(DisplayListBuilder(measuring: PlainText()))
    forAll(seeds: 0..<100) { random in
      let pane = pane()
      var time = 10.0
      for _ in 0..<12 {
        view(random.element(of: names), pane).pointerLook = random.element(of: [
          .plain, .hovered, .pressed,
        ])
        if random.chance(0.3) { pane.show(random.int(in: 0...2), in: Self.frame) }
        time += random.double(in: 0...0.2)
        pane.advance(to: .seconds(time))
      }
      for name in names { view(name, pane).pointerLook = .plain }
      pane.show(0, in: Self.frame)
      _ = play(pane, from: time) {}
      #expect(pane.commands(DisplayListBuilder(measuring: PlainText())) == fresh)
    }
  }

  @Test func inkLiesOverAnyColour() {
    #expect(Palette.ground(.clear, .plain) == .clear)
    let grounds = [Palette.page, Palette.card, Palette.blue, .clear]
    for ground in grounds {
      let (hovered, pressed) = (Palette.ground(ground, .hovered), Palette.ground(ground, .pressed))
      #expect(hovered != ground && pressed != hovered && hovered.alpha >= ground.alpha)
    }
    #expect(abs(Palette.ground(.white, .hovered).red - (1 - 0.04 * (1 - Palette.ink.red))) < 1e-9)
  }
}
