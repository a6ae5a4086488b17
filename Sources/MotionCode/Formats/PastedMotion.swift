package import Engine

/// A motion that somebody has written elsewhere, in any of ``CodeFormat/all``.
package struct PastedMotion: Equatable {
  /// The motion; its duration is the old one if the text names none.
  package let type: AnimationType
  /// The seconds for which it waits; nil: the text names none.
  package let delay: Double?

  /// - Parameters:
  ///   - text: whatever is on the clipboard.
  ///   - duration: of the present motion, in seconds.
  /// - Throws: ``Problem`` if it says no motion that the tuner has sliders for.
  package init(_ text: String, duration: Double) throws(Problem) {
    let text = PastedText(text)
    guard let reading = Self.reading(of: text) else {
      throw Problem(
        "No curve in “\(text.words.prefix(24))”: cubic-bezier(0.25, 0.1, 0.25, 1) is one")
    }
    type = reading.type(lasting: text.duration ?? duration)
    delay = reading.delay ?? text.delay
  }

  /// The reason why a text is no motion, in words.
  package struct Problem: Error, Equatable {
    package let words: String
    package init(_ words: String) { self.words = words }
  }

  private static func reading(of text: PastedText) -> PastedReading? {
    physics(in: text) ?? CodeFormat.all.lazy.compactMap { $0.read(text) }.first
      ?? PastedCurve.curve(in: text.words).map { PastedReading(.curve($0)) }
  }

  /// A spring by its stiffness, and its damping or damping ratio, as many languages have it.
  private static func physics(in text: PastedText) -> PastedReading? {
    guard let stiffness = text.number("stiffness"), stiffness > 0 else { return nil }
    if let ratio = text.number("dampingratio") {
      return .spring(
        frequency: stiffness.squareRoot(), damping: ratio, velocity: text.velocity)
    }
    guard let damping = text.number("damping") else { return nil }
    let mass = text.number("mass").flatMap { $0 > 0 ? $0 : nil } ?? 1
    return .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: text.velocity)
  }
}
