import Engine
import JSONText

/// The nested changes of transitions.json: which elements are transformed in the two intermediate
/// steps when all children enter and leave by fading.
enum NestedVectors {
  static func check(_ value: VectorValue) throws -> Mismatch? {
    let fade = Animation(
      type: .linear(duration: 0.3), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
    let steps = FourSteps(
      from: try elements(value.member("A")), to: try elements(value.member("B")),
      animation: { _ in fade })
    let wanted = try value.member("wanted")
    return try compare(steps.firstIntermediate, to: wanted, "alpha_step1")
      ?? compare(steps.secondIntermediate, to: wanted, "alpha_step2")
      ?? Expectation.usual.mismatch(
        in: wanted, ["needsFirstStep": .bool(steps.needsFirstStep)], at: "wanted.")
  }

  // MARK: Elements

  private struct Label: NodeDescription {
    let props: VectorProps
  }

  /// A view whose children are described with it.
  private struct Panel: NodeDescriptionWithChildren {
    struct Props: NodeDescriptionProps {
      var key: String?
      var appearance = Appearance()
      var children: [Box]
    }

    let props: Props

    static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
      props.children.map(\.description)
    }
  }

  /// One element as it is written: `k` or `k(…)`.
  private struct Box: Equatable, Sendable {
    var key: String
    /// nil: a label.
    var children: [Box]?

    var description: any NodeDescription {
      guard let children else { return Label(props: VectorProps(key: key)) }
      return Panel(props: Panel.Props(key: key, children: children))
    }
  }

  private static func elements(_ value: VectorValue) throws -> [Element] {
    let text = try value.string
    var rest = text[...]
    let boxes = read(&rest)
    guard let boxes, rest.isEmpty else { throw value.wrong("elements such as x,p(a,b)") }
    return Element.resolve(boxes.map(\.description))
  }

  /// Reads a list up to its end or a closing parenthesis; nil if it isn't one.
  private static func read(_ text: inout Substring) -> [Box]? {
    var boxes: [Box] = []
    while let first = text.first, first != ")" {
      let name = text.prefix { !",()".contains($0) }
      guard !name.isEmpty else { return nil }
      text = text.dropFirst(name.count)
      var box = Box(key: String(name))
      if text.first == "(" {
        text = text.dropFirst()
        guard let children = read(&text), text.first == ")" else { return nil }
        box.children = children
        text = text.dropFirst()
      }
      boxes.append(box)
      guard text.first == "," else { break }
      text = text.dropFirst()
    }
    return boxes
  }

  // MARK: Comparing

  /// An element's path, `p()/a`, to its alpha; every element must be named.
  private static func compare(
    _ list: [Element], to wanted: VectorValue, _ key: String
  ) throws -> Mismatch? {
    let alphas = try wanted.member(key)
    guard case .object(let members) = alphas.json else { throw alphas.wrong("an object") }
    let got = Self.alphas(list, below: "")
    for (path, alpha) in got {
      let found = Expectation.usual.mismatch(
        wanted: alphas.json[path], got: .number(alpha), at: "wanted.\(key).\(path)")
      if let found { return found }
    }
    let missing = members.first { member in !got.contains { $0.path == member.key } }
    return missing.map {
      Mismatch(
        place: "wanted.\(key).\($0.key)", wanted: $0.value.description, got: "no such element")
    }
  }

  private static func alphas(
    _ list: [Element], below parent: String
  ) -> [(path: String, alpha: Double)] {
    list.flatMap { element in
      let path = parent + (element.key ?? "") + (element.props is Panel.Props ? "()" : "")
      return [(path, element.props.alpha)] + alphas(element.children, below: path + "/")
    }
  }
}
