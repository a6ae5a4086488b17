import Engine
import Onboarding
import Output

/// The layouts of slides as source: a function for each group that lays out what is in it.
struct SwiftLayouts {
  /// The lines of the functions, and of what they are made of.
  private(set) var lines: [String] = []
  /// For each slide, the lines that place what is on it.
  private(set) var placing: [[String]] = []
  /// The words that layouts measure, by their names.
  private(set) var words: [(name: String, content: TextContent)] = []
  /// True if something scrolls.
  let scrolls: Bool

  private let slides: SwiftSlides
  private var taken = SwiftNames(taken: ["frames", "place", "layout"])
  private var takenWords = SwiftNames()
  private var namesOfWords: [TextContent: String] = [:]
  private var parts: Set<SwiftLayoutParts> = []
  /// The name of the slide that is said.
  private var slide = ""
  private var functions: [String: String] = [:]

  init(_ slides: SwiftSlides) {
    self.slides = slides
    scrolls = slides.slides.contains { $0.all.contains { $0.scroll != nil } }
    for (slide, name) in zip(slides.slides, slides.slideNames) {
      self.slide = name
      functions = [:]
      var placing: [String] = []
      for element in slide.elements where element.isArranged {
        place(element, .text(SwiftValues.size(element.place.frame(in: layout).size)), &placing)
      }
      self.placing.append(placing)
    }
    lines += SwiftLayoutParts.allCases.filter(parts.contains).flatMap { [""] + $0.lines }
  }

  private var layout: IntroLayout { slides.props.layout }

  /// The name of a text that a layout measures.
  func name(of content: TextContent) -> String? { namesOfWords[content] }

  // MARK: Groups

  /// Adds the lines that place what is in an element of a size.
  private mutating func place(_ element: SlideElement, _ size: SwiftCode, _ lines: inout [String]) {
    guard element.layout != nil || element.scroll != nil else {
      for inner in element.elements where inner.isArranged {
        place(inner, .text(SwiftValues.size(inner.place.frame(insideIn: layout).size)), &lines)
      }
      return
    }
    var arguments: [SwiftCode] = [
      .text("\(slides.typeWord).\(function(of: element))(text)"),
      .labelled("in", .text("." + slides.name(element.key))),
      .labelled("size", size),
    ]
    if let axis = element.scroll?.axis { arguments.append("along: .\(axis)") }
    let mirrored = mirrored(in: element, isMirrored: false)
    if !mirrored.isEmpty {
      arguments.append(.labelled("mirrored", .array(mirrored.map { .text("." + slides.name($0)) })))
    }
    lines += SwiftCode.call("place", arguments).lines(indent: 8)
    placeInner(of: element, &lines)
  }

  private mutating func placeInner(of element: SlideElement, _ lines: inout [String]) {
    for inner in element.elements where inner.isArranged {
      if inner.scroll == nil, inner.layout != nil {
        placeInner(of: inner, &lines)
      } else {
        place(inner, .text("frames[.\(slides.name(inner.key))]?.size ?? .zero"), &lines)
      }
    }
  }

  /// The keys of an element, and of those whose layouts are parts of its, that are mirrored.
  private func mirrored(in element: SlideElement, isMirrored: Bool) -> [String] {
    let isMirrored = element.layout?.isRightToLeft ?? isMirrored
    let own = isMirrored && element.layout != nil ? [element.key] : []
    return own
      + element.elements.filter { $0.scroll == nil && $0.layout != nil }
      .flatMap { mirrored(in: $0, isMirrored: isMirrored) }
  }

  /// The name of the function of an element's layout, which is added.
  private mutating func function(of element: SlideElement) -> String {
    if let known = functions[element.key] { return known }
    let name = taken.name(for: slide + "-" + element.key, kind: "layout")
    functions[element.key] = name
    let body = content(of: element, indent: 4)
    lines += ["", "  private static func \(name)(_ text: Typesetter) -> any Layout {"]
    lines += body + ["  }"]
    return name
  }

