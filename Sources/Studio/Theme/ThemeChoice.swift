/// The theme that a person wants.
package enum ThemeChoice: String, CaseIterable {
  /// The desktop's; as long as that is not known, the light one.
  case auto
  case light, dark

  /// The choice after this one: first the other theme than the desktop's, so that something is seen
  /// of it.
  func following(on desktop: Theme) -> ThemeChoice {
    let (same, other): (Self, Self) = desktop.scheme == .light ? (.light, .dark) : (.dark, .light)
    return self == .auto ? other : self == other ? same : .auto
  }

  /// The theme on a desktop that wants one; how much contrast there is, is up to the desktop.
  package func theme(on desktop: Theme = .light) -> Theme {
    switch self {
    case .auto: desktop
    case .light: Theme(scheme: .light, highContrast: desktop.highContrast)
    case .dark: Theme(scheme: .dark, highContrast: desktop.highContrast)
    }
  }
}
