import Engine
import EngineSystem

/// The source files that the worker is made of, as they are shipped: the engine's modules, those that
/// have the names of other people's, and the program itself.
struct EngineSources: Equatable, Sendable {
  struct Module: Equatable, Sendable {
    let name: String
    /// The paths of its Swift files, sorted.
    let files: [String]
  }

  /// Names that Foundation and modules of ours have: a file with them, compiled beside code that imports
  /// both, says whose are meant.
  struct SharedNames: Equatable, Sendable {
    let file: String
    /// The modules of ours that have them.
    let modules: Set<String>

    /// True for code that imports both.
    func areNeeded(by imports: Set<String>) -> Bool {
      imports.contains("Foundation") && !imports.isDisjoint(with: modules)
    }
  }

  /// In an order in which each needs none but those before it.
  let modules: [Module]
  /// The file with the worker's top-level code.
  let worker: String
  /// The names that code needs beside it if it imports Foundation and a module that has them too.
  let names: SharedNames

  /// The sources beside the program's pictures: in the same folder where they are installed, else
  /// those of the checkout.
  ///
  /// - Parameter folders: where the pictures may be, in order.
  /// - Throws: ``Failure``
  static func find(in folders: [String]) throws -> EngineSources {
    for assets in folders {
      let places = [assets + "/Sources", FileSystem.folder(of: assets) + "/Sources"]
      guard FileSystem.isFile(assets + "/Playground/engine.txt"),
        let sources = places.first(where: { FileSystem.isFolder($0 + "/Engine") })
      else { continue }
      return try EngineSources(sources: sources, playground: assets + "/Playground")
    }
    throw Failure(
      "can't find the engine's sources, which Swift files need; looked for Playground/engine.txt in"
        + " \(folders.joined(separator: ", ")); install the program again")
  }

  /// The sources beside the pictures that are shown, else where the program's own may be.
  ///
  /// - Parameter assets: the folder of the pictures; nil: there is none.
  static func find(
    besides assets: String?, orIn places: [String] = AssetFinder().places
  ) throws -> EngineSources {
    try find(in: (assets.map { [$0] } ?? []) + places.filter { $0 != assets })
  }

  /// - Parameters:
  ///   - sources: the folder with the engine's modules, those that its file `engine.txt` lists.
  ///   - playground: the folder with the other modules, those that `modules.txt` lists.
  init(sources: String, playground: String) throws {
    let engine = try Self.modules(in: sources, listedIn: playground + "/engine.txt")
    let others = try Self.modules(in: playground, listedIn: playground + "/modules.txt")
    modules = engine + others
    worker = playground + "/Worker/main.swift"
    names = SharedNames(file: playground + "/Foundation.swift", modules: Set(others.map(\.name)))
    for file in [worker, names.file] where !FileSystem.isFile(file) {
      throw Failure("\(file) is missing; install the program again")
    }
  }

  /// The same wherever they lie: the names of the files without their folders.
  var withoutFolders: EngineSources {
    EngineSources(
      modules: modules.map {
        Module(name: $0.name, files: $0.files.map(FileSystem.name))
      }, worker: FileSystem.name(of: worker), names: names)
  }

  private init(modules: [Module], worker: String, names: SharedNames) {
    (self.modules, self.worker, self.names) = (modules, worker, names)
  }

  /// All files, with names that are the same wherever they lie.
  var files: [(name: String, path: String)] {
    let all = modules.flatMap { module in
      module.files.map { (name: module.name + "/" + FileSystem.name(of: $0), path: $0) }
    }
    return all + [(name: "Worker/main.swift", path: worker)]
  }

  private static func modules(in folder: String, listedIn list: String) throws -> [Module] {
    let names = try FileSystem.text(of: list).split(whereSeparator: \.isWhitespace)
    return try names.map { name in
      let files = swiftFiles(in: "\(folder)/\(name)")
      guard !files.isEmpty else {
        throw Failure("\(folder)/\(name) holds no sources; install the program again")
      }
      return Module(name: String(name), files: files)
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    FileSystem.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if FileSystem.isFolder(path) { return swiftFiles(in: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
