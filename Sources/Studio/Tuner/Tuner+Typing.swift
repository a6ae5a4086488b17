import Engine

/// The texts that are typed on the tuner's card: a number of a motion, or the name of a preset.
extension Tuner {
  /// A number as it is typed, and the parameter of the motion that it is for.
  struct Typing {
    let motion: String
    let parameter: TunerParameter
    /// The text that it began with.
    let original: String
    var input: LineInput
    /// True if the parameter can't be what is typed.
    var isRefused = false
  }

  /// The most characters of a number.
  private static let longestNumber = 12

  /// True while keys are for a text on the card.
  var takesText: Bool { naming != nil || typing != nil }
  var wantsPaste: Bool { (typing?.input ?? naming?.input)?.wantsPaste == true }

  func takeCopied() -> String? {
    typing == nil ? naming?.input.takeCopied() : typing?.input.takeCopied()
  }

  /// Takes a key or text for what is typed; false: it is for somebody else.
  func takes(_ event: InputEvent, at time: Instant) -> Bool {
    guard let input = typing?.input ?? naming?.input else { return false }
    switch event {
    case .key(.return) where !input.line.isComposing:
      if typing == nil { saveName() } else { takeNumber() }
    case .key(.tab) where !input.line.isComposing: goOn(by: 1)
    case .key(.shiftTab) where !input.line.isComposing: goOn(by: -1)
    case .key, .text, .composition: edit { _ = $0.handle(event, at: time) }
    default: return false
    }
    return true
  }

  func follow(_ tracking: Tracking, in view: LineView) {
    edit { $0.follow(tracking, in: view, at: now) }
  }

  private func edit(_ change: (inout LineInput) -> Void) {
    if var input = typing?.input {
      let before = input.line.string
      change(&input)
      typing?.input = input
      if input.line.string != before { typing?.isRefused = false }
    } else if var input = naming?.input {
      change(&input)
      naming?.input = input
    }
  }

  /// The caret of what is typed, in the window; nil: nothing is.
  var caret: Rect? {
    guard takesText, let root = card?.root, let caret = root.first(key: TunerField.caretID)
    else { return nil }
    return InputTree(root).toScreen(from: caret).boundingBox(of: caret.bounds)
  }

  // MARK: A number

  /// Begins to type a parameter's number, all of it selected.
  func type(_ parameter: TunerParameter, _ panel: TunerPanel) {
    let text = parameter.typedText(panel.value(of: parameter))
    var input = LineInput(text, blinks: false, longest: Self.longestNumber)
    _ = input.handle(.key("Ctrl+A"), at: now)
    typing = Typing(
      motion: panel.name, parameter: parameter, original: text, input: input)
  }

  /// Sets the number that is typed; one that can't be stays, and is marked.
  ///
  /// - Returns: false if it is refused.
  @discardableResult
  private func takeNumber() -> Bool {
    guard let typing, let screen = screen(),
      let motion = screen.motions.first(where: { $0.name == typing.motion })
    else {
      typing = nil
      return true
    }
    let standard = motion.standard.timing?.duration ?? 0
    let text = typing.input.line.string
    if text != typing.original {
      guard let value = typing.parameter.value(typed: text, standard: standard),
        set(typing.parameter, of: motion, to: value, screen)
      else {
        self.typing?.isRefused = true
        return false
      }
    }
    self.typing = nil
    return true
  }

  /// Leaves the number that is typed, which counts if it can.
  func endTyping() {
    if !takeNumber() { typing = nil }
  }

  /// Goes from a number to the next one, or the one before; behind the last comes the first.
  private func goOn(by step: Int) {
    guard let typing, takeNumber() else { return }
    layOut()
    guard let panel else { return }
    let numbers = panel.parameters.filter(\.isNumber)
    guard let place = numbers.firstIndex(of: typing.parameter) else { return }
    type(numbers[(place + step + numbers.count) % numbers.count], panel)
  }
}
