/// A font: a family's letters in a size and a weight, and the way they are set.
public struct Font: Hashable, Sendable {
  /// The thickness of letters, from thin to thick.
  ///
  /// A family that lacks one takes its nearest: of what is thicker than `medium` the next thicker
  /// one, of all else the next thinner one, as in CSS.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Its number in CSS, 100…900.
    public var number: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
  }

  /// The em size in points, > 0.
  public var size: Double
  /// The thickness of the letters.
  public var weight: Weight
  /// The family, slant, line, spacing and language of the letters.
  public var style: TextStyle

  /// A font; `size` in points, finite and > 0.
  public init(size: Double, weight: Weight = .regular, style: TextStyle = TextStyle()) {
    self.size = size
    self.weight = weight
    self.style = style
  }

  /// Its letters in another one's size, with the room between them that the other one has.
  func set(as other: Font) -> Font {
    var font = self
    (font.size, font.style.tracking) = (other.size, other.style.tracking)
    return font
  }
}
