import ArgumentParser
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The commands in the documents are run, each block as it is printed and in an empty folder.
@Suite(.enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is not installed"))
struct DocumentCommandsTests {
  /// A block of commands, and the document that it stands in.
  struct Block: CustomTestStringConvertible {
    let document: String
    let text: String
    var testDescription: String { "\(document): \(text.prefix(40))" }
  }

  private static func text(_ document: String) -> String {
    let file = repositoryRoot().appendingPathComponent(document)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func names(in folder: String) -> [String] {
    let path = repositoryRoot().appendingPathComponent(folder).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).sorted().map { folder + "/" + $0 }
  }

  private static func blocks(of document: String, from head: String, to end: String) -> [Block] {
    text(document).components(separatedBy: head).dropFirst().map {
      Block(document: document, text: $0.components(separatedBy: end).first ?? "")
    }
  }

  static let pages = names(in: "Packaging/man")
  static let documents =
    ["README.md", "GUIDE.md"] + names(in: "Docs").filter { $0.hasSuffix(".md") }

  static let inDocuments = documents.flatMap { blocks(of: $0, from: "```sh\n", to: "```") }
  static let inPages = pages.flatMap {
    blocks(of: $0, from: ".Bd -literal -offset indent\n", to: ".Ed")
  }

  /// The lines of a help's examples, without the words behind them; the window's are left out.
  static let inHelp = WindowCommand.configuration.subcommands
    .filter { !($0 is any WindowProgram.Type) }.flatMap { command in
      command.configuration.discussion.split(separator: "\n").compactMap { line -> Block? in
        guard line.hasPrefix("  pokeanim") || line.hasPrefix("  echo") else { return nil }
        let text = line.dropFirst(2).components(separatedBy: "   ").first ?? ""
        return Block(document: "help of \(command.configuration.commandName ?? "")", text: text)
      }
    }

  /// Stand-ins in a folder: `pokeanim` is what was built, and films are made of a few pictures, since
  /// a debug program draws slowly; `make` says what it would do.
  private func tools(in folder: TemporaryFolder) throws -> String {
    let root = repositoryRoot().path
    for (name, script) in [
      (
        "pokeanim",
        """
        [ "$1" != render ] || set -- "$@" --fps 4
        exec '\(ProgramRun.path)' "$@"
        """
      ),
      ("make", "exec /usr/bin/make -C '\(root)' -n \"$@\""),
    ] {
      // By a program of its own: what is open for writing here, while other tests start programs,
      // can't be run.
      let words = #"mkdir -p bin && printf '%s' "$script" >"bin/$name" && chmod +x "bin/$name""#
      var write = ProgramRun(
        arguments: ["-c", words],
        environment: ["script": "#!/bin/sh\n\(script)\n", "name": name], folder: folder.url)
      write.program = "/bin/sh"
      #expect(try write.run().code == 0)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folder.path + "/bin:" + path
  }

  /// The recording that helps speak of.
  private func recordBug(in folder: URL) throws {
    let words = "trace --script hand.txt --duration 3 --record bug.jsonl"
    let run = ProgramRun(arguments: words.split(separator: " ").map(String.init), folder: folder)
    #expect(try run.run().code == 0)
  }

  @Test(arguments: inDocuments + inPages + inHelp) func itDoesWhatItSays(_ block: Block) throws {
    let folder = try TemporaryFolder()
    let work = folder.url.appendingPathComponent("work")
    try folder.file("work/hand.txt", "0.1 press 700 360\n0.2 move 600 360\n0.3 release\n")
    if block.document.hasPrefix("help") {
      if block.text.contains("bug.jsonl") { try recordBug(in: work) }
      if block.text.contains("a.svg") {
        for name in ["a", "b"] {
          try FileManager.default.copyItem(
            at: repositoryAssets().appendingPathComponent("Starter.slides/boat.svg"),
            to: work.appendingPathComponent("\(name).svg"))
        }
      }
      if block.text.contains(" tour.slides"), !block.text.contains("new tour.slides") {
        try FileManager.default.copyItem(
          at: repositoryAssets().appendingPathComponent("Starter.slides"),
          to: work.appendingPathComponent("tour.slides"))
      }
    } else {
      try FileManager.default.removeItem(at: work.appendingPathComponent("hand.txt"))
    }
    let before = FileSystem.names(in: repositoryRoot().path)
    let shell = Process()
    let errors = try folder.file("errors", "")
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-e", "-o", "pipefail", "-c", block.text]
    shell.currentDirectoryURL = work
    shell.environment = [
      "PATH": try tools(in: folder), "HOME": folder.path, "TMPDIR": folder.path,
      "SDL_VIDEODRIVER": "dummy",
    ]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = try FileHandle(forWritingTo: errors)
    try shell.run()
    shell.waitUntilExit()
    let said = String(decoding: try folder.data("errors"), as: UTF8.self)
    #expect(shell.terminationStatus == 0, "\(block.document): \(block.text)\n\(said)")
    #expect(!said.contains("error"), "\(said)")
    #expect(FileSystem.names(in: repositoryRoot().path) == before)
  }

  @Test func thereAreSome() {
    #expect(Self.inDocuments.count >= 2 && Self.inHelp.count >= 6)
    for page in Self.pages {
      #expect(Self.inPages.contains { $0.document == page }, "\(page)")
      for section in ["DESCRIPTION", "EXIT STATUS", "EXAMPLES", "SEE ALSO"] {
        #expect(Self.text(page).contains(".Sh \(section)\n"), "\(page): \(section)")
      }
    }
    #expect(Self.text("Packaging/man/pokeanim.mdoc").contains(".Sh ENVIRONMENT\n"))
    #expect(Self.text("Packaging/man/pokeanim.mdoc").contains(".Sh FILES\n"))
  }

  @Test func everyCommandHasAPage() {
    let names = WindowCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let wanted = ["pokeanim"] + names.map { "pokeanim-" + $0 }
    #expect(Set(Self.pages) == Set(wanted.map { "Packaging/man/\($0).mdoc" }))
  }
}
