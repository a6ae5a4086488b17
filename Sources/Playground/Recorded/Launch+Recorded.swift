import Onboarding
import Output
package import Studio

extension Launch: RecordedLaunch {
  package typealias Input = ProgramInput

  private enum Member: String, CodingKey { case slides, cards, swift }

  package init(recorded decoder: any Decoder) throws {
    try self.init(from: decoder)
    let members = try decoder.container(keyedBy: Member.self)
    for (path, member) in [(slides, Member.slides), (cards, .cards), (swift, .swift)] {
      guard path.map(RecordedPath.isOne) ?? true else {
        throw members.wrong(member, RecordedPath.wanted)
      }
    }
    guard screen != .playground || swift != nil else {
      throw members.wrong(.swift, "a playground's file is wanted")
    }
  }
}

/// The paths that recordings may name.
enum RecordedPath {
  /// True for a path from the root, as recordings have them, or one of something below this folder.
  static func isOne(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || DeckFile.isInFolder(path)
  }
  static let wanted = "wanted a path that begins with “/”, or one without “..”"
}
