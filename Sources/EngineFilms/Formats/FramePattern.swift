import Engine
import EngineSystem

/// A path with the place of a frame's number: `%d`, or `%04d` for at least four digits.
package struct FramePattern {
  private let before: String
  private let after: String
  private let digits: Int

  /// - Parameter path: exactly one `%d` or `%0Nd` (N from 1 to 9), in the file's name.
  init(_ path: String) throws {
    let name = FileSystem.name(of: path)
    let parts = name.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "d"),
      let digits = Self.digits(parts[1][..<end])
    else {
      throw Failure(
        "\(path): a name for many frames has exactly one %d or %0Nd, as in frames-%04d.bmp")
    }
    before = String(path[..<FileSystem.nameStart(of: path)]) + parts[0]
    after = String(parts[1][parts[1].index(after: end)...])
    self.digits = digits
  }

  /// The path of a frame, index ≥ 0.
  func path(_ index: Int) -> String {
    let number = String(index)
    return before + String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
      + after
  }

  /// The digits of what is between `%` and `d`: nothing, or a zero and one digit.
  private static func digits(_ text: Substring) -> Int? {
    if text.isEmpty { return 1 }
    guard text.utf8.count == 2, text.first == "0", let digits = Int(text.dropFirst()), digits > 0
    else { return nil }
    return digits
  }
}
