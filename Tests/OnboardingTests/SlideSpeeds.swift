import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// How far the table lets an element move in a time: an upper bound from its distances, its
/// duration and the steepest slope of its curve.
struct SlideSpeeds {
  private struct Limit {
    /// Of the shares of the way a second.
    var slope: Double
    /// The widest way across, in points of the design.
    var across: Double
  }

  private let limits: [String: Limit]

  init() throws {
    let vectors = try IntroVectors.load()
    limits = vectors.intro.animations.mapValues { motion in
      Limit(
        slope: Self.slope(of: motion),
        across: Self.reach(motion.entry) + Self.reach(motion.leave))
    }
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

  /// Whether an element came further than `changes` changes that overlap can take it.
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
    let faded = max(
      abs(old.alpha - new.alpha), abs(old.color.red - new.color.red),
      abs(old.color.green - new.color.green), abs(old.color.blue - new.color.blue))
    return moved > across * share + 1e-6 || grown > side * share + 1e-6 || faded > share
  }
}
