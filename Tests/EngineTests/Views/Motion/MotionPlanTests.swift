import EngineTestSupport
import Testing

@testable import Engine

/// Frames by the plan, against each property's own answer.
@Suite struct MotionPlanTests {
  private static let properties: [ViewProperty] = [.center, .size, .alpha, .rotation, .shadow]

  /// Whatever was begun, held, turned, replaced, taken over or ended in the frames before.
  @Test func everyFrameShowsWhatEachPropertySays() {
    forAll(seeds: 0..<400) { random in
      let stage = Stage()
      let views = (0..<4).map { _ in View(frame: Rect(0, 0, 20, 20)) }
      for view in views { stage.root.addSubview(view) }
      var playbacks: [Playback] = []
      for frame in 1...25 {
        act(on: stage, views, &playbacks, &random)
        stage.advance(to: .seconds(Double(frame) / 20))
        for motion in stage.properties.entries {
          let (owner, number) = (motion.property.owner, motion.property.number)
          let rest = owner.restLanes(of: number)
          guard let view = owner as? View, let name = ViewProperty(rawValue: number) else {
            continue
          }
          var wanted = view.presented
          wanted[name] = name.shown(motion.value(at: stage.seconds, rest: rest))
          #expect(view.presented == wanted, "\(name) in frame \(frame)")
        }
      }
    }
  }

  private func act(
    on stage: Stage, _ views: [View], _ playbacks: inout [Playback],
    _ random: inout SeededGenerator
  ) {
    let playback = playbacks.isEmpty ? nil : random.element(of: playbacks)
    switch random.int(in: 0...9) {
    case 0...3: playbacks.append(stage.play(animation(of: views, &random)))
    case 4:
      let blends = random.chance(0.5)
      playbacks.append(stage.hold(animation(of: views, &random), blending: blends))
    case 5: playback?.seek(to: random.double(in: 0...1))
    case 6: playback?.isReversed.toggle()
    case 7:
      playback?.replace(by: animation(of: views, &random), fade: random.element(of: [0, 0.2]))
    case 8: random.element(of: views).alpha = random.double(in: 0...1)
    default: random.chance(0.5) ? playback?.commit() : playback?.play()
    }
  }

  /// Some properties of some views, each its own way or all the same one.
  private func animation(of views: [View], _ random: inout SeededGenerator) -> Animation<Effect> {
    let ways = (0..<random.int(in: 1...6)).map { _ in
      let property = random.element(of: views).property(random.element(of: Self.properties))
      return Animation<Effect>.tween(
        property, from: lanes(&random), to: lanes(&random), duration: random.element(of: [0.2, 1]),
        curve: random.element(of: [.linear, .cssEaseInOut]), startsFromScreen: random.chance(0.7))
    }
    return .parallel(ways)
  }

  /// Of few or of all lanes.
  private func lanes(_ random: inout SeededGenerator) -> Lanes {
    let number = random.double(in: 0...1)
    return random.chance(0.7) ? Point(number, 1 - number).lanes : Lanes(repeating: number)
  }

  private final class Cell {
    var changed: (() -> Void)?
    var value = 0.0 { didSet { changed?() } }
  }

  /// A frame may begin another change by what it shows: nothing of the stage is held meanwhile.
  @Test func whatIsShownMaySetAndPlay() {
    let (scene, cell) = (OneViewStage(), Cell())
    var count = 0
    cell.changed = {
      count += 1
      scene.view.alpha = 0.5
      if count == 2 { scene.stage.play(scene.move(to: 90, in: 0.5)) }
    }
    scene.stage.play(linear(from: 1, to: 2, in: 1).bind(cell, with: \.value))
    for frame in 1...30 { scene.advance(to: Double(frame) / 10) }
    #expect(count > 10 && cell.value == 2 && scene.x == 90 && scene.view.presented.alpha == 0.5)
  }
}
