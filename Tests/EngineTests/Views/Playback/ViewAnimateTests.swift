import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ViewAnimateTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  private final class Ends {
    var all: [Bool] = []
  }

  private let ends = Ends()

  @Test func whatItsClosureSetsMoves() {
    View.animate(withDuration: 2, options: .curveLinear) {
      view.alpha = 0
      #expect(view.alpha == 0 && view.presented.alpha == 1)
    }
    #expect(view.alpha == 0 && view.presented.alpha == 1)
    scene.advance(to: 1)
    #expect(isClose(view.presented.alpha, 0.5))
    scene.advance(to: 2)
    #expect(view.presented.alpha == 0 && !stage.isRunning)
  }

  @Test func afterItAPropertyIsSetAtOnce() {
    View.animate(withDuration: 2) { view.cornerRadius = 5 }
    view.alpha = 0.25
    #expect(view.presented.alpha == 0.25)
    View.animate(withDuration: 2) {}
    view.alpha = 0.75
    #expect(view.presented.alpha == 0.75)
  }

  private static let curves: [(View.AnimationOptions, TimingCurve)] = [
    ([], .cssEaseInOut), (.curveEaseInOut, .cssEaseInOut), (.curveEaseIn, .cssEaseIn),
    (.curveEaseOut, .cssEaseOut), (.curveLinear, .linear),
    ([.curveEaseIn, .allowUserInteraction, .beginFromCurrentState, .layoutSubviews], .cssEaseIn),
    ([.overrideInheritedDuration, .overrideInheritedCurve], .cssEaseInOut),
    (.overrideInheritedOptions, .cssEaseInOut),
  ]

  /// As `stage.animate` with the same words, at every moment.
  @Test(arguments: curves)
  func theOptionsSayTheCurve(_ options: View.AnimationOptions, _ curve: TimingCurve) {
    let other = OneViewStage()
    View.animate(withDuration: 1, delay: 0.25, options: options) { view.center = Point(70, 5) }
    other.stage.animate(
      withDuration: 1, delay: 0.25, curve: curve, animations: { other.view.center = Point(70, 5) })
    for step in 0...13 {
      scene.advance(to: Double(step) / 10)
      other.advance(to: Double(step) / 10)
      #expect(view.presented.center == other.view.presented.center)
    }
    #expect(view.presented.center == Point(70, 5))
  }

  @Test func aSpringSwingsAsAnAnimatorsDoes() {
    let other = OneViewStage()
    let timing = AnimatorTiming.spring(duration: 1, damping: 0.4, velocity: 3)
    View.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 3,
      options: [.allowUserInteraction], animations: { view.center.x = 100 })
    other.stage.animate(
      withDuration: 1, curve: timing.curve, animations: { other.view.center.x = 100 })
    for step in 1...10 {
      scene.advance(to: Double(step) / 10)
      other.advance(to: Double(step) / 10)
      #expect(view.presented.center == other.view.presented.center)
    }
  }

  @Test func twoStagesMoveInOneClosureAndEndAsOne() {
    let other = OneViewStage()
    View.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        view.alpha = 0
        other.view.alpha = 0
        view.cornerRadius = 8
      }, completion: { ends.all.append($0) })
    scene.advance(to: 0.5)
    other.advance(to: 0.25)
    #expect(isClose(view.presented.alpha, 0.5) && isClose(other.view.presented.alpha, 0.75))
    #expect(view.presented.cornerRadius == 4)
    scene.advance(to: 1)
    #expect(ends.all.isEmpty && !stage.isRunning)
    other.advance(to: 0.75)
    #expect(ends.all.isEmpty)
    other.advance(to: 1)
    other.advance(to: 2)
    scene.advance(to: 2)
    #expect(ends.all == [true])
  }

  @Test func aMotionThatIsTakenOverIsNotFinished() {
    View.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.all.append($0) })
    scene.advance(to: 0.5)
    view.alpha = 1
    scene.advance(to: 0.6)
    #expect(ends.all == [false])
  }

  @Test func withoutAChangeOnAStageItIsOverAtOnce() {
    let lone = View()
    View.animate(
      withDuration: 1, animations: { lone.alpha = 0 }, completion: { ends.all.append($0) })
    #expect(ends.all == [true] && lone.presented.alpha == 0)
    View.animate(withDuration: 1, animations: {}, completion: { ends.all.append($0) })
    #expect(ends.all == [true, true] && !stage.isRunning)
  }

  @Test(arguments: [0, -3.0]) func noDurationIsOverInTheNextFrame(_ duration: Double) {
    View.animate(
      withDuration: duration, animations: { view.alpha = 0 }, completion: { ends.all.append($0) })
    #expect(ends.all.isEmpty)
    scene.advance(to: 0.01)
    #expect(ends.all == [true] && view.presented.alpha == 0)
  }

  @Test func aContentThatCrossFadesMovesToo() {
    view.crossFadesContent = true
    View.animate(withDuration: 1, options: .curveLinear) {
      view.content = .text(TextContent("new", font: Font(size: 10), color: .black))
    }
    #expect(view.fadesContent)
    scene.advance(to: 1)
    #expect(!view.fadesContent)
  }
}
