/// The person's wishes for the looks and the motion of all programs, as far as the desktop tells
/// them; nil: nobody knows.
public struct DesktopSettings: Hashable, Sendable {
  /// Light or dark.
  public enum ColorScheme: Hashable, Sendable { case light, dark, noPreference }
  /// The difference between text and what is below it.
  public enum Contrast: Hashable, Sendable { case normal, high }

  public var colorScheme: ColorScheme?
  public var contrast: Contrast?
  /// True if movement is to be avoided.
  public var reducesMotion: Bool?

  public init(
    colorScheme: ColorScheme? = nil, contrast: Contrast? = nil, reducesMotion: Bool? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }
}
