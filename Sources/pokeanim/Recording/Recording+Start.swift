import Engine
import EngineSDL
import EngineSystem
import Onboarding
import Studio

extension Recording {
  /// The first line: the launch of the program that recorded it, and the first size.
  struct Start: Equatable {
    /// The version of the program that recorded it.
    var program = Version.number
    /// The first size, in points.
    var size: Size
    var launch: Launch

    /// - Parameter size: the first size, in points.
    init(_ options: AppOptions, size: Size) {
      self.size = size
      launch = options.launch
      launch.slides = options.slideFolder?.file.map(FileSystem.absolute)
      launch.cards = options.cardFolder.map { FileSystem.absolute($0.path) }
      launch.remembered.window = nil
    }
  }
}

extension Recording.Start: Codable {
  private enum Member: String, CodingKey { case pokeanim, version, program, size, slides, cards }

  /// The value of `pokeanim`, by which a recording is known.
  private static let kind = "recording"

  /// The lengths of a window's side in points: a pixel at a large scale, a desktop at a small one.
  static let sides = 0.01...131_072.0

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    try Self.check(members)
    program = try members.decode(String.self, forKey: .program)
    var sides = try members.nestedUnkeyedContainer(forKey: .size)
    size = Size(try sides.number(of: Self.sides), try sides.number(of: Self.sides))
    launch = try Launch(from: decoder)
    for (path, member) in [(launch.slides, Member.slides), (launch.cards, .cards)] {
      guard path.map(Self.mayName) ?? true else { throw members.wrong(member, Self.wantedPath) }
    }
  }

  /// True for a path from the root, as recordings have them, or one of something below this folder.
  static func mayName(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || DeckFile.isInFolder(path)
  }
  static let wantedPath = "wanted a path that begins with “/”, or one without “..”"

  private static func check(_ members: KeyedDecodingContainer<Member>) throws {
    guard try members.decode(String.self, forKey: .pokeanim) == kind else {
      throw members.wrong(.pokeanim, "“\(kind)” is wanted")
    }
    let version = try members.decode(Int.self, forKey: .version)
    guard version == Recording.version else {
      throw members.wrong(
        .version, "this program reads recordings of version \(Recording.version), not \(version)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    try launch.encode(to: encoder)
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(Self.kind, forKey: .pokeanim)
    try members.encode(Recording.version, forKey: .version)
    try members.encode(program, forKey: .program)
    try members.encode([size.width, size.height], forKey: .size)
  }
}

extension UnkeyedDecodingContainer {
  /// The next value, a number that must lie in a range.
  mutating func number(of range: ClosedRange<Double>) throws -> Double {
    let value = try decode(Double.self)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        in: self,
        debugDescription: "\(value) does not lie in \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
