import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

/// Several changes on top of each other, straight from the table and from the formula for
/// interruptions: each element shows its newest way, and what the ways below still lack of
/// their ends.
struct ReferencePlay {
  private typealias Pose = [Double]

  /// One change that was begun: it runs evenly until it is turned round, then it settles.
  private struct Part {
    let timeline: ReferenceTimeline
    var isReversed: Bool
    /// The position and the velocity at the time `turnedAt`, in seconds of the change and in those
    /// a second; no velocity while it runs evenly.
    var position: Double
    var turnedAt: Double
    var velocity: Double?

    private var end: Double { isReversed ? 0 : timeline.total }

    func position(at time: Double) -> Double {
      guard velocity == nil else { return settling(at: time).position }
      let way = (time - turnedAt) * (isReversed ? -1 : 1)
      return min(timeline.total, max(0, position + way))
    }

    mutating func turn(at time: Double) {
      let speed = velocity == nil ? (isReversed ? -1 : 1) : settling(at: time).velocity
      (position, velocity, turnedAt) = (position(at: time), speed, time)
      isReversed.toggle()
    }

    /// A critically damped spring of response 0.35 s; it snaps to its end when it is as good as
    /// there.
    private func settling(at time: Double) -> (position: Double, velocity: Double) {
      let frequency = 2 * Double.pi / 0.35
      let (distance, start, since) = (position - end, velocity ?? 0, time - turnedAt)
      let fade = exp(-frequency * since)
      let left = (distance + (start + frequency * distance) * since) * fade
      let speed = (start - frequency * (start + frequency * distance) * since) * fade
      let total = timeline.total
      let isCalm = abs(left) <= 1e-4 * total && abs(speed) <= 1e-3 * total
      guard !isCalm, 0...total ~= end + left else {
        return (isCalm ? end : min(total, max(0, end + left)), 0)
      }
      return (end + left, speed)
    }

    func hasArrived(at time: Double, within tolerance: Double) -> Bool {
      velocity == nil
        ? abs(position(at: time) - end) <= tolerance
        : time > turnedAt && settling(at: time).position == end
    }

    /// The slide that the change goes to.
    var target: String { isReversed ? timeline.change.from : timeline.change.to }
  }

  /// An element's way in one of the parts, between the poses at the part's two ends.
  private struct Way {
    let part: Int
    let from, to: Pose
  }

  /// The slide at rest.
  private var settled: String
  private var parts: [Part] = []
  private var ways: [String: [Way]] = [:]
  /// From below to the top.
  private var order: [String]

  init(at step: Slide) throws {
    settled = "\(step)"
    order = try ReferenceTimeline(from: step).change.a.map(\.key)
  }

  /// The slide that is shown or on its way.
  var step: Slide {
    get throws { try Slide(named: parts.last?.target ?? settled) }
  }

  /// True if no way is left to go.
  func isOver(at time: Double) -> Bool {
    parts.allSatisfy { $0.hasArrived(at: time, within: 1e-6) }
  }

  // MARK: What happens

  /// A key to the next slide, or back to the one before.
  mutating func go(forwards: Bool, at time: Double) throws {
    if let last = parts.last, last.isReversed == forwards {
      parts[parts.count - 1].turn(at: time)
    } else {
      try begin(forwards: forwards, at: time)
    }
  }

  private mutating func begin(forwards: Bool, at time: Double) throws {
    let timeline = try ReferenceTimeline(from: forwards ? step : step.previous)
    let goals = Dictionary(uniqueKeysWithValues: order.map { ($0, goal($0)) })
    let (step1, step2) = (timeline.change.step1, timeline.change.step2)
    for row in step2 {
      let (first, second) = (step1.first { $0.key == row.key } ?? row, row)
      // What is on screen comes from where it was going to, whatever the table starts it from.
      let there = goals[row.key] ?? nil
      let way = Way(
        part: parts.count, from: forwards ? there ?? Self.pose(first) : Self.pose(first),
        to: forwards ? Self.pose(second) : there ?? Self.pose(second))
      ways[row.key, default: []].append(way)
    }
    order =
      forwards
      ? mergedByInsertion(timeline.change.b.map(\.key), order)
      : mergedByInsertion(order, timeline.change.a.map(\.key))
    parts.append(
      Part(
        timeline: timeline, isReversed: !forwards, position: forwards ? 0 : timeline.total,
        turnedAt: time))
  }

