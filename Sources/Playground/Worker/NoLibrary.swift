import Studio

/// A worker reads neither slides nor pictures.
final class NoLibrary: Library {
  func subject(at path: String) -> Subject { .document(path) }
  func ownSlides() throws -> SlideFolder { throw Self.problem }
  func slides(
    at path: String, isStrict: Bool, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> SlideFolder { throw Self.problem }
  func cards(
    at path: String, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> CardFolder { throw Self.problem }

  private static let problem = PlaygroundProblem("open it in a window of its own")

  func begin(waking wake: @escaping @Sendable () -> Void) {}
  func end() {}
  var isFollowing: Bool { false }
  func follow(_ slides: SlideFolder) {}
  func follow(_ slides: ReadSlides) {}
  func takeNews() -> Bool { false }
  func readAgain(_ slides: SlideFolder, links: LinkRule) {}
  func takeRead() -> ReadSlides? { nil }
}

/// The window's recording: it asks for what a key asks for.
final class WindowLog: InputLog {
  private let socket: WireSocket

  init(_ socket: WireSocket) { self.socket = socket }

  var isOn: Bool { true }
  func note(_ input: ProgramInput) {}
  func turn() -> String? {
    try? socket.send(WorkerAnswer.record)
    return nil
  }
}
