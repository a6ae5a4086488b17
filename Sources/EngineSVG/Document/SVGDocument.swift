import Engine

/// A document as a tree: its elements in their order, each with the numbers of those in it.
struct SVGDocument {
  /// The most bytes of a document.
  static let maximumBytes = 16 << 20
  /// The most elements of a document.
  static let maximumElements = 250_000

  /// An element, and where it stands in the tree.
  struct Node {
    var element: SVGElement
    /// The attributes as they stand in the document, those that mean nothing to the reader too.
    var given: [SVGAttribute]
    let parent: Int?
    var children: [Int] = []
    /// The element before it in the tree that has the same parent.
    var previous: Int?
    /// The last element in it.
    var last: Int?
    /// Its number among all elements of its parent, from 1, and the number of those in itself;
    /// those that are not in the tree count.
    var order = 1
    var count = 0

    /// The name that Inkscape or Illustrator shows; nil: it shows the id.
    var label: String? {
      let label = given.first { $0.name == "data-name" || $0.name == "inkscape:label" }
      return label.flatMap { $0.value.isEmpty ? nil : $0.text }
    }
  }

  /// The root is the first.
  var nodes: [Node] = []
  /// The elements that have an id; the first of two counts.
  private(set) var ids: [String: Int] = [:]
  /// True if a paint may be that of the shape that something is drawn on.
  private(set) var namesContextPaints = false
  /// The texts of the `style` elements, in their order.
  private(set) var styles: [SVGAttribute] = []

  /// True if one element is another or lies in it.
  func lies(_ node: Int, in other: Int) -> Bool {
    var current: Int? = node
    while let place = current {
      if place == other { return true }
      current = nodes[place].parent
    }
    return false
  }
}

extension SVGDocument {
  /// The tree of a document's bytes, without what no picture shows: foreign elements and
  /// attributes, titles, metadata.
  init(_ bytes: [UInt8], _ report: inout SVGReport) throws(SVGError) {
    guard bytes.count <= Self.maximumBytes else {
      throw SVGError(
        at: SVGPlace(), element: nil,
        message: "the document has \(bytes.count) bytes; at most \(Self.maximumBytes) are read")
    }
    var tokenizer = SVGTokenizer(bytes)
    var stack = SVGStack()
    while let token = try tokenizer.next() {
      switch token {
      case .start(let element): try start(element, &stack, &report)
      case .end: stack.end()
      case .text(let text, let place): try add(text, at: place, stack, &report)
      }
    }
    guard !nodes.isEmpty else {
      throw SVGError(
        at: tokenizer.place, element: nil,
        message: "there is no <svg> element; begin with one")
    }
  }

  private mutating func start(
    _ element: SVGElement, _ stack: inout SVGStack, _ report: inout SVGReport
  ) throws(SVGError) {
    guard stack.skipped == 0 else { return stack.skip() }
    var element = element
    stack.names.note(element)
    guard let parent = stack.open.last else { return try startRoot(element, &stack, &report) }
    nodes[parent].count += 1
    guard let name = stack.names.own(element) else { return stack.skip() }
    let given = element
    element.name = name
    switch SVGNames.kind(of: name) {
    case .drawn:
      try append(element, to: parent, &stack, &report)
      stack.names.enter(given)
    case .silent: stack.skip(isStyle: name == "style" && element.isOfCSS)
    case .refused(let reason):
      stack.skip()
      try report.add(element.error(reason), once: "<\(name)>")
    case .leaf:
      try append(element, to: parent, &stack, &report)
      stack.open.removeLast()
      stack.skip()
    case .unknown:
      stack.skip()
      try report.add(
        element.error("is unknown\(SVGNames.nearest(to: name)); known: \(SVGNames.listed)"),
        once: "<\(name)>")
    }
  }

