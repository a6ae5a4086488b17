import Engine
import JSONText

/// Where the slides of a file lead.
extension DeckReader {
  static let linkMembers = ["back", "after", "over", "dim", "scale"]

  /// The formats that are read: that of 1.0.0, and this one.
  static func check(format: FileValue) {
    guard let number = format.number(1...1_000_000) else { return }
    if number > 2 {
      format.wrong("format \(PlainNumber.exact(number)) is a newer one; this program reads 1 and 2")
    } else if number != number.rounded() {
      format.wrong("wanted 1 or 2, found \(PlainNumber.exact(number))")
    }
  }

  /// A place, or an object with one and a motion.
  mutating func readLink(_ value: FileValue) -> SlideLink? {
    if case .string = value.json { return target(value).map { SlideLink(to: $0) } }
    return readLink(value.members(["to", "motion"]), of: value)
  }

  private mutating func readLink(_ parts: [String: FileValue], of value: FileValue) -> SlideLink? {
    let type = parts["motion"].flatMap(motions.type)
    guard let to = parts["to"] else {
      if case .object = value.json {
        value.wrong("wanted “to”: the name of a slide, “back”, “next” or “previous”")
      }
      return nil
    }
    return target(to).map { SlideLink(to: $0, type: type) }
  }

  private mutating func target(_ value: FileValue) -> SlideTarget? {
    guard let name = value.string("the name of a slide, “back”, “next” or “previous”") else {
      return nil
    }
    let target = Self.words[name] ?? .slide(name)
    if case .slide = target { named.append((name, value)) }
    targets.append((target, value))
    return target
  }

  private static let words: [String: SlideTarget] = [
    "back": .back, "next": .next, "previous": .previous,
  ]

  private static func direction(_ value: FileValue) -> SlideDirection? {
    value.choice(["left": .left, "right": .right, "up": .up, "down": .down])
  }

  mutating func drag(_ value: FileValue) -> SlideDrag? {
    let parts = value.members(["direction", "to", "motion"])
    let link = readLink(parts, of: value)
    guard let direction = parts["direction"].flatMap(Self.direction) else {
      if parts["direction"] == nil, case .object = value.json {
        value.wrong("wanted a “direction”: “left”, “right”, “up” or “down”")
      }
      return nil
    }
    return link.map { SlideDrag(direction, $0) }
  }

  /// Reads where a slide itself leads.
  mutating func readLinks(_ parts: [String: FileValue], of slide: inout Slide) {
    slide.back = parts["back"].flatMap(Self.back)
    slide.timeout = parts["after"].flatMap { timeout($0) }
    slide.cover = parts["over"].flatMap { cover($0, parts) }
    guard parts["over"] == nil else { return }
    for name in ["dim", "scale"] {
      parts[name]?.wrong(
        "“\(name)”: only what lies below a slide has this; give the slide an “over”")
    }
  }

  private static func back(_ value: FileValue) -> SlideBack? {
    let parts = value.members(["drag", "tap"])
    switch (parts["drag"], parts["tap"]) {
    case (let drag?, nil): return direction(drag).map { .drag($0) }
    case (nil, let tap?): return tap.choice(["outside": .tapOutside])
    case (.some, let tap?):
      tap.wrong("a slide is left by a “drag” or a “tap”; remove one")
      return nil
    case (nil, nil):
      if case .object(let members) = value.json, members.isEmpty {
        value.wrong("wanted {\"drag\": \"right\"} or {\"tap\": \"outside\"}")
      }
      return nil
    }
  }

  private mutating func timeout(_ value: FileValue) -> SlideTimeout? {
    let parts = value.members(["seconds", "to", "motion"])
    let link = readLink(parts, of: value)
    guard let seconds = parts["seconds"] else {
      if case .object = value.json { value.wrong("wanted “seconds”, 0 to 3600") }
      return nil
    }
    guard let seconds = seconds.number(0...3600) else { return nil }
    return link.map { SlideTimeout(seconds: seconds, $0) }
  }

  private mutating func cover(_ value: FileValue, _ parts: [String: FileValue]) -> SlideCover? {
    var cover = SlideCover()
    switch value.json {
    case .bool(true): break
    case .string(let name):
      named.append((name, value))
      cover.below = name
    default: return value.wrong(wanted: "the name of a slide, or true: whichever was shown")
    }
    if let dim = parts["dim"]?.number(0...1) { cover.dim = dim }
    if let scale = parts["scale"]?.number(0.1...2) { cover.scale = scale }
    return cover
  }

  // MARK: All slides

