/// A change of one part of a JSON text.
package struct JSONEdit: Equatable, Sendable {
  /// From the whole value to the part; none of the steps is to a name.
  package var path: [JSONStep]
  /// The part from now on; nil: there is none. What is ``JSONValue/written(_:)`` is put in as it is.
  package var value: JSONValue?
  /// The place where the part was, if the edit brings back what was taken out.
  package var slot: Slot?

  /// The place of a part that was taken out.
  package struct Slot: Equatable, Sendable {
    var index: Int
    /// The name of the member before it, or behind it if it was the first.
    var neighbour: String?
    /// True if it was the only one.
    var wasAlone: Bool
    /// The part, and the comma and blanks that went with it.
    var text: [UInt8]
  }

  /// A change of the part at a path.
  package init(_ path: [JSONStep], _ value: JSONValue?, slot: Slot? = nil) {
    self.path = path
    self.value = value
    self.slot = slot
  }

  /// The changes that make an object another one, or a list, part by part: what is the same stays.
  /// nil: they are of two kinds, or no such thing.
  static func parts(from old: JSONValue, to new: JSONValue, at path: [JSONStep]) -> [JSONEdit]? {
    switch (old, new) {
    case (.object(let old), .object(let new)):
      let (before, after) = (JSONValue.named(old), JSONValue.named(new))
      var names: [String] = []
      for name in new.map(\.key) + old.map(\.key) where !names.contains(name) {
        names.append(name)
      }
      // New ones come first, so that they have neighbours to look like.
      let changes = names.filter { after[$0] != nil } + names.filter { after[$0] == nil }
      return changes.filter { name in !JSONValue.same(before[name], after[name]) }
        .map { JSONEdit(path + [.member($0)], after[$0]) }
    case (.array(let old), .array(let new)):
      let common = zip(old, new).enumerated().filter { !$1.0.isSame(as: $1.1) }
        .map { JSONEdit(path + [.element($0)], $1.1) }
      let more = new.enumerated().dropFirst(old.count)
        .map { JSONEdit(path + [.element($0)], $1) }
      let fewer = old.indices.dropFirst(new.count).reversed()
        .map { JSONEdit(path + [.element($0)], nil) }
      return common + more + fewer
    default: return nil
    }
  }
}

extension JSONValue {
  /// True if both say the same: the order of members says nothing, and of two of a name the last one
  /// counts.
  package func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      let (members, others) = (Self.named(members), Self.named(others))
      return members.count == others.count
        && members.allSatisfy { Self.same($0.value, others[$0.key]) }
    case (.array(let values), .array(let others)):
      return values.count == others.count && zip(values, others).allSatisfy { $0.isSame(as: $1) }
    default: return self == other
    }
  }

  /// True if both say the same, or neither is there.
  package static func same(_ a: JSONValue?, _ b: JSONValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }

  fileprivate static func named(_ members: [Member]) -> [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }

  /// The part at the end of a path; nil: it is not there.
  package subscript(path: some Sequence<JSONStep>) -> JSONValue? {
    var part = self
    for step in path {
      switch (step, part) {
      case (.member(let name), .object), (.name(let name), .object):
        guard let next = part[name] else { return nil }
        part = next
      case (.element(let index), .array(let values)) where values.indices.contains(index):
        part = values[index]
      default: return nil
      }
    }
    return part
  }
}
