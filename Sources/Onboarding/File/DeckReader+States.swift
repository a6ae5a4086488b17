import Engine
import JSONText

/// The states of a file's elements.
extension DeckReader {
  private static let differences =
    ["text", "picture"] + wordMembers + speechMembers + boxMembers + ["frame", "elements"]

  /// The states of an element, by their names.
  mutating func states(_ value: FileValue, of element: SlideElement) -> [String: SlideState] {
    var states: [String: SlideState] = [:]
    for (name, value) in value.entries(of: "states", most: 50) ?? [] {
      if name == SlideState.normal {
        value.wrong("“normal” is an element without a state; give this state another name")
      }
      let parts = value.members(Self.differences + ["motion"])
      var state = SlideState(differences(parts, of: element, value.path))
      if let type = parts["motion"].flatMap({ motions.type($0) }) { state.type = type }
      states[name] = state
      self.states.append((name, element.key, value.path))
    }
    return states
  }

  private mutating func differences(
    _ parts: [String: FileValue], of element: SlideElement, _ path: [JSONStep]
  ) -> [SlideDifference] {
    if element.isText {
      parts["picture"]?.wrong("“\(element.key)” is a text; a state of it has no “picture”")
    } else {
      refuse(
        ["text"] + Self.wordMembers + Self.speechMembers, in: parts,
        "only words have this; “\(element.key)” is none")
    }
    let content = [
      parts["text"]?.string().map { SlideDifference.text($0) },
      parts["picture"].flatMap { picture($0) }.map { .picture($0) },
      parts["frame"].flatMap(Self.frame).map { .place($0) },
    ]
    checkDress(
      parts, isPicture: element.picture != nil,
      hasLine: element.look.borderWidth > 0 || parts["border"] != nil)
    var looks = SlideTextLooks()
    if element.isText {
      looks = words(parts)
      looks.speech = Self.speech(parts)
    }
    let words = looks == SlideTextLooks() ? [] : [SlideDifference.words(looks)]
    let own = content.compactMap(\.self) + Self.looks(parts, isWhole: false) + words
    note(own, of: element, (parts["text"] ?? parts["font"])?.path ?? path)
    return own + (parts["elements"].map { inside($0, of: element) } ?? [])
  }

  /// Notes the words of a state, if they are others, or look otherwise.
  private mutating func note(
    _ differences: [SlideDifference], of element: SlideElement, _ path: [JSONStep]
  ) {
    var changed = element
    for difference in differences { changed.apply(difference) }
    if changed.content != element.content { note(changed, path) }
  }

  /// The differences of elements in one, by their ids.
  private mutating func inside(_ value: FileValue, of element: SlideElement) -> [SlideDifference] {
    let inner = element.all.dropFirst()
    let entries = value.entries(of: "elements", most: Self.mostElements) ?? []
    return entries.compactMap { id, value in
      guard let element = inner.first(where: { $0.key == id }) else {
        let guess = Spelling.nearest(to: id, in: inner.map(\.key))
        let right = guess.map { "did you mean “\($0)”?" } ?? "it has none of this id in it"
        value.wrong("“\(element.key)” has no element “\(id.prefix(40))”; \(right)")
        return nil
      }
      let parts = value.members(Self.differences)
      return .inside(id, differences(parts, of: element, value.path))
    }
  }

  /// What a press does: it leads somewhere, or changes a state.
  mutating func tap(_ value: FileValue, of key: String?) -> (SlideLink?, SlideToggle?) {
    guard value.json["state"] != nil else { return (readLink(value), nil) }
    let parts = value.members(["state", "of"])
    let ids = parts["of"].map { Self.list($0, of: "ids", "the id of an element") } ?? []
    let states = parts["state"].map { Self.list($0, of: "states", "the name of a state") } ?? []
    let all = ids.isEmpty ? [key].compactMap(\.self) : ids.map(\.text)
    stateNames += states.map { ($0.text, all, $0.value) }
    guard let first = states.first else { return (nil, nil) }
    let isToggle = parts["state"].map { $0.json == .string(first.text) } ?? false
    let names = states.map(\.text) + (isToggle ? [SlideState.normal] : [])
    return (nil, SlideToggle(names, of: ids.map(\.text)))
  }

  /// A text, or a list of at least one.
  private static func list(
    _ value: FileValue, of what: String, _ one: String
  ) -> [(text: String, value: FileValue)] {
    var values = [value]
    if case .array = value.json {
      values = value.elements(of: what, most: 50) ?? []
      if case .array(let all) = value.json, all.isEmpty {
        value.wrong("no \(what); wanted at least one")
      }
    }
    return values.compactMap { value in value.string(one, most: 100).map { ($0, value) } }
  }

  /// Looks whether all states are there that something leads to, and notes those that nothing does.
  mutating func checkStates(of slides: [Slide]) {
    let known = Dictionary(grouping: states, by: \.id).mapValues { Set($0.map(\.name)) }
    let ids = Set(slides.flatMap(\.all).map(\.key))
    for (name, wanted, value) in stateNames {
      if let id = wanted.first(where: { !ids.contains($0) }) {
        let guess = Spelling.nearest(to: id, in: ids.sorted())
        let right = guess.map { "did you mean “\($0)”?" } ?? "“of” names an element by its id"
        value.wrong("no element “\(id.prefix(40))”; \(right)")
      } else {
        let own = wanted.reduce(into: Set<String>()) { $0.formUnion(known[$1] ?? []) }
        check(name, of: wanted, among: own.subtracting(Self.touched).sorted(), value)
      }
    }
    var led: [String: Set<String>] = [:]
    for (name, ids, _) in stateNames { for id in ids { led[id, default: []].insert(name) } }
    idle += states.filter { state in
      !Self.touched.contains(state.name) && led[state.id]?.contains(state.name) != true
    }
    .map {
      ($0.path, "nothing leads to the state “\($0.name)” of “\($0.id)”; give something a “tap”")
    }
  }

  /// - Parameter own: the names of the states that the elements have.
  private func check(
    _ name: String, of ids: [String], among own: [String], _ value: FileValue
  ) {
    guard !own.contains(name), name != SlideState.normal else { return }
    let guess = Spelling.nearest(to: name, in: own + [SlideState.normal])
    let right =
      guess.map { "did you mean “\($0)”?" }
      ?? (own.isEmpty ? "give it “states”" : "known are \(Spelling.list(own))")
    let whose = Spelling.list(ids)
    value.wrong("\(whose) has no state “\(name.prefix(40))”; \(right)")
  }

  /// The states that the pointer and keys lead to.
  private static let touched = [SlideState.pressed, SlideState.hover]
}
