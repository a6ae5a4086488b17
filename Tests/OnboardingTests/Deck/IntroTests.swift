import Engine
import EngineSVG
import Foundation
import Testing

@testable import Onboarding

@Suite struct IntroTests {
  private let vectors: IntroVectors
  private let layout = IntroLayout(canvas: IntroLayout.reference)

  init() throws { vectors = try IntroVectors.all.get() }

  private func animations(
    _ old: Slide, _ new: Slide
  ) -> ChildrenAnimations<String> {
    var container = ChildrenAnimations<String>()
    Intro.updateChildrenAnimations(
      container: &container,
      currentProps: Intro.Props(step: old, layout: layout, motion: .original),
      nextProps: Intro.Props(step: new, layout: layout, motion: .original),
      currentState: Intro.State(),
      nextState: Intro.State())
    return container
  }

  private func elements(_ step: Slide, motion: MotionSet = .fluid) -> [Element] {
    Element.resolve(
      Intro.childrenDescriptions(
        props: Intro.Props(step: step, layout: layout, motion: motion), state: Intro.State()))
  }

  @Test func slidesFollowEachOtherRound() {
    var step = Slide.creature
    for _ in Deck.builtIn.slides {
      #expect(step.next.previous == step)
      step = step.next
    }
    #expect(step == .creature)
  }

  @Test func slidesAtRestAreTheSameWithEachMotion() {
    for step in Deck.builtIn.slides {
      let originals = elements(step, motion: .original).map(\.props.appearance)
      for motion in MotionSet.allCases {
        #expect(elements(step, motion: motion).map(\.props.appearance) == originals, "\(motion)")
      }
    }
  }

  @Test func everyElementMovesByTheTable() throws {
    for step in Deck.builtIn.slides {
      let animations = animations(step, step.next)
      for (key, motion) in vectors.motions {
        let animation = animations.animation(forKey: key)
        #expect(animation.duration == motion.duration, "\(key)")
        for tick in 0...40 {
          let progress = Double(tick) / 40
          let wanted = ReferenceTimeline.share(of: motion, after: progress * motion.duration)
          let moment = try #require(animation.value(progress))
          #expect(abs(moment.progress - wanted) < 1e-9, "\(key) at \(progress)")
          #expect(moment.entryTransformers.count == motion.entry.count, "\(key)")
          #expect(moment.leaveTransformers.count == motion.leave.count, "\(key)")
        }
      }
      #expect(animations["button"].duration == 0)
      #expect(animations.allChildren.duration == 0)
    }
  }

  @Test func transformersReachAcrossAnyCanvas() throws {
    for canvas in [Size(480, 960), Size(320, 480), Size(1600, 900)] {
      let layout = IntroLayout(canvas: canvas)
      var container = ChildrenAnimations<String>()
      let props = Intro.Props(step: .creature, layout: layout, motion: .original)
      Intro.updateChildrenAnimations(
        container: &container, currentProps: props, nextProps: props,
        currentState: Intro.State(), nextState: Intro.State())
      for (key, motion) in vectors.motions {
        let moment = try #require(container.animation(forKey: key).value(0))
        for (transformers, names) in [
          (moment.entryTransformers, motion.entry), (moment.leaveTransformers, motion.leave),
        ] {
          let got = transformers.reduce(Appearance(frame: Rect(10, 20, 100, 60))) { $1($0) }
          let wanted = names.reduce((60.0, 100.0, 1.0)) { transformed($0, by: $1, canvas.width) }
          #expect(abs(got.center.x - wanted.0) < 1e-9, "\(key)")
          #expect(abs(got.size.width - wanted.1) < 1e-9, "\(key)")
          #expect(got.alpha == wanted.2, "\(key)")
        }
      }
    }
  }

  /// The centre, width and alpha that a transformer of the table makes of these.
  private func transformed(
    _ shape: (Double, Double, Double), by name: String, _ width: Double
  ) -> (Double, Double, Double) {
    let number = Double(name.split { "()".contains($0) }.dropFirst().first ?? "") ?? 0
    return switch name.prefix(while: { $0 != "(" }) {
    case "scale": (shape.0, shape.1 * number, shape.2)
    case "moveLeft": (shape.0 - number * width / 480, shape.1, shape.2)
    case "moveRight": (shape.0 + number * width / 480, shape.1, shape.2)
    case "fade": (shape.0, shape.1, 0)
    default: (.nan, .nan, .nan)
    }
  }

  @Test func keysAreUniqueAndOnlyTheButtonTakesInput() {
    for step in Deck.builtIn.slides {
      let list = elements(step)
      #expect(Set(list.map(\.key)).count == 4)
      for element in list {
        let view = View()
        element.show(in: view)
        #expect(view.takesInput == (element.key == "button"))
      }
    }
  }

  @Test func picturesComeFromTheArtwork() throws {
    let drawing = try Drawing(svg: #"<svg viewBox="0 0 4 4"></svg>"#)
    let artwork = Artwork(["cute.svg": drawing])
    for step in Deck.builtIn.slides {
      let props = Intro.Props(step: step, layout: layout, artwork: artwork)
      let picture = Intro.childrenDescriptions(props: props, state: Intro.State())[2]
      let content = (picture.props as? ViewDescription.Props)?.content
      #expect(content == (step == .cute ? .drawing(drawing) : .empty))
      #expect(step.pictures == ["\(step).svg"])
    }
  }

  /// The elements of a slide in a canvas half as large as the design.
  private func half(isPressed: Bool) -> [ViewDescription.Props] {
    var state = Intro.State()
    state.isButtonPressed = isPressed
    let props = Intro.Props(step: .gotcha, layout: IntroLayout(canvas: Size(240, 480)))
    return Intro.childrenDescriptions(props: props, state: state).compactMap {
      $0.props as? ViewDescription.Props
    }
  }

  @Test func theButtonIsDimWhileItIsPressed() {
    for (isPressed, word, border) in [(false, 0.85, 1.0), (true, 0.3, 0.3)] {
      let button = half(isPressed: isPressed)[1]
      #expect(button.key == "button" && button.takesInput && !button.crossFadesContent)
      #expect(
        button.appearance
          == Appearance(
            frame: Rect(15, 425, 210, 40), backgroundColor: .white.withAlpha(0.4),
            cornerRadius: 10, borderWidth: 1, borderColor: .black.withAlpha(border)))
      #expect(
        button.content
          == .text(
            TextContent(
              "Restart", font: Font(size: 10, weight: .semibold),
              color: .black.withAlpha(word), minimumScale: 0.5)))
    }
  }

  @Test func behindEverythingLiesTheColor() {
    let elements = half(isPressed: false)
    #expect(elements.map(\.key) == ["background", "button", "gotchaImage", "gotchaTitle"])
    #expect(
      elements[0].appearance
        == Appearance(frame: Rect(0, 0, 240, 480), backgroundColor: Color(255, 144, 24)))
    #expect(Intro.Props(layout: layout).step == .creature && Intro.Props(layout: layout).key == nil)
  }
}
