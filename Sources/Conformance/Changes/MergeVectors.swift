import Engine
import JSONText

/// The merged lists of transitions.json: what the two intermediate steps consist of.
enum MergeVectors {
  private struct Leaf: NodeDescription {
    let props: VectorProps
  }

  static func check(_ value: VectorValue) throws -> Mismatch? {
    let steps = FourSteps(
      from: try elements(value, "A"), to: try elements(value, "B"), animation: { _ in .none })
    let old = Set(steps.initial.map(\.key))
    let new = Set(steps.final.map(\.key))
    return Expectation.usual.mismatch(
      in: value,
      [
        "step1": rows(steps.firstIntermediate), "step2": rows(steps.secondIntermediate),
        "entering": keys(steps.final.filter { !old.contains($0.key) }),
        "leaving": keys(steps.initial.filter { !new.contains($0.key) }),
        "needsFirstStep": .bool(steps.needsFirstStep),
      ])
  }

  private static func elements(_ value: VectorValue, _ list: String) throws -> [Element] {
    Element.resolve(
      try value.member(list).elements.map {
        Leaf(props: VectorProps(key: try $0.string, source: list))
      })
  }

  /// `[key, the list whose props it has]`.
  private static func rows(_ elements: [Element]) -> JSONValue {
    .array(
      elements.map { element in
        [
          .string(element.key ?? ""), .string((element.props as? VectorProps)?.source ?? ""),
        ]
      })
  }

  private static func keys(_ elements: [Element]) -> JSONValue {
    .array(elements.map { .string($0.key ?? "") })
  }
}
