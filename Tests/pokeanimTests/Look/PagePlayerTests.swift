import Engine
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct PagePlayerTests {
  private let view = View(frame: Rect(0, 0, 10, 10), key: "box")

  /// Two seconds of a box that fades in.
  private func player() -> PagePlayer {
    let root = View(frame: Rect(0, 0, 100, 100))
    root.addSubview(view)
    return PagePlayer(root: root, animation: .fadeIn(view, in: 2))
  }

  private func advance(_ player: PagePlayer, to seconds: Double) {
    player.advance(to: Instant.zero.advanced(bySeconds: seconds))
  }

  @Test func returnPlaysFromTheStartOrOn() {
    let player = player()
    player.perform(.play)
    advance(player, to: 0.5)
    #expect(abs(player.progress - 0.25) < 1e-9)
    player.perform(.pauseOrResume)
    #expect(player.isPaused && !player.isMoving)
    advance(player, to: 5)
    #expect(abs(player.progress - 0.25) < 1e-9)
    player.perform(.play)
    advance(player, to: 5.5)
    #expect(abs(player.progress - 0.5) < 1e-9)
    player.perform(.play)
    #expect(player.progress == 0)
    advance(player, to: 9)
    #expect(player.progress == 1 && !player.isMoving && !player.isPaused)
    player.perform(.play)
    #expect(player.progress == 0 && player.isMoving)
  }

  /// Half of two seconds, turned round.
  private let back = SettleSpring(progress: 0.5, velocity: 0.5, target: 0)

  @Test func reverseTurnsOnTheWayAndPlaysBackFromTheEnd() {
    let player = player()
    player.perform(.reverse)
    advance(player, to: 1)
    #expect(abs(player.progress - 0.5) < 1e-9)
    player.perform(.reverse)
    advance(player, to: 1.2)
    #expect(abs(player.progress - back.value(at: 0.2)) < 1e-9)
    player.perform(.pauseOrResume)
    player.perform(.reverse)
    #expect(player.isPaused)
    player.perform(.pauseOrResume)
    advance(player, to: 9)
    #expect(player.progress == 1)
    player.perform(.reverse)
    advance(player, to: 10)
    #expect(abs(player.progress - 0.5) < 1e-9)
  }

  @Test func nextAndPreviousPlayTheirWays() {
    let player = player()
    player.perform(.next)
    advance(player, to: 1)
    player.perform(.previous)
    advance(player, to: 1.2)
    #expect(abs(player.progress - back.value(at: 0.2)) < 1e-9)
    advance(player, to: 3)
    #expect(player.progress == 0 && !player.isMoving)
  }

  @Test func stepsAreFrames() {
    let player = player()
    for _ in 0..<30 { player.perform(.step(1)) }
    #expect(abs(player.seconds - 0.5) < 1e-9)
    for _ in 0..<60 { player.perform(.step(-1)) }
    #expect(player.progress == 0)
  }

  @Test func speedCounts() {
    let player = player()
    player.speed = 0.5
    player.perform(.play)
    advance(player, to: 2)
    #expect(abs(player.progress - 0.5) < 1e-9)
  }

  @Test func aNewTreeGoesOnWhereTheOldOneWas() {
    let player = player()
    player.speed = 2
    player.perform(.reverse)
    advance(player, to: 0.25)
    let root = View(frame: Rect(0, 0, 50, 50))
    let box = View(frame: Rect(0, 0, 5, 5))
    root.addSubview(box)
    player.relocate(root: root, animation: .fadeIn(box, in: 2))
    #expect(abs(player.progress - 0.25) < 1e-9 && player.isMoving)
    #expect(abs(box.presented.alpha - 0.25) < 1e-9)
    advance(player, to: 0.5)
    #expect(abs(box.presented.alpha - 0.5) < 1e-9)
  }

  @Test func whatIsShownAnewStandsStill() {
    let player = player()
    player.perform(.play)
    player.show(root: View(), animation: .fadeIn(view, in: 4), at: 1)
    #expect(player.progress == 0.25 && player.isFresh && !player.isPaused && !player.isMoving)
    player.perform(.pauseOrResume)
    #expect(player.isMoving && player.progress == 0.25)
  }
}
