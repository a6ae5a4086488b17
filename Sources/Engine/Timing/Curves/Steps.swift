/// A CSS `steps(count, jump)` curve: the value rises in jumps of equal height.
public struct Steps: Hashable, Sendable {
  /// The places of the jumps.
  public enum Jump: String, Hashable, Sendable, CaseIterable {
    /// At the start of every step: the first at 0.
    case start
    /// At the end of every step: the last at 1.
    case end
    /// Between the steps only: at neither end; CSS's `jump-none`.
    case neither = "none"
    /// At both ends too.
    case both
  }

  /// The number of equal spans of progress.
  public let count: Int
  /// The places of the jumps.
  public let jump: Jump

  /// The most steps: beyond it a number can't tell them apart.
  private static let most = 1 << 50

  /// Steps of a count from 1 to 2⁵⁰; without jumps at the ends from 2 on.
  public init(_ count: Int, jump: Jump = .end, file: StaticString = #fileID, line: UInt = #line) {
    require(
      count >= Steps.least(jump),
      "Steps: jump \(jump) needs at least \(Steps.least(jump)) steps, not \(count)",
      file: file, line: line)
    require(
      count <= Steps.most, "Steps: at most 2⁵⁰ steps, not \(count)", file: file, line: line)
    (self.count, self.jump) = (count, jump)
  }

  static func least(_ jump: Jump) -> Int { jump == .neither ? 2 : 1 }

  /// The number of jumps that lead from 0 to 1.
  public var jumps: Int {
    switch jump {
    case .start, .end: count
    case .neither: count - 1
    case .both: count + 1
    }
  }

  /// The value at a progress, as CSS Easing defines it; below 0 and above 1 the steps go on.
  ///
  /// - Parameter isBefore: CSS's before flag: a progress right at a jump has not jumped yet.
  public func value(at progress: Double, isBefore: Bool = false) -> Double {
    require(!progress.isNaN, "Steps: progress must be a number, it is NaN")
    var step = whole(progress)
    let isAtJump = step / Double(count) == progress
    if jump == .start || jump == .both { step += 1 }
    if isBefore, isAtJump { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  /// The number of whole spans before a progress; k / count itself counts as k.
  private func whole(_ progress: Double) -> Double {
    let step = (progress * Double(count)).cut.rounded(.down)
    if (step + 1) / Double(count) <= progress { return step + 1 }
    return step / Double(count) > progress ? step - 1 : step
  }
}