  // MARK: Layouts

  /// The layout of what is in an element.
  private mutating func content(of element: SlideElement, indent: Int) -> [String] {
    guard let rule = element.layout else {
      parts.insert(.box)
      let children = element.elements.map { inner -> SwiftCode in
        let frame = SwiftValues.rect(inner.place.frame(insideIn: layout))
        return .call(".init", [.text("Box(.\(slides.name(inner.key)))"), .text(frame)])
      }
      return SwiftCode.call("AbsoluteLayout", [.array(children)]).lines(indent: indent)
    }
    let (name, arguments) = head(of: rule, element)
    guard case .grid = rule.rule else {
      let inner = element.elements.flatMap { box($0, in: rule, indent: indent + 2) }
      return Self.block(name, arguments, inner, indent) + inset(rule.insets, indent)
    }
    let inner = element.elements.flatMap { box($0, in: rule, indent: indent + 4) }
    let distribution = "distribution: .\(rule.distribution ?? .leading)"
    return Self.block(
      "VStack", [distribution], Self.block(name, arguments, inner, indent + 2), indent)
      + inset(rule.insets, indent)
  }

  /// A call with a closure behind it.
  private static func block(
    _ name: String, _ arguments: [String], _ inner: [String], _ indent: Int
  ) -> [String] {
    call(name, arguments, indent, before: " {") + inner
      + [String(repeating: " ", count: indent) + "}"]
  }

  /// A call on one line, or with the arguments on lines of their own.
  private static func call(
    _ name: String, _ arguments: [String], _ indent: Int, before end: String
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let list = arguments.joined(separator: ", ")
    let line = blanks + name + (arguments.isEmpty && !end.isEmpty ? "" : "(\(list))") + end
    guard line.count > SwiftCode.width else { return [line] }
    var lines = [blanks + name + "("]
    for (place, argument) in arguments.enumerated() {
      let text = argument + (place < arguments.count - 1 ? "," : "")
      let last = lines[lines.count - 1]
      if place > 0, last.count + 1 + text.count <= SwiftCode.width {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(blanks + "  " + text)
      }
    }
    return lines + [blanks + ")" + end]
  }

  private func inset(_ insets: Insets, _ indent: Int) -> [String] {
    func number(_ value: Double) -> String { SwiftValues.number(layout.scaled(value)) }
    guard insets != .zero else { return [] }
    let edges: [SwiftCode] = [
      "top: \(number(insets.top))", "left: \(number(insets.left))",
      "bottom: \(number(insets.bottom))", "right: \(number(insets.right))",
    ]
    let code: SwiftCode =
      insets == Insets(insets.top) ? .text(number(insets.top)) : .call("Insets", edges)
    return SwiftCode.call(".inset", [code]).lines(indent: indent)
  }

  /// The call of a layout.
  private mutating func head(
    of rule: SlideLayout, _ element: SlideElement
  ) -> (name: String, arguments: [String]) {
    func number(_ value: Double) -> String { SwiftValues.number(layout.scaled(value)) }
    let lines = rule.lineSpacing ?? rule.spacing
    switch rule.rule {
    case .stack(let axis): return stack(along: axis, rule, element)
    case .grid(let columns):
      return (
        "Grid",
        [
          "columns: \(columns)", "spacing: \(number(rule.spacing))", "rowSpacing: \(number(lines))",
        ]
      )
    case .flow(let axis):
      let justification = (rule.distribution ?? .leading).justification
      return (
        "Flow",
        [
          "axis: .\(axis)", "lineSpacing: \(number(lines))",
          "interitemSpacing: \(number(rule.spacing))", "justifyContent: .\(justification)",
          "alignItems: .\(rule.align.items)",
        ]
      )
    case .overlay: return ("ZStack", [])
    }
  }

