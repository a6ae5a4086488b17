public import Engine

/// The looks of words, as far as somebody says them.
public struct SlideTextLooks: Hashable, Sendable {
  /// In points of the design.
  public var size: Double?
  public var weight: Font.Weight?
  public var color: Color?
  public var alignment: TextContent.Alignment?
  public var wrapping: TextWrapping?
  /// The name of a family of the document's fonts.
  public var family: String?
  /// From one baseline to the next, > 0, in points of the design.
  public var lineHeight: Double?
  /// The room added behind each letter, in points of the design; below 0 they stand closer.
  public var tracking: Double?
  public var isItalic: Bool?
  public var isUnderlined: Bool?
  public var speech = SlideSpeech()

  /// Looks of which nothing is said.
  public init() {}

  /// These looks, and of what they do not say those below.
  func over(_ below: SlideTextLooks) -> SlideTextLooks {
    var looks = below
    looks.size = size ?? below.size
    looks.weight = weight ?? below.weight
    looks.color = color ?? below.color
    looks.alignment = alignment ?? below.alignment
    looks.wrapping = wrapping ?? below.wrapping
    looks.family = family ?? below.family
    looks.lineHeight = lineHeight ?? below.lineHeight
    looks.tracking = tracking ?? below.tracking
    looks.isItalic = isItalic ?? below.isItalic
    looks.isUnderlined = isUnderlined ?? below.isUnderlined
    looks.speech = speech.inside(below.speech)
    return looks
  }
}

/// The language and direction of words, as far as somebody says them.
public struct SlideSpeech: Hashable, Sendable {
  /// As BCP 47 names it: `"ja"`, `"zh-Hant"`.
  public var language: String?
  /// nil: each paragraph has that of its first letter.
  public var direction: TextDirection?

  /// A language, and a direction; nil: nothing is said.
  public init(language: String? = nil, direction: TextDirection? = nil) {
    (self.language, self.direction) = (language, direction)
  }

  /// The same in something that says this.
  func inside(_ outer: SlideSpeech) -> SlideSpeech {
    SlideSpeech(
      language: language ?? outer.language, direction: direction ?? outer.direction)
  }
}

extension SlideText {
  /// Takes the looks that are said.
  mutating func apply(_ looks: SlideTextLooks) {
    size = looks.size ?? size
    weight = looks.weight ?? weight
    color = looks.color ?? color
    alignment = looks.alignment ?? alignment
    wrapping = looks.wrapping ?? wrapping
    family = looks.family ?? family
    lineHeight = looks.lineHeight ?? lineHeight
    tracking = looks.tracking ?? tracking
    isItalic = looks.isItalic ?? isItalic
    isUnderlined = looks.isUnderlined ?? isUnderlined
    speech = looks.speech.inside(speech)
  }
}
