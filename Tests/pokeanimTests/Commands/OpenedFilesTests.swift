import EngineTestSupport
import Foundation
import Testing

/// The number of times that a command opens the files that it is given, as the system counts it.
@Suite struct OpenedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "own/slides.json",
      """
      {"slides": [{"name": "one", "elements": [{"id": "a", "picture": "a.svg"}]},
        {"name": "two", "elements": [{"id": "a", "picture": "b.svg"}, {"id": "b", "text": "B"}]}]}
      """)
    for name in ["a", "b"] {
      try folder.file(
        "own/\(name).svg",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>"
      )
    }
  }

  /// The files of a folder that are opened while something is done, each as often as it is.
  private func opened(in folder: String, during body: () throws -> Void) throws -> [String: Int] {
    let news = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    try #require(news >= 0)
    defer { close(news) }
    // Beside their ends no two openings are told as one.
    let watch = inotify_add_watch(
      news, folder, UInt32(IN_OPEN | IN_CLOSE_WRITE | IN_CLOSE_NOWRITE))
    try #require(watch >= 0)
    try body()
    var (counts, block) = ([String: Int](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(news, &block, block.count)
      guard count > 0 else { return counts }
      var rest = block[..<count]
      while !rest.isEmpty {
        let head = MemoryLayout<inotify_event>.size
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
        if event.mask & UInt32(IN_OPEN) != 0, !name.isEmpty {
          counts[String(decoding: name, as: UTF8.self), default: 0] += 1
        }
        rest = rest.dropFirst(head + Int(event.len))
      }
    }
  }

  private func run(_ arguments: String) throws {
    let words = (arguments + " --fps 5 --quiet").split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: words, folder: folder.url).run()
    #expect(result.code == 0, "\(arguments): \(result)")
  }

  @Test(arguments: [
    "export -o a.html", "export -o a.swift", "export -o %s.json", "export --all-slides -o a.svg",
    "render --canvas 48x96 -o a.gif", "render --canvas 48x96 -o %s.png",
  ])
  func eachFileIsReadOnce(_ command: String) throws {
    let own = try opened(in: folder.path + "/own") { try run(command + " --slides own") }
    #expect(own == ["slides.json": 1, "a.svg": 1, "b.svg": 1])
    let assets = folder.path + "/assets"
    if !FileManager.default.fileExists(atPath: assets) {
      try FileManager.default.copyItem(atPath: repositoryAssets().path, toPath: assets)
    }
    let ours = try opened(in: assets) { try run(command + " --assets assets") }
    #expect(ours["creature.svg"] == 1 && ours.values.allSatisfy { $0 == 1 }, "\(ours)")
  }
}