  private mutating func stack(
    along axis: Axis, _ rule: SlideLayout, _ element: SlideElement
  ) -> (name: String, arguments: [String]) {
    let spacing = "spacing: \(SwiftValues.number(layout.scaled(rule.spacing)))"
    let shares = element.elements.map { rule.length(of: $0, along: axis) == .fill }
    let fills = shares.count { $0 }
    if fills > 1, rule.distribution == nil {
      parts.insert(.sharing)
      return ("SharingStack", [".\(axis)", spacing, "shares: \(shares)"])
    }
    let usual: StackDistribution =
      fills == 1 && element.scroll?.axis != axis ? .fillFlexing : .leading
    return (
      axis == .horizontal ? "HStack" : "VStack",
      (rule.spacing == 0 ? [] : [spacing]) + ["distribution: .\(rule.distribution ?? usual)"]
    )
  }

  // MARK: Boxes

  /// An element in a layout.
  private mutating func box(
    _ element: SlideElement, in rule: SlideLayout, indent: Int
  ) -> [String] {
    parts.insert(.box)
    let width = rule.length(of: element, along: .horizontal)
    let height = rule.length(of: element, along: .vertical)
    let isPicture = element.picture != nil
    var arguments = [isPicture ? "nil" : "." + slides.name(element.key)]
    arguments += limits("Width", width) + limits("Height", height)
    let place = rule.place(of: element, width: width, height: height)
    if place != SlideLayout.Place(.fill, .fill) {
      arguments.append(
        "alignment: Alignment(vertical: .\(place.vertical), horizontal: .\(place.horizontal))")
    }
    if width == .fill || height == .fill {
      let axes = [width == .fill ? "0" : "nil", height == .fill ? "0" : "nil"]
      arguments.append("flexibility: Flexibility(horizontal: \(axes[0]), vertical: \(axes[1]))")
    }
    let inner = inside(element, indent: indent + 2)
    return inner.isEmpty
      ? Self.call("Box", arguments, indent, before: "")
      : Self.block("Box", arguments, inner, indent)
  }

  /// What fills counts in a stack although it is empty.
  private func limits(_ side: String, _ length: SlideLength) -> [String] {
    func limit(_ name: String, _ value: Double?) -> [String] {
      value.map { ["\(name)\(side): \(SwiftValues.number(layout.scaled($0)))"] } ?? []
    }
    switch length {
    case .points(let points): return limit("min", points) + limit("max", points)
    case .fit: return []
    case .fill: return ["min\(side): .leastNonzeroMagnitude"]
    case .between(let low, let high): return limit("min", low) + limit("max", high)
    }
  }

  /// What gives an element its size, where nothing else does.
  private mutating func inside(_ element: SlideElement, indent: Int) -> [String] {
    func call(_ name: String, _ arguments: [String]) -> [String] {
      Self.call(name, arguments, indent, before: "")
    }
    if let axis = element.scroll?.axis {
      parts.insert(.scrolling)
      return call("ScrollRoom", ["content: \(function(of: element))(text)", "axis: .\(axis)"])
    }
    switch element.content {
    case .text(let text):
      let words = "content: Words.\(word(text, of: element))"
      return call("LabelLayout<View>", [words, "typesetter: text"])
    case .picture(let name):
      let key = "." + slides.name(element.key)
      guard case .drawing(let drawing) = slides.props.artwork[name] else {
        return call("Box", [key])
      }
      parts.insert(.picture)
      let size = Size(
        layout.scaled(drawing.viewBox.width), layout.scaled(drawing.viewBox.height))
      return call("Picture", ["view: \(key)", "natural: \(SwiftValues.size(size))"])
    case .shape: return element.elements.isEmpty ? [] : content(of: element, indent: indent)
    }
  }

  private mutating func word(_ text: SlideText, of element: SlideElement) -> String {
    let content = text.content(in: layout, slides.props.artwork)
    if let known = name(of: content) { return known }
    let name = takenWords.name(for: element.key, kind: "words")
    words.append((name, content))
    namesOfWords[content] = name
    return name
  }
}
