import Engine

/// As they are remembered: names of the choices, and the tuned timing as the tuner has it.
extension GalleryOptions: Codable {
  private enum Member: CodingKey {
    case mode, motion, cascade, pace, duration, isPerComponent, size, tuned, interruption, wave
  }

  /// Throws a `DecodingError` for a choice or a duration that the panel does not offer.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    mode = try members.decode(GalleryMode.self, forKey: .mode)
    motion = try members.decode(MotionKind.self, forKey: .motion)
    cascade = try members.choice(forKey: .cascade)
    pace = try members.decode(MotionPace.self, forKey: .pace)
    duration = try members.number(of: Self.durations, for: .duration)
    isPerComponent = try members.decode(Bool.self, forKey: .isPerComponent)
    size = try members.decode(CardSize.self, forKey: .size)
    tuned = try members.decodeIfPresent(TunerModel.self, forKey: .tuned)?.type.timing
    interruption = try members.choice(forKey: .interruption)
    let widest = Self.waves.reduce(0, max)
    wave = try members.number(of: Self.waves[0]...widest, for: .wave)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(mode, forKey: .mode)
    try members.encode(motion, forKey: .motion)
    try members.encode(cascade.rawValue, forKey: .cascade)
    try members.encode(pace, forKey: .pace)
    try members.encode(duration, forKey: .duration)
    try members.encode(isPerComponent, forKey: .isPerComponent)
    try members.encode(size, forKey: .size)
    try members.encodeIfPresent(
      tuned.map { TunerModel(AnimationType($0)) }, forKey: .tuned)
    try members.encode(interruption.rawValue, forKey: .interruption)
    try members.encode(wave, forKey: .wave)
  }
}

extension GalleryMode: Codable {}
extension MotionKind: Codable {}
extension MotionPace: Codable {}
extension CardSize: Codable {}

extension KeyedDecodingContainer {
  /// One of several choices, by its name.
  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
    forKey key: Key
  ) throws -> Choice {
    let name = try decode(String.self, forKey: key)
    if let choice = Choice(rawValue: name) { return choice }
    throw wrong(key, "“\(name)” is none of \(Choice.allCases.map(\.rawValue))")
  }
}
