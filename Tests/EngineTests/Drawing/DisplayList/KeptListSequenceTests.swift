import EngineTestSupport
import Testing

@testable import Engine

/// Lists with parts that are kept of the frames before, against the slow rule.
@Suite struct KeptListSequenceTests {
  @Test func everyFrameIsAsIfMadeAnew() {
    forAll(seeds: sequences(600)) { random in
      let world = KeptListWorld(&random)
      for step in 0..<random.int(in: 4...16) {
        let deeds = random.list(count: 0...3) { world.changeAnything(&$0) }
        let (kept, plain) = world.picture(&random)
        #expect(kept == plain, "after step \(step): \(deeds)")
        #expect(DisplayList(kept).fingerprint == DisplayList(plain).fingerprint)
        guard kept == plain else { return }
      }
    }
  }

  /// Pictures that somebody keeps never change.
  @Test func picturesThatAreKeptStay() {
    forAll(seeds: sequences(100)) { random in
      let world = KeptListWorld(&random)
      var pictures: [(kept: [DrawCommand], plain: [DrawCommand])] = []
      for _ in 0..<random.int(in: 3...8) {
        _ = world.changeAnything(&random)
        pictures.append(world.picture(&random))
      }
      #expect(pictures.allSatisfy { $0.kept == $0.plain })
    }
  }

  /// A list is not made again, nor compared, where nothing in it has moved.
  @Test func whatStaysIsTheSameMemory() throws {
    let (root, moving, still) = (View(), View(), View())
    for (index, view) in [moving, still].enumerated() {
      view.frame = Rect(Double(index) * 50, 0, 40, 40)
      view.backgroundColor = .black
      let child = View(frame: Rect(1, 1, 9, 9), backgroundColor: .white)
      view.addSubview(child)
      root.addSubview(view)
    }
    let builder = DisplayListBuilder(measuring: MonospacedText())
    let first = try layers(builder.commands(for: root))
    let again = try layers(builder.commands(for: root))
    #expect(first.whole.sharesMemory(with: again.whole))
    #expect(builder.commands(for: root).sharesMemory(with: builder.commands(for: root)))
    moving.center = Point(90, 90)
    let second = try layers(builder.commands(for: root))
    #expect(!first.whole.sharesMemory(with: second.whole))
    for place in 0..<2 {
      #expect(first.parts[place].commands.sharesMemory(with: second.parts[place].commands))
    }
    moving.subviews[0].center = Point(6, 6)
    let third = try layers(builder.commands(for: root))
    #expect(!second.parts[0].commands.sharesMemory(with: third.parts[0].commands))
    #expect(second.parts[1].commands.sharesMemory(with: third.parts[1].commands))
  }

  private func layers(
    _ commands: [DrawCommand]
  ) throws -> (whole: [DrawCommand], parts: [Layer]) {
    guard case .layer(let root)? = commands.first else { throw NoLayer() }
    return (
      root.commands,
      root.commands.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
    )
  }

  private struct NoLayer: Error {}
}

/// A tree on a stage, to which anything happens that can be seen.
private final class KeptListWorld {
  private let stage = Stage()
  /// Two builders: what one has drawn says nothing about how the other one draws.
  private let builders = [
    DisplayListBuilder(measuring: MonospacedText()), DisplayListBuilder(measuring: PlainText()),
  ]
  private var views: [View] = []
  private var time = Instant.zero

  init(_ random: inout SeededGenerator) {
    stage.root.size = Size(300, 300)
    for _ in 0..<random.int(in: 3...9) {
      let view = View()
      place(view, &random)
      setAnything(of: view, &random)
      views.append(view)
    }
  }

  /// The picture as it is kept and as it is made anew.
  func picture(
    _ random: inout SeededGenerator
  ) -> (kept: [DrawCommand], plain: [DrawCommand]) {
    let builder = random.chance(0.9) ? builders[0] : builders[1]
    return (
      builder.commands(for: stage.root), PlainList(builder: builder).commands(for: stage.root)
    )
  }

  func changeAnything(_ random: inout SeededGenerator) -> String {
    let view = random.element(of: views)
    switch random.int(in: 0...10) {
    case 0:
      time = time.advanced(bySeconds: random.double(in: 0...0.5))
      stage.advance(to: time)
      return "time"
    case 1, 2:
      var random2 = random
      stage.animate(withDuration: random.double(in: 0.1...1)) {
        setAnything(of: view, &random2)
      }
      random = random2
      return "animated"
    case 3:
      view.content = content(&random)
      return "content"
    case 4:
      place(view, &random)
      return "placed"
    case 5:
      view.removeFromSuperview()
      return "removed"
    case 6:
      view.floats.toggle()
      return "floats"
    case 8:
      view.clipsToBounds.toggle()
      return "clips"
    case 7:
      view.superview?.arrange(view.superview?.subviews.reversed() ?? [])
      return "arranged"
    default:
      setAnything(of: view, &random)
      return "set"
    }
  }

  private func place(_ view: View, _ random: inout SeededGenerator) {
    let parents = ([stage.root] + views).filter { !$0.isDescendant(of: view) }
    let parent = random.element(of: parents)
    parent.insertSubview(view, at: random.int(in: 0...parent.subviews.count))
  }

  private func setAnything(of view: View, _ random: inout SeededGenerator) {
    for _ in 0..<random.int(in: 1...2) {
      let number = random.element(of: [0.0, 0.5, 1, 2])
      let color = random.element(of: [Color.clear, .black, .white])
      switch random.int(in: 0...10) {
      case 0: view.center = Point(random.double(in: 0...90), number)
      case 1: view.size = Size(random.element(of: [0.0, 20, 35]), 20)
      case 2: view.alpha = min(1, number)
      case 3: view.scale = Point(number, 1)
      case 4: view.rotation = number
      case 5: view.backgroundColor = color
      case 6: view.cornerRadius = number
      case 7: view.borderWidth = number
      case 8: view.borderColor = color
      case 9: view.shadow = Shadow(blur: number, offset: .zero, color: color)
      default: view.zPosition = number
      }
    }
  }

  private func content(_ random: inout SeededGenerator) -> Content {
    let string = random.element(of: ["a", "two words", ""])
    let color = random.element(of: [Color.black, .white])
    let side = random.element(of: [10.0, 20])
    switch random.int(in: 0...2) {
    case 0: return .empty
    case 1: return .text(TextContent(string, font: Font(size: 8), color: color))
    default:
      let item = Drawing.Item.fill(.rect(Rect(0, 0, 5, side)), .color(color))
      return .drawing(Drawing(viewBox: Rect(0, 0, side, 10), items: [item]))
    }
  }
}
