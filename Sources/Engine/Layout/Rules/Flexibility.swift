/// The readiness of a layout to give up or take room, per axis, in comparison with its siblings.
///
/// Flexibility only ranks: the least flexible child takes its room first, and the most flexible
/// one gets all that is left over. It is not a weight.
public struct Flexibility: Hashable, Sendable {
  /// The rank along one axis; nil is inflexible and ranks below every number.
  public typealias Flex = Int32?

  /// The rank on each axis; nil is inflexible and ranks below every number.
  public var horizontal, vertical: Int32?

  /// A rank per axis; nil: not flexible.
  public init(horizontal: Int32?, vertical: Int32?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Keeps its size on both axes.
  public static let inflexible = Flexibility(horizontal: nil, vertical: nil)
  /// Takes room on both axes, at the rank 0.
  public static let flexible = Flexibility(horizontal: 0, vertical: 0)
  /// A low rank: others give way first, above the lowest.
  public static let low = Flexibility(horizontal: -1_073_741_824, vertical: -1_073_741_824)
  /// A high rank, below the highest.
  public static let high = Flexibility(horizontal: 1_073_741_823, vertical: 1_073_741_823)
  /// The lowest rank.
  public static let min = Flexibility(horizontal: .min, vertical: .min)
  /// The highest rank.
  public static let max = Flexibility(horizontal: .max, vertical: .max)

  /// The rank along an axis.
  public func flex(_ axis: Axis) -> Flex { axis == .horizontal ? horizontal : vertical }

  /// The rank as a number: inflexible counts as the lowest one.
  static func rank(_ flex: Flex) -> Int32 { flex ?? .min }
}
