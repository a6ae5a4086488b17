import Glibc

/// What the program is asked for.
struct Options {
  /// Names each file that differs.
  private(set) var lists = false
  /// The folder for what was drawn; nil: nothing is written.
  private(set) var pictures: String?
  /// The font of texts, or a folder of its members; nil: that of this machine.
  private(set) var font: String?
  /// The names of files that may differ without a word; nil: any may.
  private(set) var known: Set<String>?

  /// nil: they can't be read.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list": lists = true
      case "--pictures":
        guard let folder = rest.popFirst() else { return nil }
        pictures = folder
      case "--font":
        guard let path = rest.popFirst() else { return nil }
        font = path
      case "--known":
        guard let path = rest.popFirst(), let names = Self.names(in: path) else { return nil }
        known = names
      default: return nil
      }
    }
  }

  /// The lines of a file but for empty ones and comments.
  private static func names(in path: String) -> Set<String>? {
    guard let bytes = Comparison.bytes(of: path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }
}
