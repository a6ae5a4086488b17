import EngineSystem

/// The order of letters in a line of several directions, by FriBidi and Unicode's annex 9. It is
/// opened when a text first needs it.
struct FriBidi {
  private let types:
    @convention(c) (UnsafePointer<UInt32>, Int32, UnsafeMutablePointer<UInt32>) -> Void
  private let brackets:
    @convention(c) (
      UnsafePointer<UInt32>, Int32, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Void
  private let levels:
    @convention(c) (
      UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int32, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<Int8>
    ) -> Int8

  /// What FriBidi calls a paragraph that runs as its first strong letter does.
  private static let byFirstLetter: UInt32 = 0x40

  /// The library; nil: it is not installed.
  static let shared = FriBidi()

  /// - Parameter name: that of the library's file.
  init?(_ name: String = "libfribidi.so.0") {
    guard let library = DynamicLibrary(name),
      let types = library.function("fribidi_get_bidi_types", as: type(of: types)),
      let brackets = library.function("fribidi_get_bracket_types", as: type(of: brackets)),
      let levels = library.function("fribidi_get_par_embedding_levels_ex", as: type(of: levels))
    else { return nil }
    (self.types, self.brackets, self.levels) = (types, brackets, levels)
  }

  /// The level of each character of a line: odd ones run from right to left. nil: it can't be told.
  func levels(of line: [Unicode.Scalar]) -> [Int8]? {
    let codes = line.map(\.value)
    guard let count = Int32(exactly: codes.count), count > 0 else { return [] }
    var kinds = [UInt32](repeating: 0, count: codes.count)
    var pairs = kinds
    var found = [Int8](repeating: 0, count: codes.count)
    var base = Self.byFirstLetter
    types(codes, count, &kinds)
    brackets(codes, count, kinds, &pairs)
    guard levels(kinds, pairs, count, &base, &found) > 0 else { return nil }
    return found
  }
}
