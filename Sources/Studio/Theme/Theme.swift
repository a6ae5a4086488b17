package import Engine

/// The colours that the program is shown in: light or dark, and with how much contrast.
package struct Theme: Hashable {
  package enum Scheme: Hashable {
    case light, dark
  }

  package var scheme = Scheme.light
  /// Lines, edges and words stand out from what they lie on as much as they can.
  var highContrast = false

  static let light = Theme()
  static let dark = Theme(scheme: .dark)

  /// The theme that everything is laid out and painted in now: that of the window whose frame it
  /// is, and without a window the light one.
  @TaskLocal package static var current = Theme.light
}

extension Theme: CaseIterable {
  package static let allCases = [Scheme.light, .dark].flatMap { scheme in
    [false, true].map { Theme(scheme: scheme, highContrast: $0) }
  }
}

extension Theme {
  /// The theme that a desktop wants.
  init(on desktop: DesktopSettings) {
    self.init(
      scheme: desktop.colorScheme == .dark ? .dark : .light,
      highContrast: desktop.contrast == .high)
  }
}

extension Theme {
  /// The paper under a canvas: white, or in the dark the page of the window.
  package var paper: Color {
    scheme == .light ? .white : Theme.$current.withValue(self) { Palette.page }
  }
}
