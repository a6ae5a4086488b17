/// A value in a message of the bus, as far as settings need it.
package enum DBusValue: Hashable, Sendable {
  case text(String)
  case number(UInt32)
  case flag(Bool)
  /// The elements of an array or a dictionary; an entry of one is a list of its key and its value.
  case list([DBusValue])
  case other

  /// The elements of a list; none of anything else.
  package var elements: [DBusValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  var number: UInt32? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
