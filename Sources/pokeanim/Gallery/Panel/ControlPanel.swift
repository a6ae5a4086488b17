import Engine

/// The panel on screen: a view for each item, which is drawn anew if the item changes or the
/// pointer comes or goes.
final class ControlPanel {
  /// Everything the panel shows, but what is under the pointer.
  private struct Look: Equatable {
    let items: [PanelItem]
    let places: GalleryPlaces
  }

  let root = View()
  /// Reaction to a press on a control.
  var onPress: (PanelControl) -> Void = { _ in }
  /// Reaction to the duration being drawn along its slider, 0…1.
  var onSlide: (Double) -> Void = { _ in }

  private let page = View()
  private let edge = View()
  private var controls: [PanelControl: View] = [:]
  private var shown: Look?
  private var commands: [DrawCommand]?

  init() {
    root.backgroundColor = Palette.card
    edge.backgroundColor = Color(214, 218, 230)
    root.addSubview(edge)
    root.addSubview(page)
    // Presses beside the controls are nobody else's.
    root.action = {}
  }

  /// The panel's picture in the window.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    let commands = commands ?? builder.commands(for: root)
    self.commands = commands
    return commands
  }

  /// Shows other items; a control keeps its view.
  func show(_ items: [PanelItem], _ places: GalleryPlaces) {
    let look = Look(items: items, places: places)
    guard look != shown else { return }
    shown = look
    layOut(places)
    page.removeSubviews()
    var controls: [PanelControl: View] = [:]
    for item in items {
      let view = item.control.flatMap { self.controls[$0] } ?? View()
      view.frame = item.frame
      page.addSubview(view)
      draw(item, in: view)
      if let control = item.control {
        controls[control] = view
        connect(view, to: control, of: item)
      }
    }
    self.controls = controls
  }

  private func layOut(_ places: GalleryPlaces) {
    let (frame, unit) = (places.panel, places.unit)
    root.frame = frame
    edge.frame =
      places.isCompact ? Rect(0, -1, frame.width, 1) : Rect(-1, 0, 1, frame.height)
    page.frame = Rect(
      center: Point(frame.width / 2, frame.height / 2), size: frame.size * (1 / unit))
    page.scale = Point(unit, unit)
  }

  private func draw(_ item: PanelItem, in view: View) {
    commands = nil
    view.removeSubviews()
    PanelPen(item: item, look: view.look).add(to: view)
  }

  private func connect(_ view: View, to control: PanelControl, of item: PanelItem) {
    view.onLook = { [unowned self, unowned view] _ in draw(item, in: view) }
    if case .slider = item.style {
      view.tracking = { [unowned self] in slide($0, in: view.bounds) }
    } else {
      view.action = item.isEnabled ? { [unowned self] in onPress(control) } : nil
    }
  }

  private func slide(_ tracking: Tracking, in frame: Rect) {
    guard let point = tracking.point else { return }
    let bar = PanelPen.bar(frame)
    onSlide(min(1, max(0, (point.x - bar.x) / bar.width)))
  }
}

/// Draws one item of the panel.
struct PanelPen {
  let item: PanelItem
  let look: PressLook

  private static let fill = Palette.page
  private static let hover = Color(222, 227, 240)
  private static let press = Color(203, 211, 232)

  private var isHovered: Bool { look == .hovered }
  private var isPressed: Bool { look == .pressed }
  /// The item in its own view.
  private var frame: Rect { Rect(origin: .zero, size: item.frame.size) }

  func add(to view: View) {
    switch item.style {
    case .title:
      text(view, frame, size: 12, weight: .semibold, color: Palette.faint)
    case .words: text(view, frame, size: 22, weight: .bold, color: Palette.ink)
    case .track: PageBuilder.addBox(to: view, frame, Self.fill, radius: 11)
    case .button: addButton(to: view)
    case .choice(let isChosen): addChoice(to: view, isChosen)
    case .stepper(let choice): addStepper(to: view, choice)
    case .slider(let share): addSlider(to: view, share)
    case .toggle(let isOn): addToggle(to: view, isOn)
    }
  }

