import EngineSystem
import Glibc

/// One end of the wire between a window and a worker: messages of a kind and bytes, in order.
package final class WireSocket {
  /// The other end has gone, or what came from it is no message.
  package struct Closed: Error {}

  /// One message.
  package struct Message {
    package let kind: UInt8
    package let bytes: ArraySlice<UInt8>
  }

  package let descriptor: Int32
  private var received: [UInt8] = []
  private var taken = 0

  /// The bytes before each message: its length, and its kind.
  private static let headLength = 5
  /// The longest message, in bytes.
  private static let longest = 256 << 20

  /// Takes an open socket, which it closes.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  // MARK: Sending

  /// Sends a message, and waits until it is on its way.
  package func send(_ kind: UInt8, _ bytes: [UInt8] = []) throws(Closed) {
    var head: [UInt8] = []
    withUnsafeBytes(of: UInt32(bytes.count)) { head.append(contentsOf: $0) }
    head.append(kind)
    try sendAll(head + (bytes.count < 4096 ? bytes : []))
    if bytes.count >= 4096 { try sendAll(bytes) }
  }

  private func sendAll(_ bytes: [UInt8]) throws(Closed) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, 1000)
      } else if count == 0 || errno != EINTR {
        throw Closed()
      }
    }
  }

  // MARK: Receiving

  /// The next message.
  ///
  /// - Parameter deadline: the time on the machine's clock, in nanoseconds, until which it is waited
  ///   for; nil: as long as it takes.
  /// - Returns: nil if none was there by then.
  package func receive(until deadline: Int64? = nil) throws(Closed) -> Message? {
    while true {
      if let message = try next() { return message }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline.map { max(0, ($0 - MonotonicClock.now + 999_999) / 1_000_000) }
      let found = poll(&wait, 1, left.map { Int32(clamping: $0) } ?? -1)
      if found == 0 { return nil }
      guard found > 0 || errno == EINTR else { throw Closed() }
      if found > 0 { try read() }
    }
  }

  private func read() throws(Closed) {
    if taken > 0, taken == received.count || taken > 1 << 20 {
      received.removeFirst(taken)
      taken = 0
    }
    let room = min(max(1 << 16, needed - (received.count - taken)), 1 << 20)
    let start = received.count
    received.append(contentsOf: repeatElement(0, count: room))
    let count = received[start...].withUnsafeMutableBytes {
      recv(descriptor, $0.baseAddress, $0.count, 0)
    }
    received.removeLast(room - max(0, count))
    guard count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN) else { throw Closed() }
  }

  /// The bytes of the message that comes, as far as they are known.
  private var needed: Int {
    guard received.count - taken >= Self.headLength else { return Self.headLength }
    let length = received[taken..<taken + 4].withUnsafeBytes {
      $0.loadUnaligned(as: UInt32.self)
    }
    return Self.headLength + Int(length)
  }

  private func next() throws(Closed) -> Message? {
    let needed = needed
    guard needed <= Self.longest else { throw Closed() }
    guard received.count - taken >= needed else { return nil }
    let kind = received[taken + 4]
    defer { taken += needed }
    return Message(kind: kind, bytes: received[(taken + Self.headLength)..<(taken + needed)])
  }
}
