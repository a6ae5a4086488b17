import Engine
import JSONText

/// The look-ups of transitions.json: what a container of children's animations answers after a few
/// assignments.
enum LookupVectors {
  static func check(_ value: VectorValue) throws -> Mismatch? {
    var container = ChildrenAnimations<String>()
    for operation in try value.member("ops").elements { try perform(operation, on: &container) }
    let found = Expectation.usual.mismatch(
      in: value, ["shouldAnimate": .bool(container.shouldAnimate)])
    if let found { return found }
    guard case .object(let wanted) = try value.member("wanted").json else {
      throw try value.member("wanted").wrong("an object")
    }
    for member in wanted {
      let key = member.key == "<no key>" ? nil : member.key
      let found = compare(container.animation(forKey: key), to: member)
      if let found { return found }
    }
    return nil
  }

  private static func compare(
    _ animation: Animation<ChildTransition>, to wanted: JSONValue.Member
  ) -> Mismatch? {
    let got = animation.type
    if case .string(let text) = wanted.value, let type = type(text), type == got { return nil }
    return Mismatch(
      place: "wanted.\(wanted.key)", wanted: wanted.value.description,
      got: got.map(text) ?? "a composed motion")
  }

  /// `["set", key, type]`, `["setMany", [keys], type]` or `["all", type]`.
  private static func perform(
    _ operation: VectorValue, on container: inout ChildrenAnimations<String>
  ) throws {
    let parts = try operation.elements
    guard let name = try parts.first?.string else { throw operation.wrong("an operation") }
    switch (name, parts.count) {
    case ("set", 3): container[try parts[1].string] = try animation(parts[2])
    case ("setMany", 3):
      container[try parts[1].elements.map { try $0.string }] = try animation(parts[2])
    case ("all", 2): container.allChildren = try animation(parts[1])
    default: throw operation.wrong("set, setMany or all, with what they are to set")
    }
  }

  private static func animation(_ value: VectorValue) throws -> Animation<ChildTransition> {
    guard let type = type(try value.string) else {
      throw value.wrong("a type such as none, linear 0.3 or spring 0.5 0.4")
    }
    return Animation(type: type)
  }

  // MARK: Types as text

  /// `none`, `linear duration` or `spring duration damping [initial velocity]`.
  private static func type(_ text: String) -> AnimationType? {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1, numbers.allSatisfy(\.isFinite),
      numbers.first.map({ $0 > 0 }) ?? true
    else { return nil }
    switch (words.first, numbers.count) {
    case ("none", 0): return AnimationType.none
    case ("linear", 1): return .linear(duration: numbers[0])
    case ("spring", 2...3):
      return .spring(
        duration: numbers[0], damping: numbers[1],
        initialVelocity: numbers.count > 2 ? numbers[2] : 0)
    default: return nil
    }
  }

  private static func text(_ type: AnimationType) -> String {
    switch type {
    case .none: "none"
    case .linear(let duration): "linear \(duration)"
    case .curve(let curve, let duration): "curve \(curve) \(duration)"
    case .spring(let duration, let damping, let velocity):
      "spring \(duration) \(damping) \(velocity)"
    }
  }
}
