import EngineSDL
import FoundationEssentials
import Glibc

/// The file in which the program remembers, in the folder that the desktop keeps such things in.
struct StateFile {
  let path: String

  /// `pokeanim/state.json` in XDG_STATE_HOME, else in `.local/state` at home; nil without a home.
  init?(environment: Environment) {
    // A path that is not absolute is to be ignored, says the XDG specification.
    let named = environment("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = named ?? environment("HOME").map({ $0 + "/.local/state" }) else {
      return nil
    }
    path = folder + "/pokeanim/state.json"
  }

  init(path: String) { self.path = path }

  /// Whatever is remembered; nothing if there is no file, and if it can't be used.
  ///
  /// - Parameter warn: told why it can't be used, in one line.
  func read(warn: (String) -> Void) -> Remembered {
    guard FileSystem.exists(path) else { return Remembered() }
    do {
      guard FileSystem.isFile(path) else { throw Failure("it is not a file") }
      let text = try FileSystem.text(of: path)
      let state = try JSONDecoder().decode(Remembered.self, from: Data(text.utf8))
      guard state.format == Remembered.format else {
        throw Failure("format: \(Remembered.format) is wanted")
      }
      return state
    } catch {
      warn("nothing is taken from \(path): \((error as? DecodingError)?.words ?? "\(error)")")
      return Remembered()
    }
  }

  /// Replaces the file, whole.
  func write(_ state: Remembered) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let bytes = Array(try encoder.encode(state)) + [UInt8(ascii: "\n")]
    try FileSystem.makeFolders(FileSystem.folder(of: path))
    try FileSystem.write(bytes, to: path)
  }
}
