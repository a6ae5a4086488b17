import Engine
import Workbench

/// The kinds of controls on the panel, as layouts; their views are found by the controls' ids.
struct PanelControls {
  let typesetter: Typesetter
  let looks: (String) -> PressLook
  let press: (PanelControl) -> Void
  /// Told the slider's share of its track, 0…1.
  let slide: (Double) -> Void

  private func look(_ control: PanelControl) -> PressLook { looks(control.id) }

  /// The colour behind a control that is so coloured at rest.
  private func ground(_ control: PanelControl, _ rest: Color) -> Color {
    Palette.ground(rest, look(control))
  }

  func button(_ control: PanelControl, _ title: String, isEnabled: Bool) -> any Layout {
    Button(
      title, size: 13, color: isEnabled ? Palette.ink : Palette.disabled,
      fill: Palette.control, radius: 9, insets: Insets(left: 4, right: 4), typesetter: typesetter,
      id: control.id, look: look(control),
      action: isEnabled ? { press(control) } : nil)
  }

  /// A row or more of choices, of which one is chosen or none.
  func choices<Value: Titled>(
    _ all: [Value], _ chosen: Value?, columns: Int, height: Double = 28,
    control: (Value) -> PanelControl
  ) -> any Layout {
    let cells = all.map { value -> any Layout in
      let control = control(value)
      return Choice(
        value.title, size: 12.5, isChosen: value == chosen, radius: 8, id: control.id,
        look: look(control)
      ) { press(control) }
      .size(height: height)
    }
    let rows = (all.count + columns - 1) / columns
    return Box(
      Palette.trough, radius: 11, border: Palette.rim,
      ZStack {
        if let place = all.firstIndex(where: { $0 == chosen }) {
          ChoiceMarker(
            radius: 8, shadow: Palette.ambient(unit: 0.25), margin: 1, column: place % columns,
            of: columns, row: place / columns, of: rows, id: "\(Value.self)")
        }
        Grid(columns: columns) { cells }
      }
      .inset(3))
  }

  /// A choice and its name; a press takes the next one.
  func stepper(_ control: PanelControl, _ name: String, _ choice: String) -> any Layout {
    Box(
      ground(control, Palette.control), radius: 9, border: Palette.rim,
      ZStack {
        VStack(spacing: -1, distribution: .leading) {
          Label(name, size: 9, .semibold, Palette.faint).size(height: 12)
          Label(choice, size: 12, .semibold, Palette.readable(Palette.blue)).size(height: 16)
        }
        .inset(Insets(top: 3))
        Label("›", size: 14, .semibold, Palette.faint, .trailing)
      }
      .inset(Insets(left: 8, right: 6))
    )
    .size(height: 32)
    .onPress(control.id, cornerRadius: 9) { press(control) }
  }

  /// - Parameters:
  ///   - share: 0…1.
  ///   - step: the distance between two values, as a share.
  func slider(
    _ control: PanelControl, _ name: String, _ value: String, _ share: Double, step: Double
  ) -> any Layout {
    let parts = VStack {
      ZStack {
        Label(name, size: 12.5, .semibold, Palette.soft)
        Label(value, size: 12.5, .semibold, Palette.ink, .trailing)
      }
      .size(height: 16)
      Track(share: share, thickness: 5, knob: 7.5, look: look(control), eye: 3)
        .inset(Insets(top: 7, left: 8, bottom: 6, right: 8))
    }
    return SizeLayout<View>(viewReuseId: control.id, sublayout: parts) { view in
      view.cornerRadius = 9
      view.adjust = { slide($0.applied(to: share, least: step)) }
      view.tracking = { [unowned view] tracking in
        view.letKnobGive(to: tracking, margin: 8)
        guard let point = tracking.point else { return }
        slide(min(1, max(0, (point.x - 8) / (view.size.width - 16))))
      }
    }
    .inset(Insets(top: 6, bottom: 4))
  }

  func toggle(_ control: PanelControl, _ name: String, _ isOn: Bool) -> any Layout {
    toggle(control, name, isOn, size: 12.5, Size(36, 21))
      .size(height: 30)
      .onPress(control.id, cornerRadius: 9) { press(control) }
  }

  /// A toggle like a stepper.
  func smallToggle(_ control: PanelControl, _ name: String, _ isOn: Bool) -> any Layout {
    Box(
      ground(control, Palette.control), radius: 9, border: Palette.rim,
      toggle(control, name, isOn, size: 11, Size(26, 16)).inset(Insets(left: 8, right: 6))
    )
    .size(height: 32)
    .onPress(control.id, cornerRadius: 9) { press(control) }
  }

  private func toggle(
    _ control: PanelControl, _ name: String, _ isOn: Bool, size: Double, _ track: Size
  ) -> any Layout {
    let side = track.height - 4
    return ZStack {
      Label(name, size: size, .semibold, look(control) == .plain ? Palette.soft : Palette.ink)
      Box(
        isOn ? Palette.blue : ground(control, Palette.current.off),
        radius: track.height / 2, width: track.width, height: track.height,
        alignment: .centerTrailing,
        Box(
          Palette.current.knob, radius: side / 2, width: side, height: side,
          alignment: isOn ? .centerTrailing : .centerLeading
        ).inset(2))
    }
  }
}
