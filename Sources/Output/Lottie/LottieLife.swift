import Engine
import JSONText

/// The time in which a layer is shown, and the gaps in it.
struct LottieLife {
  /// In seconds.
  let start, end: Double
  /// 1 at the moments at which it is shown, or lies outside of its life, else 0; nil: no gaps.
  let gaps: TakeTrack?

  init(_ shown: [Bool], _ times: [Double]) {
    let first = shown.firstIndex(of: true) ?? 0
    let last = shown.lastIndex(of: true) ?? 0
    start = times[first]
    end = last + 1 < times.count ? times[last + 1] : (times.last ?? 0)
    guard shown[first...last].contains(false) else {
      gaps = nil
      return
    }
    let values = shown.indices.map {
      Lanes(repeating: first...last ~= $0 && !shown[$0] ? 0 : 1)
    }
    let jumps = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    gaps = TakeTrack(values: values, breaks: jumps.flatMap { [times[$0 - 1], times[$0]] })
  }
}

extension TakeTrack {
  /// The product with another track, moment by moment; nil is 1.
  func times(_ other: TakeTrack?) -> TakeTrack {
    guard let other else { return self }
    return TakeTrack(
      values: zip(values, other.values).map { $0 * $1 },
      breaks: breaks + (other.moves ? other.breaks : []))
  }
}

extension Font.Weight {
  /// The name by which layers ask for a font.
  var lottieName: String { "Inter-\(style)" }

  private var style: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }

  /// The font as the list of a file has it.
  var lottie: JSONValue {
    [
      "fName": .string(lottieName), "fFamily": "Inter", "fStyle": .string(style),
      "fWeight": .string("\(number)"), "ascent": 75,
    ]
  }
}

extension TextContent.Alignment {
  /// The number that Lottie has for it.
  func lottieNumber(of direction: TextDirection) -> Double {
    switch share(of: direction) {
    case 0: 0
    case 1: 1
    default: 2
    }
  }
}
