/// The way in which a font's letters are set, beside their size and weight.
public struct TextStyle: Hashable, Sendable {
  /// The font's family; nil: the host's own. One that the host doesn't know is taken for that.
  public var family: String?
  /// True if letters lean to the right; a family without such letters leans its upright ones.
  public var isItalic: Bool
  /// True if a line lies under the letters.
  public var isUnderlined: Bool
  /// The room added behind each letter, in ems; below 0 they stand closer. 0 in scripts whose letters
  /// join. −10…100.
  public var tracking: Double
  /// The language, as BCP 47 names it (`"ja"`, `"zh-Hant"`, `"sr-Latn"`), where letters look
  /// otherwise from one to another; nil: the text doesn't say.
  public var language: String?

  /// The room that there may be between letters.
  package static let trackings = -10.0...100

  /// A style; `tracking` in ems, −10…100.
  public init(
    family: String? = nil, isItalic: Bool = false, isUnderlined: Bool = false, tracking: Double = 0,
    language: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      Self.trackings.contains(tracking), "room between letters is −10…100 ems, not \(tracking)",
      file: file, line: line)
    self.family = family
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.tracking = tracking
    self.language = language
  }
}
