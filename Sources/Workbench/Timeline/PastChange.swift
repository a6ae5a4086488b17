package import Engine

/// The change that a screen had last, which may be over, and the size that the screen had when it was
/// laid out.
package struct PastChange {
  private let change: any Change
  /// Its animation, kept: another one could come to lie in its place.
  private let value: AnyObject?
  private let size: Size

  package init(_ change: any Change, in size: Size) {
    (self.change, value, self.size) = (change, Self.value(of: change), size)
  }

  /// True if a change is the same one, laid out in the same size.
  package func isLike(_ other: any Change) -> Bool {
    change === other && value === Self.value(of: other)
  }

  private static func value(of change: any Change) -> AnyObject? {
    if case .runnable(let node) = change.animation { node } else { nil }
  }

  /// The change in a screen as large as it is now.
  package func asItIs(in now: Size) -> LastChange {
    let isOver = change.outcome != nil && size.width > 0 && size.height > 0
    return LastChange(
      change,
      stretch: isOver ? Size(now.width / size.width, now.height / size.height) : Size(1, 1))
  }
}
