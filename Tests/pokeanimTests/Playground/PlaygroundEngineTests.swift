import Engine
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The engine's cache, with a compiler that makes empty files.
@Suite struct PlaygroundEngineTests {
  private let folder: TemporaryFolder
  private let sources: EngineSources
  private var cache: String { folder.path + "/cache" }

  init() throws {
    folder = try TemporaryFolder()
    sources = try FakeCompiler.sources(in: folder)
  }

  private func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).sorted()
  }

  @Test func itIsBuiltOnceAndFoundAgain() throws {
    let fake = try FakeCompiler()
    let news = News()
    let engine = try PlaygroundEngine.prepare(
      fake.toolchain, sources, cache: cache, tell: { news.all.append($0) })
    #expect(
      engine.modules.hasPrefix(cache + "/") && engine.libraryPath == "/swift/usr/lib/swift/linux")
    #expect(FileManager.default.fileExists(atPath: engine.worker))
    let names = Set(FileSystem.names(in: engine.modules))
    #expect(
      names == ["built", "worker", "Engine.swiftmodule", "Output.swiftmodule", "UIKit.swiftmodule"])
    // Three interfaces, three modules, the worker and its linking.
    #expect(fake.asked.count == 8)
    #expect(news.all.first == .begins(version: "6.3.1"))
    #expect(news.all.dropFirst() == (1...8).map { .step(done: $0, all: 8) }[...])
    let again = try PlaygroundEngine.prepare(
      fake.toolchain, sources, cache: cache, tell: { _ in Issue.record("built again") })
    #expect(again.worker == engine.worker && fake.asked.count == 8)
  }

  /// Whatever begins first, all can be begun, and the slowest is the first.
  @Test func stepsHaveTheirInterfacesBeforeThem() throws {
    for cores in 1...4 {
      let build = EngineBuild(sources: sources, folder: "/f", cores: cores, hasLinker: true)
      var interfaces = 0
      var done: Set<Int> = []
      // One step after the other, always the first that may begin.
      while let next = build.steps.indices.first(where: {
        !done.contains($0) && build.steps[$0].interfaces <= interfaces
      }) {
        done.insert(next)
        if build.steps[next].makesInterface { interfaces += 1 }
      }
      #expect(done.count == build.steps.count && interfaces == sources.modules.count)
      #expect(build.steps.count == 2 * sources.modules.count + 1)
      #expect(build.steps[0].title == "Engine" && !build.steps[0].makesInterface)
    }
  }

  private final class News { var all: [PlaygroundEngine.News] = [] }

  @Test func anyChangeMakesAnotherKey() throws {
    let fake = try FakeCompiler()
    var keys = [try PlaygroundEngine.key(fake.toolchain, sources)]
    #expect(try PlaygroundEngine.key(fake.toolchain, sources) == keys[0])
    keys.append(try PlaygroundEngine.key(FakeCompiler(version: "6.3.2").toolchain, sources))
    for (name, text) in [
      ("Sources/Engine/Clock.swift", "public struct Clock  {}"),
      ("Sources/Output/Run.swift", "public struct Run{}"),
      ("Assets/Playground/UIKit/Names.swift", "public struct Names {}"),
      ("Assets/Playground/Worker/main.swift", "print(2)"),
      ("Sources/Engine/More.swift", ""),
    ] {
      try folder.file(name, text)
      let found = try EngineSources.find(in: [folder.path + "/Assets"])
      keys.append(try PlaygroundEngine.key(fake.toolchain, found))
    }
    #expect(Set(keys).count == keys.count && keys.allSatisfy(ContentKey.isName))
  }

  /// All programs start at once; one builds.
  @Test func manyProgramsBuildItOnce() throws {
    let fake = try FakeCompiler()
    let group = DispatchGroup()
    let workers = Collected()
    for _ in 0..<6 {
      DispatchQueue.global().async(group: group) { [toolchain = fake.toolchain, sources, cache] in
        let engine = try? PlaygroundEngine.prepare(toolchain, sources, cache: cache)
        workers.append(engine?.worker ?? "none")
      }
    }
    group.wait()
    #expect(workers.all.count == 6 && Set(workers.all).count == 1 && workers.all[0] != "none")
    #expect(fake.asked.count == 8)
    #expect(entries().count == 1)
  }

  private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func append(_ text: String) { lock.withLock { texts.append(text) } }
  }

  @Test(arguments: ["worker", "Engine.swiftmodule", "built"])
  func aDamagedOneIsBuiltAgain(_ name: String) throws {
    let fake = try FakeCompiler()
    let place: String = try {
      try PlaygroundEngine.prepare(fake.toolchain, sources, cache: cache).modules
    }()
    for damage in ["cut", "gone"] {
      let count = fake.asked.count
      let file = place + "/" + name
      if damage == "cut" {
        try Data().write(to: URL(fileURLWithPath: file))
      } else {
        try FileManager.default.removeItem(atPath: file)
      }
      let isReady = try PlaygroundEngine.isReady(fake.toolchain, sources, cache: cache)
      #expect(!isReady)
      let engine = try PlaygroundEngine.prepare(fake.toolchain, sources, cache: cache)
      #expect(engine.modules == place && fake.asked.count == count + 8)
      #expect(FileSystem.size(of: engine.worker) == 5)
    }
  }

  @Test func aFailureLeavesNothing() throws {
    let fake = try FakeCompiler(
      script: """
        case "$*" in *"-module-name Output -c "*) echo "Run.swift:1:2: error: no room"; exit 1 ;; esac
        """)
    let error = #expect(throws: Failure.self) {
      _ = try PlaygroundEngine.prepare(fake.toolchain, sources, cache: cache)
    }
    let lines = (error?.message ?? "").split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        "the engine can't be built with \(fake.toolchain.compiler), Swift 6.3.1: ")
        == true)
    #expect(lines.last == "Run.swift:1:2: error: no room")
    #expect(entries().isEmpty)
  }

  @Test func aCompilerThatStandsStillIsEnded() throws {
    let fake = try FakeCompiler(script: "sleep 1000")
    let build = EngineBuild(sources: sources, folder: folder.path, cores: 2, hasLinker: true)
    let building = EngineBuilding(
      toolchain: fake.toolchain, build: build, patience: 0.1, tell: { _, _ in },
      isUnwanted: { false })
    let error = #expect(throws: Failure.self) { try building.run() }
    #expect(error?.message.hasPrefix("\(fake.toolchain.compiler) did nothing for ") == true)
  }

  @Test func itIsGivenUpWhenNobodyWantsIt() throws {
    let fake = try FakeCompiler(script: "sleep 100")
    let watch = News()
    #expect(throws: ChildProcess.Unwanted.self) {
      _ = try PlaygroundEngine.prepare(
        fake.toolchain, sources, cache: cache, tell: { watch.all.append($0) },
        when: { !fake.asked.isEmpty })
    }
    #expect(watch.all == [.begins(version: "6.3.1")] && entries().isEmpty)
  }

  @Test func whereNothingCanBeWrittenItGoesElsewhere() throws {
    let fake = try FakeCompiler()
    try folder.file("cache", "a file")
    let news = News()
    let engine = try PlaygroundEngine.prepare(
      fake.toolchain, sources, cache: cache, orIn: folder.path, tell: { news.all.append($0) })
    let other = "\(folder.path)/pokeanim-playground-\(geteuid())"
    #expect(engine.worker.hasPrefix(other + "/"))
    #expect(
      news.all.first == .moved(folder: other, reason: "\(cache) is not a folder"), "\(news.all)")
  }

  @Test func theCacheIsThePersons() {
    func folder(_ variables: [String: String]) -> String? {
      EngineCache.usualFolder(environment: { variables[$0] })
    }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/pokeanim/playground")
    #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/pokeanim/playground")
    #expect(folder([:]) == nil)
  }

  /// Each has another compiler; those that are used stay, whoever else builds.
  @Test func oldOnesGoButNoneThatIsUsed() throws {
    let fakes = try (0...8).map { try FakeCompiler(version: "6.3.\($0)") }
    let used = try PlaygroundEngine.prepare(fakes[0].toolchain, sources, cache: cache)
    for fake in fakes.dropFirst() {
      _ = try PlaygroundEngine.prepare(fake.toolchain, sources, cache: cache)
      #expect(FileManager.default.fileExists(atPath: used.worker))
      #expect(entries().count <= EngineCache.mostOthers + 2)
    }
    #expect(entries().count >= EngineCache.mostOthers)
  }

  // MARK: Sources

  @Test func installedSourcesAreFoundAsThoseOfACheckout() throws {
    let installed = try TemporaryFolder()
    let share = installed.url.appendingPathComponent("share/pokeanim")
    for part in ["Sources", "Playground"] {
      let goal = share.appendingPathComponent(part)
      try FileManager.default.createDirectory(
        at: goal.deletingLastPathComponent(), withIntermediateDirectories: true)
      let origin = part == "Sources" ? "Sources" : "Assets/Playground"
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent(origin), to: goal)
    }
    let found = try EngineSources.find(in: [folder.path + "/none", share.path])
    let fake = try FakeCompiler()
    #expect(found.modules.map(\.name) == ["Engine", "Output", "UIKit"])
    let keys = try [found, sources].map { try PlaygroundEngine.key(fake.toolchain, $0) }
    #expect(keys[0] == keys[1])
  }

  /// Somebody's pictures may lie where no sources are.
  @Test func sourcesAreFoundBesidesPictures() throws {
    let places = ["/none", folder.path + "/Assets"]
    for assets in [nil, "/pictures", folder.path + "/Assets"] {
      let found = try EngineSources.find(besides: assets, orIn: places)
      #expect(found == sources)
    }
    let other = try TemporaryFolder()
    let near = try FakeCompiler.sources(in: other)
    let found = try EngineSources.find(besides: other.path + "/Assets", orIn: places)
    #expect(found == near && found != sources)
  }

  @Test func missingSourcesAreNamed() throws {
    let error = #expect(throws: Failure.self) { _ = try EngineSources.find(in: ["/a", "/b/c"]) }
    #expect(
      error?.message.contains("looked for Playground/engine.txt in /a, /b/c; install") == true)
    try folder.file("Assets/Playground/modules.txt", "UIKit Katana\n")
    let other = #expect(throws: Failure.self) {
      _ = try EngineSources.find(in: [folder.path + "/Assets"])
    }
    #expect(other?.message.contains("Playground/Katana holds no sources") == true)
  }

  /// Whatever is shipped imports only what comes before it.
  @Test func theListOfModulesIsInOrder() throws {
    let shipped = try EngineSources.find(in: [repositoryAssets().path])
    let ours = Set(
      FileSystem.names(in: repositoryRoot().path + "/Sources") + shipped.modules.map(\.name))
    var known: Set<String> = []
    for module in shipped.modules {
      for file in module.files {
        let imported = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
          .filter { $0.contains("import ") && !$0.hasPrefix("//") && !$0.hasPrefix(" ") }
          .compactMap { $0.split(separator: " ").last.map(String.init) }
        for name in imported where ours.contains(name) {
          #expect(known.contains(name), "\(file) imports \(name)")
        }
      }
      known.insert(module.name)
    }
    #expect(known.isSuperset(of: ["Engine", "Playground"]))
  }
}
