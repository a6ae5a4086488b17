import Engine
import EngineSystem

/// The functions of libdbus that are needed here, under their names in C. It is the library that
/// SDL loads as well.
package struct DBusLibrary {
  package typealias Name = UnsafePointer<CChar>
  package typealias Reference = OpaquePointer
  /// The memory of a DBusMessageIter, as made by `withIterator`.
  package typealias Iterator = UnsafeMutableRawPointer

  typealias Open = @convention(c) (Name, UnsafeMutableRawPointer?) -> Reference?
  typealias Use = @convention(c) (Reference) -> Void
  typealias Descriptor = @convention(c) (Reference, UnsafeMutablePointer<Int32>) -> UInt32
  package typealias Send =
    @convention(c) (Reference, Reference, UnsafeMutablePointer<UInt32>) -> UInt32
  typealias Wait = @convention(c) (Reference, Int32) -> UInt32
  typealias Pop = @convention(c) (Reference) -> Reference?
  typealias Call = @convention(c) (Name, Name, Name, Name) -> Reference?
  typealias Number = @convention(c) (Reference) -> UInt32
  typealias Named = @convention(c) (Reference, Name, Name) -> UInt32
  typealias Begin = @convention(c) (Reference, Iterator) -> UInt32
  package typealias BeginAppending = @convention(c) (Reference, Iterator) -> Void
  typealias Kind = @convention(c) (Iterator) -> Int32
  typealias Pair = @convention(c) (Iterator, Iterator) -> Void
  typealias Next = @convention(c) (Iterator) -> UInt32
  package typealias Enter = @convention(c) (Iterator, Int32, Name?, Iterator) -> UInt32
  package typealias Append = @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32
  package typealias Leave = @convention(c) (Iterator, Iterator) -> UInt32

  let open: Open
  let close: Use
  let forget: Use
  let descriptor: Descriptor
  package let send: Send
  let wait: Wait
  let pop: Pop
  let call: Call
  let forgetMessage: Use
  let answered: Number
  let isSignal: Named
  let begin: Begin
  let kind: Kind
  let enter: Pair
  let get: Pair
  let next: Next
  package let beginAppending: BeginAppending
  package let openContainer: Enter
  package let append: Append
  package let closeContainer: Leave

  /// nil: it is not installed.
  package init?() {
    guard let library = DynamicLibrary("libdbus-1.so.3") else { return nil }
    func find<Function>(_ name: String) throws -> Function {
      guard let function: Function = library.function("dbus_" + name) else {
        throw Failure("libdbus has no function \(name)")
      }
      return function
    }
    do {
      let prepareThreads: @convention(c) () -> UInt32 = try find("threads_init_default")
      _ = prepareThreads()
      open = try find("connection_open_private")
      close = try find("connection_close")
      forget = try find("connection_unref")
      descriptor = try find("connection_get_unix_fd")
      send = try find("connection_send")
      wait = try find("connection_read_write")
      pop = try find("connection_pop_message")
      call = try find("message_new_method_call")
      forgetMessage = try find("message_unref")
      answered = try find("message_get_reply_serial")
      isSignal = try find("message_is_signal")
      begin = try find("message_iter_init")
      kind = try find("message_iter_get_arg_type")
      enter = try find("message_iter_recurse")
      get = try find("message_iter_get_basic")
      next = try find("message_iter_next")
      beginAppending = try find("message_iter_init_append")
      openContainer = try find("message_iter_open_container")
      append = try find("message_iter_append_basic")
      closeContainer = try find("message_iter_close_container")
    } catch {
      return nil
    }
  }

  /// Room for an iterator, which is 72 bytes large.
  package static func withIterator<Result>(_ body: (Iterator) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { memory in
      guard let address = memory.baseAddress else { preconditionFailure("room was asked for") }
      return body(address)
    }
  }
}
