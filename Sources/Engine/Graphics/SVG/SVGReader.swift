/// Builds a drawing from a document's tags, with a stack of the elements that are open.
struct SVGReader {
  /// An element that is open, and what has come together in it.
  private struct Frame {
    enum Kind {
      case group, shape, title, definitions, stop
      case gradient(SVGGradient)
    }
    var kind: Kind
    var name: String
    var id: String?
    var style = SVGStyle()
    var transform = AffineTransform.identity
    var opacity = 1.0
    var items: [Drawing.Item] = []
  }

  private var tokenizer: SVGTokenizer
  private var frames: [Frame] = []
  private var gradients: [String: Paint] = [:]
  private var ids: Set<String> = []
  private var viewBox = Rect.zero
  private var result: Drawing?

  init(_ bytes: [UInt8]) { tokenizer = SVGTokenizer(bytes) }

  mutating func read() throws(SVGError) -> Drawing {
    while let token = try tokenizer.next() {
      switch token {
      case .start(let element): try start(element)
      case .end: try end()
      case .text(let line): try text(on: line)
      }
    }
    guard let result else {
      throw SVGError(
        line: tokenizer.line, element: nil, message: "there is no <svg> element; begin with one")
    }
    return result
  }

  private func text(on line: Int) throws(SVGError) {
    if case .title? = frames.last?.kind { return }
    throw SVGError(
      line: line, element: frames.last?.name,
      message: "text stands where none belongs; only <title> and comments hold text")
  }

  private mutating func end() throws(SVGError) {
    guard let frame = frames.popLast() else { return }
    if case .gradient(let gradient) = frame.kind { gradients[gradient.id] = try gradient.paint() }
    guard !frames.isEmpty else {
      result = Drawing(viewBox: viewBox, items: frame.items)
      return
    }
    guard !frame.items.isEmpty else { return }
    if frame.id == nil && frame.transform == .identity && frame.opacity == 1 {
      frames[frames.count - 1].items += frame.items
    } else {
      frames[frames.count - 1].items.append(
        .group(
          id: frame.id, transform: frame.transform, opacity: frame.opacity, items: frame.items))
    }
  }
}

// MARK: - Elements

extension SVGReader {
  private static let presentation = SVGStyle.attributes + ["opacity", "transform"]
  private static let drawn = ["g", "title", "defs"] + SVGShape.allCases.map(\.rawValue)

  private mutating func start(_ element: SVGElement) throws(SVGError) {
    guard let parent = frames.last else { return try startRoot(element) }
    let allowed = Self.children(of: parent.kind)
    guard allowed.contains(element.name) else {
      let known = allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")
      throw element.error("is unknown inside <\(parent.name)>; known there: \(known)")
    }
    switch element.name {
    case "title": try push(.title, element, known: [])
    case "defs": try push(.definitions, element, known: [])
    case "linearGradient":
      try push(
        .gradient(try SVGGradient(element)), element, known: SVGGradient.attributes)
    case "stop": try startStop(element)
    default: try startDrawn(element, in: parent)
    }
  }

  private static func children(of kind: Frame.Kind) -> [String] {
    switch kind {
    case .group: drawn
    case .shape: ["title"]
    case .definitions: ["linearGradient", "title"]
    case .gradient: ["stop"]
    case .title, .stop: []
    }
  }

  private mutating func push(
    _ kind: Frame.Kind, _ element: SVGElement, known: [String]
  ) throws(SVGError) {
    try check(element, known: known)
    frames.append(Frame(kind: kind, name: element.name))
  }

  /// Sees that every attribute is known and every id is new.
  private mutating func check(_ element: SVGElement, known: [String]) throws(SVGError) {
    for attribute in element.attributes where attribute.name != "id" {
      guard known.contains(attribute.name) else {
        let names = (known + ["id"]).sorted().joined(separator: ", ")
        throw element.error(
          "unknown attribute \"\(attribute.name)\"; known: \(names)", at: attribute)
      }
    }
    guard let id = element["id"] else { return }
    guard ids.insert(id.text).inserted else {
      throw element.invalid("id", "is taken by another element; choose another")
    }
  }

  private mutating func startRoot(_ element: SVGElement) throws(SVGError) {
    guard element.name == "svg", result == nil else {
      throw element.error("stands outside of <svg>; the document is one <svg> element")
    }
    try push(.group, element, known: ["xmlns", "viewBox", "width", "height"])
    if let name = element["xmlns"], name.text != "http://www.w3.org/2000/svg" {
      throw element.invalid("xmlns", "is not SVG; write http://www.w3.org/2000/svg")
    }
    for side in ["width", "height"] where element[side] != nil {
      _ = try element.requiredLength(side)
    }
    guard let box = element["viewBox"] else {
      throw element.error("has no viewBox; add viewBox=\"x y width height\"")
    }
    var scanner = SVGScanner(box, of: element)
    let numbers = try scanner.numbers()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw element.invalid("viewBox", "must be four numbers, x y width height, sides above 0")
    }
    viewBox = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func startStop(_ element: SVGElement) throws(SVGError) {
    if case .gradient(var gradient)? = frames.last?.kind {
      try gradient.add(stop: element)
      frames[frames.count - 1].kind = .gradient(gradient)
    }
    try push(.stop, element, known: SVGGradient.stopAttributes)
  }

  /// A group or a shape: what shares the presentation attributes.
  private mutating func startDrawn(
    _ element: SVGElement, in parent: Frame
  ) throws(SVGError) {
    let shape = SVGShape(rawValue: element.name)
    try check(element, known: Self.presentation + (shape?.attributes ?? []))
    var frame = Frame(kind: shape == nil ? .group : .shape, name: element.name)
    frame.id = element["id"]?.text
    frame.style = try parent.style.inherited(by: element, gradients: gradients)
    frame.opacity = try element.opacity("opacity") ?? 1
    if let transform = element["transform"] {
      var reader = SVGTransformReader(SVGScanner(transform, of: element))
      frame.transform = try reader.read()
    }
    if let shape {
      let path = try shape.path(of: element)
      frame.items = frame.style.items(for: path, isFilled: shape != .line)
    }
    frames.append(frame)
  }
}
