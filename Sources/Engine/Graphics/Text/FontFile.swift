/// The file of a font that belongs to a text, as it may go along with it.
public struct FontFile: Hashable, Sendable {
  /// All of it.
  public var bytes: [UInt8]
  /// True if its licence lets files of others hold it, by the bits that it has for that (`fsType` of
  /// its table `OS/2`).
  public var mayBeEmbedded: Bool
  /// The weight of its letters.
  public var weight: Font.Weight
  /// True if its letters lean by themselves.
  public var isItalic: Bool

  /// A font's bytes.
  public init(
    bytes: [UInt8], mayBeEmbedded: Bool, weight: Font.Weight = .regular, isItalic: Bool = false
  ) {
    self.bytes = bytes
    self.mayBeEmbedded = mayBeEmbedded
    self.weight = weight
    self.isItalic = isItalic
  }
}
