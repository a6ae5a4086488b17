import ArgumentParser
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The words that bash offers for one that is begun; `make check-install` tries the installed file, too.
@Suite(.enabled(if: InstalledTools.path(of: "bash") != nil, "bash is not installed"))
struct CompletionTests {
  private func offers(for words: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.file("completions", CompletedCommand.completionScript(for: .bash))
    let script = """
      . '\(file.path)'
      COMP_WORDS=(pokeanim "$@") COMP_CWORD=$# COMP_LINE="pokeanim $*"
      COMP_POINT=${#COMP_LINE}
      _pokeanim pokeanim "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (code, said) = try Compiler.run(["bash", "-c", script, "bash"] + words, in: folder.url)
    #expect(code == 0, "\(said)")
    return said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [
    (["ren"], "render"), (["render", "--scr"], "--script"), (["--theme", "d"], "dark"),
    (["--the"], "--theme"), (["trace", "--screen", "g"], "gallery"),
  ])
  func wordsThatAreBegunAreCompleted(_ words: [String], _ offered: String) throws {
    #expect(try offers(for: words).contains(offered))
  }

  @Test func allCommandsAreOfferedFirst() throws {
    var names: [String] = []
    for command in WindowCommand.configuration.subcommands
    where command.configuration.shouldDisplay {
      names.append(command.configuration.commandName ?? "")
    }
    let offered = try offers(for: [""])
    #expect(offered.filter { !$0.hasPrefix("-") } == names + ["help"])
  }
}
