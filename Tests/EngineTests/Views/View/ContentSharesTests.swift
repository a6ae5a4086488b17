import EngineTestSupport
import Testing

@testable import Engine

/// The shares of a view's contents as the numbers of a property, and mixes that are forgotten.
@Suite struct ContentSharesTests {
  private let stage = Stage()
  private let view = View(frame: Rect(0, 0, 40, 20), key: "view")

  init() {
    stage.root.addSubview(view)
    view.crossFadesContent = true
    view.content = Self.box(0)
    stage.advance(to: .zero)
  }

  private static func box(_ width: Double) -> Content {
    .drawing(
      Drawing(
        viewBox: Rect(0, 0, 40, 20), items: [.fill(.rect(Rect(0, 0, width, 9)), .color(.white))]))
  }

  private var shares: [Double] { view.mix.map { mix in mix.layers.map(\.share) } ?? [] }

  @Test func theSharesAreOneOfAViewsNumberedProperties() {
    let number = View.contentNumber
    #expect(view.restLanes(of: number) == .zero && !view.fadesContent)
    view.setRestLanes(Lanes(repeating: 1), of: number)
    view.present(Lanes(repeating: 1), of: number)
    #expect(view.content == Self.box(0) && view.mix == nil && view.rest == view.presented)
    stage.animate(withDuration: 1, curve: .linear) { view.content = Self.box(1) }
    stage.advance(to: .seconds(0.25))
    #expect(view.fadesContent && view.restLanes(of: number) == ContentMix.all(of: 1))
    #expect(shares == [1, 0.25])
    view.present(Lanes(0.5, 0.5, 0, 0, 0, 0, 0, 0), of: number)
    #expect(shares == [1, 0.5])
    view.setRestLanes(ContentMix.all(of: 0), of: number)
    #expect(view.content == Self.box(0))
    view.present(ContentMix.all(of: 0), of: number)
    #expect(view.mix == nil)
  }

  @Test func whereNoStageShowsItNothingFades() {
    let alone = View(frame: Rect(0, 0, 40, 20))
    alone.content = Self.box(0)
    let way = alone.contentWay(from: Self.box(0), to: Self.box(1))
    #expect(alone.knownMix != nil && way != nil && !alone.fadesContent)
    alone.content = Self.box(2)
    #expect(alone.content == Self.box(2) && alone.mix == nil)
  }

  @Test func aClosureIsAskedForItsContentWithoutSettingIt() {
    #expect(view.content { view.content = Self.box(3) } == Self.box(3))
    #expect(view.content {} == Self.box(0))
    #expect(view.content == Self.box(0) && view.probed == nil && view.knownMix == nil)
    view.content = Self.box(4)
    #expect(view.content == Self.box(4))
  }

  /// While all places are taken there is no way from a content that has none.
  @Test func aWayFromAContentWithoutAPlaceIsNone() {
    for number in 1...2 * Lanes.scalarCount {
      stage.advance(to: .seconds(Double(number) * 0.01))
      stage.animate(withDuration: 1, curve: .linear) { view.content = Self.box(Double(number)) }
    }
    let newest = view.content
    stage.advance(to: .seconds(0.6))
    #expect(view.contentWay(from: Self.box(39), to: newest) == nil)
    #expect(view.contentWay(from: Self.box(39), to: newest, mayTakeOver: true) == nil)
    #expect(view.contentWay(from: newest, to: newest) != nil)
  }

  /// Values that mean contents of which the view knows no more leave it alone.
  @Test func aForgottenMixShowsNothing() {
    let ways = (1..<Lanes.scalarCount).map { number in
      stage.animation(withDuration: 1) { view.content = Self.box(Double(number)) }
    }
    #expect(view.content == Self.box(0) && view.knownMix != nil)
    view.content = Self.box(39)
    #expect(view.knownMix == nil, "there was no room for one more")
    let change = stage.hold(ways[0])
    for progress in [0, 0.5, 1] {
      change.seek(to: progress)
      #expect(view.content == Self.box(39) && view.mix == nil)
    }
    change.commit()
    #expect(view.content == Self.box(39) && ways.count == Lanes.scalarCount - 1)
  }

  @Test func whatIsForgottenIsWhereItRestsAtOnce() {
    let playback = stage.animate(withDuration: 1, curve: .linear) {
      view.content = Self.box(1)
      view.center.x = 120
      view.alpha = 0
    }
    stage.advance(to: .seconds(0.5))
    #expect(view.mix != nil && view.presented.center.x == 70 && view.presented.alpha == 0.5)
    stage.forget(view)
    #expect(view.mix == nil && view.content == Self.box(1))
    #expect(view.presented == view.rest && view.center.x == 120 && view.alpha == 0)
    stage.advance(to: .seconds(0.6))
    #expect(view.presented.center.x == 120 && view.mix == nil)
    #expect(playback.outcome == .retargeted && !stage.isRunning)
  }

  // MARK: In a reload

  /// A new content has no block of its own, and goes with the view's last one.
  @Test func itGoesWithTheLastBlockThatMovesItsView() throws {
    let other = View(frame: Rect(0, 0, 9, 9))
    stage.root.addSubview(other)
    var hadNew: [Bool] = []
    let recorded = stage.recordReload {
      guard let reload = stage.recorder?.reload else { return }
      reload.joinContent(of: view)
      hadNew.append(reload.hasNewContent(of: view))
      view.content = Self.box(1)
      hadNew.append(reload.hasNewContent(of: view))
      stage.animate(withDuration: 1, animations: { view.alpha = 0 })
      stage.animate(withDuration: 2, curve: .linear, animations: { view.center.x = 100 })
      stage.play(linear(from: 0, to: 1, in: 3).bind(view, with: \.cornerRadius))
      stage.animate(withDuration: 4, animations: { other.alpha = 0 })
      reload.joinContent(of: view)
      reload.joinContent(of: other)
    }
    #expect(hadNew == [false, true])
    let record = recorded.records.first { $0.property == view.contentProperty }
    #expect(record?.block == 1, "not with a value, nor with another view")
    let playback = try #require(
      stage.perform(recorded, as: recorded.animation, interruption: .additive))
    stage.advance(to: .seconds(0.5))
    #expect(shares == [1, 0.25])
    stage.advance(to: .seconds(2))
    #expect(view.mix == nil && view.content == Self.box(1) && playback.outcome == nil)
  }

  @Test func whereNothingMovesItsViewItIsThereAtOnce() {
    let recorded = stage.recordReload {
      view.content = Self.box(1)
      stage.recorder?.reload?.joinContent(of: view)
    }
    #expect(recorded.records.map(\.block) == [nil])
    #expect(stage.perform(recorded, as: recorded.animation, interruption: .additive) == nil)
    #expect(view.content == Self.box(1) && view.mix == nil && !stage.isRunning)
  }
}
