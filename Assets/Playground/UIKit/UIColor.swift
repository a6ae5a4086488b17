public import Engine

/// The colours that UIKit names, beside those that the engine has.
extension Color {
  public static let darkGray = UIColor(white: 1.0 / 3)
  public static let green = UIColor(red: 0, green: 1, blue: 0)
  public static let blue = UIColor(red: 0, green: 0, blue: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)

  /// The colour as a layer takes it: itself.
  public var cgColor: CGColor { self }

  /// The same colour with another alpha, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlpha(alpha) }

  /// A colour by its hue, saturation and brightness, 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

/// The colours that a system gives its interface, as iOS has them in its light appearance.
extension Color {
  public static let systemRed = UIColor(255, 59, 48)
  public static let systemOrange = UIColor(255, 149, 0)
  public static let systemYellow = UIColor(255, 204, 0)
  public static let systemGreen = UIColor(52, 199, 89)
  public static let systemMint = UIColor(0, 199, 190)
  public static let systemTeal = UIColor(48, 176, 199)
  public static let systemCyan = UIColor(50, 173, 230)
  public static let systemBlue = UIColor(0, 122, 255)
  public static let systemIndigo = UIColor(88, 86, 214)
  public static let systemPurple = UIColor(175, 82, 222)
  public static let systemPink = UIColor(255, 45, 85)
  public static let systemBrown = UIColor(162, 132, 94)
  public static let systemGray = UIColor(142, 142, 147)
  public static let systemGray2 = UIColor(174, 174, 178)
  public static let systemGray3 = UIColor(199, 199, 204)
  public static let systemGray4 = UIColor(209, 209, 214)
  public static let systemGray5 = UIColor(229, 229, 234)
  public static let systemGray6 = UIColor(242, 242, 247)
  public static let label = UIColor.black
  public static let secondaryLabel = UIColor(60, 60, 67, alpha: 0.6)
  public static let separator = UIColor(60, 60, 67, alpha: 0.29)
  public static let systemBackground = UIColor.white
  public static let secondarySystemBackground = UIColor.systemGray6
}
