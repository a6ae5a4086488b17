import Engine

/// As they are remembered: names of the choices, and the tuned timing as the tuner has it.
extension GalleryOptions: Codable {
  private enum Member: CodingKey {
    case mode, motion, cascade, pace, duration, isPerComponent, size, tuned, interruption, wave
  }

  /// The options, as at first where nothing is there. Throws a `DecodingError` for a choice or a duration that the
  /// panel does not offer.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    self.init()
    mode = try members.decodeIfPresent(GalleryMode.self, forKey: .mode) ?? mode
    motion = try members.decodeIfPresent(MotionKind.self, forKey: .motion) ?? motion
    cascade = try members.choice(forKey: .cascade) ?? cascade
    pace = try members.decodeIfPresent(MotionPace.self, forKey: .pace) ?? pace
    isPerComponent =
      try members.decodeIfPresent(Bool.self, forKey: .isPerComponent) ?? isPerComponent
    size = try members.decodeIfPresent(CardSize.self, forKey: .size) ?? size
    tuned = try members.decodeIfPresent(TunerModel.self, forKey: .tuned)?.type.timing
    interruption = try members.choice(forKey: .interruption) ?? interruption
    let widest = Self.waves.reduce(0, max)
    if members.holds(.duration) {
      duration = try members.number(of: Self.durations, for: .duration)
    }
    if members.holds(.wave) { wave = try members.number(of: Self.waves[0]...widest, for: .wave) }
  }

  package func encode(to encoder: any Encoder) throws {
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
  /// True if there is a value other than null.
  fileprivate func holds(_ key: Key) -> Bool { (try? decodeNil(forKey: key)) == false }

  /// One of several choices, by its name; nil: there is none.
  fileprivate func choice<Value: RawRepresentable<String> & CaseIterable>(
    forKey key: Key
  ) throws -> Value? {
    guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
    if let choice = Value(rawValue: name) { return choice }
    throw wrong(key, "“\(name)” is none of \(Value.allCases.map(\.rawValue))")
  }
}
