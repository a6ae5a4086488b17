import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import EngineSystem
@testable import pokeanim

@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ text: String, to name: String) throws {
    try FileSystem.write(Array(text.utf8), to: path(name))
  }

  private func rights(_ name: String) -> mode_t {
    var status = stat()
    stat(path(name), &status)
    return status.st_mode & 0o7777
  }

  private func expectText(_ text: String, of name: String) throws {
    #expect(try folder.data(name) == Data(text.utf8))
  }

  // MARK: Names

  @Test func noForeseeableNameIsTouched() throws {
    try folder.file("precious", "keep")
    for name in [".a.bmp.part", ".pokeanim-a", "a.bmp.tmp"] {
      symlink(path("precious"), path(name))
    }
    let before = folder.names
    try write("new", to: "a.bmp")
    try expectText("keep", of: "precious")
    #expect(Set(folder.names) == Set(before + ["a.bmp"]))
  }

  @Test func aNameMayBeAsLongAsTheFileSystemTakes() throws {
    let name = String(repeating: "n", count: 251) + ".bmp"
    try write("new", to: name)
    #expect(folder.names == [name])
  }

  @Test func unforeseeableNamesAreAllOthers() {
    let names = Set((0..<1000).map { _ in LockedEntry.unforeseeable(in: "x") })
    #expect(names.count == 1000)
  }

  // MARK: Links

  @Test func aLinkIsFollowedAndStays() throws {
    try folder.file("far/goal.bmp", "old")
    symlink("far/goal.bmp", path("near.bmp"))
    symlink(path("near.bmp"), path("nearer.bmp"))
    try write("new", to: "nearer.bmp")
    try expectText("new", of: "far/goal.bmp")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("near.bmp")) != "")
    #expect(folder.names == ["far", "near.bmp", "nearer.bmp"])
    #expect(FileSystem.names(in: path("far")) == ["goal.bmp"])
  }

  @Test func aLinkToNothingMakesTheFile() throws {
    symlink("goal.bmp", path("link.bmp"))
    try write("new", to: "link.bmp")
    try expectText("new", of: "goal.bmp")
  }

  @Test func linksInACircleAreAnError() {
    symlink("b", path("a"))
    symlink("a", path("b"))
    let error = #expect(throws: Failure.self) { try write("new", to: "a") }
    #expect(error?.message.contains(path("a")) == true)
  }

  // MARK: Kinds

  @Test func whatIsNoFileIsRefusedAndNotWaitedFor() throws {
    mkfifo(path("pipe.bmp"), 0o600)
    symlink("/dev/null", path("device.bmp"))
    try folder.file("folder.bmp/inside")
    for (name, kind) in [("pipe", "a pipe"), ("device", "a device"), ("folder", "a folder")] {
      let error = #expect(throws: Failure.self) { try write("new", to: name + ".bmp") }
      #expect(error?.message.contains("\(name).bmp: it is \(kind)") == true)
    }
    #expect(folder.names == ["device.bmp", "folder.bmp", "pipe.bmp"])
  }

  // MARK: Rights

  @Test(arguments: [mode_t(0o600), 0o400, 0o640, 0o755])
  func theRightsOfWhatIsReplacedStay(_ wanted: mode_t) throws {
    chmod(try folder.file("a.bmp", "old").path, wanted)
    try write("new", to: "a.bmp")
    #expect(rights("a.bmp") == wanted)
    try expectText("new", of: "a.bmp")
  }

  @Test func aNewFileHasTheUsualRights() throws {
    try folder.file("usual")
    try write("new", to: "a.bmp")
    #expect(rights("a.bmp") == rights("usual"))
  }

  // MARK: Leftovers

  private func makeOld(_ name: String) {
    var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    utimes(path(name), &times)
  }

  @Test func leftoversGoAndWhatOthersWorkOnStays() throws {
    let place = try OutputPlace(path("film.mp4"))
    let (file, made) = (try place.openBeside(), try place.makeFolderBeside())
    let ours = [file.path, made.path].map(FileSystem.name)
    try folder.file(".pokeanim-abcdefghij", "left")
    try folder.file(".pokeanim-abcdefgh12/film.mp4", "left")
    let others = [".pokeanim-abc", ".pokeanim-ABCDEFGHIJ", "pokeanim-abcdefghij"]
    for name in others { try folder.file(name) }
    for name in folder.names { makeOld(name) }
    try folder.file(".pokeanim-young12345")
    LockedEntry.removeLeftovers(in: folder.path)
    #expect(Set(folder.names) == Set(ours + others + [".pokeanim-young12345"]))
    withExtendedLifetime((file, made)) {}
  }

  @Test func theyGoWithTheirOwner() throws {
    do {
      let place = try OutputPlace(path("film.mp4"))
      let (file, made) = (try place.openBeside(), try place.makeFolderBeside())
      try folder.file(FileSystem.name(of: made.path) + "/film.mp4")
      #expect(folder.names.count == 2)
      withExtendedLifetime((file, made)) {}
    }
    #expect(folder.names == [])
  }

  @Test func aLinkPutInItsPlaceLeadsNowhere() throws {
    try folder.file("precious/keep")
    do {
      let made = try OutputPlace(path("film.mp4")).makeFolderBeside()
      try folder.file(FileSystem.name(of: made.path) + "/film.mp4")
      rename(made.path, path("moved"))
      symlink(path("precious"), made.path)
      withExtendedLifetime(made) {}
    }
    #expect(folder.names == ["moved", "precious"])
    #expect(FileSystem.names(in: path("precious")) == ["keep"])
    #expect(FileSystem.names(in: path("moved")) == [])
  }

  @Test func twoAtOnceBothEndInOrder() async throws {
    let file = path("a.bmp")
    await withTaskGroup(of: Bool.self) { group in
      for level in 0..<8 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(level), count: 100_000)
          return (0..<20).allSatisfy { _ in (try? FileSystem.write(bytes, to: file)) != nil }
        }
      }
      for await isWritten in group { #expect(isWritten) }
    }
    let data = try folder.data("a.bmp")
    #expect(data.count == 100_000 && Set(data).count == 1 && folder.names == ["a.bmp"])
  }
}
