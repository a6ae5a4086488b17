import Testing

@testable import Engine

/// The values that tell of the pointer.
@Suite struct TrackingTests {
  private let all: [Tracking] = [
    .began(Point(1, 2)), .moved(Point(3, 4)), .ended(Point(5, 6)), .cancelled,
  ]

  @Test func aPressIsSomewhereUntilItIsLost() {
    #expect(all.map(\.point) == [Point(1, 2), Point(3, 4), Point(5, 6), nil])
  }

  @Test func aPressInOtherCoordinatesIsTheSame() {
    #expect(
      all.map { $0.moved(by: Point(10, -20)) } == [
        .began(Point(11, -18)), .moved(Point(13, -16)), .ended(Point(15, -14)), .cancelled,
      ])
  }

  @Test func onlyAnOpenHandCloses() {
    let shapes: [Cursor] = [.arrow, .hand, .openHand, .closedHand, .text, .resizeHorizontally]
    #expect(
      shapes.map(\.held) == [
        .arrow, .hand, .closedHand, .closedHand, .text, .resizeHorizontally,
      ])
  }

  /// Each reason for another look is told once, and none that changes nothing.
  @Test func aLookIsToldWhenItIsAnotherOne() {
    let view = View()
    var looks: [PressLook] = []
    view.onLook = { looks.append($0) }
    view.pointerLook = .hovered
    view.pointerLook = .hovered
    view.isKeyPressed = true
    view.pointerLook = .plain
    view.isKeyPressed = false
    view.pointerLook = .pressed
    view.isKeyPressed = true
    view.isKeyPressed = false
    #expect(looks == [.hovered, .pressed, .plain, .pressed] && view.look == .pressed)
  }
}
