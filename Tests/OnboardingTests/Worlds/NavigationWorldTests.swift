import EngineTestSupport
import JSONText
import Testing

@testable import Engine
@testable import Onboarding

/// Random slides that lead to each other, under random hands and keys: nothing is stuck, nothing is
/// there twice, and at rest the picture is that of a fresh start at that slide.
@Suite struct NavigationWorldTests {
  private static let size = Size(400, 800)
  private static let directions = ["left", "right", "up", "down"]

  private func target(_ count: Int, _ random: inout SeededGenerator) -> String {
    let words = ["back", "next", "previous"] + (0..<count).flatMap { ["s\($0)", "s\($0)"] }
    return words.randomElement(using: &random) ?? "back"
  }

  private func frame(_ random: inout SeededGenerator) -> String {
    let x = Int.random(in: 0...300, using: &random), y = Int.random(in: 0...650, using: &random)
    let width = Int.random(in: 20...200, using: &random)
    return "[\(x), \(y), \(width), \(Int.random(in: 20...150, using: &random))]"
  }

  private func length(_ random: inout SeededGenerator) -> String {
    let number = Int.random(in: 0...200, using: &random)
    return ["\"fit\"", #"{"min": 20, "max": \#(max(20, number))}"#, "\(number)"]
      .randomElement(using: &random) ?? "10"
  }

  /// A layout of what is in a group, which may scroll, be sorted and pulled.
  ///
  /// - Parameter isInList: true if the group lies in one that scrolls.
  private func layout(
    _ count: Int, isInList: Bool, _ random: inout SeededGenerator
  ) -> (parts: [String], scrolls: Bool) {
    let rules = [
      #""stack": "vertical""#, #""stack": "horizontal""#, #""grid": 2"#,
      #""flow": "horizontal""#, #""overlay": true"#,
    ]
    let rule = rules.randomElement(using: &random) ?? rules[0]
    var more = ""
    if rule != rules[4] { more += #", "spacing": \#(Int.random(in: 0...20, using: &random))"# }
    if Bool.random(using: &random) { more += #", "inset": 8"# }
    if Bool.random(using: &random) { more += #", "align": "center""# }
    if Int.random(in: 0..<4, using: &random) == 0 { more += #", "direction": "rtl""# }
    var parts = [#""layout": {\#(rule)\#(more)}"#]
    let scrolls = !isInList && Bool.random(using: &random)
    if scrolls {
      parts.append(#""scroll": "vertical""#)
      if Bool.random(using: &random) { parts.append(#""snap": "start""#) }
      if Bool.random(using: &random) { parts.append(#""pull": "\#(target(count, &random))""#) }
    }
    if Bool.random(using: &random) { parts.append(#""reorder": true"#) }
    return (parts, scrolls)
  }

  private func gestures(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    var parts: [String] = []
    if Int.random(in: 0..<5, using: &random) == 0 {
      let act = ["\"remove\": true", #""to": "\#(target(count, &random))""#]
      parts.append(
        #""swipe": {"direction": "left", \#(act.randomElement(using: &random) ?? act[0])}"#)
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      parts.append(#""pinch": {"direction": "out", "to": "\#(target(count, &random))"}"#)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { parts.append(#""motion": "none""#) }
    return parts
  }

  /// - Parameters:
  ///   - inner: the elements in it, if it has a frame of its own; in a layout it makes them itself.
  ///   - isPlaced: true if a layout places it.
  private func element(
    _ id: String, _ count: Int, _ inner: [String], isPlaced: Bool = false, isInList: Bool = false,
    depth: Int = 0, _ random: inout SeededGenerator
  ) -> String {
    var inner = inner
    var parts = [#""id": "e\#(id)""#, #""fill": "red""#]
    let place =
      #""width": \#(length(&random)), "height": \#(Int.random(in: 20...200, using: &random))"#
    parts.append(isPlaced ? place : #""frame": \#(frame(&random))"#)
    if inner.isEmpty, depth < 2, Int.random(in: 0..<3, using: &random) == 0 {
      let group = layout(count, isInList: isInList, &random)
      parts += group.parts
      let most = group.scrolls ? 14 : 4
      inner = (0..<Int.random(in: 1...most, using: &random)).map {
        element(
          "\(id)-\($0)", count, [], isPlaced: true, isInList: isInList || group.scrolls,
          depth: depth + 1, &random)
      }
    }
    parts += gestures(count, &random)
    let motion = Bool.random(using: &random) ? #", "motion": {"duration": 0.2}"# : ""
    if !inner.isEmpty {
      parts.append(#""elements": [\#(inner.joined(separator: ", "))]"#)
      if Bool.random(using: &random) { parts.append(#""clip": true, "radius": 9"#) }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      parts.append(
        #""tap": {"state": "on"}, "states": {"on": {"frame": \#(frame(&random)), "scale": 1.5\#(motion)}, "pressed": {"scale": 0.9}, "hover": {"fill": "blue"}}"#
      )
    } else if Bool.random(using: &random) {
      parts.append(#""tap": {"to": "\#(target(count, &random))"\#(motion)}"#)
    }
    if Int.random(in: 0..<3, using: &random) == 0,
      let direction = Self.directions.randomElement(using: &random)
    {
      let to = target(count, &random)
      parts.append(#""drag": {"direction": "\#(direction)", "to": "\#(to)"\#(motion)}"#)
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private func slide(_ number: Int, of count: Int, _ random: inout SeededGenerator) -> String {
    let ids = (0..<8).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var elements: [String] = []
    for id in ids {
      let inner = Int.random(in: 0..<3, using: &random) == 0 ? elements : []
      if !inner.isEmpty { elements = [] }
      elements.append(element("\(id)", count, inner, &random))
    }
    var parts = [#""name": "s\#(number)""#, #""elements": [\#(elements.joined(separator: ", "))]"#]
    if Bool.random(using: &random) { parts.append(#""button": false"#) }
    // Below are slides before it alone, so that none lies over itself.
    if number > 0, Int.random(in: 0..<3, using: &random) == 0 {
      let below = #""s\#(Int.random(in: 0..<number, using: &random))""#
      parts.append(#""over": \#(Bool.random(using: &random) ? below : "true"), "dim": 0.4"#)
      if Bool.random(using: &random) { parts.append(#""scale": 0.9"#) }
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: parts.append(#""back": {"tap": "outside"}"#)
    case 1:
      let direction = Self.directions.randomElement(using: &random) ?? "right"
      parts.append(#""back": {"drag": "\#(direction)"}"#)
    case 2:
      parts.append(
        #""after": {"seconds": 0.\#(Int.random(in: 1...9, using: &random)), "to": "next"}"#)
    default: break
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Slides that lead to each other, at random.
  func document(_ random: inout SeededGenerator) throws -> (text: String, deck: Deck) {
    let count = Int.random(in: 1...6, using: &random)
    let slides = (0..<count).map { slide($0, of: count, &random) }
    let text = #"{"canvas": [400, 800], "slides": [\#(slides.joined(separator: ", "))]}"#
    return (text, try DeckFile(Array(text.utf8)).deck)
  }

  /// The same slides, but with the elements of layouts in another order.
  private func reordered(_ text: String, _ random: inout SeededGenerator) throws -> Deck {
    func shuffled(_ json: JSONValue) -> JSONValue {
      switch json {
      case .array(let values): return .array(values.map(shuffled))
      case .object(let members):
        let isSorted = json["layout"] != nil
        return .object(
          members.map { member in
            guard member.key == "elements", isSorted, case .array(let values) = member.value else {
              return JSONValue.Member(key: member.key, value: shuffled(member.value))
            }
            return JSONValue.Member(
              key: member.key, value: .array(values.map(shuffled).shuffled(using: &random)))
          })
      default: return json
      }
    }
    return try DeckFile(shuffled(JSONReader.read(Array(text.utf8))).bytes()).deck
  }

  private func screen(_ deck: Deck) -> OnboardingScreen {
    OnboardingScreen(deck, fit: .canvas, artwork: Artwork(), measuring: PlainText())
  }

  private func event(_ random: inout SeededGenerator, _ size: Size) -> InputEvent {
    let point = Point(
      .random(in: 0...size.width, using: &random), .random(in: 0...size.height, using: &random))
    let keys: [Key] = [
      "Backspace", "AC Back", .right, .left, .return, .space, "R", "L", "Tab", .down, .end, .home,
    ]
    return switch Int.random(in: 0..<14, using: &random) {
    case 12: .wheel(at: point, by: Point(0, .random(in: -300...300, using: &random)))
    case 13: .pinch(at: point, by: .random(in: 0.4...2.5, using: &random))
    case 0...3: .press(point)
    case 4...6: .move(point)
    case 7...9: .release
    case 10: .key(keys.randomElement(using: &random) ?? .space)
    default:
      Int.random(in: 0..<6, using: &random) == 0
        ? .resize(
          [Self.size, Size(320, 480), Size(900, 700)].randomElement(using: &random) ?? size)
        : .move(point)
    }
  }

  /// The first difference from a fresh start at the slide; nil: there is none.
  private func difference(_ film: FilmedOnboarding, _ size: Size) -> String? {
    let fresh = FilmedScreen(screen(film.screen.deck), size: size, isDrawn: false)
    fresh.frame()
    fresh.screen.begin(film.step, at: film.screen.history)
    // What scrolls is connected when the change ends, and goes to where it snaps.
    fresh.frame()
    let props = film.screen.tree.props
    fresh.screen.tree.relayout { fresh in
      fresh.states.named = props.states.named
      (fresh.sorted, fresh.offsets) = (props.sorted, props.offsets)
      fresh.arrange(film.screen.typesetter)
    }
    // It stays where it is scrolled to.
    fresh.screen.scrollers = [:]
    let wanted = fresh.frame()
    guard film.last.keys == wanted.keys else { return "\(film.last.keys), not \(wanted.keys)" }
    let pair = zip(film.last.shapes, wanted.shapes).first { distance($0, $1) > 1e-9 }
    return pair.map { "\($0.0), not \($0.1)" }
  }

  @Test func everyWalkEndsOnASlideAsItIs() throws {
    try forAll(seeds: 0..<400) { random in
      let (text, deck) = try document(&random)
      let film = FilmedScreen(screen(deck), size: Self.size, isDrawn: false)
      film.frame()
      var size = Self.size
      for _ in 0..<25 {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let event = event(&random, size)
          if case .resize(let new) = event { size = new }
          film.frame(event)
        }
        film.wait(Int.random(in: 1...20, using: &random))
        if Int.random(in: 0..<10, using: &random) == 0 {
          let decks = [deck, try reordered(text, &random), try document(&random).deck]
          film.screen.take(decks.randomElement(using: &random) ?? deck, Artwork())
        }
        let keys = film.last.keys.filter { !$0.isEmpty }
        #expect(Set(keys).count == keys.count, "twice: \(keys) in \(text)")
      }
      film.frame(.cancel)
      // Space is the focused element's, if there is one.
      if film.screen.isPaused { film.screen.transition?.play(reversed: false) }
      if film.screen.loops { film.key("L") }
      let still = film.rest(within: 2_000)
      #expect(still != nil && film.screen.transition == nil, "it never rests: \(text)")
      #expect(film.screen.history.slide == film.step, "the way home ends elsewhere")
      if let difference = difference(film, size) { Issue.record("\(difference) in \(text)") }
      // Home, one step after the other.
      for _ in 0..<200 where film.screen.goBack() { film.rest() }
      #expect(
        film.screen.history.stops.count == 1 || !film.screen.deck.isGraph, "no way home: \(text)")
    }
  }
}

extension OnboardingScreen {
  /// Shows a slide at once, as if one had come to it by a history.
  fileprivate func begin(_ slide: Slide, at history: SlideHistory) {
    guard slide != step else { return }
    begin(
      SlideHistory.Step(slide: slide, type: nil, isReversed: false, history: history),
      scrubbed: false
    )
    .commit()
  }

  fileprivate var loops: Bool { transport.loops }
}
