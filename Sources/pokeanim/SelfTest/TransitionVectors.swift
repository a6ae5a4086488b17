import Engine
import Onboarding

/// The sections of transitions.json about single rules: transformers and the slides' layout.
enum TransitionVectors {
  static let checks: [String: SelfTest.Check] = [
    "merge": MergeVectors.check, "transformers": checkTransformer,
    "transformer_chains": checkChain, "layout": checkLayout, "transitions": SlideVectors.check,
    "children_animations": LookupVectors.check, "nested": NestedVectors.check,
  ].merging(IntroVectors.checks) { first, _ in first }
  static let expectation = Expectation(tolerance: 1e-9)

  // MARK: Transformers

  private static func checkTransformer(_ value: VectorValue) throws -> Mismatch? {
    let transform = try transformer(value.member("name"))
    if let alpha = value.optional("input_alpha") {
      let got = transform(VectorProps(alpha: try alpha.number)).alpha
      return expectation.mismatch(
        wanted: value.json["katana_alpha"], got: .number(got), at: "katana_alpha")
    }
    let got = transform(VectorProps(frame: try frame(value.member("input"))))
    return expectation.mismatch(
      wanted: value.json["wanted"], got: .array(got.frame.numbers), at: "wanted")
  }

  private static func checkChain(_ value: VectorValue) throws -> Mismatch? {
    var props: any NodeDescriptionProps = VectorProps(frame: try frame(value.member("input")))
    for name in try value.member("chain").elements { props = try transformer(name)(props) }
    let wanted = try value.member("wanted").json
    return expectation.mismatch(
      wanted: wanted["frame"], got: .array(props.frame.numbers), at: "wanted.frame")
      ?? expectation.mismatch(
        wanted: wanted["alpha"], got: .number(props.alpha), at: "wanted.alpha")
  }

  static func frame(_ value: VectorValue) throws -> Rect {
    let numbers = try value.elements(count: 4).map { try $0.number }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
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
    let got: [(String, JSONValue)] = [
      ("multiplier", .number(layout.multiplier)),
      ("button", .array(layout.button.numbers)),
      ("background", .array(layout.background.numbers)),
      ("image", .array(layout.image.numbers)),
      ("title", .array(layout.title.numbers)),
      ("corner_radius", .number(layout.cornerRadius)),
      ("border", .number(layout.borderWidth)),
    ]
    for (key, got) in got {
      let found = expectation.mismatch(wanted: value.json[key], got: got, at: key)
      if let found { return found }
    }
    return nil
  }
}

/// Props of the vectors' elements: a name, a place, and where they come from.
struct VectorProps: NodeDescriptionProps {
  var key: String?
  var appearance: Appearance
  /// Which list described the element.
  var source = ""

  init(key: String? = nil, frame: Rect = .zero, alpha: Double = 1, source: String = "") {
    self.key = key
    self.source = source
    appearance = Appearance(frame: frame, alpha: alpha)
  }
}
