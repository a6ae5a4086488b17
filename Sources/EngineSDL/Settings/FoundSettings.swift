package import Engine

/// A desktop's settings with their sources.
package struct FoundSettings: Hashable, Sendable {
  /// A setting, and who says so: a file, or a name for a person.
  package struct Finding<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var source: String

    package init(_ value: Value, from source: String) {
      self.value = value
      self.source = source
    }
  }

  package var colorScheme: Finding<DesktopSettings.ColorScheme>?
  package var contrast: Finding<DesktopSettings.Contrast>?
  package var reducesMotion: Finding<Bool>?

  package init() {}

  package var settings: DesktopSettings {
    DesktopSettings(
      colorScheme: colorScheme?.value, contrast: contrast?.value,
      reducesMotion: reducesMotion?.value)
  }

  /// The same, and what is unknown as another source has it.
  func filled(by other: FoundSettings) -> FoundSettings {
    var all = self
    all.colorScheme = colorScheme ?? other.colorScheme
    all.contrast = contrast ?? other.contrast
    all.reducesMotion = reducesMotion ?? other.reducesMotion
    return all
  }
}
