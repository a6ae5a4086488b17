import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Studio
@testable import pokeanim

/// The members of a state file, each of which may be broken.
@Suite struct StateMembersTests {
  private func members(_ text: String) throws -> StateMembers { try StateMembers(Array(text.utf8)) }

  private func read(_ members: StateMembers) -> (Remembered, Set<StateMembers.Path>) {
    var unreadable: Set<StateMembers.Path> = []
    let state = members.state { path, problem in
      unreadable.insert(path)
      #expect(!problem.isEmpty && !problem.contains("\n"))
    }
    return (state, unreadable)
  }

  @Test func aStateComesBack() throws {
    for state in [StateSamples.everything, Remembered()] {
      let members = try StateMembers(state)
      #expect(try StateMembers(members.bytes) == members)
      let (read, unreadable) = self.read(members)
      #expect(read == state && unreadable.isEmpty)
    }
  }

  @Test(arguments: StateSamples.versions) func eachVersionIsRead(_ text: String) throws {
    let (state, unreadable) = try read(members(text))
    #expect(unreadable.isEmpty && state != Remembered())
    // Nothing is left out: what is read is what is there.
    let there = try members(text).texts.keys
    #expect(try Set(StateMembers(state).texts.keys).isSuperset(of: there))
  }

  /// A value of another type, an unknown word, a number that is too large, and nothing at all.
  private static let breaks = [
    "5", "-5", "1e999", "1e300", "99999999999999999999", "true", "\"nobody\"", "\"\"", "[]",
    "[[1,2],3]", "{}", "{\"kind\":\"leap\"}", "null",
    String(repeating: "[", count: 600)
      + String(repeating: "]", count: 600),
  ]

  /// Each member, broken in each way, is lost alone; and not even that one is, when the file is
  /// written.
  @Test func aBrokenMemberLeavesAllOthers() throws {
    let whole = try StateMembers(StateSamples.everything)
    #expect(whole.texts.count == 25, "a new member has a value above")
    for path in whole.texts.keys {
      for text in Self.breaks {
        var broken = whole
        broken[path] = Array(text.utf8)
        // As another program may write it, on lines of its own.
        broken = try StateMembers(broken.bytes)
        let (state, unreadable) = read(broken)
        #expect(unreadable.isSubset(of: [path]), "\(path) \(text): \(unreadable)")
        var left = try StateMembers(state)
        if path == ["format"] { #expect(left[path] == whole[path]) }
        let expected = { (members: StateMembers) in members.texts.filter { $0.key != path } }
        #expect(expected(left) == expected(whole), "\(path) \(text)")
        // A window that goes on from it, and changes a thing.
        let found = StateFile.Contents(members: broken, state: state, unreadable: unreadable)
        var changes = try StateChanges(from: left, file: found)
        left[["presets", "New"]] = Array("{}".utf8)
        var file: StateMembers? = broken
        changes.put(left, into: &file)
        var after = broken
        after[["presets", "New"]] = Array("{}".utf8)
        #expect(file == after, "\(path) \(text)")
      }
    }
  }

  /// Also a member in whose place there is something else altogether.
  @Test(arguments: ["gallery", "tuned", "presets", "delays"])
  func aBrokenGroupLeavesAllOthers(_ name: String) throws {
    let whole = try StateMembers(StateSamples.everything)
    for text in ["5", "\"all\"", "[]"] {
      var broken = StateMembers()
      for (path, text) in whole.texts where path.first != name { broken[path] = text }
      broken[[name]] = Array(text.utf8)
      let (state, unreadable) = read(broken)
      #expect(unreadable == [[name]])
      #expect(
        try StateMembers(state).texts.filter { $0.key.first != name }
          == whole.texts.filter { $0.key.first != name })
    }
  }

  @Test func strangersStayAsTheyAre() throws {
    let text = #"{"format": 1, "colour": {"of": [1.50, 12345678901234567890]}, "theme": "dark"}"#
    let read = try members(text)
    #expect(read[["colour"]] == Array(#"{"of": [1.50, 12345678901234567890]}"#.utf8))
    let (state, unreadable) = self.read(read)
    #expect(state == Remembered(theme: .dark) && unreadable.isEmpty)
    #expect(try StateMembers(read.bytes) == read)
  }

  @Test(arguments: ["", "{", "[]", "5", "{\"a\":1}}"]) func whatHasNoMembersIsAnError(
    _ text: String
  ) {
    #expect(throws: (any Error).self) { try members(text) }
  }

  /// Names that a person types.
  @Test(arguments: ["\"", "\\", "/", "\n", "é", "\u{202E}", "😀", "a.b"])
  func namesComeBack(_ name: String) throws {
    let state = Remembered(presets: [name: StateSamples.motion(1)])
    let (read, unreadable) = try self.read(StateMembers(StateMembers(state).bytes))
    #expect(read == state && unreadable.isEmpty)
  }
}
