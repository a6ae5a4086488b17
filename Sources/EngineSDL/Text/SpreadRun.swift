import Engine

/// A run whose letters have room between them, in ems from its start.
struct SpreadRun {
  struct Key: Hashable {
    let run: TextRun
    let setting: FontSetting
    let tracking: Double
  }

  /// Its letters, and where each begins.
  private(set) var letters: [(text: String, x: Double)] = []
  /// Its length, with the room behind the last letter.
  private(set) var length = 0.0

  /// - Parameters:
  ///   - tracking: the room behind each letter, but not behind what is never seen.
  ///   - width: that of some of its text.
  init(_ run: TextRun, tracking: Double, width: (String) -> Double) {
    var (before, seen) = ("", 0)
    for letter in run.isRightToLeft ? run.text.reversed() : Array(run.text) {
      letters.append((String(letter), length))
      seen += letter.isHidden ? 0 : 1
      if !run.isRightToLeft, before.utf8.count < Self.mostKerned {
        // Two letters may stand closer than each alone.
        before.append(letter)
        length = width(before) + tracking * Double(seen)
      } else {
        length += width(String(letter)) + (letter.isHidden ? 0 : tracking)
      }
    }
  }

  /// Longer lines, in bytes, are not looked through again for each letter.
  private static let mostKerned = 400
}
