import Engine

/// The texts that are typed on the tuner's card: a number of a motion, or the name of a preset.
extension Tuner {
  /// A number as it is typed, and the parameter of the motion that it is for.
  struct Typing {
    let motion: String
    let parameter: TunerParameter
    /// The value that it began with.
    let before: Double
    /// The text of the value that is set.
    var original: String
    var input: LineInput
    /// True if the parameter can't be what is typed.
    var isRefused = false
  }

  /// The most characters of a number, which may be a sum.
  private static let longestNumber = 48

  /// The steps by which keys move the number that is typed.
  private static let steps: [Key: Double] = [
    .up: 1, .down: -1, "Shift+Up": 10, "Shift+Down": -10, "Alt+Up": 0.1, "Alt+Down": -0.1,
  ]

  /// True while keys are for a text on the card.
  var takesText: Bool { naming != nil || typing != nil }
  var wantsPaste: Bool { (typing?.input ?? naming?.input)?.wantsPaste == true }

  func takeCopied() -> String? {
    typing == nil ? naming?.input.takeCopied() : typing?.input.takeCopied()
  }

  /// Takes a key or text for what is typed; false: it is for somebody else.
  func takes(_ event: InputEvent, at time: Instant) -> Bool {
    switch event {
    case .wheel(let place, let offset): return takesWheel(at: place, by: offset)
    case .keyUp(let key): return letsGo(key)
    case .press: loop.isHeld = true
    case .release, .cancel: loop.isHeld = false
    default: break
    }
    guard let input = typing?.input ?? naming?.input else { return false }
    switch event {
    case .key(.return) where !input.line.isComposing:
      if typing == nil { saveName() } else { takeNumber() }
    case .key(.tab) where !input.line.isComposing: goOn(by: 1)
    case .key(.shiftTab) where !input.line.isComposing: goOn(by: -1)
    case .key(let key) where typing != nil && Self.steps[key] != nil && !input.line.isComposing:
      stepNumber(by: Self.steps[key] ?? 0)
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
    let value = panel.value(of: parameter)
    typing = Typing(
      motion: panel.name, parameter: parameter, before: value, original: "",
      input: LineInput("", blinks: false))
    typeAnew(value)
  }

  /// Shows a value in the field, selected.
  private func typeAnew(_ value: Double) {
    guard let text = typing?.parameter.typedText(value) else { return }
    var input = LineInput(text, blinks: false, longest: Self.longestNumber)
    _ = input.handle(.key("Ctrl+A"), at: now)
    typing?.input = input
    typing?.original = text
  }

  /// Sets the number that is typed, some steps on.
  private func stepNumber(by steps: Double) {
    guard takeNumber(stays: true), let typing, let motion = typedMotion, let screen = screen()
    else { return }
    let parameter = typing.parameter
    let standard = motion.standard.timing?.duration ?? 0
    let value = parameter.value(value(of: parameter, motion), stepped: steps, standard: standard)
    guard set(parameter, of: motion, to: value, screen) else { return }
    typeAnew(value)
  }

  /// The motion whose number is typed, as it is by now.
  private var typedMotion: TunableMotion? {
    screen()?.motions.first { $0.name == typing?.motion }
  }

  /// Leaves what is typed, or closes the presets or the motions; false: there is nothing of the kind.
  func stepOut() -> Bool {
    guard takesText || drawer != nil else { return false }
    if takesText { takeBackTyped() } else { drawer = nil }
    return true
  }

  /// Leaves what is typed; a number is what it was before.
  private func takeBackTyped() {
    defer { (naming, typing) = (nil, nil) }
    guard let typing, let motion = typedMotion, let screen = screen() else { return }
    if value(of: typing.parameter, motion) != typing.before {
      _ = set(typing.parameter, of: motion, to: typing.before, screen)
    }
  }

  /// Sets the number that is typed; one that can't be stays, and is marked.
  ///
  /// - Parameter stays: true if it is typed on.
  /// - Returns: false if it is refused.
  @discardableResult
  private func takeNumber(stays: Bool = false) -> Bool {
    guard let typing, let screen = screen(), let motion = typedMotion else {
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
    if !stays { self.typing = nil }
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
