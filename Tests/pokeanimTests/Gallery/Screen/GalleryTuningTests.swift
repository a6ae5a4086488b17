import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct GalleryTuningTests {
  private let spring = AnimationType.spring(duration: 1, damping: 0.3, initialVelocity: 2)

  private func shown(_ film: FilmedGallery) throws -> TunableMotion {
    let motion = film.screen.motions.first { $0.isOnItsWay }
    return try #require(motion)
  }

  @Test func itsMotionsAreTheAnimators() throws {
    let film = filmedGallery()
    #expect(
      film.screen.motions.map(\.name) == ["Scale", "Slide", "Fade", "Flip", "Spring", "Custom"])
    for motion in film.screen.motions {
      #expect(film.screen.choose(motion.name))
      #expect(film.screen.options.motion.title == motion.name)
      #expect(try shown(film).name == motion.name)
    }
    #expect(!film.screen.choose("None of them"))
  }

  @Test(arguments: MotionPace.allCases) func itsTypeIsThePaces(_ pace: MotionPace) throws {
    let film = filmedGallery()
    film.push(.pace(pace))
    let motion = try shown(film)
    let timing = try #require(motion.type.timing)
    #expect(motion.type == motion.standard)
    #expect(timing.duration == film.screen.options.duration)
    for step in 0...20 {
      let progress = Double(step) / 20
      let wanted = pace.timing(0.6).curve.value(at: progress)
      #expect(abs(timing.curve.value(at: progress) - wanted) < 1e-9)
    }
    #expect(TunerModel(motion.type).type == motion.type, "the tuner can say it")
  }

  /// An option that components have of their own leaves a change that goes back on its way.
  @Test func anOptionChosenOnTheWayBackLosesNoCard() {
    let film = filmedGallery()
    let start = film.ids
    film.key("O")
    film.wait(12)
    film.key(.r)
    film.wait(2)
    film.key("P")
    #expect(film.screen.options.isPerComponent && film.ids == start)
    film.rest()
    #expect(film.last.keys == start)
    for id in start {
      #expect(film.last[id]?.frame.center.distance(to: film.middle(of: id)) ?? 1 < 1e-6)
    }
  }

  @Test func whatIsTunedIsHowCardsMove() throws {
    let film = filmedGallery()
    film.screen.tune("Scale", to: spring)
    #expect(try shown(film).type == spring)
    let start = film.last
    film.key("V")
    film.wait(24)
    #expect(abs((film.gallery.change?.duration ?? 0) - 1) < 1e-9)
    let curve = try #require(spring.timing?.curve)
    let share = curve.value(at: film.gallery.progress)
    for id in film.ids {
      let from = try #require(start[id]).frame.center
      let wanted = from + (film.middle(of: id) - from) * share
      #expect(try film.last.distance(of: id, to: wanted) < 1e-6)
    }
    film.screen.tune("Scale", to: nil)
    #expect(try shown(film).type == shown(film).standard)
  }

  @Test func thePanelTakesItBack() throws {
    let film = filmedGallery()
    film.screen.tune("Scale", to: spring)
    film.screen.choose(at: .zero) { $0.take(duration: 1.5) }
    #expect(
      try shown(film).type == .spring(duration: 1.5, damping: 0.3, initialVelocity: 2))
    film.key("E")
    #expect(film.screen.options.tuned == nil && film.screen.options.duration == 1.5)
  }

  @Test func knobsGoRound() {
    let film = filmedGallery()
    let start = film.screen.knobs
    #expect(start.map(\.name) == ["Cascade", "Stagger", "Takes over"])
    #expect(start.map(\.choice) == ["Off", "0.00 s", "Additive"])
    for (knob, count) in [Cascade.allCases.count, 5, Interruption.allCases.count].enumerated() {
      film.screen.turn(0, by: 1)
      var seen: Set<String> = []
      for _ in 0..<count {
        film.screen.turn(knob, by: 1)
        seen.insert(film.screen.knobs[knob].choice)
      }
      #expect(seen.count == count)
      for _ in 0..<count { film.screen.turn(knob, by: -1) }
      film.screen.turn(0, by: -1)
    }
    film.screen.turn(7, by: 1)
    #expect(film.screen.knobs == start)
  }

  @Test func theStaggerIsHowMuchLongerAChangeTakes() {
    let film = filmedGallery()
    film.screen.choose(at: .zero) { ($0.pace, $0.cascade, $0.wave) = (.linear, .leading, 2) }
    film.key("C")
    let long = film.gallery.change?.duration ?? 0
    film.rest()
    film.key(.left)
    film.rest()
    film.screen.choose(at: .zero) { $0.wave = 0.25 }
    film.key("C")
    let short = film.gallery.change?.duration ?? 0
    #expect(short > 0.6 && short < 0.75 && long > 1.2 && long <= 1.8, "\(short) and \(long)")
  }

  @Test func aJumpForgetsAndTheOthersDoNot() {
    for policy in Interruption.allCases {
      let film = filmedGallery()
      film.screen.choose(at: .zero) { $0.interruption = policy }
      film.key("V")
      film.wait(8)
      let before = film.last
      let after = film.again([.key("S")])
      let jump = before.shapes.map { shape in
        after[shape.key]?.frame.center.distance(to: shape.frame.center) ?? 0
      }
      #expect((jump.max() ?? 0 > 20) == (policy == .jump), "\(policy)")
      film.rest()
      #expect(film.last.keys == film.ids)
    }
  }

  @Test func itsLineSaysTheAnimator() {
    let film = filmedGallery()
    let lines = film.screen.motions.map {
      SwiftLine.text(of: TunerModel($0.type), name: $0.name, use: $0.use)
    }
    let spring = ".spring(duration: 0.6, damping: 0.9)"
    #expect(
      lines
        == [
          "TransformAnimator(transform: .scale(0.2), timing: \(spring))",
          "TransformAnimator(transform: .translation(0, 90), timing: \(spring))",
          "FadeAnimator(timing: \(spring))",
          "TransformAnimator(transform: Transform(scale: Point(0.02, 1)), timing: \(spring))",
          "TransformAnimator(transform: Transform(scale: Point(0.01, 0.01), rotation: -0.6), "
            + "timing: .spring(duration: 0.6, damping: 0.35))",
          "DealAnimator(timing: \(spring))",
        ].map { "componentView.animator = " + $0 })
    film.screen.turn(0, by: 1)
    #expect(
      film.screen.motions.map(\.use)[2]
        == .animator(AnimatorCall(kind: .fade, cascade: .distance)))
  }

  @Test func theCardsLeaveRoomForIt() {
    for window in [Size(960, 720), Size(800, 600), Size(320, 480), Size(1920, 1080)] {
      let film = filmedGallery(size: window)
      let free = film.gallery.room
      let layout = TunerLayout(window: window, rows: [1, 2, 2, 1], knobs: 3)
      film.screen.makeRoom(layout.covered(of: window), at: .zero)
      film.frame()
      #expect(film.gallery.room.intersection(layout.frame).isEmpty)
      #expect(film.screen.place(of: .add) == nil, "its own panel is not there")
      film.screen.makeRoom(.zero, at: .zero)
      #expect(film.gallery.room == free && film.screen.place(of: .add) != nil)
    }
  }
}
