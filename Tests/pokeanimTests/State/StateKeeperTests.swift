import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// A window's state on its way to the disk.
@Suite struct StateKeeperTests {
  private let folder: TemporaryFolder
  private var file: StateFile { StateFile(path: folder.path + "/a/state.json") }
  private let a = StateSamples.motion(1)
  private let b = StateSamples.motion(2)

  init() throws { folder = try TemporaryFolder() }

  private func read() -> Remembered { file.contents { Issue.record("\($0)") }.state }

  /// The news of a write that somebody waits for.
  private func news(of state: StateKeeper) throws -> TunerPresets.News {
    var news: TunerPresets.News?
    try eventually("there are news") {
      news = state.takeNews()
      return news != nil
    }
    return try #require(news)
  }

  @Test func aStateIsWrittenAtTheEndOfAnyWindow() throws {
    let state = StateKeeper(file)
    let keeper = Keeper([state])
    state.take(Remembered(screen: .squares), isAsked: false, keeper)
    state.take(Remembered(screen: .gallery, theme: .dark), isAsked: false, keeper)
    keeper.writeLast()
    #expect(read() == Remembered(screen: .gallery, theme: .dark))
    #expect(state.takeNews() == nil, "nobody has asked")
  }

  @Test func aMomentLaterItIsThereWithoutAnEnd() throws {
    let state = StateKeeper(file)
    let keeper = Keeper([state])
    state.take(Remembered(screen: .gallery), isAsked: false, keeper)
    try eventually("it is written") { read().screen == .gallery }
    keeper.writeLast()
  }

  /// The presets that a person waits for are told, with the presets of other windows.
  @Test func newsComeWhenPresetsAreOnTheDisk() throws {
    try file.write(Remembered(presets: ["Old": a]))
    let state = StateKeeper(file)
    let keeper = Keeper([state])
    #expect(state.remembered.presets == ["Old": a])
    state.take(Remembered(presets: ["Old": a]), isAsked: false, keeper)
    try file.write(Remembered(presets: ["Old": a, "Mine": a]))
    state.take(Remembered(presets: ["Old": a, "Mine": b]), isAsked: true, keeper)
    let all = ["Old": a, "Mine": a, "Mine 2": b]
    try eventually("they are on the disk") { read().presets == all }
    // Until the window has taken the news, the others are no loss; then they are no change.
    state.take(
      Remembered(theme: .dark, presets: ["Old": a, "Mine": b]), isAsked: true, keeper)
    try eventually("the theme is on the disk") { read().theme == .dark }
    #expect(read().presets == all)
    #expect(try news(of: state) == .kept(all))
    state.take(Remembered(theme: .dark, presets: all), isAsked: false, keeper)
    keeper.writeLast()
    #expect(read().presets == all)
  }

  @Test func whatWasLearntCanBeDeleted() throws {
    let state = StateKeeper(file)
    let keeper = Keeper([state])
    state.take(Remembered(), isAsked: false, keeper)
    try file.write(Remembered(presets: ["Other": a]))
    state.take(Remembered(presets: ["Mine": b]), isAsked: true, keeper)
    #expect(try news(of: state) == .kept(["Other": a, "Mine": b]))
    state.take(Remembered(presets: ["Other": a, "Mine": b]), isAsked: false, keeper)
    state.take(Remembered(presets: ["Mine": b]), isAsked: true, keeper)
    #expect(try news(of: state) == .kept(["Mine": b]))
    keeper.writeLast()
  }

  /// A folder that can't be made: it is told, and tried again at the end.
  @Test func aFailureIsToldAndTriedAgain() throws {
    try folder.file("a", "in the way")
    let state = StateKeeper(file)
    let keeper = Keeper([state])
    state.take(Remembered(presets: ["Mine": b]), isAsked: true, keeper)
    guard case .failed(let problem) = try news(of: state) else {
      Issue.record("it has been written")
      return
    }
    #expect(problem.contains(folder.path + "/a"))
    unlink(folder.path + "/a")
    keeper.writeLast()
    #expect(read().presets == ["Mine": b])
  }
}
