import Engine
import JSONText
import Onboarding

/// The table of the slides in transitions.json: what each shows, and how its elements move.
enum IntroVectors {
  static let checks: [String: VectorFile.Check] = [
    "intro.steps": checkStep, "intro.animations": checkAnimation, "intro.order": checkOrder,
    "intro.reference_size": checkReference,
  ]

  // MARK: Slides

  private static func checkStep(_ value: VectorValue) throws -> Mismatch? {
    let step = try SlideVectors.step(value.member("step"))
    var color = JSONValue.null
    var button = JSONValue.null
    for element in elements(step) {
      let view = View()
      element.show(in: view)
      if element.key == IntroKey.background {
        let shown = view.backgroundColor
        color = .array([shown.red, shown.green, shown.blue].map { .number($0 * 255) })
      } else if element.key == IntroKey.button, case .text(let text) = view.content {
        button = .string(text.string)
      }
    }
    return Expectation.usual.mismatch(
      in: value,
      [
        "background_rgb": color, "button": button,
        "next": .string(Deck.builtIn.slide(after: step)?.name ?? ""),
      ])
  }

  /// The names of a slide's elements, back to front.
  private static func checkOrder(_ value: VectorValue) throws -> Mismatch? {
    for step in Deck.builtIn.slides {
      let got = elements(step).map { element in
        let key = element.key ?? ""
        let isOwn = key.hasPrefix("\(step)")
        return JSONValue.string(isOwn ? "<step>" + key.dropFirst("\(step)".count) : key)
      }
      let found = Expectation.usual.mismatch(wanted: value.json, got: .array(got), at: "")
      if let found { return found }
    }
    return nil
  }

  private static func checkReference(_ value: VectorValue) throws -> Mismatch? {
    let size = IntroLayout.reference
    return Expectation.usual.mismatch(
      wanted: value.json, got: .array([.number(size.width), .number(size.height)]), at: "")
  }

  private static func elements(_ step: Slide) -> [Element] {
    Element.resolve(Intro.childrenDescriptions(props: props(step), state: Intro.State()))
  }

  private static func props(_ step: Slide) -> Intro.Props {
    Intro.Props(
      step: step, layout: IntroLayout(canvas: IntroLayout.reference), motion: .original)
  }

  // MARK: Motion

  private static func checkAnimation(_ value: VectorValue) throws -> Mismatch? {
    let name = String(value.place.split(separator: ".").last ?? "")
    guard Deck.builtIn.keys.contains(name) else {
      return Mismatch(place: "", wanted: "an element \(name)", got: "none of this name")
    }
    let animation = animations.animation(forKey: name)
    let moment = animation.value(0)
    return try Expectation.usual.mismatch(
      in: value, ["type": .array(animation.type.map(written) ?? [])])
      ?? difference(value.member("entry"), moment?.entryTransformers ?? [])
      ?? difference(value.member("leave"), moment?.leaveTransformers ?? [])
  }

  private static var animations: ChildrenAnimations<String> {
    var container = ChildrenAnimations<String>()
    Intro.updateChildrenAnimations(
      container: &container, currentProps: props(Deck.builtIn.slides[0]),
      nextProps: props(Deck.builtIn.slides[1]),
      currentState: Intro.State(), nextState: Intro.State())
    return container
  }

  private static func written(_ type: AnimationType) -> [JSONValue] {
    switch type {
    case .none: [.string("none")]
    case .linear(let duration): [.string("linear"), .number(duration)]
    case .curve(_, let duration): [.string("curve"), .number(duration)]
    case .spring(let duration, let damping, let velocity):
      [.string("spring"), .number(duration), .number(damping), .number(velocity)]
    }
  }

  /// Transformers have no names: after each of them an element must look as the names say.
  private static func difference(
    _ names: VectorValue, _ transformers: [AnimationPropsTransformer]
  ) throws -> Mismatch? {
    let wanted = try names.elements.map(TransitionVectors.transformer)
    return Expectation.usual.mismatch(
      wanted: .array(looks(after: wanted)), got: .array(looks(after: transformers)),
      at: String(names.place.split(separator: ".").last ?? ""))
  }

  private static func looks(after transformers: [AnimationPropsTransformer]) -> [JSONValue] {
    var looks = Appearance(frame: Rect(10, 20, 100, 60))
    return transformers.map { transform in
      looks = transform(looks)
      return .array(looks.frame.numbers + [.number(looks.alpha)])
    }
  }
}
