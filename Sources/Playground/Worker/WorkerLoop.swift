import Engine
import EngineSystem
import JSONText
import Output
import Studio

/// What a worker does, message by message.
final class WorkerLoop {
  private let socket: WireSocket
  private let library: String
  private var player: WorkerPlayer?

  init(_ socket: WireSocket, library: String) { (self.socket, self.library) = (socket, library) }

  /// Runs until the window has gone.
  func run() throws(WireSocket.Closed) {
    while let message = try socket.receive() {
      guard let request = WorkerRequest(rawValue: message.kind) else { throw WireSocket.Closed() }
      try take(request, message.bytes)
    }
  }

  private func take(
    _ request: WorkerRequest, _ bytes: ArraySlice<UInt8>
  ) throws(WireSocket.Closed) {
    switch request {
    case .start: try start(bytes)
    case .frames: try play(bytes)
    case .measured: break
    case .close: try socket.send(WorkerAnswer.close, [player?.mayClose() == false ? 0 : 1])
    case .job: try work(bytes)
    }
  }

  private func start(_ bytes: ArraySlice<UInt8>) throws(WireSocket.Closed) {
    do {
      let start = try JSONReader.decode(WorkerStart.self, from: Array(bytes))
      guard start.version == WorkerStart.version else {
        throw PlaygroundProblem(
          "the sources of the engine are not those of this program: build it again")
      }
      let player = try WorkerPlayer(start, library: library, socket)
      self.player = player
      try socket.send(WorkerAnswer.ready, player.views)
    } catch let closed as WireSocket.Closed {
      throw closed
    } catch {
      try socket.send(WorkerAnswer.refused, Array("\(error)".utf8))
    }
  }

  private func play(_ bytes: ArraySlice<UInt8>) throws(WireSocket.Closed) {
    guard let player, let first = bytes.first else { throw WireSocket.Closed() }
    do {
      let run = try JSONReader.decode(RecordedRun<Launch>.self, from: Array(bytes.dropFirst()))
      try socket.send(WorkerAnswer.frames, player.play(run, showing: first != 0))
    } catch {
      throw WireSocket.Closed()
    }
  }

  private func work(_ bytes: ArraySlice<UInt8>) throws(WireSocket.Closed) {
    do {
      guard let player else { throw WireSocket.Closed() }
      let job = try JSONReader.decode(WorkerJob.self, from: Array(bytes))
      try socket.send(WorkerAnswer.done, player.result(of: job))
    } catch let closed as WireSocket.Closed {
      throw closed
    } catch {
      try socket.send(WorkerAnswer.failed, Array("\(error)".utf8))
    }
  }
}

extension WireSocket {
  /// Sends an answer.
  func send(_ answer: WorkerAnswer, _ bytes: [UInt8] = []) throws(Closed) {
    try send(answer.rawValue, bytes)
  }

  /// Sends a request.
  package func send(_ request: WorkerRequest, _ bytes: [UInt8] = []) throws(Closed) {
    try send(request.rawValue, bytes)
  }
}
