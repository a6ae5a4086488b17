/// A colour in sRGB: components 0…1, not premultiplied by alpha.
///
/// Colours interpolate linearly in these components, as the originals' do.
public struct Color: Hashable, Sendable, Codable {
  /// The components, 0…1; not premultiplied.
  public var red, green, blue, alpha: Double

  /// A colour of components 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from components 0…255 and an alpha 0…1.
  public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// No colour: transparent.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black, opaque.
  public static let black = Color(white: 0)
  /// White, opaque.
  public static let white = Color(white: 1)
  /// A gray of 50 %, opaque.
  public static let gray = Color(white: 0.5)
  /// A gray of 67 %, opaque.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Red, opaque.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// The share of white's light that the eye sees in it, 0…1: the luma of ITU-R BT.601. The alpha
  /// does not count.
  package var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// The same colour with another alpha, 0…1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color: CustomStringConvertible {
  /// As in CSS: `color(srgb 1 0.5 0 / 0.25)`.
  public var description: String {
    let parts = [red, green, blue].map(PlainNumber.exact).joined(separator: " ")
    return "color(srgb \(parts) / \(PlainNumber.exact(alpha)))"
  }
}

extension Color: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes { Lanes(red, green, blue, alpha, 0, 0, 0, 0) }
  /// The value of such numbers.
  public init(lanes: Lanes) {
    self.init(red: lanes[0], green: lanes[1], blue: lanes[2], alpha: lanes[3])
  }
}
