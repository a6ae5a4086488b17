import Attacker
import Foundation
import Testing

@testable import attack

/// Processes that end in every way that a program may.
@Suite struct ChildTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "attack-tests-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func arena(_ program: String = "/bin/sh") throws -> Arena {
    let variables = ["ATTACK_PROGRAM": program, "ATTACK_FOLDER": folder]
    return try Arena(Target(variables), Wish.Name(kind: "test", seed: 1))
  }

  private func shell(_ script: String, _ arena: Arena, limit: Double = 8) -> Command {
    var command = arena.command(["-c", script])
    command.limit = limit
    return command
  }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func statusWordsAndFilesAreSeen() throws {
    defer { clean() }
    let arena = try arena()
    try arena.write("keep", to: "keep")
    try arena.write("old", to: "old")
    try arena.write("gone", to: "gone")
    let script = "echo out; echo err >&2; rm gone; echo new >>old; mkdir a; echo b >a/b.txt; exit 3"
    let outcome = try arena.outcome(shell(script, arena))
    #expect(outcome.ending == .exited(3))
    #expect(outcome.errors == "err\n")
    #expect(!outcome.wasAsked && !outcome.wasKilled)
    #expect(Set(outcome.changes.keys) == ["gone", "old", "a/b.txt"])
    #expect(outcome.changes["gone"] == .removed)
  }

  @Test func inputIsGiven() throws {
    defer { clean() }
    let arena = try arena()
    var command = shell("cat >copy", arena)
    command.input = Array("two\nlines\n".utf8)
    _ = try arena.outcome(command)
    #expect(arena.bytes("copy") == command.input)
  }

  @Test func signalsAreSeenAndSent() throws {
    defer { clean() }
    let arena = try arena()
    #expect(try arena.outcome(shell("kill -SEGV $$", arena)).ending == .signalled(SIGSEGV))
    var command = shell("exec sleep 500", arena)
    command.signal = (SIGINT, 0.05)
    #expect(try arena.outcome(command).ending == .signalled(SIGINT))
  }

  @Test func whatLastsIsAskedToEnd() throws {
    defer { clean() }
    let arena = try arena()
    let outcome = try arena.outcome(shell("exec sleep 500", arena, limit: 0.05))
    #expect(outcome.wasAsked && !outcome.wasKilled)
    #expect(outcome.ending == .signalled(SIGTERM))
  }

  @Test func pipesAndDevicesAreNotOpened() throws {
    defer { clean() }
    let arena = try arena()
    let outcome = try arena.outcome(shell("mkfifo pipe; ln -s /dev/zero zero", arena))
    #expect(outcome.changes.count == 2)
    #expect(outcome.changes["pipe"] == .written(WrittenFile([])))
  }

  @Test func aHarmlessRunIsInOrderAndAnotherIsNot() throws {
    defer { clean() }
    let arena = try arena()
    try arena.run(shell("exit 0", arena), Judge())
    #expect(arena.problems == [])
    try arena.run(shell("exit 1", arena), Judge())
    #expect(arena.problems.count == 1)
    #expect(arena.runs == 2)
  }
}
