import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import MotionCode
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// A program that goes on from what another one left.
@Suite struct RememberedTests {
  private func program(_ state: Remembered = Remembered()) throws -> FilmedScreen<App> {
    let screen = state.screen ?? .onboarding
    let app = try App(
      options: AppOptions(
        Launch(
          screen: screen, theme: state.theme ?? .auto, pair: state.pair ?? .squares,
          remembered: state), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(app, size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  @Test func atFirstThereIsNothingButTheScreen() throws {
    let state = try program().screen.remembered
    #expect(state.screen == .onboarding && state.knowsDrag == nil && state.isFullScreen == false)
    for screen in ScreenEntry.all { #expect(state[tuned: screen].isEmpty) }
    #expect(state.gallery == GalleryOptions())
  }

  @Test func everythingChosenIsThereAgain() throws {
    let first = try program()
    let slides = try #require(first.screen.screens[.onboarding] as? OnboardingScreen)
    slides.tune("creatureImage", to: .spring(duration: 1.1, damping: 0.3, initialVelocity: 2))
    slides.knowsDrag = true
    first.frame(.key("2"))
    let pairs = try #require(first.screen.screens[.squares] as? PairsScreen)
    pairs.tune("squares", to: .curve(.cubicBezier(CubicBezier(0.1, 0.2, 0.3, 1.2)), duration: 2))
    first.frame(.key(.down))
    pairs.tune("grid", to: .linear(duration: 1))
    first.frame(.key("4"))
    for key: Key in ["N", "W", "E", "L", "F11", "F6"] { first.frame(.key(key)) }
    let left = first.screen.remembered
    #expect(left.screen == .gallery && left.pair == .grid && left.knowsDrag == true)
    #expect(left.theme == .dark && left.isFullScreen == true && left.gallery != GalleryOptions())
    #expect(left[tuned: .onboarding].keys.sorted() == ["creatureImage"])
    #expect(left[tuned: .squares].keys.sorted() == ["grid", "squares"])

    let second = try program(left)
    #expect(second.screen.remembered == left, "also what has not been looked at again")
    #expect(second.screen.current == .gallery && second.screen.wantsFullScreen)
    #expect(second.screen.theme == .dark)
    let motion = try #require(
      (second.screen.screens[.squares] as? PairsScreen)?.motions.first { $0.name == "grid" })
    #expect(motion.type == .linear(duration: 1) && motion.standard == .linear(duration: 5))
  }

  /// Pasted curves reach further than sliders do, and steps and lines have other members.
  @Test func everyMotionThatCanBeHadIsThereAgain() throws {
    let texts = [
      "steps(200, jump-none) 60s", "linear(-10, 10 3% 99%, 1) 1ms", "steps(1, start)",
      "cubic-bezier(0, -10, 1, 10)", "spring(duration: 0.4, damping: 0.001, initialVelocity: 9)",
      "spring(duration: 60, damping: 0.5, velocity: 2000)",
      "spring(damping: 0.00001, velocity: -\(String(repeating: "9", count: 400)))",
      "spring({ stiffness: 90, damping: 3, velocity: 30 })", "stiffness: 90, damping: 60",
      "linear(\((0..<200).map { "\(Double($0) / 100)" }.joined(separator: ", ")))",
    ]
    var state = Remembered(screen: .squares)
    for (index, text) in texts.enumerated() {
      let model = TunerModel(try PastedMotion(text, duration: 1).type)
      state[tuned: .squares]["\(index)"] = model
    }
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Remembered.self, from: data) == state)
  }

  /// Options and files of slides may give motions that no slider reaches: they are remembered as near
  /// as can be, and take nothing else with them.
  @Test func motionsBeyondTheSlidersAreRememberedToo() throws {
    let lines = (0..<300).map { PiecewiseLinear.Stop(Double($0) - 50, at: Double($0) / 100 - 1) }
    let types: [AnimationType] = [
      .linear(duration: 0.02), .linear(duration: 1e-9), .linear(duration: 1e6),
      .curve(.steps(Steps(500, jump: .end)), duration: 0.5),
      .curve(.steps(Steps(1_000_000, jump: .end)), duration: 0.5),
      .curve(.piecewiseLinear(PiecewiseLinear(lines)), duration: 1),
      .curve(.cubicBezier(CubicBezier(0, 99, 1, -99)), duration: 1),
      .spring(duration: 1, damping: 1e-9, initialVelocity: 1e9),
    ]
    var state = Remembered(screen: .squares)
    for (index, type) in types.enumerated() {
      state[tuned: .squares]["\(index)"] = TunerModel(type)
    }
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(Remembered.self, from: data)
    #expect(read[tuned: .squares].count == types.count)
    #expect(read[tuned: .squares]["0"]?.type == types[0])
    #expect(read[tuned: .squares]["3"]?.type == types[3])
    #expect(try JSONDecoder().decode(Remembered.self, from: JSONEncoder().encode(read)) == read)
  }

  @Test func whatIsResetIsForgotten() throws {
    var state = Remembered(screen: .squares)
    state[tuned: .squares] = ["squares": TunerModel(.linear(duration: 1))]
    let film = try program(state)
    let pairs = try #require(film.screen.screens[.squares] as? PairsScreen)
    pairs.tune("squares", to: nil)
    #expect(film.screen.remembered[tuned: .squares].isEmpty)
  }
}
