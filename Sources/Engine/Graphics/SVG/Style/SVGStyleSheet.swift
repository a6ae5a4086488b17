/// The rules of all `style` elements of a document.
struct SVGStyleSheet {
  /// A selector of one element: a type, an id and classes, all of which must fit.
  struct Selector {
    var type: String?
    var id: String?
    var classes: Set<String> = []

    /// More of it wins: ids before classes before types.
    var weight: Int { (id == nil ? 0 : 1_000_000) + classes.count * 1000 + (type == nil ? 0 : 1) }
  }

  struct Rule {
    let selector: Selector
    let declarations: [SVGDeclaration]
  }

  /// In the order of the document.
  private(set) var rules: [Rule] = []
  /// The rules by `#id`, `.class` or the type that their selectors name.
  private var places: [String: [Int]] = [:]
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
    guard !["@font-face", "@charset", "@namespace", "@page", "@keyframes"].contains(name) else {
      return
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
    for part in head.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let selector = Selector(part) else {
        let text = String(decoding: part.prefix(40), as: UTF8.self)
        try report.add(
          SVGError(
            at: place, element: "style",
            message: "selector \"\(text)\" is not read; write type, .class or #id"))
        continue
      }
      let key =
        selector.id.map { "#" + $0 } ?? selector.classes.min().map { "." + $0 } ?? selector.type
        ?? "*"
      places[key, default: []].append(rules.count)
      rules.append(Rule(selector: selector, declarations: declarations))
    }
  }
}

extension SVGStyleSheet {
  /// The rules that fit an element, the weakest first.
  mutating func rules(for element: SVGElement) throws(SVGError) -> [Rule] {
    guard !rules.isEmpty else { return [] }
    let words = element["class"]?.text.split { " \t\n\r".contains($0) } ?? []
    let classes = Set(words.map(String.init))
    let id = element["id"]?.text
    var found: [Int] = []
    for key in ["*", element.name] + (id.map { ["#" + $0] } ?? []) + classes.map({ "." + $0 }) {
      for place in places[key] ?? [] {
        let selector = rules[place].selector
        room -= 1 + selector.classes.count
        guard selector.fits(element.name, id, classes) else { continue }
        room -= rules[place].declarations.count
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

extension SVGStyleSheet.Selector {
  /// nil if it is of a kind that the reader doesn't know.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.drop { $0.isBlank }
    while rest.last?.isBlank == true { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    if rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
    } else if let first = rest.first, first.isNameStart {
      type = Self.name(&rest)
    }
    while let sign = rest.first {
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#") else { return nil }
      rest = rest.dropFirst()
      let name = Self.name(&rest)
      guard !name.isEmpty else { return nil }
      if sign == UInt8(ascii: ".") { classes.insert(name) } else { id = name }
    }
  }

  private static func name(_ rest: inout ArraySlice<UInt8>) -> String {
    let name = rest.prefix {
      ($0.isNamePart && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":"))
    }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  func fits(_ type: String, _ id: String?, _ classes: Set<String>) -> Bool {
    (self.type == nil || self.type == type) && (self.id == nil || self.id == id)
      && self.classes.isSubset(of: classes)
  }
}
