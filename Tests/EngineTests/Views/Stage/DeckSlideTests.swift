import Engine
import EngineDeck
import Testing

/// The slide "All the code" of the deck, as it is written there, with `View` for `UIView` and
/// `Double` for `CGFloat`.
@Suite struct DeckSlideTests {
  let circle = View(frame: Rect(100, 100, 100, 100))
  let square = View(frame: Rect(300, 100, 100, 100))
  let container = View(frame: Rect(0, 0, 500, 300))

  private func final() -> Animation<Effect> {
    let left =
      linear(from: 100, to: 10, in: 2.0).time(easeInOut)
      .do(resize(circle))

    let right =
      linear(from: 0, to: 2 * Double.pi, in: 2.0).time(easeOut(1.5))
      .do(rotate(square))

    let fadeIn =
      linear(from: 0, to: 1, in: 1.0).time(easeInOut)
      .bind(container, with: \.alpha)

    let animations = (left + right).looped
    let final = fadeIn * animations
    return final
  }

  @Test func buildingItChangesNothing() {
    _ = final()
    #expect(circle.presented.size == Size(100, 100))
    #expect(square.presented.transform == .identity)
    #expect(container.presented.alpha == 1)
  }

  @Test func itFadesInThenGoesThereAndBack() {
    let stage = Stage()
    stage.root.addSubview(container)
    container.addSubview(circle)
    container.addSubview(square)
    let animation = final()
    #expect(animation.duration == 5)
    let playback = stage.hold(animation)
    #expect(container.presented.alpha == 0)
    #expect(circle.presented.size == Size(100, 100))

    playback.seek(to: 1.0 / 5)
    #expect(container.presented.alpha == 1)
    #expect(square.presented.transform.rotation == 0)

    playback.seek(to: 3.0 / 5)
    #expect(abs(circle.presented.size.width - 10) < 1e-9)
    #expect(abs(square.presented.transform.rotation - 2 * .pi) < 1e-9)
    #expect(circle.presented.center == Point(150, 150))

    playback.seek(to: 1)
    #expect(abs(circle.presented.size.width - 100) < 1e-9)
    #expect(abs(square.presented.transform.rotation) < 1e-9)
    #expect(container.presented.alpha == 1)
  }
}
