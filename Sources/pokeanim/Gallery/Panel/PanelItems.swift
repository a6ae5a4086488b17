import Engine

/// The items on the panel, in points of its design.
struct PanelItems {
  let size: Size
  let options: GalleryOptions
  let count: Int
  private(set) var items: [PanelItem] = []
  private var top = 0.0
  private var left: Double
  private var width: Double

  /// - Parameter size: the panel's, in points of its design.
  init(size: Size, options: GalleryOptions, count: Int, isCompact: Bool) {
    self.size = size
    self.options = options
    self.count = count
    left = isCompact ? 8 : 20
    width = size.width - (isCompact ? 16 : 40)
    if isCompact { addCompact() } else { addFull() }
  }

  func frame(of control: PanelControl) -> Rect? {
    items.first { $0.control == control }?.frame
  }

  // MARK: The whole panel

  private mutating func addFull() {
    top = 20
    items.append(
      PanelItem(
        frame: Rect(left, top, width, 28), text: "Gallery", style: .words))
    top += 40
    addChoices(GalleryMode.allCases.map { (.mode($0), $0.title, $0 == options.mode) }, columns: 3)
    addTitle(count == 1 ? "1 card" : "\(count) cards")
    addButtons(columns: 3)
    addTitle("How they move")
    addChoices(
      MotionKind.allCases.map { (.motion($0), $0.title, $0 == options.motion) }, columns: 4)
    addTitle("One after the other, from")
    addChoices(
      Cascade.allCases.map { (.cascade($0), $0.title, $0 == options.cascade) }, columns: 4)
    addTitle("Timing")
    addChoices(
      MotionPace.allCases.map { (.pace($0), $0.title, options.tuned == nil && $0 == options.pace) },
      columns: 3)
    addSlider()
    addToggle()
    addTitle("Card size")
    addChoices(CardSize.allCases.map { (.size($0), $0.title, $0 == options.size) }, columns: 4)
  }

  private mutating func addTitle(_ text: String) {
    top += 8
    items.append(PanelItem(frame: Rect(left, top, width, 18), text: text, style: .title))
    top += 22
  }

  private mutating func addChoices(
    _ choices: [(PanelControl, String, Bool)], columns: Int, height: Double = 28
  ) {
    let rows = (choices.count + columns - 1) / columns
    let frame = Rect(left, top, width, Double(rows) * height + 6)
    items.append(PanelItem(frame: frame, text: "", style: .track))
    let cell = (width - 6) / Double(columns)
    for (index, choice) in choices.enumerated() {
      let place = Rect(
        left + 3 + Double(index % columns) * cell, top + 3 + Double(index / columns) * height,
        cell, height)
      items.append(
        PanelItem(
          control: choice.0, frame: place, text: choice.1, style: .choice(isChosen: choice.2)))
    }
    top = frame.maxY
  }

  private static let buttons: [(PanelControl, String)] = [
    (.add, "Add"), (.remove, "Remove"), (.clear, "Clear"), (.shuffle, "Shuffle"), (.sort, "Sort"),
    (.reverse, "Reverse"), (.fill, "Fill to 500"),
  ]

  private mutating func addButtons(columns: Int, height: Double = 30) {
    let gap = 6.0
    let cell = (width - gap * Double(columns - 1)) / Double(columns)
    let whole = Self.buttons.count / columns * columns
    for (index, button) in Self.buttons.enumerated() {
      let last = Double(Self.buttons.count - whole)
      let side = index < whole ? cell : (width - gap * (last - 1)) / last
      let place = Rect(
        left + Double(index % columns) * (side + gap),
        top + Double(index / columns) * (height + gap), side, height)
      items.append(
        PanelItem(
          control: button.0, frame: place, text: button.1, style: .button,
          isEnabled: isEnabled(button.0)))
    }
    let rows = (Self.buttons.count + columns - 1) / columns
    top += Double(rows) * (height + gap)
  }

  private func isEnabled(_ control: PanelControl) -> Bool {
    guard options.mode != .interrupt else { return false }
    return switch control {
    case .remove, .clear: count > 0
    case .shuffle, .sort, .reverse: count > 1
    case .fill: count < 500
    default: true
    }
  }

  private mutating func addSlider() {
    top += 6
    let range = GalleryOptions.durations
    let share =
      min(
        1,
        max(0, options.timing.duration - range.lowerBound)
          / (range.upperBound - range.lowerBound))
    items.append(
      PanelItem(
        control: .duration, frame: Rect(left, top, width, 34), text: seconds,
        style: .slider(share: share)))
    top += 38
  }

  private var seconds: String { PlainSeconds.text(options.timing.duration, decimals: 2) + " s" }

  private mutating func addToggle() {
    items.append(
      PanelItem(
        control: .perComponent, frame: Rect(left, top, width, 30),
        text: "Every third its own way", style: .toggle(isOn: options.isPerComponent)))
    top += 30
  }

  // MARK: The short panel

  private mutating func addCompact() {
    top = 8
    addChoices(
      GalleryMode.allCases.map { (.mode($0), $0.title, $0 == options.mode) }, columns: 3,
      height: 24)
    top += 6
    addButtons(columns: 4, height: 28)
    let gap = 6.0
    let cell = (width - 2 * gap) / 3
    let steppers: [(PanelControl, String, String)] = [
      (.nextMotion, "Motion", options.motion.title),
      (.nextCascade, "From", options.cascade.title),
      (.nextPace, "Timing", options.tuned == nil ? options.pace.title : "Tuned"),
      (.nextDuration, "Time", seconds), (.nextSize, "Size", options.size.title),
    ]
    for (index, stepper) in steppers.enumerated() {
      items.append(
        PanelItem(
          control: stepper.0, frame: stepperPlace(index, cell, gap), text: stepper.1,
          style: .stepper(stepper.2)))
    }
    items.append(
      PanelItem(
        control: .perComponent, frame: stepperPlace(steppers.count, cell, gap), text: "Thirds",
        style: .toggle(isOn: options.isPerComponent)))
  }

  private func stepperPlace(_ index: Int, _ cell: Double, _ gap: Double) -> Rect {
    Rect(
      left + Double(index % 3) * (cell + gap), top + Double(index / 3) * 36, cell, 32)
  }
}
