/// The person's wishes for the looks and the motion of all programs, as far as the desktop tells
/// them; nil: nobody knows.
public struct DesktopSettings: Hashable, Sendable {
  /// Light or dark.
  public enum ColorScheme: Hashable, Sendable { case light, dark, noPreference }
  /// The difference between text and what is below it.
  public enum Contrast: Hashable, Sendable { case normal, high }

  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The contrast that is wished for.
  public var contrast: Contrast?
  /// True if movement is to be avoided.
  public var reducesMotion: Bool?

  /// Wishes; those that are not named nobody knows.
  public init(
    colorScheme: ColorScheme? = nil, contrast: Contrast? = nil, reducesMotion: Bool? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }
}
