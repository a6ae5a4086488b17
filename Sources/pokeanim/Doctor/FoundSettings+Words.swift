import Engine
import EngineSDL

extension FoundSettings {
  /// The looks that the desktop asks for, with their sources, for a person.
  var looks: String {
    let words = [
      colorScheme.map { "\($0.value.words) (\($0.source))" },
      contrast.map { "\($0.value.words) (\($0.source))" },
    ].compactMap(\.self)
    return words.isEmpty ? "says nothing of colours and contrast" : words.joined(separator: ", ")
  }
}

extension DesktopSettings.ColorScheme {
  fileprivate var words: String {
    switch self {
    case .dark: "dark"
    case .light: "light"
    case .noPreference: "light or dark"
    }
  }
}

extension DesktopSettings.Contrast {
  fileprivate var words: String {
    switch self {
    case .normal: "normal contrast"
    case .high: "high contrast"
    }
  }
}