  private func text(
    _ view: View, _ frame: Rect, _ string: String? = nil, size: Double,
    weight: Font.Weight = .semibold, color: Color,
    alignment: TextContent.Alignment = .leading
  ) {
    PageBuilder.addText(
      to: view, string ?? item.text, frame, size: size, weight: weight, color: color,
      alignment: alignment)
  }

  private func ground(_ rest: Color) -> Color {
    guard item.isEnabled else { return rest }
    return isPressed ? Self.press : isHovered ? Self.hover : rest
  }

  private func addButton(to view: View) {
    PageBuilder.addBox(to: view, frame, ground(Self.fill), radius: 9)
    text(
      view, frame.inset(by: Insets(left: 4, right: 4)), size: 13,
      color: item.isEnabled ? Palette.ink : Palette.disabled, alignment: .center)
  }

  private func addChoice(to view: View, _ isChosen: Bool) {
    let place = frame.inset(by: 1)
    if isChosen {
      PageBuilder.addBox(to: view, place, Palette.card, radius: 8).shadow = Palette.ambient(
        unit: 0.25)
    } else {
      PageBuilder.addBox(to: view, place, ground(.clear), radius: 8)
    }
    text(
      view, frame.inset(by: Insets(left: 2, right: 2)), size: 12.5,
      color: isChosen ? Palette.readable(Palette.blue) : Palette.soft, alignment: .center)
  }

  private func addStepper(to view: View, _ choice: String) {
    PageBuilder.addBox(to: view, frame, ground(Self.fill), radius: 9)
    let room = frame.inset(by: Insets(left: 8, right: 6))
    text(
      view, Rect(room.x, room.y + 3, room.width, 12), size: 9, color: Palette.faint)
    text(
      view, Rect(room.x, room.y + 14, room.width, 16), choice, size: 12,
      color: Palette.readable(Palette.blue))
    text(
      view, Rect(room.x, room.y, room.width, room.height), "›", size: 14, color: Palette.faint,
      alignment: .trailing)
  }

  private func addSlider(to view: View, _ share: Double) {
    let words = Rect(frame.x, frame.y, frame.width, 16)
    text(view, words, "Duration", size: 12.5, color: Palette.soft)
    text(view, words, size: 12.5, color: Palette.ink, alignment: .trailing)
    let bar = Self.bar(frame)
    PageBuilder.addBox(to: view, bar, Palette.track, radius: 2.5)
    let end = bar.x + share * bar.width
    PageBuilder.addBox(
      to: view, Rect(bar.x, bar.y, end - bar.x, bar.height), Palette.blue, radius: 2.5)
    let radius = isPressed ? 9.0 : isHovered ? 8.5 : 7.5
    let knob = Rect(center: Point(end, bar.midY), size: Size(2 * radius, 2 * radius))
    PageBuilder.addBox(to: view, knob, Palette.blue, radius: radius)
    PageBuilder.addBox(to: view, knob.inset(by: radius - 3), Palette.card, radius: 3)
  }

  /// The slider's bar in its frame.
  static func bar(_ frame: Rect) -> Rect {
    Rect(frame.x + 8, frame.maxY - 11, frame.width - 16, 5)
  }

  private func addToggle(to view: View, _ isOn: Bool) {
    let isShort = frame.width < 140
    if isShort { PageBuilder.addBox(to: view, frame, ground(Self.fill), radius: 9) }
    let room = isShort ? frame.inset(by: Insets(left: 8, right: 6)) : frame
    text(
      view, room, size: isShort ? 11 : 12.5,
      color: isHovered ? Palette.ink : Palette.soft)
    let size = isShort ? Size(26, 16) : Size(36, 21)
    let track = Rect(
      room.maxX - size.width, room.midY - size.height / 2, size.width, size.height)
    let color = isOn ? Palette.blue : isHovered ? Self.press : Color(208, 213, 226)
    PageBuilder.addBox(to: view, track, color, radius: size.height / 2)
    let side = size.height - 4
    PageBuilder.addBox(
      to: view,
      Rect(isOn ? track.maxX - side - 2 : track.x + 2, track.y + 2, side, side), Palette.card,
      radius: side / 2)
  }
}
