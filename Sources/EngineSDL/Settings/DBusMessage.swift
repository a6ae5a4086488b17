/// A message of the bus; it ends with this value.
package final class DBusMessage {
  /// The kinds of values, by the letters that D-Bus has for them.
  package enum Kind {
    package static let text = Int32(UInt8(ascii: "s"))
    package static let flag = Int32(UInt8(ascii: "b"))
    package static let number = Int32(UInt8(ascii: "u"))
    package static let array = Int32(UInt8(ascii: "a"))
    package static let variant = Int32(UInt8(ascii: "v"))
    package static let entry = Int32(UInt8(ascii: "e"))
  }

  package let reference: OpaquePointer
  private let library: DBusLibrary

  package init(_ reference: OpaquePointer, library: DBusLibrary) {
    self.reference = reference
    self.library = library
  }

  /// A call of a method.
  package init?(
    to destination: String, _ path: String, _ interface: String, _ member: String,
    library: DBusLibrary
  ) {
    guard let reference = library.call(destination, path, interface, member) else { return nil }
    self.reference = reference
    self.library = library
  }

  deinit { library.forgetMessage(reference) }

  // MARK: Writing

  package func append(_ text: String) {
    DBusLibrary.withIterator { iterator in
      library.beginAppending(reference, iterator)
      append(text, to: iterator)
    }
  }

  /// Appends an array.
  package func append(_ texts: [String]) {
    DBusLibrary.withIterator { iterator in
      library.beginAppending(reference, iterator)
      DBusLibrary.withIterator { array in
        _ = library.openContainer(iterator, Kind.array, "s", array)
        for text in texts { append(text, to: array) }
        _ = library.closeContainer(iterator, array)
      }
    }
  }

  package func append(_ text: String, to iterator: DBusLibrary.Iterator) {
    text.withCString { address in
      withUnsafePointer(to: address) { _ = library.append(iterator, Kind.text, $0) }
    }
  }

  // MARK: Reading

  /// The number of the message that it is an answer to, or the error instead of one; 0: to none.
  package var answered: UInt32 { library.answered(reference) }

  package func isSignal(_ interface: String, _ name: String) -> Bool {
    library.isSignal(reference, interface, name) != 0
  }

  package var arguments: [DBusValue] {
    DBusLibrary.withIterator { iterator in
      library.begin(reference, iterator) == 0 ? [] : values(at: iterator)
    }
  }

  /// The value at an iterator, and those behind it.
  private func values(at iterator: DBusLibrary.Iterator) -> [DBusValue] {
    var values: [DBusValue] = []
    while library.kind(iterator) != 0 {
      values.append(value(at: iterator))
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  /// The bus lets values lie in one another 64 times at most.
  private func value(at iterator: DBusLibrary.Iterator) -> DBusValue {
    switch library.kind(iterator) {
    case Kind.text: .text(basic(at: iterator) { String(cString: $0) })
    case Kind.number: .number(number(at: iterator))
    case Kind.flag: .flag(number(at: iterator) != 0)
    case Kind.array, Kind.entry: .list(inner(of: iterator))
    case Kind.variant: inner(of: iterator).first ?? .other
    default: .other
    }
  }

  private func inner(of iterator: DBusLibrary.Iterator) -> [DBusValue] {
    DBusLibrary.withIterator { inner in
      library.enter(iterator, inner)
      return values(at: inner)
    }
  }

  private func number(at iterator: DBusLibrary.Iterator) -> UInt32 {
    var number: UInt32 = 0
    library.get(iterator, &number)
    return number
  }

  private func basic(
    at iterator: DBusLibrary.Iterator, _ read: (UnsafePointer<CChar>) -> String
  ) -> String {
    var text: UnsafePointer<CChar>?
    library.get(iterator, &text)
    return text.map(read) ?? ""
  }
}
