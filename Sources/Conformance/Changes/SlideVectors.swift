import Engine
import JSONText
import Onboarding

/// The four changes of slide of transitions.json: all four lists, and how long each element takes.
enum SlideVectors {
  static func check(_ value: VectorValue) throws -> Mismatch? {
    let change = Change(from: try step(value.member("frm")), to: try step(value.member("to")))
    let steps = change.steps
    let lists: KeyValuePairs = [
      "A": steps.initial, "step1": steps.firstIntermediate,
      "step2": steps.secondIntermediate, "B": steps.final,
    ]
    for (key, list) in lists {
      if let found = compare(list, to: try value.member(key), at: key) { return found }
    }
    let order = steps.secondIntermediate.map { JSONValue.string($0.key ?? "") }
    return try compareTimes(change, to: value)
      ?? Expectation.usual.mismatch(
        in: value,
        [
          "needsFirstStep": .bool(steps.needsFirstStep),
          "z_order_during_animation": .array(order),
        ])
  }

  /// A change between two slides, in the canvas they were designed in.
  private struct Change {
    let steps: FourSteps
    private let animations: ChildrenAnimations<String>

    init(from: Slide, to: Slide) {
      let layout = IntroLayout(canvas: IntroLayout.reference)
      let old = Intro.Props(step: from, layout: layout, motion: .original)
      let new = Intro.Props(step: to, layout: layout, motion: .original)
      let state = Intro.State()
      var animations = ChildrenAnimations<String>()
      Intro.updateChildrenAnimations(
        container: &animations, currentProps: old, nextProps: new, currentState: state,
        nextState: state)
      self.animations = animations
      let resolve = { Element.resolve(Intro.childrenDescriptions(props: $0, state: state)) }
      steps = FourSteps(from: resolve(old), to: resolve(new)) { [animations] in
        animations.animation(forKey: $0.key)
      }
    }

    func duration(of key: String) -> Double { animations.animation(forKey: key).duration }
  }

  static func step(_ value: VectorValue) throws -> Slide {
    try value.name(
      of: Dictionary(uniqueKeysWithValues: Deck.builtIn.slides.map { ($0.name, $0) }))
  }

  // MARK: Lists

  private static func compare(
    _ list: [Element], to wanted: VectorValue, at place: String
  ) -> Mismatch? {
    guard case .array(let rows) = wanted.json, rows.count == list.count else {
      return Mismatch(
        place: place, wanted: wanted.json.description, got: "\(list.count) elements")
    }
    for (index, element) in list.enumerated() {
      let view = View()
      element.show(in: view)
      let found = Expectation.usual.mismatch(
        in: VectorValue(json: rows[index], place: place),
        [
          "key": .string(element.key ?? ""), "frame": .array(element.props.frame.numbers),
          "alpha": .number(element.props.alpha), "prop": .string(property(of: view)),
        ], at: "\(place)[\(index)].")
      if let found { return found }
    }
    return nil
  }

  /// The part of an element's looks that differs from slide to slide: the background's colour, the
  /// button's text.
  private static func property(of view: View) -> String {
    if view.takesInput, case .text(let text) = view.content { return text.string }
    let color = view.backgroundColor
    guard color.alpha > 0 else { return "" }
    return [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
      .joined(separator: ",")
  }

  // MARK: Times

  private static func compareTimes(_ change: Change, to value: VectorValue) throws -> Mismatch? {
    guard case .object(let durations) = try value.member("element_duration").json else {
      throw try value.member("element_duration").wrong("an object")
    }
    var longest = 0.0
    for member in durations {
      let got = change.duration(of: member.key)
      longest = max(longest, got)
      let found = Expectation.usual.mismatch(
        wanted: member.value, got: .number(got), at: "element_duration.\(member.key)")
      if let found { return found }
    }
    return Expectation.usual.mismatch(
      wanted: value.json["katana_step4_at"], got: .number(longest), at: "katana_step4_at")
  }
}
