import ArgumentParser
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// Every option of every command with every other one, as the parser declares them: no list here.
@Suite struct OptionPairsTests {
  /// An option as `--experimental-dump-help` tells it.
  private struct Declared: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String
    }
    let kind: String
    let names: [Name]?
    let isOptional: Bool
    let allValues: [String]?
    let valueName: String?

    /// The words that come before its value; none: it is the subject.
    var name: String? {
      names?.first { $0.kind == "long" }.map { "--" + $0.name }
        ?? names?.first.map { "-" + $0.name }
    }
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      let commandName: String
      let arguments: [Declared]?
      let subcommands: [Command]?
    }
    let command: Command
  }

  /// A command with what it can't do without.
  private struct Usage {
    let type: any ParsableCommand.Type
    var name: String { type.configuration.commandName ?? "" }
    var needed: [[String]] = []
    /// The others, each with a value that it takes.
    var optional: [[String]] = []

    /// nil: it is accepted; else the mistake.
    func mistake(in words: [[String]]) throws -> String? {
      do {
        let command = try type.parse((needed + words).flatMap(\.self))
        try (command as? any SubjectCommand)?.program.checkWord()
        return nil
      } catch {
        #expect(WindowCommand.exitCode(for: error) == .validationFailure, "\(name) \(words)")
        return type.message(for: error)
      }
    }
  }

  /// Values of all kinds that options have; each option gets the first that it takes.
  private static let values = ["2", "40", "0.5", "960x720", "fadeIn", "gif", "json", "ease-out"]

  /// All commands, each with a value for each of its options.
  private static let usages = Result {
    let text = WindowCommand._dumpHelp()
    let root = try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command
    let commands = try WindowCommand.configuration.subcommands.map { type in
      let name = type.configuration.commandName
      return (try #require(root.subcommands?.first { $0.commandName == name }), type)
    }
    var known: [Declared: [String]] = [:]
    return try ([(root, WindowCommand.self)] + commands).map { try usage($0, $1, &known) }
  }

  /// - Parameter known: the words of options that another command has, too.
  private static func usage(
    _ command: Dump.Command, _ type: any ParsableCommand.Type, _ known: inout [Declared: [String]]
  ) throws -> Usage {
    let declared = (command.arguments ?? []).filter { !["--help", "--version"].contains($0.name) }
    var usage = Usage(type: type)
    for option in declared where !option.isOptional && option.kind != "flag" {
      usage.needed.append((option.name.map { [$0] } ?? []) + ["a.gif"])
    }
    for option in declared where option.isOptional || option.kind == "flag" {
      let words = try known[option] ?? words(for: option, of: usage)
      known[option] = words
      usage.optional.append(words)
    }
    return usage
  }

  private static func words(for option: Declared, of usage: Usage) throws -> [String] {
    let name = option.name.map { [$0] } ?? []
    guard option.kind != "flag", option.allValues == nil else {
      return name + (option.allValues.map { [$0[0]] } ?? [])
    }
    let choices = Self.values.map { name + [$0] }
    return try #require(
      try choices.first { try usage.mistake(in: [$0])?.contains("is invalid for") != true })
  }

  /// True if a mistake calls an option, or the subject, by its name.
  private func isNamed(_ option: [String], in mistake: String) -> Bool {
    let name = option[0].hasPrefix("-") ? option[0] : "“\(option[0])”"
    return mistake.ranges(of: name).contains { range in
      let next = mistake[range.upperBound...].first
      return next.map { !$0.isLetter && $0 != "-" } ?? true
    }
  }

  /// All options of a command at once: what is refused is told with the names of two that don't go
  /// together, and one of them is left out, until the rest is accepted; so any two of the rest are.
  /// Then each that was left out is tried with the rest in the same way.
  @Test func anyTwoAreAcceptedOrRefusedWithTheReason() throws {
    for usage in try Self.usages.get() {
      var (accepted, refused) = (usage.optional, [[String]]())
      while let mistake = try usage.mistake(in: accepted) {
        let last = try #require(
          accepted.lastIndex { isNamed($0, in: mistake) }, "\(usage.name): \(mistake)")
        refused.append(accepted.remove(at: last))
      }
      for option in refused {
        var others = accepted
        while let mistake = try usage.mistake(in: [option] + others) {
          guard let other = others.firstIndex(where: { isNamed($0, in: mistake) }) else {
            #expect(isNamed(option, in: mistake), "\(usage.name) \(option): \(mistake)")
            break
          }
          let pair = [others.remove(at: other), option]
          guard let own = try usage.mistake(in: pair) else { continue }
          #expect(pair.contains { isNamed($0, in: own) }, "\(usage.name) \(pair): \(own)")
        }
      }
    }
  }

  /// Of all options of `timeline` only those that say something else than a recording go with one.
  @Test func aRecordingSaysItselfWhatItWasStartedWith() throws {
    let usage = try #require(try Self.usages.get().first { $0.name == "timeline" })
    let recording = try #require(usage.optional.first { $0.first == "--recording" })
    var accepted: [String] = []
    for option in usage.optional where option != recording {
      guard let mistake = try usage.mistake(in: [recording, option]) else {
        accepted.append(option[0])
        continue
      }
      #expect(mistake.contains("--recording") && isNamed(option, in: mistake), "\(mistake)")
    }
    let wanted: Set = ["--follow-links", "--font", "--assets", "--format", "--width", "--swift"]
    #expect(Set(accepted) == wanted)
  }

  private static let named = [
    ["--screen", "story"], ["--screen", "layouts"], ["--screen", "algebra"],
    ["--screen", "gallery"], ["--pair", "grid"], ["--slides", "b.slides"],
    ["--cards", "pictures"], ["--expression", "rotate"],
  ]

  /// A subject goes with whatever does not take its place.
  @Test(arguments: [
    ("story", ["--screen layouts", "--screen algebra", "--screen gallery"]),
    ("gallery", ["--screen story", "--screen layouts", "--screen algebra"]),
    ("a.slides", ["--slides b.slides"]), ("fadeIn * rotate", ["--expression rotate"]),
  ])
  func twoSubjectsAreRefusedAndBothNamed(_ word: String, _ refused: [String]) throws {
    for option in Self.named {
      guard refused.contains(option.joined(separator: " ")) else {
        #expect(throws: Never.self) { try TraceCommand.parse([word] + option) }
        continue
      }
      let error = #expect(throws: (any Error).self) { try TraceCommand.parse([word] + option) }
      let mistake = error.map { TraceCommand.message(for: $0) } ?? ""
      #expect(mistake.contains("“\(word)”") && mistake.contains(option[0]), "\(mistake)")
    }
  }
}
