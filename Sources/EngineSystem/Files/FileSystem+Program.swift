import Glibc

extension FileSystem {
  /// The running program's own file, links resolved.
  package static var executable: String { FileCall.goal(ofLink: "/proc/self/exe") ?? "" }

  /// A program in the folders of PATH; nil if there is none that may be run.
  package static func program(_ name: String, path: String?) -> String? {
    (path ?? "").split(separator: ":").map { $0 + "/" + name }
      .first { isFile($0) && FileCall.access($0, X_OK) == 0 }
  }

  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(fileName: path)
  }

  /// The folder for files that nobody keeps.
  package static var temporaryFolder: String { processEnvironment("TMPDIR") ?? "/tmp" }

  /// A path that holds wherever the program is started.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentFolder + "/" + path
  }
}
