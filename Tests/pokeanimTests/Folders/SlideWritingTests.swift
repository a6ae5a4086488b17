import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import EngineSystem
@testable import Studio
@testable import pokeanim

/// The text of somebody's slides, written where it lies and nowhere else.
@Suite struct SlideWritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("tour/slides.json", "old")
    chmod(path("tour/slides.json"), 0o640)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ text: String, to name: String, replacing old: String = "old") throws
    -> String?
  {
    let there = try SlideFolder.write(
      Array(text.utf8), to: path(name), replacing: Array(old.utf8))
    return there.map { String(decoding: $0, as: UTF8.self) }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  private func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  @Test(arguments: ["tour", "tour/", "tour/slides.json"])
  func aFileIsReplacedAndKeepsItsRights(_ name: String) throws {
    #expect(try write("new", to: name) == nil)
    #expect(try text("tour/slides.json") == "new" && names(in: "tour") == ["slides.json"])
    var status = stat()
    stat(path("tour/slides.json"), &status)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func whatSomebodyElseHasWrittenStays() throws {
    #expect(try write("new", to: "tour", replacing: "older") == "old")
    #expect(try text("tour/slides.json") == "old" && names(in: "tour") == ["slides.json"])
  }

  @Test func aLinkToTheFolderIsTheFolder() throws {
    symlink("tour", path("link"))
    #expect(try write("new", to: "link") == nil)
    #expect(try text("tour/slides.json") == "new")
    #expect(FileCall.goal(ofLink: path("link")) == "tour", "the link stays")
  }

  @Test func aLinkWithinTheFolderIsFollowed() throws {
    rename(path("tour/slides.json"), path("tour/second.json"))
    symlink("second.json", path("tour/slides.json"))
    #expect(try write("new", to: "tour") == nil)
    #expect(try text("tour/second.json") == "new")
    #expect(FileCall.goal(ofLink: path("tour/slides.json")) == "second.json")
  }

  @Test func aLinkOutOfTheFolderIsNot() throws {
    try folder.file("private.json", "old")
    try folder.file("other/x", "")
    symlink("../private.json", path("other/slides.json"))
    let refusal = #expect(throws: Failure.self) { try write("new", to: "other") }
    let words =
      "can't write \(path("other/slides.json")): \(path("other/slides.json")) leads out of"
    #expect(refusal?.message.hasPrefix(words) == true, "\(refusal as Any)")
    #expect(try text("private.json") == "old")
    #expect(try write("new", to: "other/slides.json") == nil, "that file was named")
    #expect(try text("private.json") == "new")
  }

  @Test func whatMayNotBeWrittenIsNot() throws {
    chmod(path("tour/slides.json"), 0o440)
    let refusal = #expect(throws: Failure.self) { try write("new", to: "tour") }
    #expect(
      refusal?.message.contains("slides.json: it is read-only; allow it with chmod u+w") == true)
    #expect(try text("tour/slides.json") == "old")
  }

  @Test func whatIsGoneIsNamed() throws {
    unlink(path("tour/slides.json"))
    let refusal = #expect(throws: Failure.self) { try write("new", to: "tour") }
    #expect(refusal?.message.contains("holds no slides.json") == true)
    #expect(try names(in: "tour").isEmpty, "none is made")
  }
}
