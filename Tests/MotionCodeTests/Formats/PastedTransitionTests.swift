import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// CSS's lists: the first transition's curve comes with its own times.
@Suite struct PastedTransitionTests {
  private static let own = CubicBezier(0.1, 0.2, 0.3, 0.4)

  @Test(arguments: [
    ("transition: opacity 0.3s ease, transform 0.5s ease-in", CubicBezier.cssEase, 0.3, nil),
    ("transition: opacity 0.3s, transform 0.5s ease-in 1s", .cssEase, 0.3, nil),
    ("transition: opacity 0.3s ease-out, transform 0.5s steps(4) 1s", .cssEaseOut, 0.3, nil),
    (
      "transition: transform 0.5s cubic-bezier(0.1, 0.2, 0.3, 0.4) 50ms, opacity 1s ease", own, 0.5,
      0.05
    ),
    (
      "transition: opacity 300ms cubic-bezier(0.1, 0.2, 0.3, 0.4), x 1s linear(0, 1)", own, 0.3, nil
    ),
    ("opacity 0.3s ease-in, transform 0.5s ease-out 1s", .cssEaseIn, 0.3, nil),
    ("animation: slide 250ms ease-in 100ms both, fade 1s linear 2s", .cssEaseIn, 0.25, 0.1),
    ("animation: 100ms slide ease-out", .cssEaseOut, 0.1, nil),
    (
      "transition-property: a, b; transition-duration: 250ms, 1s; "
        + "transition-timing-function: cubic-bezier(0.1, 0.2, 0.3, 0.4), ease; "
        + "transition-delay: 20ms, 3s", own, 0.25, 0.02
    ),
    ("animation-timing-function: ease-in;\nanimation-duration: 2s", .cssEaseIn, 2, nil),
    ("transition: all .2s; transition-timing-function: ease-in", .cssEaseIn, 0.2, nil),
    ("a { transition: all 0.2s } b { transition: all 1s ease-in 1s }", .cssEase, 0.2, nil),
    ("style={{ transition: 'opacity 0.3s ease-in, transform 1s ease' }}", .cssEaseIn, 0.3, nil),
    ("element.style.transition = \"all 0.2s ease-out\"", .cssEaseOut, 0.2, nil),
    ("-webkit-transition: all 0.2s ease-out, b 1s", .cssEaseOut, 0.2, nil),
    ("transition: opacity 0.3s allow-discrete", .cssEase, 0.3, nil),
    ("transition: 0.3s", .cssEase, 0.3, nil),
    ("animation: 3 slide 0.3s infinite alternate both", .cssEase, 0.3, nil),
    (
      "transition: all .2s var(--own); transition-timing-function: ease-in", .cssEaseIn, 0.2, nil
    ),
    ("transition: all 0.2s var(--ease-out-quint)", CubicBezier(0.22, 1, 0.36, 1), 0.2, nil),
    ("transition-duration: 2s; transition-timing-function: ease", .cssEase, 2, nil),
  ])
  func theFirstOneIsTaken(
    _ text: String, _ curve: CubicBezier, _ duration: Double, _ delay: Double?
  ) throws {
    let pasted = try PastedMotion(text, duration: 0.7)
    #expect(pasted.type == .curve(.cubicBezier(curve), duration: duration))
    #expect(pasted.delay == delay)
  }

  /// The names of CSS, by the numbers of its specification.
  @Test(arguments: [
    ("ease", CubicBezier(0.25, 0.1, 0.25, 1)), ("ease-in", CubicBezier(0.42, 0, 1, 1)),
    ("ease-out", CubicBezier(0, 0, 0.58, 1)), ("ease-in-out", CubicBezier(0.42, 0, 0.58, 1)),
  ])
  func itsNamesAreItsCurves(_ name: String, _ curve: CubicBezier) throws {
    for text in [name, "transition: all 1s \(name)", "animation-timing-function: \(name), linear"] {
      #expect(try PastedMotion(text, duration: 1).type == .curve(.cubicBezier(curve), duration: 1))
    }
  }
}
