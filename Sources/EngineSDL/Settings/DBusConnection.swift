/// A connection to a bus of its own, which nobody else in the process uses; it ends with this
/// value. Nothing that is asked waits for its answer.
package final class DBusConnection {
  private let reference: OpaquePointer
  private let library: DBusLibrary

  /// Connects to a bus and says hello; nil if nobody listens at the address.
  package init?(to address: String, library: DBusLibrary) {
    guard let reference = library.open(address, nil) else { return nil }
    self.reference = reference
    self.library = library
    callBus("Hello")
  }

  deinit {
    library.close(reference)
    library.forget(reference)
  }

  /// The file of the connection; nil if it has none.
  var descriptor: Int32? {
    var descriptor: Int32 = -1
    return library.descriptor(reference, &descriptor) == 0 ? nil : descriptor
  }

  /// Sends a message as soon as the bus takes it; the number by which an answer names it.
  @discardableResult
  package func send(_ message: DBusMessage) -> UInt32 {
    var number: UInt32 = 0
    _ = library.send(reference, message.reference, &number)
    return number
  }

  /// Calls a method of the bus itself.
  package func callBus(_ member: String, _ arguments: (DBusMessage) -> Void = { _ in }) {
    let bus = "org.freedesktop.DBus"
    guard
      let message = DBusMessage(
        to: bus, "/org/freedesktop/DBus", bus, member, library: library)
    else { return }
    arguments(message)
    send(message)
  }

  /// Sends what is left to send, and reads; returns when something has come, or in time.
  ///
  /// - Parameter milliseconds: −1 for no limit of time.
  /// - Returns: false if the bus is gone and nothing is left to read.
  package func wait(milliseconds: Int32) -> Bool { library.wait(reference, milliseconds) != 0 }

  /// The next message of those that have come.
  package func next() -> DBusMessage? {
    library.pop(reference).map { DBusMessage($0, library: library) }
  }
}
