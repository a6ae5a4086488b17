import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

/// The slides' changes, computed straight from the table without any of the engine's curves.
struct ReferenceTimeline {
  let change: IntroVectors.Change
  let motions: [String: IntroVectors.Motion]

  init(from step: Slide) throws {
    let vectors = try IntroVectors.all.get()
    change = try #require(vectors.changes.first { $0.from == "\(step)" })
    motions = vectors.motions
  }

  /// One element at a moment.
  struct Shape {
    var key: String
    /// x, y, width, height.
    var frame: [Double]
    var alpha: Double
    /// r g b 0…255, a 0…1.
    var color: [Double]
    var phase: LifePhase
  }

  /// In seconds.
  var total: Double { change.total }

  /// The elements on screen between the two intermediate steps, after a time in seconds; from below
  /// to the top.
  func shapes(after time: Double) -> [Shape] {
    change.step2.map { end in
      let start = change.step1.first { $0.key == end.key } ?? end
      let share = motions[end.key].map { Self.share(of: $0, after: time) } ?? 1
      let (from, to) = (Self.box(start.frame), Self.box(end.frame))
      let box = zip(from, to).map { $0 + ($1 - $0) * share }
      let colors = zip(Self.color(start), Self.color(end)).map { $0 + ($1 - $0) * share }
      return Shape(
        key: end.key, frame: Self.frame(box),
        alpha: min(1, max(0, start.alpha + (end.alpha - start.alpha) * share)),
        color: colors, phase: phase(end.key))
    }
  }

  /// A slide at rest.
  static func shapes(of rows: [IntroVectors.Row]) -> [Shape] {
    rows.map {
      Shape(
        key: $0.key, frame: $0.frame, alpha: $0.alpha, color: color($0), phase: .present)
    }
  }

  private func phase(_ key: String) -> LifePhase {
    if !change.a.contains(where: { $0.key == key }) { return .entering }
    return change.b.contains { $0.key == key } ? .present : .leaving
  }

  /// The centre and the size: what an overshoot goes beyond.
  private static func box(_ frame: [Double]) -> [Double] {
    [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, frame[2], frame[3]]
  }

  private static func frame(_ box: [Double]) -> [Double] {
    let (width, height) = (max(0, box[2]), max(0, box[3]))
    return [box[0] - width / 2, box[1] - height / 2, width, height]
  }

  static func color(_ row: IntroVectors.Row) -> [Double] {
    switch row.key {
    case "background": row.prop.split(separator: ",").compactMap { Double($0) } + [1]
    case "button": [255, 255, 255, 0.4]
    default: [0, 0, 0, 0]
    }
  }
}

extension ReferenceTimeline.Shape {
  /// The same on the way back: what entered leaves, what left enters.
  var goingBack: Self {
    var shape = self
    if phase == .entering { shape.phase = .leaving }
    if phase == .leaving { shape.phase = .entering }
    return shape
  }
}

// MARK: Curves of its own

extension ReferenceTimeline {
  static func share(of motion: IntroVectors.Motion, after time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < motion.duration else { return 1 }
    return motion.kind == "spring"
      ? spring(motion, after: time) : easeInOut(time / motion.duration)
  }

  /// cubic-bezier(0.42, 0, 0.58, 1), its parameter found by halving.
  static func easeInOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  /// The underdamped closed form; its frequency ends the envelope at 0.001 at the duration.
  private static func spring(_ motion: IntroVectors.Motion, after time: Double) -> Double {
    let (duration, damping) = (motion.numbers[0], motion.numbers[1])
    let root = (1 - damping * damping).squareRoot()
    let frequency = -log(0.001 * root / damping) / (damping * duration)
    let phase = frequency * root * time
    return 1 - exp(-damping * frequency * time) * (cos(phase) + damping / root * sin(phase))
  }

  /// The progress after a hand let go: a critically damped spring of response 0.35 s.
  static func settling(
    from progress: Double, velocity: Double, to target: Double, after time: Double
  ) -> Double {
    let frequency = 2 * Double.pi / 0.35
    let distance = progress - target
    let place = (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    return min(1, max(0, target + place))
  }
}

/// The first difference between a film's frame and the reference, as text; nil if there is none.
func difference(
  _ still: Still, _ wanted: [ReferenceTimeline.Shape], tolerance: Double = 1e-6
) -> String? {
  guard still.keys == wanted.map(\.key) else {
    return "\(still.time): \(still.keys), wanted \(wanted.map(\.key))"
  }
  for (got, want) in zip(still.shapes, wanted) {
    let color = [got.color.red * 255, got.color.green * 255, got.color.blue * 255, got.color.alpha]
    let error = max(
      distance(got.frame.numbers, want.frame), abs(got.alpha - want.alpha),
      distance(color, want.color))
    if !(error < tolerance) || got.phase != want.phase {
      return "\(still.time): \(got), wanted \(want)"
    }
  }
  return nil
}
