import Engine

/// The rules of all `style` elements of a document.
struct SVGStyleSheet {
  struct Rule {
    let selector: SVGSelector
    let declarations: [SVGDeclaration]
    /// The steps that each element takes to hear them.
    let cost: Int
  }

  /// In the order of the document.
  private(set) var rules: [Rule] = []
  /// The rules by `#id`, `.class` or the type that their selectors name.
  private var places: [String: [Int]] = [:]
  /// The names of all elements that rules were asked for.
  private var identities: [SVGIdentity] = []
  /// The comparisons and declarations that are left, so that many rules on many elements end.
  private var room: Int

  /// - Parameter bytes: the length of the document.
  init(
    _ styles: [SVGAttribute], bytes: Int, _ report: inout SVGReport
  ) throws(SVGError) {
    room = 500_000 + 2 * bytes
    for style in styles {
      var reader = SVGStyleReader(style)
      do {
        try read(&reader, &report)
      } catch {
        try report.add(error)
      }
    }
  }

  private mutating func read(
    _ reader: inout SVGStyleReader, _ report: inout SVGReport
  ) throws(SVGError) {
    while true {
      reader.skipBlanks()
      guard reader.current != nil else { return }
      let place = reader.place()
      let head = reader.text(upTo: "{};")
      guard reader.skip(UInt8(ascii: "{")) else {
        _ = reader.skip(UInt8(ascii: ";")) || reader.skip(UInt8(ascii: "}"))
        if head.first == UInt8(ascii: "@") {
          try pass(head, at: place, &report)
          continue
        }
        throw SVGError(
          at: place, element: "style",
          message: "found \"\(String(decoding: head.prefix(20), as: UTF8.self))\" where a rule "
            + "belongs; write selector { name: value }")
      }
      if head.first == UInt8(ascii: "@") {
        try skipBlock(head, at: place, &reader, &report)
      } else {
        try add(head, at: place, &reader, &report)
      }
    }
  }

  /// Passes the block of a rule such as `@media`.
  private func skipBlock(
    _ head: [UInt8], at place: SVGPlace, _ reader: inout SVGStyleReader, _ report: inout SVGReport
  ) throws(SVGError) {
    var depth = 1
    while depth > 0, reader.current != nil {
      _ = reader.text(upTo: "{}")
      if reader.skip(UInt8(ascii: "{")) {
        depth += 1
      } else if reader.skip(UInt8(ascii: "}")) {
        depth -= 1
      }
    }
    try pass(head, at: place, &report)
  }

  /// Reports a rule with a name if it could change a picture.
  private func pass(
    _ head: [UInt8], at place: SVGPlace, _ report: inout SVGReport
  ) throws(SVGError) {
    let name = String(decoding: head.prefix { !$0.isBlank }, as: UTF8.self)
    guard !["@font-face", "@charset", "@namespace", "@page"].contains(name) else { return }
    guard !name.hasSuffix("keyframes") else {
      let message = "\(name) \(SVGNames.motionRefusal)"
      return try report.add(
        SVGError(at: place, element: "style", message: message), once: SVGProperty.motionKey)
    }
    let advice = name == "@import" ? "write its rules here" : "write its rules without it"
    try report.add(
      SVGError(at: place, element: "style", message: "\(name) is not read; \(advice)"), once: name)
  }

  private mutating func add(
    _ head: [UInt8], at place: SVGPlace, _ reader: inout SVGStyleReader, _ report: inout SVGReport
  ) throws(SVGError) {
    let declarations = try reader.declarations(of: "style")
    _ = reader.skip(UInt8(ascii: "}"))
    let cost = declarations.reduce(0) { $0 + $1.cost }
    for part in head.parts(between: { $0 == UInt8(ascii: ",") }) {
      guard let selector = SVGSelector(part) else {
        let text = String(decoding: part.prefix(40), as: UTF8.self)
        try report.add(
          SVGError(
            at: place, element: "style",
            message: "selector \"\(text)\" is not read; write types, .classes, #ids and "
              + "[attributes], with blanks, > or + between them"))
        continue
      }
      let subject = selector.subject
      let key =
        subject.id.map { "#" + $0 } ?? subject.classes.min().map { "." + $0 } ?? subject.type
        ?? "*"
      places[key, default: []].append(rules.count)
      rules.append(Rule(selector: selector, declarations: declarations, cost: cost))
    }
  }
}

extension SVGStyleSheet {
  /// The rules that fit an element, the weakest first; to be asked for all elements in their order.
  mutating func rules(
    for node: Int, in document: SVGDocument
  ) throws(SVGError) -> [Rule] {
    guard !rules.isEmpty else { return [] }
    let element = document.nodes[node].element
    let identity = SVGIdentity(element)
    identities.append(identity)
    var keys = ["*", identity.type] + identity.classes.map { "." + $0 }
    if let id = identity.id { keys.append("#" + id) }
    let world = SVGSelectorWorld(document: document, identities: identities)
    var found: [Int] = []
    for key in keys {
      for place in places[key] ?? [] {
        guard rules[place].selector.fits(node, in: world, &room) else { continue }
        room -= rules[place].cost
        found.append(place)
      }
      room -= 1
    }
    guard room >= 0 else {
      throw element.error("has too many rules of <style> to look at; use fewer rules or elements")
    }
    return found.sorted {
      let (a, b) = (rules[$0].selector.weight, rules[$1].selector.weight)
      return a == b ? $0 < $1 : a < b
    }.map { rules[$0] }
  }
}
