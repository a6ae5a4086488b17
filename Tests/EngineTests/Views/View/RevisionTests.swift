import EngineTestSupport
import Testing

@testable import Engine

/// The notes of a view on its changes, for those who draw it.
@Suite struct RevisionTests {
  private let view = View(frame: Rect(0, 0, 10, 10))

  /// True if a closure changes anything by which the view may be drawn otherwise.
  private func counts(_ change: () -> Void) -> Bool {
    let before = view.revision
    change()
    return view.revision != before
  }

  /// A frame asks for the place and the opacity in any case.
  @Test func whatIsPresentedElsewhereIsNoOtherDrawing() {
    let places: [ViewProperty] = [.center, .alpha, .translation, .scale, .rotation]
    for property in ViewProperty.allCases {
      let lanes = view.presented[property] / 2 + Lanes(repeating: 0.25)
      #expect(
        counts { view.present(lanes, of: property.rawValue) } == !places.contains(property),
        "\(property)")
      #expect(view.presented[property] != view.rest[property], "\(property)")
    }
  }

  @Test func everythingElseIsAnotherDrawing() {
    #expect(counts { view.floats = true } && counts { view.clipsToBounds = true })
    #expect(counts { view.rest.center.x = 9 } && counts { view.presented = view.rest })
    #expect(counts { view.content = .drawing(Drawing(viewBox: .zero, items: [])) })
    #expect(counts { view.noteDeparture() } && !counts { view.key = "k" })
  }

  @Test func aViewIsRaisedAtAnotherHeightThanNought() {
    #expect(!view.isRaised)
    for (height, isRaised) in [(2.0, true), (0, false), (-1, true), (0, false)] {
      view.present(Double(height).lanes, of: ViewProperty.zPosition.rawValue)
      #expect(view.isRaised == isRaised)
      view.presented = Appearance(zPosition: height)
      #expect(view.isRaised == isRaised)
    }
  }

  @Test func higherChildrenLieInFrontOfLowerOnes() {
    let children = (0..<4).map { View(frame: .zero, key: "\($0)") }
    for child in children { view.addSubview(child) }
    func order() -> [String] { view.stackedSubviews.compactMap(\.key) }
    #expect(order() == ["0", "1", "2", "3"])
    children[1].zPosition = 1
    #expect(order() == ["0", "2", "3", "1"])
    children[3].zPosition = -1
    children[0].zPosition = 1
    #expect(order() == ["3", "2", "0", "1"], "of equal ones the order decides")
  }

  /// A view remembers where it rested before a change of its place or shape, and no other one.
  @Test func aChangeOfItsPlaceIsADeparture() {
    let poses: [ViewProperty] = [.center, .size, .translation, .scale, .rotation, .borderWidth]
    for property in ViewProperty.allCases {
      let scene = OneViewStage()
      let before = View.pose(scene.view.rest)
      let lanes = scene.view.rest[property] / 2 + Lanes(repeating: 0.25)
      let same = scene.view.rest[property]
      scene.stage.animate(withDuration: 1) { scene.view.set(property, to: same) }
      #expect(scene.view.departure == nil, "\(property) goes nowhere")
      scene.stage.animate(withDuration: 1) { scene.view.set(property, to: lanes) }
      #expect(scene.view.departure == (poses.contains(property) ? before : nil), "\(property)")
    }
  }
}
