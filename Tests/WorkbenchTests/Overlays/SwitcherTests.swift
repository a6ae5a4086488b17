import Engine
import EngineTestSupport
import Testing

@testable import Workbench

extension Switcher {
  fileprivate func resize(to size: Size) { resize(to: size, room: size, at: .zero) }
}

@Suite struct SwitcherTests {
  private typealias Picture = Switcher<Int>.Picture

  /// The picture of a content: a square as wide as its number, so that it can be told.
  private func picture(_ id: Int) -> Picture {
    let square = Path.rect(Rect(0, 0, Double(id + 1), 1))
    return Picture(ground: .white, commands: [.fill(square, .color(.black))])
  }

  private func switcher(_ id: Int, reducesMotion: Bool = false) -> Switcher<Int> {
    let switcher = Switcher(id, reducesMotion: reducesMotion)
    switcher.resize(to: Size(400, 300))
    switcher.advance(to: .zero)
    _ = switcher.commands(picture(id))
    return switcher
  }

  private func time(_ frame: Int) -> Instant { Instant(nanoseconds: Int64(frame) * 16_666_667) }

  /// The contents that are to be seen, from back to front, by their numbers.
  private func seen(_ switcher: Switcher<Int>) -> [Int: (place: Point, opacity: Double)] {
    var found: [Int: (place: Point, opacity: Double)] = [:]
    let commands = switcher.commands(picture(switcher.shown))
    var veil = 0.0
    if commands.count > 1, case .fill(_, .color(let color))? = commands.last { veil = color.alpha }
    for case .layer(let layer) in commands {
      guard
        let id = (0...3).first(where: { picture($0).commands == Array(layer.commands.suffix(1)) })
      else { continue }
      found[id] = (Point(layer.transform.tx, layer.transform.ty), layer.opacity * (1 - veil))
    }
    return found
  }

  @Test func atRestTheContentIsUnchanged() {
    let switcher = switcher(1)
    #expect(switcher.commands(picture(1)) == picture(1).commands && !switcher.isRunning)
  }

  @Test func theNewContentComesWhileTheOldPictureGoes() {
    let switcher = switcher(1)
    switcher.show(2, by: .sharedAxis(32))
    #expect(switcher.shown == 2 && switcher.isRunning)
    var opacities: [Double] = []
    for frame in 1...30 {
      switcher.advance(to: time(frame))
      let seen = seen(switcher)
      if let new = seen[2] {
        opacities.append(new.opacity)
        #expect(new.place.x >= -1 && new.place.x <= 32)
      }
      if let old = seen[1] { #expect(old.place.x <= 0 && old.opacity < 1) }
    }
    #expect(opacities == opacities.sorted() && opacities.count > 10)
    #expect(!switcher.isRunning && switcher.commands(picture(2)) == picture(2).commands)
  }

  /// Another content is asked for before the last one has come, and then the first one again.
  @Test func whateverIsAskedForNothingJumps() {
    let switcher = switcher(1)
    var last = [1: (place: Point.zero, opacity: 1.0)]
    for frame in 1...120 {
      switcher.advance(to: time(frame))
      let wanted = [10: 2, 15: 3, 20: 1, 24: 2, 60: 3][frame]
      if let wanted {
        switcher.show(wanted, by: .sharedAxis(32))
      }
      let now = seen(switcher)
      for (id, look) in now {
        let before = last[id] ?? (place: look.place, opacity: 0)
        #expect(abs(look.opacity - before.opacity) < 0.25, "\(id) in frame \(frame)")
        #expect(look.place.distance(to: before.place) < 8, "\(id) in frame \(frame)")
      }
      // At rest the content has no layer of its own.
      last = switcher.isRunning ? now : [switcher.shown: (place: .zero, opacity: 1)]
    }
    #expect(switcher.shown == 3 && !switcher.isRunning)
  }

  @Test func aChangeThatIsTakenBackShowsTheOldContentAlive() {
    let switcher = switcher(1)
    var backs = 0
    let change = switcher.begin(
      2, by: .sharedAxis(32), onBack: { backs += 1 })
    change.seek(to: 0.4)
    #expect(switcher.shown == 2 && seen(switcher)[2]?.opacity ?? 0 > 0)
    change.release(velocity: -2)
    for frame in 1...60 { switcher.advance(to: time(frame)) }
    #expect(switcher.shown == 1 && backs == 1 && !switcher.isRunning)
    #expect(switcher.commands(picture(1)) == picture(1).commands)
  }

  @Test func inAnotherSizeTheChangeGoesOn() throws {
    let switcher = switcher(1)
    switcher.show(2, by: .sharedAxis(32))
    switcher.advance(to: time(8))
    let before = try #require(seen(switcher)[2])
    switcher.resize(to: Size(300, 200))
    let after = try #require(seen(switcher)[2])
    #expect(switcher.isRunning && before.place == after.place && before.opacity == after.opacity)
    for frame in 9..<40 { switcher.advance(to: time(frame)) }
    #expect(!switcher.isRunning && switcher.commands(picture(2)) == picture(2).commands)
  }

  @Test func withReducedMotionNothingThatIsSeenMoves() {
    let switcher = switcher(1, reducesMotion: true)
    switcher.show(2, by: .sharedAxis(32))
    for frame in 1...12 {
      switcher.advance(to: time(frame))
      for look in seen(switcher).values { #expect(look.place == .zero) }
    }
    #expect(!switcher.isRunning)
  }

  @Test func afterAnySequenceOnlyWhatIsShownIsLeft() {
    forAll(seeds: 0..<200) { random in
      let switcher = switcher(0)
      var held: Playback?
      var frame = 0
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        frame += Int.random(in: 0...8, using: &random)
        switcher.advance(to: time(frame))
        let wanted = Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0 where wanted != switcher.shown:
          held = switcher.begin(wanted, by: .growing)
          held?.seek(to: .random(in: 0...1, using: &random))
        case 1: held?.release(velocity: .random(in: -5...5, using: &random))
        case 2: held?.rollBack()
        case 3:
          switcher.resize(to: Size(.random(in: 1...400, using: &random), 300))
        default: switcher.show(wanted, by: .sharedAxis(-32))
        }
      }
      held?.play()
      for _ in 0..<120 {
        frame += 1
        switcher.advance(to: time(frame))
      }
      let shown = picture(switcher.shown)
      #expect(!switcher.isRunning && switcher.commands(shown) == shown.commands)
    }
  }
}
