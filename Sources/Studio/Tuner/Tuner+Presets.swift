import Engine

/// The presets on the tuner's card: going through them, naming and deleting them.
extension Tuner {
  /// A name as it is typed, and the motion that it is for.
  struct Naming {
    var input: LineInput
    let model: TunerModel
    /// The motions that get the name in their document; nil: it is that of a preset.
    var motions: [String]?
  }

  /// A name in a document.
  struct DocumentName {
    let name: String
    /// The motions that move by it from now on.
    let motions: [String]
    /// True if it is to be that of the first of them.
    let isNew: Bool
  }

  /// Saves the motion that is shown, under the name that is typed.
  func saveName() {
    guard let naming else { return }
    self.naming = nil
    let name = naming.input.line.string
    guard let motions = naming.motions else {
      presets.save(naming.model, as: name)
      return handOver()
    }
    let words = name.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { onName(DocumentName(name: words, motions: motions, isNew: true)) }
  }

  private func begin(naming model: TunerModel, _ proposal: String, for motions: [String]? = nil) {
    var input = LineInput(proposal, blinks: false, longest: TunerPresets.longestName)
    _ = input.handle(.key("Ctrl+A"), at: now)
    naming = Naming(input: input, model: model, motions: motions)
  }

  // MARK: The disk

  /// Asks for a person's presets to be kept on the disk.
  private func handOver() {
    if presets.handOver() { wantsKeeping = true }
  }

  /// True once, if they are to be kept now.
  func takeKeepingWish() -> Bool {
    defer { wantsKeeping = false }
    return wantsKeeping
  }

  /// Takes what has become of them.
  func take(_ news: TunerPresets.News) {
    switch news {
    case .kept(let kept): if presets.take(kept: kept) { handOver() }
    case .failed: presets.loseWay()
    }
  }

  // MARK: A hand

  func use(_ use: TunerCard.PresetUse, _ panel: TunerPanel, _ screen: any Tunable) {
    switch use {
    case .turn(let step):
      let all = presets.all + screen.namedMotions
      take(TunerPresets.next(to: panel.model.type, by: step, among: all), panel, screen)
    case .take(let preset): take(preset, panel, screen)
    case .browse: open(.presets)
    case .save where naming == nil:
      begin(naming: panel.model, presets.proposal(for: panel.model))
    case .save: saveName()
    case .name:
      let taken = Set(screen.namedMotions.map(\.name))
      let proposal = TunerPresets.free("\(panel.model.title.lowercased()) 1", among: taken)
      begin(naming: panel.model, proposal, for: targets(panel.name, screen).map(\.name))
    case .delete:
      presets.delete(panel.preset.name)
      handOver()
    case .keep: handOver()
    }
  }

  private func take(
    _ preset: TunerPresets.Preset, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    let names = targets(panel.name, screen).map(\.name)
    if preset.source == .document {
      note(names, screen)
      return onName(DocumentName(name: preset.name, motions: names, isNew: false))
    }
    change(panel.name, screen) { $0 = preset.model }
  }

  /// The row of a motion, which may be a preset.
  func row(of preset: TunerPresets.Preset?, _ motion: TunableMotion) -> TunerPanel.Preset {
    let isStandard = motion.type == motion.standard
    let isOwn = preset?.source == .own
    return TunerPanel.Preset(
      name: preset?.name ?? (isStandard ? "As designed" : "Custom"),
      source: preset?.source ?? .program, isKnown: preset != nil, isOwn: isOwn,
      keeping: isOwn ? preset.map { presets.keeping($0.name) } ?? .kept : .kept,
      naming: naming?.input.line, namesMotion: naming?.motions != nil)
  }
}
