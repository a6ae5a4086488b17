import Engine
import FoundationEssentials
import Onboarding

extension MotionSet: Codable {}

/// The first line of a recording.
extension RecordedStart: Codable {
  private enum Member: String, CodingKey {
    case pokeanim, version, program, place, size, scale, screen, pair, motion, theme, speed
    case duration, reducedMotion, followsDesktop, life, seed, slides, cards, expression, remembered
    case keepsPresets
  }

  /// The value of `pokeanim`, by which a recording is known.
  private static let kind = "recording"

  /// The lengths of a window's side in points: a pixel at a large scale, a desktop at a small one.
  static let sides = 0.01...131_072.0

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    try Self.check(members)
    program = try members.decode(String.self, forKey: .program)
    place = try members.decode(AppOptions.Place.self, forKey: .place)
    var sides = try members.nestedUnkeyedContainer(forKey: .size)
    size = Size(try sides.number(of: Self.sides), try sides.number(of: Self.sides))
    scale = try members.number(of: 0.25...8, for: .scale)
    let name = try members.decode(String.self, forKey: .screen)
    guard let screen = ScreenEntry.all.entry(named: name) else {
      throw members.wrong(.screen, "there is no screen “\(name)”")
    }
    self.screen = screen
    pair = try members.decode(PairName.self, forKey: .pair)
    motion = try members.decode(MotionSet.self, forKey: .motion)
    theme = try members.decode(ThemeChoice.self, forKey: .theme)
    speed = try members.number(of: 0.01...100, for: .speed)
    duration = try members.number(of: 0.01...3600, for: .duration)
    reducesMotion = try members.decode(Bool.self, forKey: .reducedMotion)
    followsDesktop = try members.decode(Bool.self, forKey: .followsDesktop)
    lives = try members.decode(Bool.self, forKey: .life)
    seed = try members.decode(UInt64.self, forKey: .seed)
    slides = try members.path(.slides)
    cards = try members.path(.cards)
    expression = try members.decodeIfPresent(String.self, forKey: .expression)
    remembered = try members.decode(Remembered.self, forKey: .remembered)
    keepsPresets = try members.decodeIfPresent(Bool.self, forKey: .keepsPresets) ?? false
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
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(Self.kind, forKey: .pokeanim)
    try members.encode(Recording.version, forKey: .version)
    try members.encode(program, forKey: .program)
    try members.encode(place, forKey: .place)
    try members.encode([size.width, size.height], forKey: .size)
    try members.encode(scale, forKey: .scale)
    try members.encode(screen.name, forKey: .screen)
    try members.encode(pair, forKey: .pair)
    try members.encode(motion, forKey: .motion)
    try members.encode(theme, forKey: .theme)
    try members.encode(speed, forKey: .speed)
    try members.encode(duration, forKey: .duration)
    try members.encode(reducesMotion, forKey: .reducedMotion)
    try members.encode(followsDesktop, forKey: .followsDesktop)
    try members.encode(lives, forKey: .life)
    try members.encode(seed, forKey: .seed)
    try members.encodeIfPresent(slides, forKey: .slides)
    try members.encodeIfPresent(cards, forKey: .cards)
    try members.encodeIfPresent(expression, forKey: .expression)
    try members.encode(remembered, forKey: .remembered)
    if keepsPresets { try members.encode(true, forKey: .keepsPresets) }
  }
}

extension KeyedDecodingContainer {
  /// A path that a recording may name.
  fileprivate func path(_ key: Key) throws -> String? {
    guard let path = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard RecordedStart.mayName(path) else { throw wrong(key, RecordedStart.wantedPath) }
    return path
  }

  /// The error of a member's value.
  func wrong(_ key: Key, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
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
