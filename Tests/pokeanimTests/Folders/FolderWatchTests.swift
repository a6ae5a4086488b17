import EngineTestSupport
import Foundation
import Synchronization
import Testing

@testable import pokeanim

/// News of files, from the system itself.
@Suite struct FolderWatchTests {
  private final class Count: Sendable {
    private let news = Mutex((number: 0, all: FolderNews()))
    var value: Int { news.withLock { $0.number } }
    /// All that was told.
    var told: FolderNews { news.withLock { $0.all } }

    func add(_ more: FolderNews) {
      news.withLock {
        $0.number += 1
        $0.all.add(more)
      }
    }
  }

  private let folder: TemporaryFolder
  private let count = Count()

  init() throws { folder = try TemporaryFolder() }

  private func watch(_ folders: Set<String>? = nil) throws -> FolderWatch {
    let count = count
    return try #require(FolderWatch(folders ?? [folder.url.path]) { count.add($0) })
  }

  private func happens(_ wanted: Int) -> Bool {
    poll(until: Date() + 20) { count.value >= wanted }
  }

  @Test func aFileThatIsWrittenMovedOrRemovedIsNews() throws {
    let watch = try watch()
    let file = folder.url.appendingPathComponent("a")
    try Data("1".utf8).write(to: file)
    #expect(happens(1))
    let first = count.value
    try Data("2".utf8).write(to: file, options: .atomic)
    #expect(happens(first + 1))
    let second = count.value
    try FileManager.default.removeItem(at: file)
    #expect(happens(second + 1))
    withExtendedLifetime(watch) {}
  }

  @Test func newsSayWhichFilesTheyAreOf() throws {
    let watch = try watch([folder.url.path, folder.url.path + "/."])
    let file = try folder.file("a", "1")
    #expect(happens(1))
    let places = ["", "/."].map { folder.url.path + $0 + "/a" }
    #expect(count.told == FolderNews(Set(places)))
    try FileManager.default.moveItem(at: file, to: folder.url.appendingPathComponent("b"))
    _ = poll(until: Date() + 20) { count.told.files.count == 4 }
    #expect(count.told.files.contains(folder.url.path + "/b") && !count.told.isOfAll)
    withExtendedLifetime(watch) {}
  }

  /// A folder's own end is news of all that is in it.
  @Test func aFolderThatGoesIsNewsOfEverything() throws {
    try folder.file("deck/a", "1")
    let deck = folder.url.appendingPathComponent("deck")
    let watch = try watch([deck.path])
    try FileManager.default.moveItem(at: deck, to: folder.url.appendingPathComponent("old"))
    #expect(happens(1))
    #expect(count.told.isOfAll)
    withExtendedLifetime(watch) {}
  }

  /// The system tells news in order: once this file's are there, so are all that came before.
  private func waitForNews(of file: String) throws {
    try folder.file(file, "1")
    #expect(poll(until: Date() + 20) { count.told.files.contains("\(folder.url.path)/\(file)") })
  }

  /// A folder that comes is looked for at times.
  private func waitUntilFollowed(_ name: String) throws {
    var number = 0
    let isFollowed = try poll(until: Date() + 20) {
      number += 1
      try folder.file("\(name)/try\(number)", "1")
      return count.told.files.contains { $0.hasPrefix("\(folder.url.path)/\(name)/try") }
    }
    #expect(isFollowed)
  }

  @Test func readingIsNoNewsAndNeitherIsAnotherFolder() throws {
    try folder.file("a", "1")
    try folder.file("sub/b", "1")
    let watch = try watch()
    _ = try Data(contentsOf: folder.url.appendingPathComponent("a"))
    try folder.file("sub/b", "2")
    try waitForNews(of: "c")
    #expect(count.told == FolderNews([folder.url.path + "/c"]))
    withExtendedLifetime(watch) {}
  }

  /// As after `rm -r deck; cp -r other deck`, or `mv deck old; mv other deck`.
  @Test(arguments: [false, true]) func aFolderInAnothersPlaceIsFollowed(isMoved: Bool) throws {
    try folder.file("deck/a", "1")
    let deck = folder.url.appendingPathComponent("deck")
    let old = folder.url.appendingPathComponent("old")
    let watch = try watch([deck.path])
    if isMoved {
      try FileManager.default.moveItem(at: deck, to: old)
    } else {
      try FileManager.default.removeItem(at: deck)
    }
    #expect(happens(1))
    #expect(count.told.isOfAll)
    try folder.file("new/a", "2")
    try FileManager.default.moveItem(at: folder.url.appendingPathComponent("new"), to: deck)
    try waitUntilFollowed("deck")
    if isMoved {
      try folder.file("old/stale", "3")
      try waitForNews(of: "deck/b")
      #expect(
        !count.told.files.contains(deck.path + "/stale"),
        "the one that was moved away is no longer followed")
    }
    withExtendedLifetime(watch) {}
  }

  @Test func aFolderThatIsExchangedAtOnceIsFollowed() throws {
    try folder.file("deck/a", "1")
    try folder.file("other/a", "2")
    let deck = folder.url.appendingPathComponent("deck").path
    let watch = try watch([deck])
    #expect(rename(deck, deck + ".old") == 0 && rename(folder.url.path + "/other", deck) == 0)
    #expect(happens(1))
    try waitUntilFollowed("deck")
    withExtendedLifetime(watch) {}
  }

  @Test func manyFilesAtOnceAreLittleNews() throws {
    let watch = try watch()
    for index in 0..<200 { try folder.file("\(index)", "") }
    try waitForNews(of: "last")
    #expect(count.told.files.count == 201)
    #expect(count.value < 100)
    withExtendedLifetime(watch) {}
  }

  @Test func nobodyIsToldAfterItsEnd() throws {
    var watch: FolderWatch? = try watch(["/no/such/folder", folder.url.path])
    _ = watch
    watch = nil
    let other = Count()
    let later = try #require(FolderWatch([folder.url.path]) { other.add($0) })
    try folder.file("a", "1")
    #expect(poll(until: Date() + 20) { other.value >= 1 })
    #expect(count.value == 0)
    withExtendedLifetime(later) {}
  }
}
