package import Engine

/// A run of a program written down: the start, and every frame with what came before it.
///
/// Whoever starts the program equally and gives it the same at the same times sees the same
/// pictures; their marks tell whether that is so.
package struct Recording<Launch: RecordedLaunch>: Equatable {
  package let start: Start
  package var frames: [Frame]

  /// A frame that was shown.
  package struct Frame: Equatable {
    package var time: Instant
    /// Everything that came since the frame before, in order.
    package var inputs: [Launch.Input]
    /// nil: nobody wanted to compare it.
    package var mark: PictureMark?

    package init(time: Instant, inputs: [Launch.Input] = [], mark: PictureMark? = nil) {
      (self.time, self.inputs, self.mark) = (time, inputs, mark)
    }
  }

  package init(start: Start, frames: [Frame]) {
    (self.start, self.frames) = (start, frames)
  }
}

/// The mark of a picture: 30 bits of its fingerprint, as five signs.
package struct PictureMark: Hashable, CustomStringConvertible {
  package let description: String

  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
  static let length = 5

  package init(_ display: DisplayList) {
    let bits = display.fingerprint >> 34
    description = String(
      (0..<Self.length).map { Self.signs[Int(bits >> UInt64(6 * $0) & 63)] })
  }

  /// A mark as it is written; nil: it is none.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.allSatisfy(Self.signs.contains) else { return nil }
    description = String(text)
  }
}
