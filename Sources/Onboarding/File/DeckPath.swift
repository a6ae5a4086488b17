package import JSONText

/// A part of a document by the names that people gave, wherever it stands in the text.
package struct DeckPath: Hashable, Sendable {
  /// The name of the slide that it is on; nil: it is the document's.
  package var slide: String?
  /// The id of the element that it is of; nil: it is the slide's, or the document's.
  package var element: String?
  /// The names of members, from there to the part.
  package var members: [String]

  /// A part of the document, of a slide, or of an element on a slide.
  package init(slide: String? = nil, element: String? = nil, _ members: String...) {
    self.init(slide: slide, element: element, members: members)
  }

  package init(slide: String?, element: String?, members: [String]) {
    (self.slide, self.element, self.members) = (slide, element, members)
  }

  /// The steps to the part in a document; nil: the slide or the element is not there. The part itself
  /// may be missing.
  package func steps(in document: JSONValue) -> [JSONStep]? {
    owner(in: document).map { $0 + members.map { .member($0) } }
  }

  /// The part in a document; nil: it is not there.
  package func value(in document: JSONValue) -> JSONValue? {
    steps(in: document).flatMap { document[$0] }
  }

  /// True if one of both is a part of the other, or they are the same.
  package func overlaps(_ other: DeckPath) -> Bool {
    owner == other.owner && zip(members, other.members).allSatisfy { $0 == $1 }
  }

  /// What the members are of.
  var owner: DeckPath { DeckPath(slide: slide, element: element, members: []) }

  /// What is right or wrong as one: an element, a slide, or one of the document's named motions.
  var unit: DeckPath {
    slide == nil
      ? DeckPath(slide: nil, element: element, members: Array(members.prefix(2))) : owner
  }

  /// The steps to what the members are of.
  private func owner(in document: JSONValue) -> [JSONStep]? {
    guard let slide else { return element == nil ? [] : nil }
    guard case .array(let slides)? = document["slides"],
      let index = DeckReader.names(of: slides).firstIndex(of: slide)
    else { return nil }
    let place: [JSONStep] = [.member("slides"), .element(index)]
    guard let element else { return place }
    return Self.element(element, in: slides[index]).map { place + $0 }
  }

  /// The steps to an element in a slide, or in an element of it.
  private static func element(_ id: String, in owner: JSONValue) -> [JSONStep]? {
    guard case .array(let elements)? = owner["elements"] else { return nil }
    for (index, element) in elements.enumerated() {
      let place: [JSONStep] = [.member("elements"), .element(index)]
      if element["id"] == .string(id) { return place }
      if let inner = Self.element(id, in: element) { return place + inner }
    }
    return nil
  }
}
