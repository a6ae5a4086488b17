import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

@Suite struct PairsTuningTests {
  private func type(_ random: inout SeededGenerator) -> AnimationType {
    var model = TunerModel(.linear(duration: 1))
    model.kind = random.element(of: TunerModel.Kind.allCases)
    for parameter in model.parameters {
      model[parameter] = parameter.value(at: random.double(in: 0...1), standard: 2)
    }
    // Steps that jump at their start do so at once.
    if model.kind == .steps { model[.jump] = TunerModel(.linear(duration: 1))[.jump] }
    return model.type
  }

  /// From the other end, as often as it is asked for; a way there goes there.
  @Test func aWayBackIsPlayedAgainBack() {
    let film = filmedPairs(duration: 1)
    film.key(.f5)
    film.wait(3)
    #expect(film.last.progress > 0 && film.last.progress < 0.2, "the first one goes there")
    film.rest()
    film.key(.left)
    film.rest()
    #expect(film.last.progress == 0)
    for _ in 0..<2 {
      film.key(.f5)
      film.wait(3)
      #expect(film.last.progress < 1 && film.last.progress > 0.8)
      film.rest()
      #expect(film.last.progress == 0)
    }
    film.key(.right)
    film.wait(20)
    film.key(.left)
    film.wait(3)
    for _ in 0..<2 {
      film.key(.f5)
      film.wait(3)
      #expect(film.last.progress < 1 && film.last.progress > 0.8, "turned round on its way")
      film.rest()
    }
    film.key(.right)
    film.rest()
    film.key(.f5)
    film.wait(3)
    #expect(film.last.progress < 0.2)
  }

  @Test func nothingJumpsWhateverIsTuned() {
    forAll(seeds: 0..<300) { random in
      let film = filmedPairs(duration: 1)
      film.key(.return)
      film.wait(random.int(in: 1...40))
      if random.chance(0.6) {
        film.key(random.element(of: [.return, .r, .space, .m]))
      } else {
        film.press()
        film.drag(to: random.double(in: -200...200))
        if random.chance(0.5) { film.frame(.release) }
      }
      for _ in 0..<5 {
        film.wait(random.int(in: 1...6))
        let before = film.again([])
        let type = random.chance(0.15) ? nil : type(&random)
        film.screen.tune("squares", to: type)
        let jump = difference(before, film.again([]))
        if jump > 1e-9 { Issue.record("\(String(describing: type)): \(jump)") }
        if !(0...1 ~= film.last.progress) { Issue.record("progress \(film.last.progress)") }
      }
      film.frame(.cancel)
      if film.screen.isPaused { film.key(.space) }
      if film.rest(within: 900) == nil { Issue.record("it still runs") }
    }
  }

  @Test func theTunedWayIsWhatPlays() {
    let film = filmedPairs(duration: 5)
    let curve = CubicBezier(0.1, 0.6, 0.2, 0.9)
    film.screen.tune("squares", to: .curve(.cubicBezier(curve), duration: 0.5))
    #expect(film.wait(30).progress == 0, "at rest nothing changes")
    film.key(.return)
    for frame in 1...30 {
      let wanted = curve.value(at: Double(frame) / 30)
      #expect(abs(film.frame().progress - wanted) < 1e-7)
    }
    #expect(film.rest(within: 2) != nil)
  }

  @Test func resetIsTheWayOfOld() {
    let (tuned, plain) = (filmedPairs(), filmedPairs())
    tuned.screen.tune("squares", to: .spring(duration: 1, damping: 0.2, initialVelocity: 0))
    tuned.screen.tune("squares", to: nil)
    tuned.key(.return)
    plain.key(.return)
    for _ in 0..<320 { #expect(tuned.frame() == plain.frame()) }
  }

  @Test func itsMotion() throws {
    let film = filmedPairs(duration: 2)
    let rest = try #require(film.screen.motions.first)
    #expect(rest.name == "squares" && rest.type == .linear(duration: 2) && rest.elapsed == nil)
    film.key(.return)
    film.wait(30)
    #expect(abs(try #require(film.screen.motions.first?.elapsed) - 0.5) < 1e-9)
    let spring = AnimationType.spring(duration: 1, damping: 0.5, initialVelocity: 0)
    film.screen.tune("squares", to: spring)
    film.screen.tune("nothing of that name", to: nil)
    #expect(film.screen.motions.first?.type == spring)
    #expect(film.screen.motions.first?.standard == .linear(duration: 2))
  }

  /// The pill of a window grows with it: neither the window's hand nor the timeline that opens
  /// makes one page fade into the other.
  @Test func aPageThatOnlyGetsAnotherHeightDoesNotFade() throws {
    let app = try App(
      options: AppOptions(
        Launch(screen: .squares), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(app, size: Size(640, 480))
    film.wait(3)
    let pairs = try #require(app.screens[.squares] as? PairsScreen)
    film.frame(.key("F2"))
    for _ in 0..<12 {
      film.frame()
      #expect(app.timeline.isMoving && !pairs.isRunning)
    }
    film.frame(.resize(Size(700, 520)))
    film.frame()
    #expect(!pairs.isRunning)
    film.frame(.resize(Size(1100, 800)))
    film.wait(90)
    film.frame(.key(.t))
    film.wait(2)
    #expect(pairs.isRunning, "a page of another width comes")
  }
}
