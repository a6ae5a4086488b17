import Engine
import JSONText
import Onboarding

/// The sections of transitions.json about single rules: transformers and the slides' layout.
enum TransitionVectors {
  static let checks: [String: VectorFile.Check] = [
    "merge": MergeVectors.check, "transformers": checkTransformer,
    "transformer_chains": checkChain, "layout": checkLayout, "transitions": SlideVectors.check,
    "children_animations": LookupVectors.check, "nested": NestedVectors.check,
  ].merging(IntroVectors.checks) { first, _ in first }

  // MARK: Transformers

  private static func checkTransformer(_ value: VectorValue) throws -> Mismatch? {
    let frame = try value.optional("input")?.rect ?? Rect(10, 20, 100, 60)
    let alpha = try value.optional("input_alpha")?.number
    let transform = try transformer(value.member("name"))
    let after = transform(Appearance(frame: frame, alpha: alpha ?? 1))
    let numbers = JSONValue.array(after.frame.numbers)
    if alpha == nil { return Expectation.usual.mismatch(in: value, ["wanted": numbers]) }
    return Expectation.usual.mismatch(in: value, ["katana_alpha": .number(after.alpha)])
      ?? Expectation.usual.mismatch(wanted: .array(frame.numbers), got: numbers, at: "the frame")
  }

  private static func checkChain(_ value: VectorValue) throws -> Mismatch? {
    var looks = Appearance(frame: try value.member("input").rect)
    for name in try value.member("chain").elements { looks = try transformer(name)(looks) }
    return Expectation.usual.mismatch(
      in: try value.member("wanted"),
      ["frame": .array(looks.frame.numbers), "alpha": .number(looks.alpha)], at: "wanted.")
  }

  /// A transformer as it is written in the file: `moveLeft(500.0)`.
  static func transformer(_ value: VectorValue) throws -> AnimationPropsTransformer {
    let text = try value.string
    let parts = text.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix(")") else {
      throw value.wrong("a transformer such as scale(0.5)")
    }
    let argument = Double(parts[1].dropLast())
    switch (parts[0], argument) {
    case ("fade", nil): return AnimationProps.fade()
    case ("scale", let factor?) where factor >= 0: return AnimationProps.scale(factor)
    case ("moveLeft", let distance?): return AnimationProps.moveLeft(distance)
    case ("moveRight", let distance?): return AnimationProps.moveRight(distance)
    case ("moveUp", let distance?): return AnimationProps.moveUp(distance)
    case ("moveDown", let distance?): return AnimationProps.moveDown(distance)
    case ("rotate", let angle?): return AnimationProps.rotate(angle)
    default: throw value.wrong("a built-in transformer such as scale(0.5)")
    }
  }

  // MARK: Layout

  private static func checkLayout(_ value: VectorValue) throws -> Mismatch? {
    let layout = IntroLayout(
      canvas: Size(try value.member("width").number, try value.member("height").number),
      screenScale: try value.member("screenScale").number)
    return Expectation.usual.mismatch(
      in: value,
      [
        "multiplier": .number(layout.multiplier), "button": .array(layout.button.numbers),
        "background": .array(layout.background.numbers),
        "image": .array(layout.image.numbers), "title": .array(layout.title.numbers),
        "corner_radius": .number(layout.cornerRadius), "border": .number(layout.borderWidth),
      ])
  }
}
