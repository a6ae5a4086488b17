import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The way of presets to the disk, as the tuner's card shows it.
@Suite struct PresetKeepingTests {
  private func film(_ presets: [String: TunerModel]? = nil) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        Launch(remembered: Remembered(presets: presets), keepsPresets: true),
        Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    film.frame()
    film.frame(.key(.t))
    film.wait(30)
    return film
  }

  private func preset(_ film: FilmedScreen<App>) throws -> TunerPanel.Preset {
    let app = film.screen
    app.layOutPanels()
    return try #require(app.tuner.panel).preset
  }

  private func save(_ motion: String, as name: String, _ film: FilmedScreen<App>) throws {
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: motion)
    try film.push(TunerPart.save.id)
    for letter in name { film.frame(.key(Key(rawValue: String(letter))), .text(String(letter))) }
    film.frame(.key(.return))
  }

  private func own(_ film: FilmedScreen<App>) -> [String: TunerModel] {
    film.screen.tuner.presets.own
  }

  @Test func theButtonConfirmsWhatIsOnTheDisk() throws {
    let film = try film()
    try save("steps(3) 0.75s", as: "q", film)
    #expect(film.screen.tuner.takeKeepingWish() && !film.screen.tuner.takeKeepingWish())
    #expect(try preset(film).name == "q" && preset(film).keeping == .onItsWay)
    try film.push(TunerPart.save.id)
    #expect(own(film).count == 1, "there is nothing to press")
    film.screen.take(.kept(own(film)))
    film.frame()
    #expect(try preset(film).keeping == .kept && film.screen.notice?.text == "Presets saved")
    try film.push(TunerPart.save.id)
    #expect(own(film).isEmpty && film.screen.tuner.takeKeepingWish(), "it is Delete by now")
  }

  @Test func aFailureIsToldAndTriedAgain() throws {
    let film = try film()
    try save("steps(3) 0.75s", as: "q", film)
    #expect(film.screen.tuner.takeKeepingWish())
    film.screen.take(.failed("the disk is full"))
    film.frame()
    #expect(try preset(film).keeping == .failed)
    #expect(film.screen.notice?.text.contains("the disk is full") == true)
    try film.push(TunerPart.save.id)
    #expect(film.screen.tuner.takeKeepingWish() && own(film).count == 1)
    #expect(try preset(film).keeping == .onItsWay)
  }

  /// Presets of other windows come, and what was changed meanwhile follows.
  @Test func whatCameMeanwhileFollows() throws {
    let film = try film(["Old": StateSamples.motion(9)])
    try save("steps(3) 0.75s", as: "q", film)
    #expect(film.screen.tuner.takeKeepingWish())
    try save("steps(3) 0.5s", as: "w", film)
    #expect(!film.screen.tuner.takeKeepingWish(), "one after the other")
    var kept = own(film)
    kept["w"] = nil
    kept["Other"] = StateSamples.motion(8)
    film.screen.take(.kept(kept))
    #expect(own(film).keys.sorted() == ["Old", "Other", "q", "w"])
    #expect(film.screen.tuner.takeKeepingWish(), "w is not there yet")
    film.screen.take(.kept(own(film)))
    #expect(!film.screen.tuner.takeKeepingWish() && film.screen.tuner.presets.areKept)
  }

  @Test func anOtherWindowsNameIsItsOwn() throws {
    let film = try film()
    try save("steps(3) 0.75s", as: "q", film)
    let mine = try #require(own(film)["q"])
    film.screen.take(.kept(["q": StateSamples.motion(8), "q 2": mine]))
    #expect(own(film) == ["q": StateSamples.motion(8), "q 2": mine])
    film.frame()
    #expect(try preset(film).name == "q 2" && preset(film).keeping == .kept)
  }

  /// Films, and windows with --fresh, keep nothing: all is as saved as it will be.
  @Test func whereNobodyKeepsThemNothingIsWaitedFor() throws {
    let film = try filmedTuner()
    try save("steps(3) 0.75s", as: "q", film)
    #expect(try !film.screen.tuner.takeKeepingWish() && preset(film).keeping == .kept)
  }
}
