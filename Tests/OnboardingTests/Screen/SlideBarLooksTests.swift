import Engine
import Testing

@testable import Onboarding

/// The looks of the dots, words and hints of a window.
@Suite struct SlideBarLooksTests {
  private final class Time { var seconds = 0.0 }

  private let bar = SlideBar(slides: 3)
  private let time = Time()
  private let layout = IntroLayout(canvas: IntroLayout.reference)
  private let row: DotRow

  init() {
    row = DotRow(count: 3, layout: layout)
    bar.place(in: layout)
  }

  private func shares(_ old: Int, _ new: Int, _ progress: Double = 1) -> SlideShares {
    var shares = SlideShares(slides: 3)
    shares.follow(
      SlideShares.Travel(old: old, new: new, progress: progress), takesOver: false, over: 0)
    return shares
  }

  private func look(
    _ shares: SlideShares, back: Bool = false, hint: Double = 0, reducesMotion: Bool = false
  ) -> SlideBar.Look {
    SlideBar.Look(
      shares: shares, back: back ? ("Again", [2]) : nil, hint: hint, reducesMotion: reducesMotion)
  }

  /// The opacity on the way to another look: at once, in the middle of the way, and at its end.
  private func course(_ view: View, over seconds: Double) -> [Double] {
    let start = time.seconds
    time.seconds += seconds
    return [0, seconds / 2, seconds].map {
      bar.stage.advance(to: Instant.zero.advanced(bySeconds: start + $0))
      return (view.presented.alpha * 1e9).rounded() / 1e9
    }
  }

  private func opacities(_ from: Double, _ to: Double) -> [Double] {
    let middle = from + (to - from) * TimingCurve.cssEaseOut.value(at: 0.5)
    return [from, middle, to].map { ($0 * 1e9).rounded() / 1e9 }
  }

  // MARK: Under the pointer

  @Test func aDotAnswersInItsTime() {
    let dot = bar.dots[1].subviews[0]
    #expect(dot.alpha == 0.5)
    bar.dots[1].onLook?(.hovered)
    #expect(course(dot, over: 0.12) == opacities(0.5, 0.62) && !bar.stage.isRunning)
    bar.dots[1].onLook?(.pressed)
    #expect(course(dot, over: 0.08) == opacities(0.62, 0.72) && !bar.stage.isRunning)
    bar.dots[1].onLook?(.plain)
    #expect(course(dot, over: 0.2) == opacities(0.72, 0.5) && !bar.stage.isRunning)
    #expect(bar.dots[0].subviews[0].alpha == 0.5)
  }

  @Test func theWayBackAnswersToo() {
    let word = bar.back.subviews[0]
    #expect(word.alpha == 0.72)
    bar.back.onLook?(.hovered)
    #expect(course(word, over: 0.12) == opacities(0.72, 1))
    bar.back.onLook?(.pressed)
    #expect(course(word, over: 0.08) == opacities(1, 0.4))
    bar.back.onLook?(.plain)
    #expect(course(word, over: 0.2) == opacities(0.4, 0.72))
  }

  @Test func theButtonIsLitAndItsWordIsPressed() {
    bar.show(look(shares(0, 0)))
    let light = bar.root.subviews[0]
    #expect(light.alpha == 0 && light.backgroundColor == .white)
    bar.light(for: .hovered)
    #expect(course(light, over: 0.12) == opacities(0, 0.16) && bar.wordScale == 1)
    bar.light(for: .pressed)
    #expect(course(light, over: 0.08) == opacities(0.16, 0.4))
    #expect(bar.wordScale == 0.97)
    bar.light(for: .plain)
    #expect(course(light, over: 0.2) == opacities(0.4, 0) && bar.wordScale == 1)
  }

