import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// The whole way of a change over the screen, by F4.
@Suite struct OnionSkinTests {
  private func film(_ screen: ScreenEntry, isMoving: Bool = true) throws -> FilmedTimeline {
    let timeline = try FilmedTimeline(screen, isOpen: false)
    guard isMoving else { return timeline }
    timeline.film.frame(.key(FilmedTimeline.beginning(screen)))
    timeline.film.wait(12)
    timeline.film.frame(.key(.space))
    timeline.film.wait(3)
    return timeline
  }

  /// The program's picture once the words in its pill are gone.
  private func settled(_ timeline: FilmedTimeline) -> DisplayList {
    timeline.film.wait(130)
    return timeline.app.display()
  }

  @Test(arguments: ScreenEntry.allCases)
  func itComesAndGoesAndMovesNothing(_ screen: ScreenEntry) throws {
    let timeline = try film(screen)
    let before = settled(timeline)
    let progress = timeline.app.progress
    timeline.film.frame(.key("F4"))
    let shown = settled(timeline)
    #expect(shown != before && timeline.app.progress == progress)
    #expect(shown.commands.count > before.commands.count)
    timeline.film.frame(.key("F4"))
    #expect(settled(timeline) == before)
    #expect(!timeline.film.frame().isRunning)
  }

  @Test func itGoesAlongWithAScrub() throws {
    let timeline = try film(.squares)
    timeline.film.frame(.key("F4"))
    let one = settled(timeline)
    timeline.film.frame(.key(.period))
    #expect(settled(timeline) != one)
  }

  @Test func whatIsPickedIsShownAlone() throws {
    let timeline = try film(.squares)
    let change = try #require(timeline.change)
    let builder = DisplayListBuilder(measuring: SilentText())
    let skin = OnionSkin()
    let trees = timeline.app.screen.inputTrees
    let all = skin.commands(of: change, picked: nil, in: trees, colors: .light, builder)
    let one = skin.commands(of: change, picked: "bigSquare", in: trees, colors: .light, builder)
    #expect(!one.isEmpty && one.count < all.count)
    #expect(skin.commands(of: change, picked: "nobody", in: trees, colors: .light, builder).isEmpty)
  }

  /// The background of the slides, which only changes its colour, would cover everything.
  @Test func whatStaysInItsPlaceHasNoGhosts() throws {
    let timeline = try film(.onboarding)
    let change = try #require(timeline.change)
    let names = ChangeCourse(of: change).movingViews.compactMap(\.key)
    #expect(names.contains("cuteTitle") && !names.contains("background"))
  }

  @Test func whereNothingMovesItSaysSo() throws {
    let timeline = try film(.onboarding, isMoving: false)
    let before = timeline.app.display()
    timeline.film.frame(.key("F4"))
    #expect(timeline.app.notice?.text.contains("nothing has moved") == true)
    #expect(settled(timeline) == before)
  }

  @Test func aGalleryOfManyHasAFew() throws {
    let timeline = try FilmedTimeline(.gallery, isOpen: false)
    timeline.film.frame(.key("F"))
    timeline.film.wait(90)
    timeline.film.frame(.key("S"))
    timeline.film.wait(5)
    let change = try #require(timeline.change)
    let builder = DisplayListBuilder(measuring: SilentText())
    let commands = OnionSkin().commands(
      of: change, picked: nil, in: timeline.app.screen.inputTrees, colors: .light, builder)
    #expect(!commands.isEmpty && commands.count < 400)
  }

  /// Pictures of a crowd would cover each other: its ghosts are lines.
  @Test(arguments: [(12, true), (13, false)])
  func theGhostsOfACrowdAreOutlines(_ count: Int, _ arePictures: Bool) {
    let stage = Stage()
    let views = (0..<count).map {
      View(frame: Rect(Double($0) * 30, 0, 20, 20), backgroundColor: .red)
    }
    for view in views { stage.root.addSubview(view) }
    let change = stage.animate(withDuration: 1) { for view in views { view.frame.origin.y = 200 } }
    change.seek(to: 0.5)
    let skin = OnionSkin().commands(
      of: change, picked: nil, in: [InputTree(stage.root)], colors: .light,
      DisplayListBuilder(measuring: SilentText()))
    let ghosts = skin.compactMap { command -> Layer? in
      if case .layer(let layer) = command { layer } else { nil }
    }
    #expect(ghosts.count >= count)
    for ghost in ghosts {
      if case .stroke? = ghost.commands.first {
        #expect(!arePictures)
      } else {
        #expect(arePictures)
      }
    }
  }

  /// A way is drawn once for as long as its change plays: only the arrows, and the ghost below the view, differ.
  @Test func theWaysStayWhileAChangePlays() {
    let builder = DisplayListBuilder(measuring: SilentText())
    let skin = OnionSkin()
    let stage = Stage()
    let view = View(frame: Rect(0, 0, 20, 20), backgroundColor: .black)
    stage.root.addSubview(view)
    let change = stage.animate(withDuration: 1) { view.frame.origin.x = 300 }
    func look(at progress: Double) -> [DrawCommand] {
      change.seek(to: progress)
      return skin.commands(
        of: change, picked: nil, in: [InputTree(stage.root)], colors: .light, builder)
    }
    let (early, late) = (look(at: 0.3), look(at: 0.7))
    #expect(early != late)
    #expect(early.count { late.contains($0) } >= 9, "8 of 9 ghosts and the way")
    stage.root.frame = Rect(0, 50, 400, 400)
    #expect(look(at: 0.7).allSatisfy { !late.contains($0) }, "elsewhere they are made anew")
  }

  /// A change that is gone leaves its place in memory to the next one, whose way is another one.
  @Test func oneSkinShowsEachOfManyChanges() {
    let builder = DisplayListBuilder(measuring: SilentText())
    let skin = OnionSkin()
    for number in 1...200 {
      let stage = Stage()
      let view = View(frame: Rect(0, 0, 20, 20))
      stage.root.addSubview(view)
      let change = stage.animate(withDuration: 1) { view.frame.origin.x = Double(number) }
      change.seek(to: 0.5)
      let trees = [InputTree(stage.root)]
      let shown = skin.commands(of: change, picked: nil, in: trees, colors: .light, builder)
      let fresh = OnionSkin().commands(of: change, picked: nil, in: trees, colors: .light, builder)
      #expect(shown == fresh, "change \(number)")
    }
  }
}
