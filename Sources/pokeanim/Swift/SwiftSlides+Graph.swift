import Engine
import Onboarding
import Output

/// Where slides lead, and what that makes of their motions.
extension SwiftSlides {
  var screenName: String { SwiftNames.type(for: typeName) + "Screen" }

  /// The member of the props that says which change it is.
  var wayOfProps: [String] {
    guard graph != nil else { return [] }
    return [
      "    /// The change that leads to the slide, or was taken back to it.", "    var way = Way()",
    ]
  }

  /// What a change makes of the elements' own motions.
  var passing: [String] {
    guard graph != nil else { return [] }
    return """
          let (old, new) = (currentProps.slide, nextProps.slide)
          if hasButton(old) != hasButton(new) { container[.button] = container[.background] }
          if ground(of: old) == ground(of: new) { container[.background] = .none }
          let present = Set(keys(of: old))
          let changed = Set(covered(by: old)).symmetricDifference(covered(by: new))
          for key in keys(of: new) where present.contains(key) && changed.contains(key) {
            container[key] = Animation(type: .linear(duration: 0.5))
          }
          let way = currentProps.way.number > nextProps.way.number ? currentProps.way : nextProps.way
          for key in Keys.allCases where container[key].duration > 0 {
            let leaving = container[key, .leave]
            container[key] = way.applied(to: container[key])
            container[key, .leave] = way.applied(to: leaving)
          }
      """.split(separator: "\n").map(String.init)
  }

  /// The rest of the source of slides that lead anywhere.
  func graphLines(scrolls: Bool) -> [String] {
    guard let graph else { return [] }
    return ["", "extension \(typeWord) {"] + Self.types + [""] + facts + [""] + links(graph)
      + ["}", ""]
      + SwiftGraphScreen.lines(
        named: screenName, of: typeWord, first: slideNames[0], size: props.layout.canvas,
        background: name(IntroKey.background), button: name(IntroKey.button),
        isArranged: isArranged, scrolls: scrolls)
  }

