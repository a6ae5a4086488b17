import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import EngineSDL
@testable import Onboarding
@testable import Output
@testable import Studio
@testable import pokeanim

/// Changes as timelines, beside what is known of them otherwise.
@Suite struct ChangeTimelineTests {
  private func stage() -> (Stage, View, View) {
    let stage = Stage()
    let (a, b) = (View(), View())
    (a.key, b.key) = ("a", "b")
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    return (stage, a, b)
  }

  private func bars(_ timeline: ChangeTimeline, _ element: String) -> [ChangeTimeline.Bar] {
    timeline.rows.first { $0.element == element }?.bars ?? []
  }

  private func bar(_ group: PropertyGroup, _ start: Double, _ end: Double) -> ChangeTimeline.Bar {
    ChangeTimeline.Bar(group: group, start: start, end: end)
  }

  private func isNear(_ bars: [ChangeTimeline.Bar], _ others: [ChangeTimeline.Bar]) -> Bool {
    bars.count == others.count
      && zip(bars, others).allSatisfy {
        $0.group == $1.group && abs($0.start - $1.start) < 1e-3 && abs($0.end - $1.end) < 1e-3
      }
  }

  /// Sequences, waits, sides that are shorter, parts that follow one another, and other speeds.
  @Test func barsAreTheAnalyticIntervals() {
    let (stage, a, b) = stage()
    let fade = linear(from: 0, to: 1, in: 1)
    let animation =
      (fade.bind(a, with: \.alpha) * fade.reversed.bind(a, with: \.alpha)).delayed(by: 0.25)
      + linear(from: 0, to: 9, in: 0.5).bind(b, with: \.center.x).delayed(by: 0.75)
      + linear(from: 0, to: 1, in: 0.5).bind(b, with: \.rotation)
    let timeline = ChangeTimeline(of: stage.hold(animation), began: .zero)
    #expect(timeline.duration == 2.25)
    #expect(bars(timeline, "a") == [bar(.opacity, 0.25, 2.25)])
    #expect(bars(timeline, "b") == [bar(.position, 0.75, 1.25), bar(.rotation, 0, 0.5)])
  }

  /// A part begins and ends where the curve of the whole has come to its ends.
  @Test func aCurveOfTheWholeCounts() {
    let (stage, a, b) = stage()
    let animation =
      linear(from: 0, to: 1, in: 1).bind(a, with: \.alpha)
      * linear(from: 0, to: 1, in: 3).bind(b, with: \.alpha)
    let playback = stage.hold(animation)
    playback.timing = AnimatorTiming(curve: .deckEaseIn(2), duration: 10)
    let timeline = ChangeTimeline(of: playback, began: .zero)
    // A quarter of the way: 1 − √(1 − t) = 0.25.
    let seam = 10 * (1 - 0.75 * 0.75)
    #expect(timeline.duration == 10)
    #expect(isNear(bars(timeline, "a"), [bar(.opacity, 0, seam)]))
    #expect(isNear(bars(timeline, "b"), [bar(.opacity, seam, 10)]))
  }

  @Test func whatHoldsHasNoBar() {
    let (stage, a, b) = stage()
    let animation =
      linear(from: 1, to: 1, in: 1).bind(a, with: \.alpha)
      + linear(from: 0, to: 1, in: 1).held(for: 1).bind(b, with: \.alpha)
    let timeline = ChangeTimeline(of: stage.hold(animation), began: .zero)
    #expect(timeline.rows.map(\.element) == ["b"])
    #expect(bars(timeline, "b") == [bar(.opacity, 0, 1)])
  }

  /// Also of views in it that have none.
  @Test func elementsAreToldByTheNearestId() {
    let (stage, a, _) = stage()
    let (inner, stranger) = (View(), View())
    a.addSubview(inner)
    stage.root.addSubview(stranger)
    let fade = linear(from: 0, to: 1, in: 1)
    let animation = fade.bind(inner, with: \.alpha) + fade.bind(stranger, with: \.alpha)
    let timeline = ChangeTimeline(of: stage.hold(animation), began: .zero)
    #expect(timeline.rows.map(\.element) == ["a", "view"])
  }

