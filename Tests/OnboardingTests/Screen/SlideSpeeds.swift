import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The way that the table lets an element go in a time: an upper bound from its distances, its
/// duration and the steepest slope of its curve.
struct SlideSpeeds {
  private struct Limit {
    /// Of the shares of the way a second.
    var slope: Double
    /// The widest way across, in points of the design.
    var across: Double
    var isSpring = false
  }

  private let limits: [String: Limit]

  /// The set's speeds: the original's from its vectors, any other's from its own changes at a
  /// thousand progresses.
  init(of motion: MotionSet = .original) throws {
    guard motion == .original else {
      limits = try Self.measured(motion)
      return
    }
    limits = try IntroVectors.all.get().motions.mapValues { motion in
      Limit(
        slope: Self.slope(of: motion),
        across: Self.reach(motion.entry) + Self.reach(motion.leave),
        isSpring: motion.kind == "spring")
    }
  }

  private static func measured(_ motion: MotionSet) throws -> [String: Limit] {
    var slopes: [String: Double] = [:]
    for step in Deck.builtIn.slides {
      let film = filmed(at: step, isDrawn: false, motion: motion)
      film.key(.period)
      let change = try #require(film.screen.change)
      change.seek(to: 0)
      var before = film.again([])
      for part in 1...1000 {
        change.seek(to: Double(part) / 1000)
        let after = film.again([])
        for shape in after.shapes {
          guard let old = before[shape.key] else { continue }
          let slope = share(of: shape, since: old) / (change.duration / 1000)
          slopes[shape.key] = max(slopes[shape.key] ?? 0, slope)
        }
        before = after
      }
    }
    return slopes.mapValues { Limit(slope: $0, across: IntroLayout.reference.width) }
  }

  /// The largest change of a frame, in widths of the canvas, of the picture, or of a colour.
  private static func share(of shape: Still.Shape, since old: Still.Shape) -> Double {
    max(
      abs(shape.frame.midX - old.frame.midX) / IntroLayout.reference.width,
      abs(shape.frame.width - old.frame.width) / 250, faded(old, shape))
  }

  private static func faded(_ old: Still.Shape, _ new: Still.Shape) -> Double {
    max(
      abs(old.alpha - new.alpha), abs(old.color.red - new.color.red),
      abs(old.color.green - new.color.green), abs(old.color.blue - new.color.blue))
  }

  /// The steepest share a second, measured on the reference's curve.
  private static func slope(of motion: IntroVectors.Motion) -> Double {
    let step = motion.duration / 500
    let shares = (0...500).map { ReferenceTimeline.share(of: motion, after: Double($0) * step) }
    return zip(shares, shares.dropFirst()).map { abs($1 - $0) / step }.max() ?? 0
  }

  private static func reach(_ transformers: [String]) -> Double {
    transformers.filter { $0.hasPrefix("move") }
      .compactMap { Double($0.split { "()".contains($0) }[1]) }.reduce(0, +)
  }

  /// The way that an element may go in no time, in points: a spring whose time is over ends with
  /// the small rest of its way that its definition leaves.
  func snap(of key: String, layout: IntroLayout) -> Double {
    guard let limit = limits[key], limit.isSpring else { return 1e-6 }
    let way = max(limit.across * layout.canvas.width / 480, 250 * layout.multiplier)
    return 0.004 * way
  }

  /// True if an element came further than `changes` changes that overlap can take it.
  ///
  /// - Parameters:
  ///   - seconds: of the changes' own time.
  func isJump(
    from old: Still.Shape, to new: Still.Shape, changes: Int, seconds: Double,
    layout: IntroLayout
  ) -> Bool {
    guard let limit = limits[old.key] else { return distance(old, new) > 1e-6 }
    // Each change moves its own way, and what it took over fades out meanwhile.
    let share = 2 * Double(changes) * (limit.slope * seconds + 0.004) + 1e-9
    let across = limit.across * layout.canvas.width / 480
    let side = 250 * layout.multiplier
    let moved = abs(old.frame.midX - new.frame.midX)
    let grown = abs(old.frame.width - new.frame.width)
    return moved > across * share + 1e-6 || grown > side * share + 1e-6
      || Self.faded(old, new) > share
  }
}
