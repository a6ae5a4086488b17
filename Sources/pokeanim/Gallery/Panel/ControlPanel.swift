import Engine

/// The panel as it was drawn last, and what is under the pointer.
final class ControlPanel {
  /// Everything the picture depends on.
  private struct Look: Hashable {
    let items: [PanelItem]
    let hovered: PanelControl?
    let pressed: PanelControl?
    let frame: Rect
    let unit: Double
    let isCompact: Bool
  }

  var hovered: PanelControl?
  /// The control that a hand presses.
  var pressed: PanelControl?
  private var last: (look: Look, commands: [DrawCommand])?

  /// The panel's picture in the window.
  func commands(
    _ items: PanelItems, _ places: GalleryPlaces, _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let look = Look(
      items: items.items, hovered: hovered, pressed: pressed, frame: places.panel,
      unit: places.unit, isCompact: places.isCompact)
    if let last, last.look == look { return last.commands }
    let commands = builder.commands(for: makeView(look))
    last = (look, commands)
    return commands
  }

  private func makeView(_ look: Look) -> View {
    let root = View(frame: look.frame, backgroundColor: Palette.card)
    let edge =
      look.isCompact
      ? Rect(0, -1, look.frame.width, 1) : Rect(-1, 0, 1, look.frame.height)
    PageBuilder.addBox(to: root, edge, Color(214, 218, 230), radius: 0)
    let design = look.frame.size * (1 / look.unit)
    let page = View(
      frame: Rect(center: Point(look.frame.width / 2, look.frame.height / 2), size: design))
    page.scale = Point(look.unit, look.unit)
    root.addSubview(page)
    for item in look.items {
      PanelPen(
        item: item, isHovered: item.control != nil && item.control == look.hovered,
        isPressed: item.control != nil && item.control == look.pressed
      ).add(to: page)
    }
    return root
  }
}

/// Draws one item of the panel.
struct PanelPen {
  let item: PanelItem
  let isHovered: Bool
  let isPressed: Bool

  private static let fill = Palette.page
  private static let hover = Color(222, 227, 240)
  private static let press = Color(203, 211, 232)
  private static let off = Color(180, 186, 204)

  private var frame: Rect { item.frame }

  func add(to page: View) {
    switch item.style {
    case .title:
      text(page, frame, size: 12, weight: .semibold, color: Palette.faint)
    case .words: text(page, frame, size: 22, weight: .bold, color: Palette.ink)
    case .track: PageBuilder.addBox(to: page, frame, Self.fill, radius: 11)
    case .button: addButton(to: page)
    case .choice(let isChosen): addChoice(to: page, isChosen)
    case .stepper(let choice): addStepper(to: page, choice)
    case .slider(let share): addSlider(to: page, share)
    case .toggle(let isOn): addToggle(to: page, isOn)
    }
  }

  private func text(
    _ page: View, _ frame: Rect, _ string: String? = nil, size: Double,
    weight: Font.Weight = .semibold, color: Color,
    alignment: TextContent.Alignment = .leading
  ) {
    PageBuilder.addText(
      to: page, string ?? item.text, frame, size: size, weight: weight, color: color,
      alignment: alignment)
  }

  private func ground(_ rest: Color) -> Color {
    guard item.isEnabled else { return rest }
    return isPressed ? Self.press : isHovered ? Self.hover : rest
  }

  private func addButton(to page: View) {
    PageBuilder.addBox(to: page, frame, ground(Self.fill), radius: 9)
    text(
      page, frame.inset(by: Insets(left: 4, right: 4)), size: 13,
      color: item.isEnabled ? Palette.ink : Self.off, alignment: .center)
  }

  private func addChoice(to page: View, _ isChosen: Bool) {
    let place = frame.inset(by: 1)
    if isChosen {
      PageBuilder.addBox(
        to: page, place.offset(by: Point(0, 1)), Color(40, 48, 80, alpha: 0.12), radius: 8)
      PageBuilder.addBox(to: page, place, Palette.card, radius: 8)
    } else {
      PageBuilder.addBox(to: page, place, ground(.clear), radius: 8)
    }
    text(
      page, frame.inset(by: Insets(left: 2, right: 2)), size: 12.5,
      color: isChosen ? Palette.blue : Palette.soft, alignment: .center)
  }

  private func addStepper(to page: View, _ choice: String) {
    PageBuilder.addBox(to: page, frame, ground(Self.fill), radius: 9)
    let room = frame.inset(by: Insets(left: 8, right: 6))
    text(
      page, Rect(room.x, room.y + 3, room.width, 12), size: 9, color: Palette.faint)
    text(
      page, Rect(room.x, room.y + 14, room.width, 16), choice, size: 12, color: Palette.blue)
    text(
      page, Rect(room.x, room.y, room.width, room.height), "›", size: 14, color: Palette.faint,
      alignment: .trailing)
  }

  private func addSlider(to page: View, _ share: Double) {
    let words = Rect(frame.x, frame.y, frame.width, 16)
    text(page, words, "Duration", size: 12.5, color: Palette.soft)
    text(page, words, size: 12.5, color: Palette.ink, alignment: .trailing)
    let bar = Self.bar(frame)
    PageBuilder.addBox(to: page, bar, Palette.line, radius: 2.5)
    let end = bar.x + share * bar.width
    PageBuilder.addBox(
      to: page, Rect(bar.x, bar.y, end - bar.x, bar.height), Palette.blue, radius: 2.5)
    let radius = isPressed ? 9.0 : isHovered ? 8.5 : 7.5
    let knob = Rect(center: Point(end, bar.midY), size: Size(2 * radius, 2 * radius))
    PageBuilder.addBox(to: page, knob, Palette.blue, radius: radius)
    PageBuilder.addBox(to: page, knob.inset(by: radius - 3), Palette.card, radius: 3)
  }

  /// The slider's bar in its frame.
  static func bar(_ frame: Rect) -> Rect {
    Rect(frame.x + 8, frame.maxY - 11, frame.width - 16, 5)
  }

  private func addToggle(to page: View, _ isOn: Bool) {
    let isShort = frame.width < 140
    if isShort { PageBuilder.addBox(to: page, frame, ground(Self.fill), radius: 9) }
    let room = isShort ? frame.inset(by: Insets(left: 8, right: 6)) : frame
    text(
      page, room, size: isShort ? 11 : 12.5,
      color: isHovered ? Palette.ink : Palette.soft)
    let size = isShort ? Size(26, 16) : Size(36, 21)
    let track = Rect(
      room.maxX - size.width, room.midY - size.height / 2, size.width, size.height)
    let color = isOn ? Palette.blue : isHovered ? Self.press : Color(208, 213, 226)
    PageBuilder.addBox(to: page, track, color, radius: size.height / 2)
    let side = size.height - 4
    PageBuilder.addBox(
      to: page,
      Rect(isOn ? track.maxX - side - 2 : track.x + 2, track.y + 2, side, side), Palette.card,
      radius: side / 2)
  }
}
