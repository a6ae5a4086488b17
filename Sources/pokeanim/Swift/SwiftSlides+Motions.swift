import Engine
import Onboarding
import Output

/// The function that says how each element enters, leaves and moves.
extension SwiftSlides {
  var animations: [String] {
    let background = SlideMotion(props.motion.backgroundType, enter: [], leave: [])
    return [
      "  static func updateChildrenAnimations(",
      "    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props",
      "  ) {",
    ] + lines(of: background, for: [IntroKey.background], indent: 4)
      + common.flatMap { lines(of: $0.motion, for: $0.keys, indent: 4) } + differing + passing
      + order + [
        "  }"
      ]
      + (isStaggered || graph != nil ? keysOfSlides : [])
  }

  /// The motion of an element on a slide, in the set that is shown.
  private func motion(of element: SlideElement) -> SlideMotion? {
    element.motion(in: props.motion)
  }

  /// The motion of each element that moves the same way wherever it is, or that a slide without a
  /// motion for it leaves to the last slide that has one; those that move alike stand together.
  private var common: [(motion: SlideMotion, keys: [String])] {
    var places: [SlideMotion: Int] = [:]
    var found: [(motion: SlideMotion, keys: [String])] = []
    for key in keys {
      guard let motion = motions.common(of: key) else { continue }
      if let place = places[motion] {
        found[place].keys.append(key)
      } else {
        places[motion] = found.count
        found.append((motion, [key]))
      }
    }
    return found
  }

  // MARK: One motion

  private func lines(of motion: SlideMotion, for keys: [String], indent: Int) -> [String] {
    let names = keys.map { SwiftCode.text("." + name($0)) }
    let places = names.count == 1 ? names[0] : .array(names)
    let common = assignment(to: places, animation(motion.type, motion), indent)
    return common
      + motion.typesByRole.flatMap { role, type in
        names.flatMap { assignment(to: "\($0.flat), .\(role)", animation(type, motion), indent) }
      }
  }

  /// An assignment, whose value begins on a line of its own where that of the place has no room.
  private func assignment(to place: SwiftCode, _ value: SwiftCode, _ indent: Int) -> [String] {
    let head = place.lines(indent: indent, after: "container[", before: "] =")
    guard head.count == 1 else {
      return head.dropLast() + value.lines(indent: indent, after: "]] = ")
    }
    let whole = value.lines(indent: indent, after: "container[\(place.flat)] = ")
    return whole[0].count <= SwiftCode.width ? whole : head + value.lines(indent: indent + 2)
  }

  private func animation(_ type: AnimationType, _ motion: SlideMotion) -> SwiftCode {
    var arguments: [SwiftCode] = [.labelled("type", SwiftValues.type(type))]
    let options = [("delay", motion.delay), ("arc", motion.arc)].filter { $0.1 != 0 }
      .map { SwiftCode.text("\($0): \(SwiftValues.number($1))") }
    if !options.isEmpty {
      arguments.append(.labelled("options", .call("AnimationOptions", options)))
    }
    for (label, moves) in [
      ("entryTransformers", motion.enter), ("leaveTransformers", motion.leave),
    ] where moves.contains(where: { $0 != .draw }) {
      arguments.append(.labelled(label, .array(moves.filter { $0 != .draw }.map(transformer))))
    }
    return .call("Animation", arguments)
  }

  private func transformer(_ move: SlideMove) -> SwiftCode {
    let layout = props.layout
    func across(_ distance: Double) -> String { SwiftValues.number(layout.across(distance)) }
    func down(_ distance: Double) -> String { SwiftValues.number(layout.scaled(distance)) }
    return switch move {
    case .scale(let factor): "AnimationProps.scale(\(SwiftValues.number(factor)))"
    case .left(let distance): "AnimationProps.moveLeft(\(across(distance)))"
    case .right(let distance): "AnimationProps.moveRight(\(across(distance)))"
    case .up(let distance): "AnimationProps.moveUp(\(down(distance)))"
    case .down(let distance): "AnimationProps.moveDown(\(down(distance)))"
    case .narrow(let factor):
      """
      { (look: Appearance) in
        var look = look
        look.transform.scale.x *= \(SwiftValues.number(factor))
        return look
      }
      """
    case .rotate(let angle): "AnimationProps.rotate(\(SwiftValues.number(angle)))"
    case .alpha(let alpha):
      alpha == 0
        ? "AnimationProps.fade()" : "AnimationProps.fade(to: \(SwiftValues.number(alpha)))"
    case .draw: "{ $0 }"
    }
  }

  // MARK: Slides that differ

  /// The motions that elements have on some slides alone: on the way there, else on the way from
  /// there.
  private var differing: [String] {
    let cases = zip(slides, slideNames).flatMap { slide, name -> [String] in
      let lines = slide.all.flatMap { element -> [String] in
        guard let motion = motion(of: element), motions.differs(element.key) else { return [] }
        return self.lines(of: motion, for: [element.key], indent: 8)
      }
      return lines.isEmpty ? [] : ["      case .\(name):"] + lines
    }
    guard !cases.isEmpty else { return [] }
    let isComplete = cases.count { $0.hasPrefix("      case ") } == slides.count
    return ["    for slide in [currentProps.slide, nextProps.slide] {", "      switch slide {"]
      + cases + (isComplete ? [] : ["      default: break"]) + ["      }", "    }"]
  }

  // MARK: The order

  private var isStaggered: Bool {
    if case .stagger = props.deck.choreography { true } else { false }
  }

  private var order: [String] {
    switch props.deck.choreography {
    case .together: []
    case .outThenIn:
      ["    container.choreography = { $0.removals * $0.updates * $0.insertions }"]
    case .stagger(let seconds):
      [
        "    let present = keys(of: currentProps.slide)",
        "    let entering = keys(of: nextProps.slide).filter { !present.contains($0) }",
        "    for (place, key) in entering.enumerated() where place > 0 {",
        "      let delay = \(SwiftValues.number(seconds)) * Double(place)",
        "      container[key, .entry] = container[key, .entry].delayed(by: delay)", "    }",
      ]
    }
  }

  private var keysOfSlides: [String] {
    let cases = zip(slides, slideNames).flatMap { slide, name -> [String] in
      let elements = graph == nil ? slide.elements : slide.all
      let keys = SwiftCode.array(elements.map { .text("." + self.name($0.key)) })
      let line = "    case .\(name): \(keys.flat)"
      return line.count < SwiftCode.width
        ? [line] : ["    case .\(name):"] + keys.lines(indent: 6)
    }
    return ["", "  /// The elements of a slide, back to front."]
      + ["  private static func keys(of slide: Slide) -> [Keys] {", "    switch slide {"]
      + cases + ["    }", "  }"]
  }
}
