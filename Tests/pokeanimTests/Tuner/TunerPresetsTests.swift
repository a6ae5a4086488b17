import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import pokeanim

@Suite struct TunerPresetsTests {
  private let fast = TunerModel(.linear(duration: 0.125))

  @Test func allAreGoneThroughRoundAndRound() {
    var presets = TunerPresets(own: ["Zoo": fast])
    presets.save(TunerModel(.linear(duration: 0.25)), as: "Ant")
    let names = TunerPresets.builtIn.map(\.name) + ["Ant", "Zoo"]
    #expect(presets.all.map(\.name) == names)
    var type = AnimationType.linear(duration: 7)
    #expect(presets.name(of: type) == nil && presets.next(to: type, by: -1).name == "Zoo")
    for step in 0..<2 * names.count {
      let preset = presets.next(to: type, by: 1)
      #expect(preset.name == names[step % names.count])
      type = preset.model.type
      #expect(presets.name(of: type) == preset.name)
    }
  }

  /// Otherwise one would be shown under the name of another.
  @Test func theSpringsAreDifferent() {
    let types = TunerPresets.builtIn.map(\.model.type)
    for (index, type) in types.enumerated() { #expect(types.firstIndex(of: type) == index) }
  }

  @Test func noNameIsTakenTwice() {
    forAll(seeds: 0..<200) { random in
      var presets = TunerPresets()
      var count = 0
      for number in 0..<random.int(in: 1...20) {
        let words = ["Smooth", "My spring", "Ease 1", "Ease 2", "  Ease   1 ", "3", "", "   "]
        let name = random.element(of: words)
        presets.save(TunerModel(.linear(duration: 1 + Double(number))), as: name)
        if name.contains(where: { $0 != " " }) { count += 1 }
      }
      let names = presets.all.map(\.name)
      #expect(Set(names).count == names.count && presets.own.count == count)
      #expect(!names.contains { $0.isEmpty || $0.hasPrefix(" ") || $0.hasSuffix(" ") })
      #expect(!names.contains(presets.proposal(for: fast)))
    }
  }

  @Test func theNextNameCountsOn() {
    var presets = TunerPresets()
    for duration in [1.0, 2, 3] {
      presets.save(TunerModel(.linear(duration: duration)), as: "Ease 1")
    }
    presets.save(fast, as: "Smooth")
    #expect(presets.own.keys.sorted() == ["Ease 1", "Ease 2", "Ease 3", "Smooth 2"])
    #expect(presets.proposal(for: fast) == "Ease 4")
    presets.delete("Ease 2")
    #expect(presets.proposal(for: fast) == "Ease 2", "what was deleted comes back under its name")
    presets.delete("Smooth")
    #expect(presets.all.contains { $0.name == "Smooth" }, "the springs stay")
  }
}

/// The row of presets on the card, under a hand and keys, in the program.
@Suite struct TunerPresetRowTests {
  private func film(_ state: Remembered = Remembered()) throws -> FilmedScreen<App> {
    let program = try App(
      options: AppOptions(
        screen: .onboarding, remembered: state, assets: repositoryAssets().path,
        text: SilentText()))
    let film = FilmedScreen(program, size: Size(960, 720), isDrawn: false)
    film.frame()
    film.frame(.key(.t))
    film.wait(30)
    return film
  }

  private func push(_ id: String, _ film: FilmedScreen<App>) throws {
    let trees = film.screen.inputTrees
    let view = try #require(trees.compactMap { $0.root.first(key: id) }.first)
    let tree = try #require(trees.first { $0.root === view.root })
    film.frame(.press(tree.toScreen(from: view).apply(to: view.bounds.center)), .release)
  }

  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    let slides = film.screen.screens[.onboarding] as? OnboardingScreen
    return try #require(film.screen.tuner.panel(for: slides, in: film.screen.room))
  }

  @Test func aPresetIsTheMotionAtOnce() throws {
    let film = try film()
    #expect(try panel(film).preset.name == "As designed")
    try push(TunerPart.preset.id, film)
    #expect(try panel(film).model.type == TunerPresets.builtIn[0].model.type)
    #expect(try panel(film).preset.name == "Smooth" && panel(film).preset.isKnown)
    try push(TunerPart.preset.id + ".back", film)
    #expect(try panel(film).preset.name == TunerPresets.builtIn.last?.name)
    try push(TunerPart.save.id, film)
    #expect(!film.screen.takesText, "what has a name needs none")
  }

  @Test func aMotionIsSavedUnderATypedName() throws {
    let film = try film()
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: "steps(3) 0.75s")
    #expect(try panel(film).preset.name == "Custom")
    try push(TunerPart.save.id, film)
    #expect(try film.screen.takesText && panel(film).preset.naming?.string == "Steps 1")
    for letter in "q 3!" { film.frame(.key(Key(rawValue: String(letter))), .text(String(letter))) }
    film.frame(.key(.right), .key(.backspace))
    #expect(try panel(film).preset.naming?.string == "q 3" && !film.screen.wantsQuit)
    let caret = try #require(film.screen.caret)
    #expect(try panel(film).layout.frame.contains(caret.center))
    film.frame(.key(.return))
    #expect(!film.screen.takesText && film.screen.caret == nil)
    let saved = TunerModel(.curve(.steps(Steps(3, jump: .end)), duration: 0.75))
    #expect(film.screen.remembered.presets?["q 3"]?.type == saved.type)
    let second = try self.film(film.screen.remembered)
    second.frame(.key(.t), .key(.t))
    second.wait(30)
    #expect(try panel(second).preset.name == "q 3" && panel(second).preset.isOwn)
    try push(TunerPart.save.id, second)
    #expect(second.screen.remembered.presets == nil)
    #expect(try panel(second).preset.name == "Custom" && panel(second).model.type == saved.type)
  }

  @Test func aNameIsLeft() throws {
    let film = try film()
    try push(TunerPart.save.id, film)
    film.frame(.key(.escape))
    #expect(!film.screen.takesText && film.screen.tuner.isShown)
    try push(TunerPart.save.id, film)
    film.frame(.press(Point(200, 400)), .release)
    #expect(!film.screen.takesText)
    try push(TunerPart.save.id, film)
    try push(TunerPart.copy.id, film)
    #expect(!film.screen.takesText)
    try push(TunerPart.save.id, film)
    film.frame(.key(.delete), .key(.return))
    #expect(!film.screen.takesText && film.screen.remembered.presets == nil, "no name, no preset")
  }

  @Test func aNameIsCopiedAndPastedAndMade() throws {
    let film = try film()
    try push(TunerPart.save.id, film)
    film.frame(.key("Ctrl+C"))
    #expect(film.screen.takeClipboardText() == "Ease 1")
    film.frame(.key("Ctrl+V"))
    #expect(film.screen.wantsClipboardText)
    film.screen.take(clipboardText: String(repeating: "ab\n", count: 100))
    #expect(try panel(film).preset.naming?.string == "ab ab ab ab ab ab ab ab ")
    film.frame(.key("Ctrl+A"), .composition(TextComposition("né", selection: 2..<2)))
    #expect(try panel(film).preset.naming?.isComposing == true)
    film.frame(.key(.return))
    #expect(film.screen.takesText, "the key is the input method's")
    film.frame(.text("né"))
    film.frame(.key(.return))
    #expect(film.screen.remembered.presets?.keys.sorted() == ["né"])
  }
}
