extension Character {
  /// True if it is never seen itself, and says but how others are set.
  package var isHidden: Bool { unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }

  /// True if it is shown as a picture with colours, where there is one.
  package var isEmoji: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    var isPicture = first.properties.isEmojiPresentation
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0E { return false }
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { isPicture = true }
      if scalar.properties.isEmojiModifier { isPicture = true }
    }
    return isPicture && unicodeScalars.contains { $0.properties.isEmoji }
  }
}
