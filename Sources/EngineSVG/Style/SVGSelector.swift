import Engine

/// The names of an element by which selectors find it.
struct SVGIdentity {
  let type: String
  let id: String?
  let classes: Set<String>

  init(_ element: SVGElement) {
    type = element.name
    id = element["id"]?.text
    let words = element["class"]?.text.split { " \t\n\r".contains($0) } ?? []
    classes = Set(words.map(String.init))
  }
}

/// A selector of an element, and of others around it.
struct SVGSelector {
  /// A type, an id and classes, all of which must fit one element.
  struct Part {
    var type: String?
    var id: String?
    var classes: Set<String> = []

    /// More of it wins: ids before classes before types.
    fileprivate var weight: Int {
      (id == nil ? 0 : 1_000_000) + classes.count * 1000 + (type == nil ? 0 : 1)
    }
  }

  /// The part for an element around the one before.
  struct Ancestor {
    var part: Part
    /// It is the parent itself, as `>` says.
    var isParent: Bool
  }

  /// The part for the element itself.
  let subject: Part
  /// The nearest first.
  let ancestors: [Ancestor]

  var weight: Int { ancestors.reduce(subject.weight) { $0 + $1.part.weight } }
}

// MARK: - Reading

extension SVGSelector {
  /// nil if it is of a kind that the reader doesn't know.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.drop { $0.isBlank }
    guard var subject = Part(&rest) else { return nil }
    var ancestors: [Ancestor] = []
    while true {
      rest = rest.drop { $0.isBlank }
      guard let sign = rest.first else { break }
      let isParent = sign == UInt8(ascii: ">")
      if isParent { rest = rest.dropFirst().drop { $0.isBlank } }
      guard let inner = Part(&rest) else { return nil }
      ancestors.insert(Ancestor(part: subject, isParent: isParent), at: 0)
      subject = inner
    }
    (self.subject, self.ancestors) = (subject, ancestors)
  }
}

extension SVGSelector.Part {
  /// Reads as much as is one part; nil if that is nothing, or if something else follows at once.
  fileprivate init?(_ rest: inout ArraySlice<UInt8>) {
    let start = rest.startIndex
    if rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
    } else if let first = rest.first, first.isNameStart {
      type = Self.name(&rest)
    }
    while let sign = rest.first, !sign.isBlank, sign != UInt8(ascii: ">") {
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#") else { return nil }
      rest = rest.dropFirst()
      let name = Self.name(&rest)
      guard !name.isEmpty else { return nil }
      if sign == UInt8(ascii: ".") { classes.insert(name) } else { id = name }
    }
    guard rest.startIndex > start else { return nil }
  }

  private static func name(_ rest: inout ArraySlice<UInt8>) -> String {
    let name = rest.prefix {
      ($0.isNamePart && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":"))
    }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }
}

// MARK: - Finding

extension SVGSelector.Part {
  func fits(_ element: SVGIdentity) -> Bool {
    (type == nil || type == element.type) && (id == nil || id == element.id)
      && classes.isSubset(of: element.classes)
  }
}

extension SVGSelector {
  /// True if an element fits, and those around it do.
  ///
  /// - Parameters:
  ///   - identities: those of the element and all before it in the document.
  ///   - room: the comparisons that are left; below 0 nothing fits.
  func fits(
    _ node: Int, in document: SVGDocument, _ identities: [SVGIdentity], _ room: inout Int
  ) -> Bool {
    room -= 1 + subject.classes.count
    return subject.fits(identities[node])
      && areFitted(from: 0, around: node, in: document, identities, &room)
  }

  /// True if ancestors from one of that number on fit elements around another.
  private func areFitted(
    from index: Int, around node: Int, in document: SVGDocument, _ identities: [SVGIdentity],
    _ room: inout Int
  ) -> Bool {
    guard index < ancestors.count else { return true }
    let ancestor = ancestors[index]
    var outer = document.nodes[node].parent
    while let place = outer, room >= 0 {
      room -= 1 + ancestor.part.classes.count
      if ancestor.part.fits(identities[place]),
        areFitted(from: index + 1, around: place, in: document, identities, &room)
      {
        return true
      }
      guard !ancestor.isParent else { return false }
      outer = document.nodes[place].parent
    }
    return false
  }
}