  @Test func dotsAndTheWayBackTakeInputAndNothingElseDoes() {
    #expect((bar.dots + [bar.back]).allSatisfy { $0.takesInput && $0.yieldsToDrag })
    #expect(bar.root.subviews.count == 7)
    for view in bar.root.subviews where view !== bar.back {
      let isDot = bar.dots.contains { $0 === view }
      #expect(view.takesInput == isDot)
    }
    #expect(!bar.back.subviews[0].takesInput)
  }

  // MARK: Places

  @Test func everythingHasItsPlace() {
    for index in 0..<3 {
      let (area, dot) = (bar.dots[index], bar.dots[index].subviews[0])
      #expect(area.frame == row.area(index) && dot.cornerRadius == 4)
      #expect(dot.frame.origin + area.frame.origin == row.dot(index).origin)
      #expect(dot.frame.size == Size(8, 8))
    }
    #expect(bar.mark.cornerRadius == 4 && bar.back.frame == row.aside)
    #expect(bar.back.subviews[0].frame == Rect(0, 0, row.aside.width, row.aside.height))
    #expect(bar.root.frame == Rect(0, 0, 480, 960) && bar.root.alpha == 1)
    let light = bar.root.subviews[0]
    #expect(light.frame == Rect(30, 850, 420, 80) && light.cornerRadius == 20)
    let hint = bar.root.subviews[6]
    #expect(hint.frame == row.hint)
    // The hint is 32 points high.
    #expect(hint.subviews.map(\.frame.x).map { ($0 * 10).rounded() } == [112, 480])
    #expect(hint.subviews.map(\.frame.width).map { ($0 * 10).rounded() } == [320, 544])
    #expect(
      hint.subviews.last?.content
        == .text(
          TextContent(
            "drag", font: Font(size: 18, weight: .semibold), color: .black, alignment: .leading,
            minimumScale: 0.5)))
    #expect(hint.subviews.first?.content == .drawing(.hand(.black)))
  }

  @Test func inACanvasOfNothingItIsNotSeen() {
    for (width, alpha) in [(72.0, 1.0), (71, 0)] {
      bar.place(in: IntroLayout(canvas: Size(width, 960)))
      #expect(bar.root.alpha == alpha)
    }
  }

  // MARK: Moments

  @Test func theMarkCoversItsDot() {
    bar.show(look(shares(1, 1)))
    #expect(bar.mark.frame == row.mark(from: 1, to: 1) && bar.mark.alpha == 1)
    #expect(bar.mark.backgroundColor == .black.withAlpha(0.85) && !bar.mark.floats)
    #expect(bar.dots.map { $0.subviews[0].backgroundColor.alpha } == [1, 0, 1])
    bar.show(look(shares(0, 1, 0.5)))
    let ends = shares(0, 1, 0.5).ends
    #expect(bar.mark.frame == row.mark(from: ends.first, to: ends.last) && bar.mark.floats)
  }

  @Test func withLessMotionTheMarkStaysAtTheHeaviest() {
    bar.show(look(shares(0, 2, 0.75), reducesMotion: true))
    #expect(bar.mark.frame == row.mark(from: 2, to: 2) && bar.mark.alpha == 0.5)
    #expect(bar.dots.map { $0.subviews[0].backgroundColor.alpha } == [1, 1, 0.5])
    #expect(!bar.mark.floats)
  }

  @Test func theWayBackIsThereWhereItLeadsSomewhere() {
    bar.show(look(shares(2, 2)))
    #expect(bar.back.alpha == 0)
    bar.show(look(shares(1, 2, 0.75), back: true))
    #expect(bar.back.alpha == 0.5)
    #expect(
      bar.back.subviews[0].content
        == .text(
          TextContent(
            "Again", font: Font(size: 14, weight: .semibold), color: .black,
            alignment: .trailing, minimumScale: 0.5)))
  }

  @Test func theHintIsAQuietOne() {
    bar.show(look(shares(0, 0), hint: 0.5))
    let hint = bar.root.subviews.first { $0.subviews.first?.content == .drawing(.hand(.black)) }
    #expect(hint?.alpha == 0.36)
  }
}
