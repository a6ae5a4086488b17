import Engine

/// The presets on the tuner's card: going through them, naming and deleting them.
extension Tuner {
  /// Takes a key or text for the name that is typed; false: it is for somebody else.
  func takes(_ event: InputEvent, at time: Instant) -> Bool {
    guard naming != nil else { return false }
    if event == .key(.return), naming?.line.isComposing == false {
      saveName()
      return true
    }
    _ = naming?.handle(event, at: time)
    if naming?.line.isEditing == false { naming = nil }
    switch event {
    case .key, .text, .composition: return true
    default: return false
    }
  }

  /// The caret of the name that is typed, in the window; nil: none is.
  var caret: Rect? {
    guard naming != nil, let root = card?.root,
      let caret = root.first(key: TunerNameField.caretID)
    else { return nil }
    return InputTree(root).toScreen(from: caret).boundingBox(of: caret.bounds)
  }

  /// Saves the motion that is shown, under the name that is typed.
  func saveName() {
    guard let naming, let model = named else { return }
    presets.save(model, as: naming.line.string)
    self.naming = nil
  }

  func use(_ use: TunerCard.PresetUse, _ panel: TunerPanel, _ screen: any Tunable) {
    switch use {
    case .turn(let step):
      let preset = presets.next(to: panel.model.type, by: step)
      set(preset.model, panel, screen)
    case .save where naming == nil:
      let name = presets.proposal(for: panel.model)
      var input = LineInput(name, blinks: false, longest: TunerPresets.longestName)
      _ = input.handle(.key("Ctrl+A"), at: now)
      (naming, named) = (input, panel.model)
    case .save: saveName()
    case .delete: presets.delete(panel.preset.name)
    case .name(let tracking, let view): naming?.follow(tracking, in: view, at: now)
    }
  }

  /// The row of a motion.
  func preset(of motion: TunableMotion) -> TunerPanel.Preset {
    let name = presets.name(of: motion.type)
    let isStandard = motion.type == motion.standard
    return TunerPanel.Preset(
      name: name ?? (isStandard ? "As designed" : "Custom"),
      isKnown: name != nil, isOwn: name.map { presets.own[$0] != nil } ?? false,
      naming: naming?.line)
  }
}
