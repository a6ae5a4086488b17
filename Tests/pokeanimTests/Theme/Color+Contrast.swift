import Engine
import Foundation

/// Contrast, as WCAG 2.2 has it.
extension Color {
  init(pixel: UInt32) {
    self.init(
      Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  /// The colour that is seen when this one lies, faded, on another one.
  func over(_ below: Color, opacity: Double) -> Color {
    Color(lanes: below.lanes + (lanes - below.lanes) * (alpha * opacity))
  }

  /// 1…21.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
