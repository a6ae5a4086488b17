extension View {
  /// The options of ``animate(withDuration:delay:options:animations:completion:)``, with UIKit's
  /// names and numbers. Of several curves only one can be meant.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt

    /// Options by UIKit's number; bits that mean nothing here are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at both ends; so it is without an option, too.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at its start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Without effect: the views of a stage lay themselves out in no animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Without effect: a view gets input while it moves, unless it is leaving.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Without effect: every motion begins at what is on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Without effect: a call within another one has its own duration in any case.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Without effect: a call within another one has its own curve in any case.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Without effect: a call within another one has its own options in any case.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .cssEaseIn
      case 2: .cssEaseOut
      case 3: .linear
      default: .cssEaseInOut
      }
    }
  }
}
