import Engine
import Onboarding
import Output
package import Studio

extension ProgramInput: RecordedInput {
  package var recorded: (word: String, value: any Encodable)? {
    switch self {
    case .event: nil
    case .settings(let settings): ("settings", Settings(settings))
    case .clipboard(let text): ("clipboard", text)
    case .pixelsPerPoint(let scale): ("scale", scale)
    case .dropped(let path): ("dropped", path)
    case .saved(let words): ("saved", words)
    case .written(let words): ("written", words)
    case .notWritten(let words): ("unwritten", words)
    case .draft(let edits): ("draft", edits.text)
    case .presets(.failed(let problem)): ("unsaved", problem)
    case .presets(.kept(let presets)): ("presets", presets)
    }
  }

  package init?(word: String, value: inout any UnkeyedDecodingContainer) throws {
    switch word {
    case "settings": self = .settings(try value.decode(Settings.self).settings)
    case "clipboard": self = .clipboard(try value.decode(String.self))
    case "scale": self = .pixelsPerPoint(try value.number(of: 0.01...100))
    case "dropped":
      let path = try value.decode(String.self)
      guard RecordedPath.isOne(path) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: RecordedPath.wanted)
      }
      self = .dropped(path)
    case "saved": self = .saved(try value.decode(String.self))
    case "written": self = .written(try value.decode(String.self))
    case "unwritten": self = .notWritten(try value.decode(String.self))
    case "draft":
      guard let edits = [DeckEdit](text: try value.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "wanted a list of edits as JSON")
      }
      self = .draft(edits)
    case "presets": self = .presets(.kept(try value.decode([String: TunerModel].self)))
    case "unsaved": self = .presets(.failed(try value.decode(String.self)))
    default: return nil
    }
  }
}

/// The desktop's settings as they are written; what is not known is left out.
private struct Settings: Codable {
  var scheme: String?
  var contrast: String?
  var reducedMotion: Bool?

  init(_ settings: DesktopSettings) {
    scheme = settings.colorScheme.map { "\($0)" }
    contrast = settings.contrast.map { "\($0)" }
    reducedMotion = settings.reducesMotion
  }

  var settings: DesktopSettings {
    let schemes: [DesktopSettings.ColorScheme] = [.light, .dark, .noPreference]
    let contrasts: [DesktopSettings.Contrast] = [.normal, .high]
    return DesktopSettings(
      colorScheme: schemes.first { "\($0)" == scheme },
      contrast: contrasts.first { "\($0)" == contrast }, reducesMotion: reducedMotion)
  }
}
