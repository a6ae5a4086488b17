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
  /// A type, an id, classes and conditions, all of which must fit one element.
  struct Part {
    var type: String?
    var id: String?
    var classes: Set<String> = []
    var tests: [SVGSelectorTest] = []

    /// More of it wins: ids before classes and conditions before types.
    var weight: Int {
      (id == nil ? 0 : 1_000_000) + classes.count * 1000 + (type == nil ? 0 : 1)
        + tests.reduce(0) { $0 + $1.weight }
    }
  }

  /// Where the element that a part is for stands, seen from the one before.
  enum Combinator { case ancestor, parent, previous, earlier }

  /// The part for an element around the one before, or beside it.
  struct Ancestor {
    var part: Part
    var combinator: Combinator
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
      let combinator = Combinator(sign)
      if combinator != .ancestor { rest = rest.dropFirst().drop { $0.isBlank } }
      guard let inner = Part(&rest) else { return nil }
      ancestors.insert(Ancestor(part: subject, combinator: combinator), at: 0)
      subject = inner
    }
    (self.subject, self.ancestors) = (subject, ancestors)
  }
}

extension SVGSelector.Combinator {
  fileprivate init(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: ">"): self = .parent
    case UInt8(ascii: "+"): self = .previous
    case UInt8(ascii: "~"): self = .earlier
    default: self = .ancestor
    }
  }
}

extension SVGSelector.Part {
  /// Reads as much as is one part; nil if that is nothing, or if something else follows at once.
  init?(_ rest: inout ArraySlice<UInt8>) {
    let start = rest.startIndex
    if rest.first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
    } else if let first = rest.first, first.isNameStart {
      type = rest.takeName()
    }
    while let sign = rest.first, !sign.isBlank, !">+~".utf8.contains(sign) {
      rest = rest.dropFirst()
      switch sign {
      case UInt8(ascii: "["), UInt8(ascii: ":"):
        guard let test = SVGSelectorTest(sign, &rest) else { return nil }
        tests.append(test)
      case UInt8(ascii: "."), UInt8(ascii: "#"):
        let name = rest.takeName()
        guard !name.isEmpty else { return nil }
        if sign == UInt8(ascii: ".") { classes.insert(name) } else { id = name }
      default: return nil
      }
    }
    guard rest.startIndex > start else { return nil }
  }
}

extension ArraySlice<UInt8> {
  /// Takes the name that it begins with, maybe an empty one.
  mutating func takeName() -> String {
    let name = prefix { $0.isNamePart && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }
    self = dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }
}

// MARK: - Finding

/// A document whose elements are looked at by selectors, in their order.
struct SVGSelectorWorld {
  let document: SVGDocument
  /// Those of all elements up to the one that is looked at.
  let identities: [SVGIdentity]
}

extension SVGSelector.Part {
  /// - Parameter room: the comparisons that are left; below 0 nothing fits.
  func fits(_ node: Int, in world: SVGSelectorWorld, _ room: inout Int) -> Bool {
    room -= 1 + classes.count
    let element = world.identities[node]
    guard type == nil || type == element.type, id == nil || id == element.id,
      classes.isSubset(of: element.classes)
    else { return false }
    for test in tests where !test.fits(node, in: world, &room) { return false }
    return true
  }
}

extension SVGSelector {
  /// True if an element fits, and those around it do.
  ///
  /// - Parameter room: the comparisons that are left; below 0 nothing fits.
  func fits(_ node: Int, in world: SVGSelectorWorld, _ room: inout Int) -> Bool {
    subject.fits(node, in: world, &room) && areFitted(from: 0, around: node, in: world, &room)
  }

  /// True if ancestors from one of that number on fit elements around another.
  private func areFitted(
    from index: Int, around node: Int, in world: SVGSelectorWorld, _ room: inout Int
  ) -> Bool {
    guard index < ancestors.count else { return true }
    let ancestor = ancestors[index]
    var other = ancestor.combinator.first(from: node, in: world.document)
    while let place = other, room >= 0 {
      if ancestor.part.fits(place, in: world, &room),
        areFitted(from: index + 1, around: place, in: world, &room)
      {
        return true
      }
      other = ancestor.combinator.next(behind: place, in: world.document)
    }
    return false
  }
}

extension SVGSelector.Combinator {
  /// The first element that it leads to.
  fileprivate func first(from node: Int, in document: SVGDocument) -> Int? {
    switch self {
    case .ancestor, .parent: document.nodes[node].parent
    case .earlier: document.nodes[node].previous
    case .previous:
      document.nodes[node].previous.flatMap {
        document.nodes[$0].order == document.nodes[node].order - 1 ? $0 : nil
      }
    }
  }

  /// The one that it leads to if another doesn't fit.
  fileprivate func next(behind node: Int, in document: SVGDocument) -> Int? {
    switch self {
    case .ancestor: document.nodes[node].parent
    case .earlier: document.nodes[node].previous
    case .parent, .previous: nil
    }
  }
}
