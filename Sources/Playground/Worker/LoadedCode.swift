import EngineSystem
import Glibc

/// The library that was made of a file, loaded.
struct LoadedCode {
  private typealias Main =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
    -> Int32
  private typealias Entry = @convention(c) () -> Void

  private let main: Main?
  private let entry: Entry?

  /// The name of the function that top-level code is.
  static let mainName = "main"
  /// The name of the function that offers what the file declares.
  static let entryName = "playground_entry"

  init(_ path: String) throws {
    guard let handle = path.withFileName({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }) else {
      throw PlaygroundProblem("can't be loaded: \(String(cString: dlerror()))")
    }
    main = dlsym(handle, Self.mainName).map { unsafeBitCast($0, to: Main.self) }
    entry = dlsym(handle, Self.entryName).map { unsafeBitCast($0, to: Entry.self) }
  }

  /// Runs the top-level code, then offers what is declared.
  func run() {
    _ = main?(0, nil)
    entry?()
  }
}
