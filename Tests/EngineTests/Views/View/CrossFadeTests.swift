import EngineTestSupport
import Testing

@testable import Engine

/// Contents that fade into one another.
@Suite struct CrossFadeTests {
  private let stage = Stage()
  private let view = View(frame: Rect(0, 0, 40, 20), key: "view")

  init() {
    stage.root.frame = Rect(0, 0, 40, 20)
    stage.root.addSubview(view)
    view.crossFadesContent = true
    view.content = Self.left
    stage.advance(to: .zero)
  }

  /// A box of one colour in a part of 40 × 20.
  private static func box(_ place: Rect, _ color: Color) -> Content {
    .drawing(Drawing(viewBox: Rect(0, 0, 40, 20), items: [.fill(.rect(place), .color(color))]))
  }

  private static let left = box(Rect(0, 0, 30, 20), .white)
  private static let right = box(Rect(10, 0, 30, 20), .white)
  private static let red = box(Rect(0, 0, 40, 20), Color(255, 0, 0))

  /// The grey of a column of the picture on black.
  private func levels(_ builder: DisplayListBuilder) -> [UInt32] {
    let bitmap = painted(builder.commands(for: stage.root), 40, 20)
    return [5, 20, 35].map { bitmap.pixels[10 * 40 + $0] >> 24 }
  }

  private func list() -> [DrawCommand] {
    DisplayListBuilder(measuring: MonospacedText()).commands(for: stage.root)
  }

  private var shares: [Double] { view.mix.map { mix in mix.layers.map(\.share) } ?? [] }

  // MARK: The picture

