package import Engine
package import JSONText

/// Slides in words and numbers, for programs: what is on each of them, where it leads, and what moves
/// how in each change.
package struct DeckDescription {
  private let deck: Deck
  private let layout: IntroLayout
  private let set: MotionSet
  private let graph: SlideGraph
  private let artwork: Artwork
  private let typesetter: Typesetter

  /// - Parameters:
  ///   - set: the set that the elements' motions come from.
  ///   - artwork: the pictures, whose sizes layouts ask for.
  ///   - typesetter: tells how large words are, which layouts ask for.
  package init(
    _ deck: Deck, motion set: MotionSet, artwork: Artwork, typesetter: Typesetter
  ) {
    (self.deck, self.set, graph) = (deck, set, SlideGraph(deck))
    (self.artwork, self.typesetter) = (artwork, typesetter)
    layout = IntroLayout(canvas: deck.canvas, design: deck.canvas)
  }

  /// All of it, as one object; places are in points of the canvas, times in seconds. It is not complete if
  /// there are more than ``SlideGraph/most`` changes.
  package var json: JSONValue {
    [
      "canvas": .numbers(deck.canvas.width, deck.canvas.height),
      "slides": .array(deck.slides.map(slide)), "changes": .array(changes),
      "complete": .bool(graph.isWhole),
    ]
  }

  /// The same as lines to be read, without most numbers.
  package var outline: String {
    let slides = deck.slides.map { slide in
      "\(slide.name)\n" + lines(of: slide.elements, indent: "  ").joined()
    }
    let changes = changes.map { change in
      let moves = change.list("moves").map { move in
        "  \(move.text("id")) \(move.text("how")) in \(move.text("duration")) s\n"
      }
      return "\(change.text("from")) → \(change.text("to"))\n" + moves.joined()
    }
    return (slides + changes).joined(separator: "\n")
  }

  private func lines(of elements: [SlideElement], indent: String) -> [String] {
    elements.flatMap { element in
      let shown =
        switch element.content {
        case .text(let text): " “\(PlainLine.text(text.string.replacing("\n", with: " ")))”"
        case .picture(let name): " \(name)"
        case .shape: ""
        }
      let goal = element.tap.map { " → \($0.target.word)" } ?? ""
      return ["\(indent)\(element.key)\(shown)\(goal)\n"]
        + lines(of: element.elements, indent: indent + "  ")
    }
  }

  // MARK: Slides

  private func slide(_ slide: Slide) -> JSONValue {
    var json: JSONValue = [
      "name": .string(slide.name), "background": .string(slide.backgroundColor.hexText),
      "button": deck.buttonTitle(of: slide).map { .string($0) } ?? .null,
    ]
    if let cover = slide.cover {
      json["over"] = cover.below.map { .string($0) } ?? .bool(true)
      (json["dim"], json["scale"]) = (.number(cover.dim), .number(cover.scale))
    }
    switch slide.back {
    case .drag(let direction): json["back"] = ["drag": .string(direction.rawValue)]
    case .tapOutside: json["back"] = ["tap": "outside"]
    case nil: break
    }
    if let timeout = slide.timeout {
      json["after"] = [
        "seconds": .number(timeout.seconds), "to": .string(timeout.link.target.word),
      ]
    }
    let frames = props(slide).absoluteFrames
    json["elements"] = .array(elements(slide.elements, in: nil, frames))
    return json
  }

  /// The elements, each after the one that it is in.
  private func elements(
    _ list: [SlideElement], in owner: String?, _ frames: [String: Rect]
  ) -> [JSONValue] {
    list.flatMap { element in
      [json(of: element, in: owner, frames[element.key] ?? .zero)]
        + elements(element.elements, in: element.key, frames)
    }
  }

  private func json(of element: SlideElement, in owner: String?, _ frame: Rect) -> JSONValue {
    var json: JSONValue = [
      "id": .string(element.key),
      "frame": .numbers(frame.x, frame.y, frame.width, frame.height),
    ]
    if let owner { json["in"] = .string(owner) }
    switch element.content {
    case .text(let text):
      json["text"] = .string(text.string)
      if let family = text.family { json["font"] = .string(family) }
      if let language = text.speech.language { json["lang"] = .string(language) }
      if let direction = text.speech.direction {
        json["direction"] = direction == .rightToLeft ? "rtl" : "ltr"
      }
    case .picture(let name): json["picture"] = .string(name)
    case .shape:
      if element.look.fill.alpha > 0 { json["fill"] = .string(element.look.fill.cssText) }
    }
    for (name, value) in element.look.dressMembers { json[name] = value }
    if let tap = element.tap { json["tap"] = .string(tap.target.word) }
    if let toggle = element.toggle {
      json["tap"] = ["state": .array(toggle.states.map { .string($0) })]
    }
    if let drag = element.drag {
      json["drag"] = [
        "direction": .string(drag.direction.rawValue), "to": .string(drag.link.target.word),
      ]
    }
    if !element.states.isEmpty {
      json["states"] = .array(element.states.keys.sorted().map { .string($0) })
    }
    return json
  }

  // MARK: Changes

  /// Each change that something on a slide leads to, once, but for those back.
  private var changes: [JSONValue] {
    guard deck.isGraph else {
      let neighbours = deck.slides.compactMap { old in
        deck.slide(after: old).map { (old, $0) }
      }
      return neighbours.map { change(from: $0, to: $1, type: nil) }
    }
    return graph.changes.filter { !$0.isMirrored }.map {
      change(from: graph.slides[$0.old], to: graph.slides[$0.new], type: $0.type)
    }
  }

  private func change(from old: Slide, to new: Slide, type: AnimationType?) -> JSONValue {
    var (current, next) = (props(old), props(new))
    (current.passage.number, next.passage) = (0, Passage(number: 1, type: type))
    var motions = ChildrenAnimations<String>()
    Intro.updateChildrenAnimations(
      container: &motions, currentProps: current, nextProps: next, currentState: .init(),
      nextState: .init())
    let (before, after) = (looks(of: old), looks(of: new))
    let keys = old.all.map(\.key) + new.all.map(\.key).filter { before[$0] == nil }
    // What is in something that comes or goes does so with it.
    let alone = { (key: String) in before[key] == nil || after[key] == nil }
    let carried = Set((old.all + new.all).filter { alone($0.key) }.flatMap(\.elements).map(\.key))
    let moves = keys.compactMap { key -> JSONValue? in
      let (start, end) = (before[key], after[key])
      let role: ChildRole = start == nil ? .entry : end == nil ? .leave : .update
      guard start != end || motions[key, role].hasStops, !(alone(key) && carried.contains(key))
      else { return nil }
      return move(of: key, role, motions[key, role])
    }
    return ["from": .string(old.name), "to": .string(new.name), "moves": .array(moves)]
  }

  private func props(_ slide: Slide) -> Intro.Props {
    var props = Intro.Props(
      deck: deck, step: slide, layout: layout, artwork: artwork, motion: set)
    props.arrange(typesetter)
    // The box of a picture counts, whatever lies in it.
    props.artwork = Artwork()
    return props
  }

  private func looks(of slide: Slide) -> [String: ViewDescription.Props] {
    let views = props(slide).views.flatMap(\.all).map { view in
      var view = view
      view.children = []
      return (view.key ?? "", view)
    }
    return Dictionary(views) { first, _ in first }
  }

  private func move(
    of key: String, _ role: ChildRole, _ motion: Animation<ChildTransition>
  ) -> JSONValue? {
    let (seconds, own) = motion.waited
    guard let type = own.type, let timing = type.timing else { return nil }
    let word = role == .entry ? "enters" : role == .leave ? "leaves" : "moves"
    var json: JSONValue = [
      "id": .string(key), "how": .string(word), "delay": .number(seconds),
      "duration": .number(timing.duration),
    ]
    if case .spring(let duration, let damping, let velocity) = type {
      // A response is that of a spring that begins at rest.
      let response = AnimationType.response(duration: duration, damping: damping)
      json["spring"] = [
        "damping": .number(damping),
        velocity == 0 ? "response" : "velocity": .number(velocity == 0 ? response : velocity),
      ]
    } else {
      json["curve"] = .string(timing.curve.cssText)
    }
    return json
  }
}

extension ViewDescription.Props {
  /// It, and all in it.
  fileprivate var all: [ViewDescription.Props] { [self] + children.flatMap(\.props.all) }
}

extension SlideTarget {
  /// As a document names it.
  fileprivate var word: String {
    switch self {
    case .slide(let name): name
    case .back: "back"
    case .next: "next"
    case .previous: "previous"
    }
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: Double...) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  fileprivate func list(_ name: String) -> [JSONValue] {
    if case .array(let values)? = self[name] { values } else { [] }
  }

  /// A member as it is read.
  fileprivate func text(_ name: String) -> String {
    switch self[name] {
    case .string(let text)?: text
    case .number(let number)?: PlainNumber.text(number, decimals: 3)
    default: ""
    }
  }
}
