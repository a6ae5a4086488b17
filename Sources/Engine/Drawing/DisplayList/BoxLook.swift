/// The look of a view's own box, wherever it is.
struct BoxLook: Equatable {
  private let size: Size
  private let color: Color
  private let cornerRadius: Double
  private let borderWidth: Double
  private let borderColor: Color
  private let shadow: Shadow
  private let dress: BoxDress

  init(_ appearance: Appearance) {
    size = appearance.size
    color = appearance.backgroundColor
    cornerRadius = appearance.cornerRadius
    borderWidth = appearance.borderWidth
    borderColor = appearance.borderColor
    shadow = appearance.shadow
    dress = appearance.dress
  }

  /// Its commands, in the box's coordinates.
  var commands: [DrawCommand] {
    let bounds = Rect(origin: .zero, size: size)
    guard !bounds.isEmpty else { return [] }
    if !dress.isPlain { return dressed(in: bounds) }
    var commands: [DrawCommand] = []
    if shadow.color.alpha > 0 {
      commands.append(
        .shadow(shadow.thrown(by: bounds, radius: cornerRadius, hidden: hidden(in: bounds))))
    }
    if color.alpha > 0 {
      commands.append(.fill(.roundedRect(bounds, radius: cornerRadius), .color(color)))
    }
    if borderWidth > 0, borderColor.alpha > 0 { commands.append(border(in: bounds)) }
    return commands
  }

  /// The commands of a box with what few have.
  private func dressed(in bounds: Rect) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let outline = Path.roundedRect(bounds, radius: cornerRadius)
    func shadows(_ properties: [ViewProperty]) -> [Shadow] {
      properties.reversed().compactMap { Shadow(fading: dress[$0]) }
    }
    let named = shadow.color.alpha > 0 ? [shadow] : []
    for shadow in named + shadows(ViewProperty.outerShadows) {
      commands.append(
        .shadow(shadow.thrown(by: bounds, radius: cornerRadius, hidden: hidden(in: bounds))))
    }
    if let gradient = MixedGradient(dress.gradient, over: color) {
      commands.append(gradient.command(outline, in: bounds))
    } else if color.alpha > 0 {
      commands.append(.fill(outline, .color(color)))
    }
    for shadow in shadows(ViewProperty.innerShadows) {
      commands.append(shadow.falling(into: bounds, radius: cornerRadius))
    }
    guard borderWidth > 0, borderColor.alpha > 0 else { return commands }
    let line = BorderLine(lanes: dress[.borderLine], of: borderWidth)
    return commands
      + (line == .plain
        ? [border(in: bounds)]
        : line.commands(in: bounds, radius: cornerRadius, width: borderWidth, borderColor))
  }

  /// A border that meets itself in the middle is the whole box.
  private func border(in bounds: Rect) -> DrawCommand {
    guard 2 * borderWidth < min(bounds.width, bounds.height) else {
      return .fill(.roundedRect(bounds, radius: cornerRadius), .color(borderColor))
    }
    return .stroke(
      .roundedRect(bounds.inset(by: borderWidth / 2), radius: cornerRadius - borderWidth / 2),
      StrokeStyle(width: borderWidth), .color(borderColor))
  }

  /// The part of a shadow that the box itself hides, away from its soft edge and its corners.
  private func hidden(in bounds: Rect) -> Rect? {
    guard color.alpha >= 1 else { return nil }
    let inner = bounds.inset(by: 2 + 0.3 * cornerRadius)
    return inner.isEmpty ? nil : inner
  }
}
