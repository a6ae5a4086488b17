import Foundation

/// The thing under attack, and the tools.
struct Target: Sendable {
  /// The repository's folder.
  let root: String
  /// The built program.
  let program: String
  /// The driver of random calls; nil: there is none, and no calls are made.
  let driver: String?
  /// The library of faults; nil: there is none, and no faults are made.
  let faults: String?
  /// The folder for everything that comes up.
  let folder: String

  /// From the variables that `Scripts/attack.sh` sets.
  init(_ variables: [String: String]) throws {
    func path(_ name: String) throws -> String {
      guard let path = variables[name], !path.isEmpty else {
        throw Failure("\(name) is not set; start this by make attack")
      }
      return path
    }
    root = FileManager.default.currentDirectoryPath
    program = try path("ATTACK_PROGRAM")
    folder = try path("ATTACK_FOLDER")
    driver = variables["ATTACK_DRIVER"].flatMap { $0.isEmpty ? nil : $0 }
    faults = variables["ATTACK_FAULTS"]
  }

  var assets: String { root + "/Assets" }

  func bytes(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw Failure("\(path) can't be read")
    }
    return [UInt8](data)
  }

  /// True if a program is in the folders of PATH.
  static func has(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
