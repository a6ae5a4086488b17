import Engine
import EngineTestSupport
import Foundation
import Studio

@testable import pokeanim

/// A Swift file in a folder of its own, and the program run on it.
struct PlayedFile {
  let folder: TemporaryFolder
  let name: String
  var path: String { folder.path + "/" + name }

  init(_ text: String, named name: String = "Card.swift") throws {
    folder = try TemporaryFolder()
    self.name = name
    try save(text)
    _ = try PlaygroundCache.engine.get()
  }

  /// Writes another text in its place.
  func save(_ text: String) throws { _ = try folder.file(name, text) }

  /// Runs a command in the file's folder.
  func run(_ arguments: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: arguments, environment: Self.environment, folder: folder.url).run()
  }

  /// The environment in which the engine that tests have built is found.
  static var environment: [String: String?] {
    ["XDG_CACHE_HOME": PlaygroundCache.home, "TMPDIR": NSTemporaryDirectory()]
  }

  /// A card that goes up by a hand or a key.
  static let card = """
    import Engine

    final class CardScreen: StageScreen {
      private let card = View(frame: .zero, key: "card")
      private lazy var lift = stage.hold(.translate(card, to: Point(0, -120), in: 0.5))

      override func layOut(at time: Instant) {
        if card.superview == nil { root.addSubview(card) }
        card.backgroundColor = Color(74, 108, 247)
        card.frame = Rect((size.width - 200) / 2, (size.height - 120) / 2, 200, 120)
      }

      override var change: (any Change)? { lift }
      override var path: Point { Point(0, -120) }
    }
    """
}
