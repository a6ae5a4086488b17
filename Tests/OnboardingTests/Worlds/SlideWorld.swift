import EngineTestSupport
import Testing

@testable import Engine
@testable import Onboarding

/// The onboarding with everything checked that must hold in every frame, whatever a person does.
struct SlideWorld {
  private let world: ScreenWorld<OnboardingScreen>
  private let speeds: SlideSpeeds
  private let reducesMotion: Bool
  /// Frames of the events that may have begun a change which is still on its way.
  private var begun: [Int] = []
  /// The fastest the changes' time may run, in seconds a second.
  private var pace = 1.0
  private var hand = 0.0
  private var isPressed = false

  init(
    speeds: SlideSpeeds, motion: MotionSet = .original, size: Size = IntroLayout.reference,
    reducesMotion: Bool = false
  ) {
    self.speeds = speeds
    self.reducesMotion = reducesMotion
    world = ScreenWorld(
      filmed(size: size, reducesMotion: reducesMotion, isDrawn: false, motion: motion))
  }

  var film: FilmedOnboarding { world.film }
  private var screen: OnboardingScreen { film.screen }

  // MARK: What happens

  /// A frame in which only time passes; with others left out before it.
  mutating func tick(skipping late: Int = 0) {
    let before = film.last
    let after = world.tick(skipping: late)
    check(after)
    let now = film.index
    begun.removeAll { now - $0 > 90 }
    guard !reducesMotion else {
      // What a finger holds comes to it.
      return isPressed ? () : expectNoMove(before, after, late: late)
    }
    expectNoJump(before, after, seconds: pace * Double(late + 1) / 60)
  }

  /// An event in the moment of the last frame.
  mutating func happen(_ event: InputEvent) {
    let before = film.last
    let after = world.happen(event)
    check(after)
    begun.append(film.index)
    switch event {
    case .resize, .key(.comma), .key(.period): pace = max(pace, 5)
    case .move(let point):
      let distance = abs(point.x - hand)
      pace = max(pace, 0.6 * (7 + distance * 60 / screen.tree.props.layout.canvas.width))
      hand = point.x
      let seconds = distance / screen.tree.props.layout.canvas.width * 0.6
      if !reducesMotion { expectNoJump(before, after, seconds: seconds) }
    case .press(let point):
      // Another press while one is held is nothing.
      if !isPressed { hand = point.x }
      isPressed = true
      expectStill(before, after)
    case .key(.h), .keyUp, .text, .composition, .hover, .wheel, .pinch: expectStill(before, after)
    case .release where isPressed && !reducesMotion:
      isPressed = false
      pace = max(pace, 5)
      // The hand has gone on since it was seen last.
      expectNoJump(before, after, seconds: pace / 20)
    case .key, .release, .cancel:
      let letsGo = isPressed
      isPressed = false
      pace = max(pace, 5)
      expectStill(before, after, letsGo: letsGo)
    }
  }

  /// Nothing held, nothing paused, nothing on its way: exactly the slide, and nothing else.
  mutating func comeToRest() {
    happen(.cancel)
    if film.screen.isPaused { happen(.key(.space)) }
    var frames = 0
    while film.last.isRunning, frames < 100 {
      tick(skipping: 3)
      frames += 1
    }
    hold(!film.last.isRunning, "something still runs")
    hold(screen.transition == nil, "the change has not ended")
    expectDescribed()
  }

  // MARK: What must hold

  private func hold(_ condition: Bool, _ problem: @autoclosure () -> String) {
    world.hold(condition, problem())
  }

  private func check(_ still: Still) {
    let described = Element.resolve(
      Intro.childrenDescriptions(props: screen.tree.props, state: screen.tree.state))
    let list = screen.transition?.steps.secondIntermediate ?? described
    hold(still.keys == list.map(\.key), "not the order of the list: \(still.keys)")
    let staying = still.shapes.filter { $0.phase != .leaving }.map(\.key)
    hold(Set(staying) == Set(described.compactMap(\.key)), "phases: \(still)")
    hold(still["background"]?.phase == .present, "the background is not present")
    hold(still["button"]?.phase == .present, "the button is not present")
    let canvas = screen.tree.props.layout.canvas
    let middle = film.screen.root.hitTest(Point(canvas.width / 2, canvas.height / 3))
    hold(middle?.phase != .leaving, "a leaving view takes a press")
  }

  private func expectStill(_ before: Still, _ after: Still, letsGo: Bool = false) {
    guard !reducesMotion else {
      // A change that is let go of snaps to one of its ends; a key may play it on from there.
      return letsGo && [0, 1].contains(after.progress) ? () : expectNoMove(before, after, late: 0)
    }
    for old in before.shapes {
      guard let new = after[old.key] else { continue }
      let snap = speeds.snap(of: old.key, layout: screen.tree.props.layout)
      hold(distance(old, new) < snap, "at once: \(old) to \(new)")
    }
  }

  private func expectNoJump(_ before: Still, _ after: Still, seconds: Double) {
    for old in before.shapes {
      guard let new = after[old.key] else { continue }
      let isJump = speeds.isJump(
        from: old, to: new, changes: begun.count + 1, seconds: seconds,
        layout: screen.tree.props.layout)
      hold(!isJump, "\(old) to \(new) in \(seconds) s")
    }
  }

  /// Without a finger nothing that is seen changes its place but by snapping to where it rests.
  private func expectNoMove(_ before: Still, _ after: Still, late: Int) {
    guard !film.screen.isRunning || screen.transition != nil else { return }
    let canvas = Rect(origin: .zero, size: screen.tree.props.layout.canvas)
    for old in before.shapes {
      guard let new = after[old.key], distance(old.frame.numbers, new.frame.numbers) > 1e-9,
        old.isSeen(in: canvas) || new.isSeen(in: canvas)
      else { continue }
      // The last that is seen of what goes out is gone in a frame, or all of it in three that are
      // not seen: then it may be anywhere.
      if old.alpha < 0.25 + Double(late) / 3, new.alpha == 0 { continue }
      let rest = film.screen.root.first(key: old.key)?.rest.frame ?? .zero
      hold(distance(new.frame.numbers, rest.numbers) < 1e-9, "\(old) to \(new)")
    }
  }

  private func expectDescribed() {
    let described = Element.resolve(
      Intro.childrenDescriptions(props: screen.tree.props, state: Intro.State()))
    let views = film.screen.root.subviews
    hold(views.map(\.key) == described.map(\.key), "at rest: \(views.map(\.key))")
    for (view, element) in zip(views, described) {
      let wanted = element.props.appearance
      for property in ViewProperty.allCases {
        for appearance in [view.rest, view.presented] {
          let rest = appearance[property] - wanted[property]
          let largest = (0..<8).map { abs(rest[$0]) }.max() ?? 0
          hold(largest < 1e-9, "\(view.key ?? "") \(property)")
        }
      }
      hold(view.phase == .present, "\(view.key ?? "") at rest is \(view.phase)")
      let content = (element.props as? ViewDescription.Props)?.content
      hold(view.content == content, "\(view.key ?? "") shows \(view.content)")
    }
    hold(film.screen.root.presented.transform == .identity, "the canvas is shifted")
    hold([0, 1].contains(film.last.progress), "progress \(film.last.progress)")
  }
}
