import EngineTestSupport
import Foundation
import Testing

/// The programs of the package in Examples, built as strangers' programs are, and run.
@Suite struct ExampleProgramTests {
  static let windows = ["Card", "Layouts", "Postcards", "Rail", "Shelf", "Springs", "Welcome"]
  private static let sources = repositoryRoot().appendingPathComponent("Examples/Sources")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func files(of name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: sources.appendingPathComponent(name), includingPropertiesForKeys: nil)
  }

  private func build(_ name: String) throws -> String {
    let program = "\(folder.path)/\(name)"
    let modules: [Compiler.Module] =
      switch name {
      case "Film": [.engine]
      case "Clip": [.engine, .films, .window]
      default: [.engine, .window]
      }
    try #require(try Compiler.build(Self.files(of: name), with: modules, as: program) == "")
    return program
  }

  @Test func eachFitsOnAPage() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(names.sorted() == (Self.windows + ["Clip", "Film"]).sorted())
    for name in names {
      let lines = try Self.files(of: name).map {
        try String(contentsOf: $0, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count - 1
      }
      #expect(lines.reduce(0, +) <= 100, "\(name)")
    }
  }

  /// Each program is compiled once, which takes far longer than all that is asked of it.
  @Test(arguments: windows) func aWindowOpensStaysAndEnds(_ name: String) throws {
    let program = try build(name)
    try expectToStay(program)
    for signal in ["TERM", "INT"] { try expectToEnd(program, on: signal) }
    let ended = try Compiler.run(
      [program], environment: ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":987"])
    #expect(ended.status == 1)
    #expect(ended.words.contains("x11"))
  }

  /// A window that nobody sees; after two seconds it is still there, and has complained of nothing.
  private func expectToStay(_ program: String) throws {
    let ended = try Compiler.run(
      ["timeout", "-s", "KILL", "2", program], environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect([9, 137].contains(ended.status))
    #expect(ended.words == "")
  }

  /// Started with signals held back, as threads of a test runner do; `timeout` has 124 for a program
  /// that ended as it was asked, and 137 for one that had to be killed.
  private func expectToEnd(_ program: String, on signal: String) throws {
    let ended = try Compiler.run(
      ["timeout", "-s", signal, "-k", "5", "2", "env", "--block-signal=TERM,INT", program],
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(ended.status == 124, "\(signal): \(ended)")
    #expect(ended.words == "")
  }

  @Test func aFilmIsWholeOrSaysWhy() throws {
    let program = try build("Film")
    try expectAHeadAndFrames(program)
    try expectToSayWhyThereIsNone(program)
  }

  /// A film of a screen with text, the same on each run, and the reasons why there is none.
  @Test func aClipIsWholeOrSaysWhy() throws {
    let program = try build("Clip")
    let films = try ["a.gif", "b.gif"].map { name in
      let ended = try Compiler.run([program, name], in: folder.url)
      #expect(ended.status == 0 && ended.words == "")
      return try Data(contentsOf: folder.url.appendingPathComponent(name))
    }
    #expect(films[0] == films[1] && films[0].starts(with: Data("GIF89a".utf8)))
    for (words, reason) in [([], "one argument"), (["a.txt"], "a.txt"), (["no/a.gif"], "no/a.gif")]
    {
      let ended = try Compiler.run([program] + words, in: folder.url)
      #expect(ended.status == 1)
      #expect(ended.words.hasPrefix("Clip: ") && ended.words.contains(reason), "\(ended.words)")
    }
  }

  private func expectAHeadAndFrames(_ program: String) throws {
    let film = folder.url.appendingPathComponent("film.y4m")
    let ended = try Compiler.run(["sh", "-c", "'\(program)' 0.1 >'\(film.path)'"])
    #expect(ended.status == 0 && ended.words == "")
    let data = try Data(contentsOf: film)
    let head = Data("YUV4MPEG2 W640 H360 F60:1 Ip C444\n".utf8)
    #expect(data.starts(with: head))
    let frame = 6 + 3 * 640 * 360
    #expect(data.count == head.count + 6 * frame)
    let frames = (0..<6).map { data[(head.count + $0 * frame)...].prefix(frame) }
    #expect(Set(frames).count == 6, "each frame is another picture")
  }

  private func expectToSayWhyThereIsNone(_ program: String) throws {
    for words in [["x"], ["0"], ["61"], ["nan"], ["1", "2"]] {
      let ended = try Compiler.run([program] + words)
      #expect(ended.status == 2, "\(words)")
      #expect(ended.words.hasPrefix("Film: one argument"), "\(words)")
    }
    let closed = try Compiler.run(
      ["bash", "-c", "set -o pipefail; '\(program)' 1 | head -c 9 >'\(folder.path)/nine'"])
    #expect(closed.status == 1)
    #expect(closed.words.hasPrefix("Film: not all of the film was taken"))
  }
}
