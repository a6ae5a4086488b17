import Engine

/// The attributes that an element has when all styles have been heard.
enum SVGCascade {
  /// Gives every element of a document the properties of its rules and of its `style`: they win
  /// over attributes.
  ///
  /// - Parameter bytes: the length of the document.
  static func apply(
    to document: inout SVGDocument, bytes: Int, _ report: inout SVGReport
  ) throws(SVGError) {
    var sheet = try SVGStyleSheet(document.styles, bytes: bytes, &report)
    for number in document.nodes.indices {
      let element = document.nodes[number].element
      let rules = try sheet.rules(for: number, in: document)
      let own = element["style"]
      guard !rules.isEmpty || own != nil || hasInheritance(element) else { continue }
      let styles = rules.map(\.declarations) + [try declarations(own, of: element, &report)]
      let parent = document.nodes[number].parent.map { document.nodes[$0].element }
      document.nodes[number].element = try styled(element, styles, in: parent, &report)
    }
  }

  private static func hasInheritance(_ element: SVGElement) -> Bool {
    element.attributes.contains { isInherited($0) }
  }

  /// True for a property whose value says nothing but that there is none of its own.
  private static func isInherited(_ property: SVGAttribute) -> Bool {
    guard property.value.first.map({ $0.isLetter || $0.isBlank }) == true else { return false }
    return ["inherit", "unset", "revert"].contains(property.word)
      && SVGProperty.isStyle(property.name)
  }

  /// The value of a property that asks for that of its parent; nil: there is none, or it is
  /// inherited anyhow.
  private static func inherited(
    _ property: SVGAttribute, from parent: SVGElement?
  ) -> SVGAttribute? {
    property.word == "inherit" && SVGProperty.isOwn(property.name) ? parent?[property.name] : nil
  }

  private static func declarations(
    _ style: SVGAttribute?, of element: SVGElement, _ report: inout SVGReport
  ) throws(SVGError) -> [SVGDeclaration] {
    guard let style else { return [] }
    var reader = SVGStyleReader(style)
    do {
      return try reader.declarations(of: element.name)
    } catch {
      try report.add(error)
      return []
    }
  }

  /// The element with the properties of styles, the weakest first; important ones win.
  ///
  /// - Parameter parent: has its own already; nil for the root.
  private static func styled(
    _ element: SVGElement, _ styles: [[SVGDeclaration]], in parent: SVGElement?,
    _ report: inout SVGReport
  ) throws(SVGError) -> SVGElement {
    var properties: [String: SVGAttribute] = [:]
    for isImportant in [false, true] {
      for declaration in styles.joined() where declaration.isImportant == isImportant {
        let property = declaration.property
        if let problem = SVGProperty.problem(property) {
          try report.add(element.error(problem, at: property), once: SVGProperty.key(property.name))
        } else if SVGProperty.isDrawn(property.name)
          || SVGShape(rawValue: element.name)?.geometry.contains(property.name) == true
        {
          guard try isReadable(property, of: element, &report) else { continue }
          properties[property.name] = property
        } else if !SVGProperty.isSilent(property.name) {
          let problem = "unknown property \"\(property.name)\" is ignored; remove it, or correct it"
          try report.add(element.error(problem, at: property), once: property.name)
        }
      }
    }
    var element = element
    element.attributes.removeAll { properties[$0.name] != nil }
    element.attributes += properties.values.sorted { $0.name < $1.name }
    element.attributes = element.attributes.compactMap {
      isInherited($0) ? inherited($0, from: parent) : $0
    }
    return element
  }

  /// False for a value of a later CSS, which leaves the one before it in force.
  private static func isReadable(
    _ property: SVGAttribute, of element: SVGElement, _ report: inout SVGReport
  ) throws(SVGError) -> Bool {
    guard ["fill", "stroke", "stop-color", "color"].contains(property.name) else { return true }
    let word = property.word.lowercased()
    guard
      word.hasPrefix("color(") || word.hasPrefix("var(") || word.hasPrefix("lab(")
        || word.hasPrefix("lch(") || word.hasPrefix("oklch(") || word.hasPrefix("oklab(")
        || word.hasPrefix("context-")
    else { return true }
    try report.add(
      element.error(
        "\(property.name) \"\(word.prefix(40))\" is not read; write #rrggbb", at: property),
      once: "colour \(word.prefix { $0 != "(" })")
    return false
  }
}