  /// The parts that only the old content has fade out, those that only the new one has fade in, and
  /// where both are alike nothing happens.
  @Test func nothingIsDimmedWhereBothAreAlike() {
    let builder = DisplayListBuilder(measuring: MonospacedText())
    #expect(levels(builder) == [255, 255, 0])
    stage.animate(withDuration: 1, curve: .linear) { view.content = Self.right }
    for (time, share) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.9, 0.9)] {
      stage.advance(to: .seconds(time))
      let new = UInt32((share * 255).rounded())
      #expect(levels(builder)[1] == 255)
      #expect(abs(Int(levels(builder)[0]) - Int(255 - new)) <= 1)
      #expect(abs(Int(levels(builder)[2]) - Int(new)) <= 1)
    }
    stage.advance(to: .seconds(1))
    #expect(levels(builder) == [0, 255, 255])
  }

  /// The list at either end is that of a view that has never faded, so no layer is left.
  @Test func nothingIsLeftAtRest() {
    let before = list()
    let change = stage.hold(
      stage.animation(withDuration: 1) { view.content = Self.right }, endsItself: true)
    #expect(list() == before)
    change.seek(to: 0.5)
    #expect(list() != before && view.mix != nil)
    change.seek(to: 1)
    let plain = View(frame: view.frame, key: "view")
    plain.content = Self.right
    let after = list()
    view.removeFromSuperview()
    stage.root.addSubview(plain)
    #expect(list() == after)
    change.rollBack()
    #expect(view.mix == nil && view.content == Self.left)
  }

  @Test func theMixIsGoneWithItsAnimations() {
    var change: (any Change)? = stage.animate(withDuration: 1) { view.content = Self.right }
    stage.advance(to: .seconds(0.5))
    #expect(view.knownMix != nil)
    stage.advance(to: .seconds(1))
    #expect(change?.outcome == .finished && view.mix == nil)
    change = nil
    #expect(view.knownMix == nil && view.content == Self.right)
  }

  // MARK: When it fades

  @Test func aViewThatWasNotAskedToCuts() {
    view.crossFadesContent = false
    stage.animate(withDuration: 1) { view.content = Self.right }
    #expect(view.content == Self.right && view.mix == nil && !stage.isRunning)
  }

  @Test func outsideOfAnimationsItCuts() {
    stage.animate(withDuration: 1) { view.content = Self.right }
    stage.advance(to: .seconds(0.5))
    view.content = Self.red
    #expect(view.content == Self.red && view.mix == nil)
    stage.advance(to: .seconds(0.5))
    #expect(!stage.isRunning && view.content == Self.red)
  }

  @Test func aRecordedChangeIsAValue() {
    let animation = stage.animation(withDuration: 1) { view.content = Self.right }
    #expect(view.content == Self.left && view.mix == nil)
    view.content = Self.red
    stage.play(animation)
    #expect(view.content == Self.right)
    stage.advance(to: .seconds(0.5))
    #expect(view.mix?.layers.map(\.content) == [Self.right, Self.red])
    stage.advance(to: .seconds(1))
    #expect(view.content == Self.right && view.mix == nil)
  }

  /// The newest one of a closure counts.
  @Test func ofTwoInOneClosureTheSecondFades() {
    stage.animate(withDuration: 1) {
      view.content = Self.red
      view.content = Self.right
    }
    stage.advance(to: .seconds(0.5))
    #expect(view.content == Self.right)
    #expect(view.mix?.layers.map(\.content) == [Self.left, Self.right])
  }

  @Test func itsOwnContentFadesNothing() {
    stage.animate(withDuration: 1) { view.content = Self.left }
    #expect(!stage.isRunning && view.knownMix == nil)
  }

  // MARK: As every other property

  @Test func aThirdContentTakesOverWithoutAJump() {
    stage.animate(withDuration: 1, curve: .linear) { view.content = Self.right }
    stage.advance(to: .seconds(0.5))
    let before = list()
    stage.animate(withDuration: 1, curve: .linear) { view.content = Self.red }
    #expect(list() == before)
    stage.advance(to: .seconds(0.75))
    // 1/4 red; of the rest the second had 1/2 and goes on growing.
    #expect(view.mix?.layers.count == 3)
    stage.advance(to: .seconds(1.5))
    #expect(view.content == Self.red && view.mix == nil)
  }

  /// A way that an event of a frame takes away ends in that frame, and is told in it.
  @Test func aContentThatIsSetAtOnceEndsTheWayToAnother() {
    var told: [Outcome] = []
    let change = stage.animate(withDuration: 1, curve: .linear) { view.content = Self.right }
    change.onEnd { told.append($0) }
    stage.advance(to: .seconds(0.25))
    view.content = Self.red
    #expect(told.isEmpty && list().count == 1)
    stage.update()
    #expect(told == [.retargeted] && change.outcome == .retargeted && !stage.isRunning)
  }

  @Test func thereAndBackIsOnlyTwo() {
    let change = stage.animate(withDuration: 1, curve: .linear) { view.content = Self.right }
    stage.advance(to: .seconds(0.25))
    stage.animate(withDuration: 1, curve: .linear) { view.content = Self.left }
    #expect(change.outcome == .retargeted && view.content == Self.left)
    stage.advance(to: .seconds(0.5))
    #expect(view.mix?.layers.count == 2)
    stage.advance(to: .seconds(1.25))
    #expect(view.mix == nil)
  }

  @Test func moreThanThereIsRoomForShowTheNewest() {
    for number in 0..<40 {
      stage.advance(to: .seconds(Double(number) * 0.03))
      stage.animate(withDuration: 0.3) {
        view.content = Self.box(Rect(0, 0, Double(number), 10), .white)
      }
    }
    stage.advance(to: .seconds(3))
    #expect(view.content == Self.box(Rect(0, 0, 39, 10), .white) && view.mix == nil)
  }

  /// A way between two contents needs both; a change of what is on screen may give up the newest.
  @Test func aWayBetweenTwoHasRoomForBothOrIsNone() {
    for number in 0..<2 * Lanes.scalarCount {
      stage.advance(to: .seconds(Double(number) * 0.01))
      stage.animate(withDuration: 1) {
        view.content = Self.box(Rect(0, 0, Double(number), 10), .white)
      }
    }
    #expect(view.contentWay(from: view.content, to: Self.red) == nil)
    let way = view.contentWay(from: view.content, to: Self.red, mayTakeOver: true)
    #expect(way.map { $0.from == $0.to } ?? false)
  }

  // MARK: Layouts and reloads

  private func label(_ text: String, _ x: Double) -> any Layout {
    LabelLayout(text: text, viewReuseId: "label", config: { $0.crossFadesContent = true })
      .inset(Insets(top: 0, left: x, bottom: 0, right: 0))
  }

  @Test func betweenLayoutsTextsFade() throws {
    let host = View(frame: Rect(0, 0, 200, 40))
    stage.root.addSubview(host)
    label("Old", 0).arrangement(width: 200).makeViews(in: host)
    let words = try #require(host.first(key: "label"))
    let animation = label("New", 50).arrangement(width: 200).prepareAnimation(for: host)
    animation.timing = AnimatorTiming(curve: .linear, duration: 1)
    animation.change.seek(to: 0.25)
    #expect(words.mix?.layers.map(\.share) == [1, 0.25])
    animation.change.seek(to: 0)
    #expect(words.mix?.layers.count ?? 1 == 1)
    animation.change.rollBack()
    guard case .text(let text) = words.content else { return #expect(Bool(false)) }
    #expect(text.string == "Old" && words.mix == nil)
  }

  @Test func aReloadFadesInTheAnimatorsTime() throws {
    let list = ComponentView(frame: Rect(0, 0, 200, 40))
    stage.root.addSubview(list)
    list.animator = FadeAnimator(timing: AnimatorTiming(curve: .linear, duration: 1))
    list.component = label("Old", 0)
    stage.advance(to: .seconds(0.1))
    let words = try #require(list.first(key: "label"))
    list.component = label("New", 0)
    stage.advance(to: .seconds(0.2))
    stage.advance(to: .seconds(0.7))
    #expect(isClose(words.mix?.layers.last?.share ?? 0, 0.5))
    list.lastChange?.seek(to: 0.25)
    #expect(isClose(words.mix?.layers.last?.share ?? 0, 0.25))
    list.lastChange?.commit()
    #expect(words.mix == nil && !stage.isRunning)
  }

  @Test func equalTextsInAReloadChangeNothing() {
    let list = ComponentView(frame: Rect(0, 0, 200, 40))
    stage.root.addSubview(list)
    list.animator = FadeAnimator()
    list.component = label("Old", 0)
    stage.advance(to: .seconds(0.1))
    list.component = label("Old", 0)
    stage.advance(to: .seconds(0.2))
    #expect(!stage.isRunning)
  }
}