  /// True if an element that the newest change does not know has come to the end of its ways.
  private func hasLeft(_ key: String, at time: Double) -> Bool {
    guard let keyed = ways[key], keyed.last?.part != parts.count - 1 else { return false }
    return keyed.allSatisfy { way in
      let part = parts[way.part]
      let duration = part.timeline.motions[key]?.duration ?? 0
      let position = part.position(at: time)
      return part.isReversed ? position <= 1e-6 : position >= duration - 1e-6
    }
  }

  /// Everything has come to its end.
  mutating func end() throws {
    settled = "\(try step)"
    parts = []
    ways = [:]
    order = try ReferenceTimeline(from: step).change.a.map(\.key)
  }

  // MARK: What is shown

  /// Seconds by which the positions of parts that go one way are moved: times are whole
  /// nanoseconds, so an element that is at its very end may count as there, or as not yet.
  struct Nudge {
    let forwards, backwards: Double

    static let all = [2e-9, -2e-9].flatMap { forwards in
      [2e-9, -2e-9].map { Nudge(forwards: forwards, backwards: $0) }
    }
  }

  /// The difference between a frame and this at the frame's time, as text; nil if there is none.
  func problem(_ still: Still) throws -> String? {
    var problem: String?
    for nudge in Nudge.all {
      // What has left since an earlier change may be gone, or wait for the end of all.
      let shapes = try shapes(at: still.time, nudge).filter {
        still[$0.key] != nil || !hasLeft($0.key, at: still.time)
      }
      problem = difference(still, shapes, tolerance: 1e-3)
      if problem == nil { break }
    }
    return problem
  }

  private func shapes(at time: Double, _ nudge: Nudge) throws -> [ReferenceTimeline.Shape] {
    guard let last = parts.last else {
      return ReferenceTimeline.shapes(of: try ReferenceTimeline(from: step).change.a)
    }
    return order.map { key in
      let keyed = ways[key] ?? []
      var pose = Pose(repeating: 0, count: 9)
      for (index, way) in keyed.enumerated() {
        let share = share(of: key, way, at: time, nudge)
        let goal = parts[way.part].isReversed ? way.from : way.to
        for lane in pose.indices {
          let value = way.from[lane] + (way.to[lane] - way.from[lane]) * share
          pose[lane] += index == keyed.count - 1 ? value : value - goal[lane]
        }
      }
      return shape(key, pose, last)
    }
  }

  private func share(
    of key: String, _ way: Way, at time: Double, _ nudge: Nudge
  ) -> Double {
    let part = parts[way.part]
    guard let motion = part.timeline.motions[key] else { return 1 }
    let nudged = part.position(at: time) + (part.isReversed ? nudge.backwards : nudge.forwards)
    return ReferenceTimeline.share(of: motion, after: nudged)
  }

  private func shape(_ key: String, _ pose: Pose, _ part: Part) -> ReferenceTimeline.Shape {
    let (width, height) = (max(0, pose[2]), max(0, pose[3]))
    return ReferenceTimeline.Shape(
      key: key, frame: [pose[0] - width / 2, pose[1] - height / 2, width, height],
      alpha: min(1, max(0, pose[4])), color: pose[5...].map { min(255, max(0, $0)) },
      phase: phase(key, part))
  }

  private func phase(_ key: String, _ part: Part) -> LifePhase {
    let (a, b) = (part.timeline.change.a, part.timeline.change.b)
    let (from, to) = part.isReversed ? (b, a) : (a, b)
    guard to.contains(where: { $0.key == key }) else { return .leaving }
    return from.contains { $0.key == key } ? .present : .entering
  }

  /// The pose that an element is going to; nil if it is not on its way.
  private func goal(_ key: String) -> Pose? {
    guard let way = ways[key]?.last else { return nil }
    return parts[way.part].isReversed ? way.from : way.to
  }

  /// Centre, size, alpha, colour.
  private static func pose(_ row: IntroVectors.Row) -> Pose {
    let frame = row.frame
    return [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, frame[2], frame[3], row.alpha]
      + ReferenceTimeline.color(row)
  }
}
