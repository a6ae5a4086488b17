import Engine
import Studio

/// A run of the program written down: the start, and every frame with what came before it.
///
/// Whoever starts the program equally and gives it the same at the same times sees the same
/// pictures; their marks tell whether that is so.
struct Recording: Equatable {
  /// The version of the format; another one is one of another program.
  static let version = 1

  let start: Start
  var frames: [Frame]

  /// A frame that was shown.
  struct Frame: Equatable {
    var time: Instant
    /// Everything that came since the frame before, in order.
    var inputs: [ProgramInput] = []
    /// nil: nobody wanted to compare it.
    var mark: PictureMark?
  }
}

/// The mark of a picture: 30 bits of its fingerprint, as five signs.
struct PictureMark: Hashable, CustomStringConvertible {
  let description: String

  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
  static let length = 5

  init(_ display: DisplayList) {
    let bits = display.fingerprint >> 34
    description = String(
      (0..<Self.length).map { Self.signs[Int(bits >> UInt64(6 * $0) & 63)] })
  }

  /// A mark as it is written; nil: it is none.
  init?(_ text: Substring) {
    guard text.utf8.count == Self.length, text.allSatisfy(Self.signs.contains) else { return nil }
    description = String(text)
  }
}
