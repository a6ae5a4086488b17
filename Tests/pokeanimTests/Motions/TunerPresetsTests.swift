import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct TunerPresetsTests {
  private let fast = TunerModel(.linear(duration: 0.125))

  @Test func allAreGoneThroughRoundAndRound() {
    var presets = TunerPresets(own: ["Zoo": fast])
    presets.save(TunerModel(.linear(duration: 0.25)), as: "Ant")
    let names = TunerPresets.builtIn.map(\.name) + ["Ant", "Zoo"]
    #expect(presets.all.map(\.name) == names)
    var type = AnimationType.linear(duration: 7)
    func next(_ step: Int) -> TunerPresets.Preset {
      TunerPresets.next(to: type, by: step, among: presets.all)
    }
    #expect(next(-1).name == "Zoo")
    for step in 0..<2 * names.count {
      let preset = next(1)
      #expect(preset.name == names[step % names.count])
      type = preset.model.type
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
  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    film.screen.layOutPanels()
    return try #require(film.screen.tuner.panel)
  }

  @Test func aPresetIsTheMotionAtOnce() throws {
    let film = try filmedTuner()
    #expect(try panel(film).preset.name == "As designed")
    try film.push(TunerPart.preset.id + ".next")
    #expect(try panel(film).model.type == TunerPresets.builtIn[0].model.type)
    #expect(try panel(film).preset.name == "Smooth" && panel(film).preset.isKnown)
    try film.push(TunerPart.preset.id + ".back")
    #expect(try panel(film).preset.name == TunerPresets.builtIn.last?.name)
    try film.push(TunerPart.save.id)
    #expect(!film.screen.takesText, "what has a name needs none")
  }

  /// Screens keep motions each in its own way; all know a preset again.
  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery])
  func presetsAreGoneThroughOnEachScreen(_ screen: ScreenEntry) throws {
    let film = try filmedTuner(on: screen)
    for preset in TunerPresets.builtIn {
      try film.push(TunerPart.preset.id + ".next")
      #expect(try panel(film).preset.name == preset.name)
    }
  }

  @Test func aMotionIsSavedUnderATypedName() throws {
    let film = try filmedTuner()
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: "steps(3) 0.75s")
    #expect(try panel(film).preset.name == "Custom")
    try film.push(TunerPart.save.id)
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
    let second = try filmedTuner(film.screen.remembered)
    second.frame(.key(.t), .key(.t))
    second.wait(30)
    #expect(try panel(second).preset.name == "q 3" && panel(second).preset.isOwn)
    try second.push(TunerPart.save.id)
    #expect(second.screen.remembered.presets == nil)
    #expect(try panel(second).preset.name == "Custom" && panel(second).model.type == saved.type)
  }

  @Test func aNameIsLeft() throws {
    let film = try filmedTuner()
    try film.push(TunerPart.save.id)
    film.frame(.key(.escape))
    #expect(!film.screen.takesText && film.screen.tuner.isShown)
    try film.push(TunerPart.save.id)
    film.frame(.press(Point(200, 400)), .release)
    #expect(!film.screen.takesText)
    try film.push(TunerPart.save.id)
    try film.push(TunerPart.copy.id)
    #expect(!film.screen.takesText)
    try film.push(TunerPart.save.id)
    film.frame(.key(.delete), .key(.return))
    #expect(!film.screen.takesText && film.screen.remembered.presets == nil, "no name, no preset")
  }

  /// A screen without motions asks for no text, and gets none that was meant for another one.
  @Test func whereNothingIsTunedNothingIsPasted() throws {
    let film = try filmedTuner(on: .algebra)
    #expect(!film.screen.takesText)
    film.frame(.key("Ctrl+V"))
    #expect(!film.screen.wantsClipboardText)
    film.frame(.key("1"))
    film.wait(60)
    film.frame(.key("Ctrl+V"), .key("3"))
    #expect(film.screen.wantsClipboardText)
    film.screen.take(clipboardText: "steps(3) 0.75s")
    film.wait(60)
    #expect(!film.screen.wantsClipboardText)
    film.frame(.key("1"))
    film.wait(60)
    #expect(try panel(film).preset.name != "Custom")
  }

  @Test func aNameIsCopiedAndPastedAndMade() throws {
    let film = try filmedTuner()
    try film.push(TunerPart.save.id)
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