  private mutating func startRoot(
    _ element: SVGElement, _ stack: inout SVGStack, _ report: inout SVGReport
  ) throws(SVGError) {
    var element = element
    guard nodes.isEmpty, element.name == "svg" || element.name.hasSuffix(":svg") else {
      throw element.error("stands outside of <svg>; the document is one <svg> element")
    }
    guard stack.names.own(element) != nil else {
      let problem = "is not SVG; write \(SVGNames.space)"
      guard element["xmlns"] != nil else { throw element.error(problem) }
      throw element.invalid("xmlns", problem)
    }
    let given = element
    element.name = "svg"
    try append(element, to: nil, &stack, &report)
    stack.names.enter(given)
  }

  private mutating func append(
    _ element: SVGElement, to parent: Int?, _ stack: inout SVGStack, _ report: inout SVGReport
  ) throws(SVGError) {
    guard nodes.count < Self.maximumElements else {
      throw element.error(
        "is one element too many; at most \(Self.maximumElements) are read")
    }
    let number = nodes.count
    var node = Node(element: element, given: element.attributes, parent: parent)
    node.element.attributes = try stack.names.known(element, &report)
    if element.attributes.contains(where: {
      ["fill", "stroke", "style"].contains($0.name) && $0.value.nameContextPaint
    }) {
      namesContextPaints = true
    }
    if let parent {
      (node.previous, node.order) = (nodes[parent].last, nodes[parent].count)
      nodes[parent].last = number
      nodes[parent].children.append(number)
    }
    nodes.append(node)
    stack.open.append(number)
    guard let id = element["id"], !id.value.isEmpty else { return }
    if ids[id.text] == nil {
      ids[id.text] = number
    } else {
      try report.add(
        element.invalid("id", "is taken by another element; choose another"), once: "taken ids")
    }
  }

  private mutating func add(
    _ text: [UInt8], at place: SVGPlace, _ stack: SVGStack, _ report: inout SVGReport
  ) throws(SVGError) {
    if stack.skipped > 0 {
      if stack.isStyle, text.nameContextPaint { namesContextPaints = true }
      if stack.isStyle { styles.append(SVGAttribute(name: "style", value: text, place: place)) }
      return
    }
    let name = stack.open.last.map { nodes[$0].element.name }
    if let parent = stack.open.last, isInText(parent) {
      return try append(letters: text, at: place, to: parent)
    }
    let error = SVGError(
      at: place, element: name,
      message: "text stands where none belongs; only <text>, <title> and comments hold any")
    guard name != nil else { throw error }
    try report.add(error, once: "text between elements")
  }
}

extension SVGDocument {
  /// True for an element of text, and for those in one.
  private func isInText(_ node: Int) -> Bool {
    var current: Int? = node
    while let place = current {
      switch nodes[place].element.name {
      case "text": return true
      case "tspan", "a": current = nodes[place].parent
      default: return false
      }
    }
    return false
  }

  private mutating func append(
    letters: [UInt8], at place: SVGPlace, to parent: Int
  ) throws(SVGError) {
    let element = SVGElement(letters: letters, at: place)
    guard nodes.count < Self.maximumElements else {
      throw element.error("is one element too many; at most \(Self.maximumElements) are read")
    }
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(element: element, given: [], parent: parent))
  }
}

extension [UInt8] {
  /// True if they may say `context-fill` or `context-stroke`.
  fileprivate var nameContextPaint: Bool {
    let word = Array("context-".utf8)
    return indices.contains { self[$0] == word[0] && self[$0...].starts(with: word) }
  }
}

extension SVGElement {
  /// True for a `style` element that holds CSS.
  fileprivate var isOfCSS: Bool {
    let type = self["type"]?.word.lowercased() ?? ""
    return type.isEmpty || type == "text/css" || type.hasPrefix("text/css;")
  }
}

/// The elements that are open while a document is read.
struct SVGStack {
  /// The ones in the tree.
  var open: [Int] = []
  /// The number of open elements that are not in the tree.
  private(set) var skipped = 0
  /// The outermost of those is a style sheet.
  private(set) var isStyle = false
  var names = SVGNames()

  /// Begins an element that is not in the tree.
  mutating func skip(isStyle: Bool = false) {
    if skipped == 0 { self.isStyle = isStyle }
    skipped += 1
  }

  mutating func end() {
    guard skipped == 0 else { return skipped -= 1 }
    open.removeLast()
    names.leave()
  }
}
