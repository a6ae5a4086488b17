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
    var variables = SVGVariables(bytes: bytes)
    for number in document.nodes.indices {
      var element = document.nodes[number].element
      let rules = try sheet.rules(for: number, in: document)
      guard element.letters == nil else {
        variables.add([:], inside: document.nodes[number].parent)
        continue
      }
      let own = try declarations(element["style"], of: element, &report)
      let styles = rules.map(\.declarations) + [own]
      variables.add(customProperties(styles), inside: document.nodes[number].parent)
      let parent = document.nodes[number].parent.map { document.nodes[$0].element }
      if !rules.isEmpty || !own.isEmpty { element = try styled(element, styles, &report) }
      try resolve(&element, number, &variables, &report)
      inherit(&element, from: parent)
      document.nodes[number].element = element
    }
  }

  /// The custom properties that styles set, the weakest style first.
  private static func customProperties(_ styles: [[SVGDeclaration]]) -> [String: [UInt8]] {
    var values: [String: [UInt8]] = [:]
    for isImportant in [false, true] {
      for declaration in styles.joined() where declaration.isImportant == isImportant {
        let property = declaration.property
        if property.name.hasPrefix("--") { values[property.name] = property.value }
      }
    }
    return values
  }

  /// Puts the values of custom properties where others name them. A property that names one
  /// without a value is as if it weren't there.
  private static func resolve(
    _ element: inout SVGElement, _ node: Int, _ variables: inout SVGVariables,
    _ report: inout SVGReport
  ) throws(SVGError) {
    for index in element.attributes.indices.reversed() {
      let attribute = element.attributes[index]
      guard attribute.namesVariable != false, SVGProperty.isStyle(attribute.name),
        attribute.namesVariable ?? SVGVariableCall.stands(in: attribute.value)
      else { continue }
      if let value = variables.resolved(attribute.value, of: node) {
        element.attributes[index].value = value
        element.attributes[index].namesVariable = false
        guard try !isReadable(element.attributes[index], of: element, &report) else { continue }
      } else {
        try report.add(
          element.invalid(
            attribute.name, "names a custom property without a value; write var(--name, value)"))
      }
      element.attributes.remove(at: index)
    }
  }

  /// Puts the parent's values where an element asks for them.
  private static func inherit(_ element: inout SVGElement, from parent: SVGElement?) {
    guard element.attributes.contains(where: { isInherited($0) }) else { return }
    element.attributes = element.attributes.compactMap {
      isInherited($0) ? inherited($0, from: parent) : $0
    }
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
    guard property.word == "inherit", SVGProperty.isOwn(property.name) else { return nil }
    if let value = parent?[property.name] { return value }
    // It is cut off only where nothing is said.
    guard property.name == "overflow" else { return nil }
    return SVGAttribute(name: property.name, value: Array("visible".utf8), place: property.place)
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
  private static func styled(
    _ element: SVGElement, _ styles: [[SVGDeclaration]], _ report: inout SVGReport
  ) throws(SVGError) -> SVGElement {
    var properties: [String: SVGAttribute] = [:]
    for isImportant in [false, true] {
      for declaration in styles.joined().flatMap(\.longhands)
      where declaration.isImportant == isImportant {
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
    return element
  }

  /// False for a value of a later CSS, which leaves the one before it in force.
  private static func isReadable(
    _ property: SVGAttribute, of element: SVGElement, _ report: inout SVGReport
  ) throws(SVGError) -> Bool {
    guard ["fill", "stroke", "stop-color", "color"].contains(property.name) else { return true }
    let word = property.word.lowercased()
    guard
      word.hasPrefix("color(") || word.hasPrefix("lab(")
        || word.hasPrefix("lch(") || word.hasPrefix("oklch(") || word.hasPrefix("oklab(")
    else { return true }
    try report.add(
      element.error(
        "\(property.name) \"\(word.prefix(40))\" is not read; write #rrggbb", at: property),
      once: "colour \(word.prefix { $0 != "(" })")
    return false
  }
}
