/// A machine, or an environment, without a display to open a window on.
public struct NoDisplay: Error, Hashable, CustomStringConvertible {
  /// One line for a person: what is missing, and the variables that name a display.
  public let description: String

  init(_ problem: String) { description = "\(problem); set DISPLAY or WAYLAND_DISPLAY" }
}