  @Test func namedPartsAreToldToo() {
    let (stage, a, _) = stage()
    let animation =
      linear(from: 0, to: 1, in: 1).bind(a, with: \.alpha).named("in")
      * linear(from: 1, to: 0, in: 1).bind(a, with: \.alpha).named("out")
    let timeline = ChangeTimeline(of: stage.hold(animation), began: Instant(frame: 1, rate: 2))
    #expect(timeline.parts == animation.intervals && timeline.began == 0.5)
    #expect(
      TimelineFormat.text.output([timeline], width: 8) == """
        at 0.5 s: 2 s
        a    opacity  ████████  0–2 s
        in            ████▒▒▒▒  0–1 s
        out           ▒▒▒▒████  1–2 s

        """)
  }

  /// One bar a group of properties, also if it moves twice; however short it moves.
  @Test func aGroupHasOneBar() {
    let (stage, a, b) = stage()
    let short = linear(from: 0, to: 1, in: 0.001)
    let animation =
      short.bind(a, with: \.alpha) * short.delayed(by: 0.998).bind(a, with: \.alpha)
      + linear(from: 0, to: 1, in: 1).bind(b, with: \.center.x)
    let timeline = ChangeTimeline(of: stage.hold(animation), began: .zero)
    #expect(
      TimelineFormat.text.output([timeline], width: 8) == """
        at 0 s: 1 s
        a  opacity   █▒▒▒▒▒▒█  0–0.001, 0.999–1 s
        b  position  ████████  0–1 s

        """)
  }

  @Test func theFormats() {
    let (stage, a, _) = stage()
    a.key = "a, \"b\""
    let animation = linear(from: 0, to: 1, in: 0.5).bind(a, with: \.alpha).delayed(by: 0.25)
    let timeline = ChangeTimeline(of: stage.hold(animation), began: .zero)
    #expect(
      TimelineFormat.csv.output([timeline, timeline], width: 8) == """
        change,began,element,property,start,end
        1,0,"a, ""b""\",opacity,0.25,0.75
        2,0,"a, ""b""\",opacity,0.25,0.75

        """)
    #expect(
      TimelineFormat.json.output([timeline], width: 8) == """
        {"changes":[{"began":0,"duration":0.75,"rows":[{"element":"a, \\"b\\"","bars":\
        [{"property":"opacity","start":0.25,"end":0.75}]}],"parts":[],"markers":[]}]}

        """)
  }

  // MARK: Screens

  /// The slides' own phases, as their choreography puts them together.
  @Test(arguments: MotionSet.allCases) func aSlidesBarsAreThoseOfItsMotions(
    _ motion: MotionSet
  ) throws {
    let options = AppOptions(
      Launch(place: .canvas, motion: motion),
      Resources(assets: try AssetFinder().find(), text: SilentText()))
    let program = try App(options: options)
    let size = options.naturalSize
    var sequence = FrameSequence(
      runtime: Runtime(screen: program, size: size), size: size,
      steps: [FrameSequence.Step(time: .zero, events: [.key(.right)])])
    _ = try sequence.next()
    var seen = SeenChanges()
    seen.look(at: program, at: .zero)
    let timeline = try #require(seen.timelines.first)
    let transition = try #require(program.change as? Transition)
    #expect(abs(timeline.duration - transition.duration) < 1e-9)
    // Each phase by itself, at its place in the whole.
    let bars = timeline.rows.flatMap(\.bars)
    let phases = transition.phases
    #expect(!bars.isEmpty)
    for phase in [phases.removals, phases.updates, phases.insertions] {
      for move in phase.moves {
        let length = move.end - move.start
        #expect(bars.contains { $0.end - $0.start >= length - 1e-3 })
      }
    }
  }

  /// Wherever something is seen to move there is a bar, and a bar's ends are where it begins and
  /// ends to.
  @Test(arguments: ScreenEntry.allCases) func whatMovesHasABar(_ screen: ScreenEntry) throws {
    let options = AppOptions(
      Launch(screen: screen, place: .canvas, duration: 1),
      Resources(assets: try AssetFinder().find(), text: SilentText()))
    let program = try App(options: options)
    let size = options.naturalSize
    let rate = 100.0
    var sequence = FrameSequence(
      runtime: Runtime(screen: program, size: size), size: size, rate: rate,
      script: InputScript([.init(time: .zero, event: .key(screen.playKey), line: 1)]))
    var seen = SeenChanges()
    var last: [ObjectIdentifier: Double] = [:]
    var moved: [String: (first: Double, last: Double)] = [:]
    while let frame = try sequence.next() {
      seen.look(at: program, at: frame.report.time)
      let time = frame.report.time.seconds(since: .zero)
      program.root.forEachInPaintOrder { view in
        let alpha = view.presented.alpha
        if let key = view.key, let before = last[ObjectIdentifier(view)],
          abs(before - alpha) > 1e-6
        {
          moved[key] = (moved[key]?.first ?? time, time)
        }
        last[ObjectIdentifier(view)] = alpha
      }
    }
    let timeline = try #require(seen.timelines.first)
    #expect(seen.timelines.count == 1 && !timeline.rows.isEmpty)
    for (key, times) in moved {
      let bars = bars(timeline, key).filter { $0.group == .opacity }
      let start = try #require(bars.map(\.start).min(), "\(key)")
      let end = bars.map(\.end).reduce(0, max)
      #expect(times.first >= start - 1e-9 && times.last <= end + 1 / rate + 1e-9, "\(key)")
    }
  }
}
