import Engine
import MotionCode

/// Values as CSS and SVG spell them, as short as they may be.
enum CSSText {
  /// - Parameter decimals: 0…9.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    PlainNumber.text(value, decimals: decimals)
  }

  static func length(_ value: Double) -> String { number(value) + "px" }

  /// 0…1.
  static func share(_ value: Double) -> String { number(min(1, max(0, value)), decimals: 4) }

  /// A share of a time in seconds, to a tenth of a millisecond of it.
  static func percent(_ share: Double, of seconds: Double) -> String {
    let decimals = 2 + max(2, String(Int(seconds)).count)
    return number(share * 100, decimals: min(9, decimals)) + "%"
  }

  /// An easing function.
  ///
  /// - Parameter tolerance: the most by which a share of the way may differ, > 0, where CSS has no
  ///   function for the curve.
  static func easing(_ curve: TimingCurve, within tolerance: Double) -> String {
    switch curve {
    case .cssEase: "ease"
    case .cssEaseIn: "ease-in"
    case .cssEaseOut: "ease-out"
    case .cssEaseInOut: "ease-in-out"
    case .cssStepEnd: "step-end"
    case .linear, .steps, .cubicBezier: curve.cssText { number($0, decimals: 5) }
    default:
      TimingCurve.piecewiseLinear(curve.lines(within: tolerance))
        .cssText { number($0, decimals: 5) }
    }
  }

  /// Text between tags, and in attributes: without the characters that XML has no place for.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...:
        escaped.unicodeScalars.append(scalar)
      default: continue
      }
    }
    return escaped
  }
}
