import Engine

/// The motions as they were before the last change, while a key or a hand asks for them.
extension Tuner {
  /// The way of something, as it was at a time.
  struct Moved: Equatable {
    let type: AnimationType
    let delay: Double?
  }

  /// Motions of a screen that are shown as they were before, and how they are.
  struct Compared {
    weak var screen: (any Tunable)?
    let now: [String: Moved]
  }

  /// The motions that were changed last, and when.
  struct LastChange {
    let names: [String]
    let time: Instant
  }

  /// The keys that show it as it was, as long as they are held.
  static let comparingKeys: Set<Key> = ["B", "\\"]

  /// Changes of the same motions within so many seconds are one: a slider's way in the hand.
  private static let pause = 0.8

  /// Notes how motions are before they are changed.
  func note(_ names: [String], _ screen: any Tunable) {
    compare(false)
    let isMore = lastChange.map {
      $0.names == names && now.seconds(since: $0.time) < Self.pause
    }
    if isMore != true { before = Self.moved(names, screen) }
    lastChange = LastChange(names: names, time: now)
  }

  /// Shows the motions as they were before the last change, or as they were designed if there was none;
  /// or as they are again.
  func compare(_ isOn: Bool) {
    if let compared, !isOn {
      self.compared = nil
      // It may not be the one any more that is shown.
      if let screen = compared.screen { Self.move(screen, as: compared.now) }
    } else if isOn, compared == nil, let screen = screen() {
      let motions = screen.motions
      let designed = Dictionary(
        motions.map { ($0.name, Moved(type: $0.standard, delay: $0.standardDelay)) }
      ) { first, _ in first }
      let was = before.isEmpty ? designed : before
      compared = Compared(screen: screen, now: Self.moved(Array(was.keys), screen))
      Self.move(screen, as: was)
    }
  }

  /// Takes a key that goes up, if it is one that is held for this.
  func letsGo(_ key: Key) -> Bool {
    guard Self.comparingKeys.contains(key) else { return false }
    compare(false)
    return true
  }

  private static func moved(_ names: [String], _ screen: any Tunable) -> [String: Moved] {
    let motions = screen.motions.filter { names.contains($0.name) }
    return Dictionary(motions.map { ($0.name, Moved(type: $0.type, delay: $0.delay)) }) {
      first, _ in first
    }
  }

  private static func move(_ screen: any Tunable, as moved: [String: Moved]) {
    for motion in screen.motions {
      guard let wanted = moved[motion.name] else { continue }
      if wanted.type != motion.type {
        screen.tune(motion.name, to: wanted.type == motion.standard ? nil : wanted.type)
      }
      if let delay = wanted.delay, delay != motion.delay { screen.wait(motion.name, for: delay) }
    }
  }
}
