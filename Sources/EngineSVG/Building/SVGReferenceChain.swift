import Engine

/// A gradient or a pattern, and those that it takes by `href` what it doesn't say itself.
struct SVGReferenceChain {
  /// The most elements that may refer to one another.
  private static let longest = 32

  /// The nearest first.
  let elements: [SVGElement]
  /// The nearest with something in it; nil: there is none.
  let owner: Int?

  /// - Parameters:
  ///   - kind: what they are, as an error says it.
  ///   - names: the names of such elements.
  init(
    from node: Int, in document: SVGDocument, kind: String, names: [String],
    _ report: inout SVGReport
  ) throws(SVGError) {
    var (elements, current, owner) = ([SVGElement](), Int?.some(node), Int?.none)
    while let number = current {
      let element = document.nodes[number].element
      guard elements.count < Self.longest else {
        let problem = "refers to itself, or to more than \(Self.longest) others by href"
        try report.add(elements[0].error(problem), once: "chain \(node)")
        break
      }
      elements.append(element)
      if owner == nil, !document.nodes[number].children.isEmpty { owner = number }
      current = element["href"].flatMap { document.target(of: $0, names) }
      if current == nil, element["href"] != nil {
        try report.add(
          element.invalid("href", "names no \(kind) of the document; write #id"),
          once: "href \(number)")
      }
    }
    (self.elements, self.owner) = (elements, owner)
  }

  /// The nearest that has an attribute; the first if none has.
  func first(_ name: String) -> SVGElement { elements.first { $0[name] != nil } ?? elements[0] }

  /// The first with all that the others say and it doesn't.
  var whole: SVGElement {
    elements.dropFirst().reduce(into: elements[0]) { whole, element in
      for attribute in element.attributes where whole[attribute.name] == nil {
        whole.attributes.append(attribute)
      }
    }
  }
}

extension SVGDocument {
  /// The element of some names that an attribute refers to.
  fileprivate func target(of href: SVGAttribute, _ names: [String]) -> Int? {
    guard href.word.hasPrefix("#"), let number = ids[String(href.word.dropFirst())],
      names.contains(nodes[number].element.name)
    else { return nil }
    return number
  }
}
