import Engine

/// The motions with a name: springs that are always there, and a person's own.
package struct TunerPresets {
  /// A motion with a name.
  struct Preset: Equatable {
    let name: String
    let model: TunerModel
    var source = Source.program
  }

  /// The place where a motion has got its name.
  enum Source: String {
    case program = "Preset"
    /// A person's own.
    case own = "Yours"
    case document = "In this document"
  }

  /// A person's own, by their names.
  var own: [String: TunerModel]
  /// The name of the one that was deleted last, under which it can be saved again.
  private var deleted: String?
  /// The presets that are on the disk; nil: nobody keeps them there.
  var kept: [String: TunerModel]?
  /// The presets that are on their way to the disk; nil: none are.
  var handedOver: [String: TunerModel]?

  static let builtIn = [
    spring("Smooth", 0.5, damping: 1), spring("Snappy", 0.4, damping: 0.85),
    spring("Bouncy", 0.6, damping: 0.5), spring("Wobbly", 1, damping: 0.25),
    spring("Stiff", 0.25, damping: 0.9),
  ]

  /// The most characters of a name.
  static let longestName = 24

  /// - Parameter isKept: true if somebody keeps a person's own on the disk.
  init(own: [String: TunerModel] = [:], isKept: Bool = false) {
    self.own = own
    kept = isKept ? own : nil
  }

  private static func spring(_ name: String, _ duration: Double, damping: Double) -> Preset {
    Preset(
      name: name,
      model: TunerModel(.spring(duration: duration, damping: damping, initialVelocity: 0)))
  }

  /// The springs, then a person's own in the order of their names.
  var all: [Preset] {
    Self.builtIn
      + own.sorted { $0.key < $1.key }.map { Preset(name: $0, model: $1, source: .own) }
  }

  /// A motion some steps on from one, among some; beyond the last comes the first.
  static func next(to type: AnimationType, by step: Int, among all: [Preset]) -> Preset {
    guard let index = all.firstIndex(where: { $0.model.type == type }) else {
      return step > 0 ? all[0] : all[all.count - 1]
    }
    return all[(index + step + all.count) % all.count]
  }

  /// A name that is free, for a motion that is to be saved.
  func proposal(for model: TunerModel) -> String {
    if let deleted, own[deleted] == nil { return deleted }
    return free("\(model.title) 1")
  }

  /// Saves a motion under a name, or one like it if that is taken; not without a name.
  mutating func save(_ model: TunerModel, as wanted: String) {
    let words = wanted.split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return }
    own[free(words)] = model.remembered
    deleted = nil
  }

  mutating func delete(_ name: String) {
    if own.removeValue(forKey: name) != nil { deleted = name }
  }

  func free(_ wanted: String) -> String {
    Self.free(wanted, among: Set(all.map(\.name)))
  }

  /// The name, or the first one with a higher number at its end that is free.
  package static func free(_ wanted: String, among taken: Set<String>) -> String {
    guard taken.contains(wanted) else { return wanted }
    let words = wanted.split(separator: " ")
    let number = words.count > 1 ? words.last.flatMap { Int($0) } : nil
    let stem = number == nil ? wanted : words.dropLast().joined(separator: " ")
    // There are fewer names than numbers up to their count and one more.
    let free = (2...taken.count + 2).lazy.map { "\(stem) \($0)" }.first { !taken.contains($0) }
    return free ?? wanted
  }
}
