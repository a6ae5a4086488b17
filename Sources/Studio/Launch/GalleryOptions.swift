package import Engine
import Onboarding

/// One of several choices, with a title that fits on a button.
package protocol Titled: Equatable {
  var title: String { get }
}

/// The mode of the gallery: the part of it that is seen.
package enum GalleryMode: String, CaseIterable, Hashable, Titled {
  case cards, list, interrupt

  package var title: String {
    switch self {
    case .cards: "Cards"
    case .list: "List"
    case .interrupt: "Interrupt"
    }
  }
}

/// The motion with which cards come, go and move.
package enum MotionKind: String, CaseIterable, Hashable, Titled {
  case scale, slide, fade, flip, spring, custom, none

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The pace of a motion: a spring or a curve.
package enum MotionPace: String, CaseIterable, Hashable, Titled {
  case spring, bouncy, easeInOut, easeIn, easeOut, linear

  package var title: String {
    switch self {
    case .spring: "Spring"
    case .bouncy: "Bouncy"
    case .easeInOut: "In–out"
    case .easeIn: "Ease in"
    case .easeOut: "Ease out"
    case .linear: "Linear"
    }
  }

  package func timing(_ duration: Double) -> AnimatorTiming {
    switch self {
    case .spring: .spring(duration: duration, damping: 0.9)
    case .bouncy: .spring(duration: duration, damping: 0.5)
    case .easeInOut: .easeInOut(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    case .linear: .linear(duration: duration)
    }
  }
}

/// The size of cards.
package enum CardSize: String, CaseIterable, Hashable, Titled {
  /// So that all of them are in sight.
  case fit
  case small, medium, large

  package var title: String {
    switch self {
    case .fit: "Fit"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }

  /// In points; nil: as fits.
  package var width: Double? {
    switch self {
    case .fit: nil
    case .small: 56
    case .medium: 88
    case .large: 128
    }
  }
}

/// Everything a person can choose.
package struct GalleryOptions: Hashable {
  package var mode = GalleryMode.cards
  package var motion = MotionKind.scale
  package var cascade = Cascade.together
  package var pace = MotionPace.spring
  /// In seconds.
  package var duration = 0.6
  /// True if every third card has its own animator.
  package var isPerComponent = false
  package var size = CardSize.fit
  /// The timing that was tuned, instead of the pace and its duration.
  package var tuned: AnimatorTiming?
  /// The policy for a motion that a new one takes over from.
  package var interruption = Interruption.additive
  /// The time that a cascade's wave takes, in durations of a motion.
  package var wave = 1.0

  /// The range of the duration's slider, in seconds.
  package static let durations = 0.1...2.0

  /// The distance between two durations on their slider, as a share of it.
  package static let durationStep = 0.05 / (durations.upperBound - durations.lowerBound)

  /// The choices for the wave, in durations of a motion.
  package static let waves = [0.25, 0.5, 1, 2, 4]

  /// The place of the duration on its slider, 0…1.
  package var durationShare: Double {
    let range = Self.durations
    let share = (timing.duration - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(1, max(0, share))
  }

  package var timing: AnimatorTiming { tuned ?? standardTiming }

  /// The timing that nobody tuned.
  package var standardTiming: AnimatorTiming {
    let spring = motion == .spring ? SlideAnimator.Kind.spring.type(duration: duration).timing : nil
    return spring ?? pace.timing(duration)
  }

  package mutating func take(_ pace: MotionPace) {
    (self.pace, tuned) = (pace, nil)
  }

  /// - Parameter duration: in seconds.
  package mutating func take(duration: Double) {
    self.duration = duration
    tuned = tuned?.withDuration(duration)
  }

  /// - Parameter wave: the time that a cascade's wave takes, in seconds.
  package mutating func take(wave: Double) {
    let durations = wave / max(1e-3, timing.duration)
    self.wave = min(Self.waves.reduce(0, max), max(Self.waves[0], durations))
  }

  /// Takes what others are by now of the choices that came from elsewhere, but for those that were
  /// changed since.
  ///
  /// - Parameters:
  ///   - old: as they came.
  ///   - new: as they are there by now.
  package mutating func follow(_ new: GalleryOptions, from old: GalleryOptions) {
    if motion == old.motion { motion = new.motion }
    if tuned == old.tuned { tuned = new.tuned }
    if cascade == old.cascade { cascade = new.cascade }
    if wave == old.wave { wave = new.wave }
  }

  /// Takes what the tuner changes.
  package mutating func move(like other: GalleryOptions) {
    (motion, tuned, cascade) = (other.motion, other.tuned, other.cascade)
    (wave, interruption) = (other.wave, other.interruption)
  }

  /// The same with all cards going at once, in the same way, on top of what moves already.
  package var plain: GalleryOptions {
    var plain = self
    (plain.cascade, plain.isPerComponent, plain.interruption) = (.together, false, .additive)
    return plain
  }
}

extension CaseIterable where Self: Equatable {
  /// The one after this, and the first after the last.
  package var following: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

extension Cascade: Titled {
  package var title: String {
    switch self {
    case .together: "Off"
    case .distance: "Corner"
    case .leading: "Left"
    case .trailing: "Right"
    case .top: "Top"
    case .bottom: "Bottom"
    case .radial: "Middle"
    }
  }
}
