import EngineTestSupport
import Testing

@testable import Engine

/// Everything that can happen to a content in a few steps, and long random lives of one.
@Suite struct CrossFadeWorldTests {
  private enum Step: Hashable {
    case animate(Int)
    case hold(Int)
    case seek(Double)
    case reverse
    case commit, rollBack
    case cut(Int)
    case wait
  }

  private static let steps: [Step] = [
    .animate(0), .animate(1), .animate(2), .hold(1), .seek(0.5), .reverse, .commit, .rollBack,
    .cut(2), .wait,
  ]

  /// A view and all that was done to it.
  private final class World {
    let stage = Stage()
    let view = View(frame: Rect(0, 0, 8, 8))
    var last: (any Change)?
    var time = 0.0
    var problems: [String] = []

    init() {
      stage.root.addSubview(view)
      view.crossFadesContent = true
      view.content = World.content(0)
      stage.advance(to: .zero)
    }

    static func content(_ number: Int) -> Content {
      .drawing(
        Drawing(
          viewBox: Rect(0, 0, 8, 8),
          items: [.fill(.rect(Rect(Double(number), 0, 4, 8)), .color(.white))]))
    }

    /// The shares of the contents, by their numbers.
    var shares: [Double] {
      guard let mix = view.mix else {
        return (0..<9).map { view.content == World.content($0) ? 1 : 0 }
      }
      var shares = [Double](repeating: 0, count: 9)
      for (content, share) in mix.layers {
        for number in 0..<9 { shares[number] *= 1 - share }
        if let number = (0..<9).first(where: { World.content($0) == content }) {
          shares[number] += share
        }
      }
      return shares
    }

    func take(_ step: Step) {
      let before = shares
      switch step {
      case .animate(let number):
        last = stage.animate(withDuration: 0.3) { view.content = World.content(number) }
        expectStill(before, step)
      case .hold(let number):
        let change = stage.animation(withDuration: 0.3) { view.content = World.content(number) }
        last = stage.hold(change, endsItself: true)
        expectStill(before, step)
      case .seek(let progress): last?.seek(to: progress)
      case .reverse:
        last?.play(reversed: !(last?.isReversed ?? false))
        expectStill(before, step)
      case .commit: last?.commit()
      case .rollBack: last?.rollBack()
      case .cut(let number):
        view.content = World.content(number)
        if view.mix != nil { problems.append("a cut fades") }
      case .wait: advance(by: 0.1)
      }
      check("\(step)")
    }

    func advance(by seconds: Double) {
      time += seconds
      stage.advance(to: .seconds(time))
      check("at \(time)")
    }

    /// The shares are what they were, but where an animation steps back into its own way.
    private func expectStill(_ before: [Double], _ step: Step) {
      let jump = zip(before, shares).map { abs($0 - $1) }.max() ?? 0
      if jump > 1e-9 { problems.append("\(step) jumps by \(jump)") }
    }

    private func check(_ moment: String) {
      let sum = shares.reduce(0, +)
      if abs(sum - 1) > 1e-9 { problems.append("\(moment): the shares are \(shares)") }
      let raw = view.mix?.shown.sum() ?? 1
      if abs(raw - 1) > 1e-9 { problems.append("\(moment): the raw shares are \(raw)") }
    }

    /// Ends everything; only the content at rest is there.
    func rest() {
      last?.play()
      for _ in 0..<20 { advance(by: 0.1) }
      last = nil
      if stage.isRunning { problems.append("it never rests") }
      if view.mix != nil { problems.append("a mix is left at rest") }
      if view.knownMix != nil { problems.append("a mix is kept at rest") }
    }
  }

  @Test func everyShortLifeIsWithoutJumpsAndLeavesNothing() {
    for life in allLists(of: Self.steps, upTo: 4) {
      let world = World()
      for step in life { world.take(step) }
      world.rest()
      #expect(world.problems == [], "\(life)")
      if !world.problems.isEmpty { return }
    }
  }

  @Test func longLives() {
    forAll(seeds: 0..<200) { random in
      let world = World()
      for _ in 0..<60 {
        if random.chance(0.5) {
          world.take(.animate(random.int(in: 0...4)))
        } else {
          world.take(random.element(of: Self.steps))
        }
        if random.chance(0.6) { world.advance(by: random.double(in: 0.02...0.2)) }
      }
      world.rest()
      #expect(world.problems == [])
    }
  }

  // MARK: The picture

  /// The parts that are painted anew of a frame give the whole frame, wherever the fading view moves.
  @Test func damageIsThatOfTheWholePicture() {
    forAll(seeds: 0..<60) { random in
      let world = World()
      world.view.frame = Rect(3, 2, 20, 12)
      let builder = DisplayListBuilder(measuring: MonospacedText())
      var last = DisplayList(builder.commands(for: world.stage.root))
      let kept = painted(last.commands, 40, 30)
      for _ in 0..<25 {
        world.take(.animate(random.int(in: 0...4)))
        if random.chance(0.3) {
          world.stage.animate(withDuration: 0.2) {
            world.view.center = Point(random.double(in: 5...35), random.double(in: 5...25))
          }
        }
        world.advance(by: random.double(in: 0.02...0.15))
        let list = DisplayList(builder.commands(for: world.stage.root))
        repair(kept, from: last, to: list)
        #expect(kept.pixels == painted(list.commands, 40, 30).pixels)
        last = list
      }
    }
  }

  private func repair(_ bitmap: Bitmap, from old: DisplayList, to new: DisplayList) {
    let picture = PixelRect(x: 0, y: 0, width: 40, height: 30)
    let painter = Painter()
    for block in new.damage(since: old, in: picture, glyphs: nil) {
      bitmap.withPixels { pixels in
        pixels.clear(.clear, in: block)
        painter.paint(new, into: pixels, clip: block, glyphs: nil)
      }
    }
  }
}