  /// The types of ways and links.
  private static var types: [String] {
    """
      /// A change, as elements move in it.
      struct Way: Hashable {
        /// Higher than that of every change before it.
        var number = 0
        /// The type of all elements' motions; nil: each has its own.
        var type: AnimationType?
        /// True if it is taken backwards, and yet begins as it does forwards.
        var isMirrored = false

        func applied(to motion: Animation<ChildTransition>) -> Animation<ChildTransition> {
          let typed = type.map(motion.retyped) ?? motion
          return isMirrored ? typed.mirrored : typed
        }
      }

      /// A way on from a slide.
      struct Link {
        /// What it follows.
        enum Trigger {
          case tap(Keys)
          /// From an element, or from anywhere, in a direction.
          case drag(Keys?, Point)
          /// A press beside the slide's own elements.
          case outside([Keys])
          /// The seconds for which the slide has been at rest.
          case time(Double)
        }

        var trigger: Trigger
        /// nil: back to where one came from.
        var slide: Slide?
        var type: AnimationType?
        /// True if it is the change from there, taken backwards.
        var isReversed = false
      }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Facts

  private var facts: [String] {
    var colors: [Color] = []
    let grounds = slides.map { slide -> SwiftCode in
      if !colors.contains(slide.backgroundColor) { colors.append(slide.backgroundColor) }
      return "\(colors.firstIndex(of: slide.backgroundColor) ?? 0)"
    }
    let buttons = slides.indices.map { SwiftCode.text("\(graph?.buttonWord(of: $0) != nil)") }
    let covered = slides.map { slide in
      SwiftCode.array(slide.all.filter(\.isCovered).map { .text("." + name($0.key)) })
    }
    let functions = [
      function(
        "The number of a slide's background: equal colours have one.",
        "ground(of slide: Slide) -> Int", grounds),
      function("True if the button is on a slide.", "hasButton(_ slide: Slide) -> Bool", buttons),
      function(
        "The elements that lie below a slide.", "covered(by slide: Slide) -> [Keys]", covered),
      function(
        "The slides below one, from the lowest one up.", "below(_ slide: Slide) -> [Slide]", below),
    ]
    return Array(functions.joined(separator: [""]))
  }

  /// The slides below each one, from the lowest one up.
  private var below: [SwiftCode] {
    slides.map { slide in
      let names = slide.covered.indices.map { place -> SwiftCode in
        let below = slides.firstIndex {
          $0.name == slide.covered[place] && $0.covered == Array(slide.covered[..<place])
        }
        return .text("." + slideNames[below ?? 0])
      }
      return .array(names)
    }
  }

  /// A function of a slide; slides of one value stand together.
  private func function(_ comment: String, _ head: String, _ values: [SwiftCode]) -> [String] {
    var lines = ["  /// \(comment)", "  fileprivate static func \(head) {", "    switch slide {"]
    var known: [String] = []
    for value in values where !known.contains(value.flat) {
      known.append(value.flat)
      let names = zip(slideNames, values).filter { $0.1.flat == value.flat }.map { "." + $0.0 }
      lines += caseLines(names, value)
    }
    return lines + ["    }", "  }"]
  }

  private func caseLines(_ names: [String], _ value: SwiftCode) -> [String] {
    let line = "    case \(names.joined(separator: ", ")): \(value.flat)"
    guard line.count >= SwiftCode.width else { return [line] }
    var heads = names.map { "      " + $0 + "," }
    heads[0] = "    case " + names[0] + ","
    heads[heads.count - 1] = String(heads[heads.count - 1].dropLast()) + ":"
    return heads + value.lines(indent: 6)
  }

  // MARK: Links

  private func links(_ graph: SlideGraph) -> [String] {
    var graph = graph
    var lines = [
      "  /// Where a slide leads.", "  static func links(of slide: Slide) -> [Link] {",
      "    switch slide {",
    ]
    for (place, name) in slideNames.enumerated() {
      let links = links(of: place, in: &graph)
      lines += caseLines(["." + name], .array(links))
    }
    return lines + ["    }", "  }"]
  }

  private func links(of place: Int, in graph: inout SlideGraph) -> [SwiftCode] {
    let slide = graph.slides[place]
    var links: [SwiftCode] = []
    func add(_ trigger: SwiftCode, _ way: SlideGraph.Way?) {
      if let way { links.append(code(of: trigger, way)) }
    }
    for element in slide.all {
      let key = "." + name(element.key)
      if let tap = element.tap { add(".tap(\(key))", graph.way(of: tap, from: place)) }
      if let drag = element.drag {
        add(".drag(\(key), \(point(drag.direction)))", graph.way(of: drag.link, from: place))
      }
    }
    add(".tap(.\(name(IntroKey.button)))", graph.buttonWay(from: place))
    switch slide.back {
    case .drag(let direction): add(".drag(nil, \(point(direction)))", .back)
    case .tapOutside:
      let own = props.deck.slides.first { $0.name == slide.name }?.ownKeys ?? []
      let keys = own.map { SwiftCode.text("." + name($0)) }
      add(.call(".outside", [.array(keys)]), .back)
    case nil: break
    }
    add(".drag(nil, Point(-1, 0))", graph.lineWay(from: place, reversed: false))
    add(".drag(nil, Point(1, 0))", graph.lineWay(from: place, reversed: true))
    if let timeout = slide.timeout {
      add(".time(\(SwiftValues.number(timeout.seconds)))", graph.way(of: timeout.link, from: place))
    }
    return links
  }

  private func code(of trigger: SwiftCode, _ way: SlideGraph.Way) -> SwiftCode {
    var arguments: [SwiftCode] = [.labelled("trigger", trigger)]
    if let goal = way.goal { arguments.append("slide: .\(slideNames[goal])") }
    if let type = way.type { arguments.append(.labelled("type", SwiftValues.type(type))) }
    if way.isReversed { arguments.append("isReversed: true") }
    return .call("Link", arguments)
  }

  private func point(_ direction: SlideDirection) -> String {
    switch direction {
    case .left: "Point(-1, 0)"
    case .right: "Point(1, 0)"
    case .up: "Point(0, -1)"
    case .down: "Point(0, 1)"
    }
  }
}
