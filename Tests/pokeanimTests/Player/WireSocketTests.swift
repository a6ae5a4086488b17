import EngineTestSupport
import Glibc
import Playground
import Testing

@testable import pokeanim

@Suite struct WireSocketTests {
  private func pair() throws -> (WireSocket, WireSocket) {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (WireSocket(ends[0]), WireSocket(ends[1]))
  }

  @Test func messagesComeWholeAndInOrder() throws {
    let (a, b) = try pair()
    let lengths = [0, 1, 5, 4095, 4096, 4097, 60_000]
    for (kind, length) in lengths.enumerated() {
      try a.send(UInt8(kind), [UInt8](repeating: UInt8(kind), count: length))
    }
    for (kind, length) in lengths.enumerated() {
      let message = try #require(try b.receive())
      #expect(message.kind == UInt8(kind) && message.bytes.count == length)
      #expect(message.bytes.allSatisfy { $0 == UInt8(kind) })
    }
  }

  /// A message may come byte by byte, and several at once.
  @Test func bytesComeInAnyParts() throws {
    var bytes: [UInt8] = []
    for length in [3, 0, 7] {
      withUnsafeBytes(of: UInt32(length)) { bytes.append(contentsOf: $0) }
      bytes += [UInt8(length)] + (0..<length).map { UInt8($0) }
    }
    for part in 1...bytes.count {
      let (a, b) = try pair()
      var rest = bytes[...]
      var lengths: [Int] = []
      while !rest.isEmpty || lengths.count < 3 {
        let next = Array(rest.prefix(part))
        rest = rest.dropFirst(part)
        #expect(next.isEmpty || write(a.descriptor, next, next.count) == next.count)
        while let message = try b.receive(until: 0) { lengths.append(message.bytes.count) }
      }
      #expect(lengths == [3, 0, 7])
    }
  }

  @Test func anEndThatHasGoneIsTold() throws {
    var ends: (WireSocket, WireSocket)? = try pair()
    let b = try #require(ends?.1)
    try ends?.0.send(1, [2])
    ends = nil
    #expect(try b.receive()?.bytes.first == 2, "what was sent before comes")
    #expect(throws: WireSocket.Closed.self) { try b.receive() }
    #expect(throws: WireSocket.Closed.self) { try b.send(1) }
  }

  @Test func aLengthThatNoMessageHasIsRefused() throws {
    let (a, b) = try pair()
    let head: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 1]
    #expect(write(a.descriptor, head, head.count) == head.count)
    #expect(throws: WireSocket.Closed.self) { try b.receive() }
  }
}
