public import Engine

public typealias UIFont = Font

/// The window's own typeface, Inter, stands for the system's.
extension Font {
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// The em size in points.
  public var pointSize: CGFloat { size }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }
}
