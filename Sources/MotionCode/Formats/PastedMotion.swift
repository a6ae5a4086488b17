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
    if let call = text.call(["speed"]), call.isMember {
      throw Problem("“.speed” is not read: divide the times by it")
    }
    let part = text.firstSpring
    guard let reading = try Self.reading(of: part) else {
      throw Problem(
        "No curve in “\(text.words.prefix(24))”: cubic-bezier(0.25, 0.1, 0.25, 1) is one")
    }
    type = try reading.type(lasting: text.duration, or: duration)
    delay = try Self.checked(
      reading.delay ?? (reading.isWhole ? nil : part.isInBraces ? part.delay : text.delay))
  }

  private static func checked(_ delay: Double?) throws(Problem) -> Double? {
    guard let delay else { return nil }
    guard 0...PastedReading.longest ~= delay else {
      let time = PlainNumber.text(delay, decimals: 3)
      throw Problem("A motion can’t wait for \(time) s: 0 to 60 s are right")
    }
    return delay
  }

  /// The reason why a text is no motion.
  package typealias Problem = PastedProblem

  private static func reading(of text: PastedText) throws(Problem) -> PastedReading? {
    if let reading = try physics(in: text) { return reading }
    for format in CodeFormat.all {
      if let reading = try format.read(text) { return reading }
    }
    return try PastedCurve.curve(in: text).map { PastedReading(.curve($0)) }
  }

  /// A spring by its stiffness, and its damping or damping ratio, as many languages have it.
  private static func physics(in text: PastedText) throws(Problem) -> PastedReading? {
    guard let stiffness = text.number("stiffness") else { return nil }
    let mass = text.number("mass") ?? 1
    if let ratio = text.number("dampingratio") {
      return try .spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(),
        velocity: text.velocity)
    }
    guard let damping = text.number("damping") else { return nil }
    return try .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: text.velocity)
  }
}
