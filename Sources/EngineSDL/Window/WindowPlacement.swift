public import Engine

/// The size and the place of a window that does not fill the desktop.
public struct WindowPlacement: Hashable, Sendable {
  /// The place of an upper left corner, in the desktop's units.
  public struct Origin: Hashable, Sendable {
    /// From the left, in the desktop's units.
    public var x: Int
    /// From the top, in the desktop's units.
    public var y: Int

    /// A place on the desktop.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// In points, both sides > 0.
  public var size: Size
  /// nil: the window system does not tell.
  public var origin: Origin?

  /// A size in points, and the place of the upper left corner; nil: the desktop's choice.
  public init(size: Size, origin: Origin? = nil) {
    self.size = size
    self.origin = origin
  }
}
