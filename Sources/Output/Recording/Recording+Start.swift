package import Engine

extension Recording {
  /// The first line: the launch of the program that recorded it, and the first size.
  package struct Start: Equatable {
    /// The version of the program that recorded it.
    package var program: String
    /// The first size, in points.
    package var size: Size
    package var launch: Launch
    /// The fingerprint of the fonts that set its texts; nil: nobody knows.
    package var fonts: String?

    package init(_ launch: Launch, size: Size, program: String, fonts: String? = nil) {
      (self.program, self.size, self.launch, self.fonts) = (program, size, launch, fonts)
    }
  }
}

extension Recording.Start: Codable {
  private enum Member: String, CodingKey { case pokeanim, version, program, size, fonts }

  /// The value of `pokeanim`, by which a recording is known.
  private static var kind: String { "recording" }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    try Self.check(members)
    program = try members.decode(String.self, forKey: .program)
    var numbers = try members.nestedUnkeyedContainer(forKey: .size)
    size = Size(
      try numbers.number(of: RecordingFile.sides), try numbers.number(of: RecordingFile.sides))
    launch = try Launch(recorded: decoder)
    fonts = try members.decodeIfPresent(String.self, forKey: .fonts)
  }

  private static func check(_ members: KeyedDecodingContainer<Member>) throws {
    guard try members.decode(String.self, forKey: .pokeanim) == kind else {
      throw DecodingError.dataCorruptedError(
        forKey: .pokeanim, in: members, debugDescription: "“\(kind)” is wanted")
    }
    let version = try members.decode(Int.self, forKey: .version)
    guard version == RecordingFile.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: members,
        debugDescription:
          "this program reads recordings of version \(RecordingFile.version), not \(version)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try launch.encode(to: encoder)
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(Self.kind, forKey: .pokeanim)
    try members.encode(RecordingFile.version, forKey: .version)
    try members.encode(program, forKey: .program)
    try members.encode([size.width, size.height], forKey: .size)
    try members.encodeIfPresent(fonts, forKey: .fonts)
  }
}
