public import Engine

/// A person at random: keys, a hand that presses, moves in steps and lets go, and what is rarer.
public struct RandomPerson {
  /// A choice of something that a person does.
  public typealias Choice = (inout SeededGenerator) -> InputEvent

  /// The shares of what a person does most; each of the rarer things has a share of 1.
  public struct Shares {
    var keys, presses, moves, releases: Int

    /// Shares ≥ 0.
    public init(keys: Int, presses: Int, moves: Int, releases: Int) {
      (self.keys, self.presses, self.moves, self.releases) = (keys, presses, moves, releases)
    }
  }

  private let shares: Shares
  private let keys: Choice
  private let place: (inout SeededGenerator) -> Point
  private let step: Point
  private let rare: [Choice]
  private var hand: Point

  /// - Parameters:
  ///   - place: the place of a press.
  ///   - step: the longest move, to either side.
  ///   - hand: the place of the hand at first.
  public init(
    _ shares: Shares, keys: @escaping Choice, place: @escaping (inout SeededGenerator) -> Point,
    step: Point, rare: [Choice], hand: Point = Point(100, 100)
  ) {
    self.shares = shares
    self.keys = keys
    self.place = place
    self.step = step
    self.rare = rare
    self.hand = hand
  }

  /// The same, with keys and sizes of the window that are all as likely.
  public init(
    _ shares: Shares, keys: [Key], in room: Size, step: Point, sizes: [Size], hand: Point
  ) {
    self.init(
      shares, keys: { .key($0.element(of: keys)) },
      place: { Point($0.double(in: 0...room.width), $0.double(in: 0...room.height)) }, step: step,
      rare: [{ _ in .cancel }, { .resize($0.element(of: sizes)) }], hand: hand)
  }

  /// The next thing that the person does.
  public mutating func event(_ random: inout SeededGenerator) -> InputEvent {
    let bounds = [shares.keys, shares.presses, shares.moves, shares.releases]
    var number = random.int(in: 0...bounds.reduce(rare.count, +) - 1)
    let kind = bounds.firstIndex { share in
      number -= share
      return number < 0
    }
    switch kind {
    case 0: return keys(&random)
    case 1:
      hand = place(&random)
      return .press(hand)
    case 2:
      let x = random.double(in: -step.x...step.x)
      hand = hand + Point(x, step.y == 0 ? 0 : random.double(in: -step.y...step.y))
      return .move(hand)
    case 3: return .release
    default: return rare[number](&random)
    }
  }

  /// A life: events, and after each of them as many frames as one of the gaps says.
  public mutating func live(
    _ random: inout SeededGenerator, events: ClosedRange<Int>, gaps: [Int],
    happen: (InputEvent) throws -> Void, tick: () throws -> Void
  ) rethrows {
    for _ in 0..<random.int(in: events) {
      try happen(event(&random))
      for _ in 0..<random.element(of: gaps) { try tick() }
    }
  }
}