  /// Looks whether all places are there, and whether nothing goes round in circles.
  func checkLinks(of slides: [Slide], in values: [FileValue]) {
    let names = slides.map(\.name)
    for (name, value) in named where !names.contains(name) {
      let guess = Spelling.nearest(to: name, in: names + ["back", "next", "previous"])
      let right = guess.map { "did you mean “\($0)”?" } ?? "known are \(Spelling.list(names))"
      value.wrong("no slide “\(name.prefix(40))”; \(right)")
    }
    guard slides.count == values.count else { return }
    let places = Dictionary(zip(names, values)) { first, _ in first }
    checkCovers(slides, places)
    for slide in slides {
      guard let cover = slide.cover, cover.dim > 0 else { continue }
      let shade = SlideElement.shadeKey(of: slide.name)
      if slides.contains(where: { $0.all.contains { $0.key == shade } }) {
        places[slide.name]?.wrong(
          "“\(shade)” is what dims below this slide; give that element another id")
      }
    }
  }

  /// Notes the slides of a graph that no link leads to from the first one, and the links that lead
  /// nowhere.
  mutating func noteIdle(in deck: Deck, _ values: [FileValue]) {
    guard deck.isGraph, deck.slides.count == values.count else { return }
    let reached = deck.reached
    let (slides, home) = (Array(zip(deck.slides, values)), deck.slidesWithoutWayBack)
    idle += slides.filter { !reached.contains($0.0.name) }.map {
      ($1.path, "nothing leads to “\($0.name)”; give something a “tap” with its name")
    }
    idle += slides.compactMap { slide, value in
      guard slide.back != nil, home.contains(slide.name), reached.contains(slide.name) else {
        return nil
      }
      return value.member("back").map { ($0.path, Self.noWayBack(from: slide)) }
    }
    for (target, value) in targets {
      guard case .element(let index)? = value.path.dropFirst().first else { continue }
      let slide = deck.slides[index]
      guard reached.contains(slide.name),
        let text = Self.doubt(about: target, on: slide, of: deck, home)
      else { continue }
      idle.append((value.path, text))
    }
  }

  private static func noWayBack(from slide: Slide) -> String {
    "from “\(slide.name)” there is no way back: nothing leads to it from elsewhere"
  }

  /// Why a target leads nowhere; nil: it does lead somewhere.
  private static func doubt(
    about target: SlideTarget, on slide: Slide, of deck: Deck, _ home: Set<String>
  ) -> String? {
    let goal = deck.slide(target, from: slide)
    switch target {
    case .back: return home.contains(slide.name) ? noWayBack(from: slide) : nil
    case .next where goal == nil:
      return "no slide follows “\(slide.name)”; “loop” lets the first one follow the last"
    case .previous where goal == nil:
      return "no slide comes before “\(slide.name)”; “loop” lets the last one come before the first"
    default: break
    }
    return goal?.name == slide.name ? "“\(slide.name)” leads to itself, so nothing happens" : nil
  }

  private func checkCovers(_ slides: [Slide], _ places: [String: FileValue]) {
    let covers = Dictionary(slides.map { ($0.name, $0.cover?.below) }) { first, _ in first }
    for slide in slides {
      guard let round = Self.round(from: slide.name, { covers[$0] ?? nil }) else { continue }
      places[slide.name]?.member("over")?.wrong("“\(slide.name)” lies over itself\(round)")
    }
  }

  /// Notes slides that lead to each other without ever being shown.
  func checkTimes(in deck: Deck, _ values: [FileValue]) {
    guard deck.slides.count == values.count else { return }
    let next = Dictionary(
      deck.slides.map { slide in
        let link = slide.timeout.flatMap { $0.seconds == 0 ? $0.link : nil }
        return (slide.name, link.flatMap { deck.slide($0.target, from: slide)?.name })
      }, uniquingKeysWith: { first, _ in first })
    for (slide, value) in zip(deck.slides, values) {
      guard let round = Self.round(from: slide.name, { next[$0] ?? nil }) else { continue }
      value.member("after")?.wrong(
        "“after” 0 seconds leads round in a circle\(round); give it some time")
    }
  }

  /// The names on the way from one back to it, in words; nil: it does not lead back.
  private static func round(from name: String, _ next: (String) -> String?) -> String? {
    var (names, seen, there) = ([name], Set([name]), next(name))
    while let name = there, seen.insert(name).inserted {
      names.append(name)
      there = next(name)
    }
    return there == name ? round(names) : nil
  }

  private static func round(_ names: [String]) -> String {
    names.count > 1 ? ": " + (names + [names[0]]).joined(separator: " → ") : ""
  }
}
