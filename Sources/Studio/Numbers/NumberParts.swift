import Engine
import Workbench

/// The parts of the card of numbers as layouts.
struct NumberParts {
  let panel: NumberPanel
  let typesetter: Typesetter
  let looks: (String) -> PressLook
  /// Called with a hand on the slider of a number, and its position on the track, 0…1.
  let slide: (TunableNumber, Tracking, Double) -> Void
  let use: (NumberTuner.Use) -> Void
  let turnPage: (Int) -> Void

  static func sliderID(_ name: String) -> String { "number." + name }
  static func resetID(_ name: String) -> String { "number.reset." + name }
  static let (previousID, nextID) = ("numbers.previous", "numbers.next")
  static let (writeID, resetAllID) = ("numbers.write", "numbers.reset")

  /// The distance of a track's ends from those of its slider.
  private static let ends = 8.0

  var layout: any Layout {
    VStack(distribution: .leading) {
      head.size(height: NumberPlaces.head)
      for row in panel.rows { self.row(row).size(height: NumberPlaces.row) }
      // A last page that is not full is as high as the others.
      SizeLayout<View>(
        minHeight: Double(panel.places.rows - panel.rows.count) * NumberPlaces.row)
      foot.size(height: NumberPlaces.foot)
    }
    .inset(NumberPlaces.insets)
  }

  private var head: any Layout {
    HStack(spacing: 4) {
      Label(panel.title, size: 17, .bold, Palette.ink, id: "numbers.title")
      if panel.places.pages > 1 {
        Label(
          "\(panel.page + 1) / \(panel.places.pages)", size: 12, .semibold, Palette.faint,
          .trailing,
          id: "numbers.page"
        ).size(width: 44)
        arrow("‹", Self.previousID, -1).size(width: 28)
        arrow("›", Self.nextID, 1).size(width: 28)
      }
    }
    .inset(Insets(bottom: 6))
  }

  private func arrow(_ sign: String, _ id: String, _ step: Int) -> any Layout {
    button(sign, id, Palette.soft, size: 18) { turnPage(step) }
  }

  private var foot: any Layout {
    let isWritten = panel.unsaved == 0
    return HStack(spacing: 8) {
      button(
        isWritten ? "Written" : "Write", Self.writeID, isWritten ? Palette.disabled : .white,
        size: 14,
        fill: isWritten ? Palette.control : Palette.fill(Palette.blue),
        isWritten ? nil : { use(.write) })
      button(
        "Reset", Self.resetAllID, isWritten ? Palette.disabled : Palette.soft, size: 14,
        isWritten ? nil : { use(.resetAll) }
      ).size(width: 80)
    }
    .inset(Insets(top: 16))
  }

  /// - Parameter action: nil: it is disabled.
  private func button(
    _ title: String, _ id: String, _ color: Color, size: Double, fill: Color = Palette.control,
    _ action: (() -> Void)?
  ) -> any Layout {
    Button(
      title, size: size, color: color, fill: fill, typesetter: typesetter, id: id, look: looks(id),
      action: action)
  }

  // MARK: A number

  private func row(_ row: NumberPanel.Row) -> any Layout {
    let name = row.number.name
    let parts = VStack {
      words(row).size(height: 24)
      slider(row)
    }
    // What has a name does not become another one on its way.
    return SizeLayout<View>(viewReuseId: "number.row." + name, sublayout: parts)
  }

  /// The name, and the value with what brings that of the file back.
  private func words(_ row: NumberPanel.Row) -> any Layout {
    let (number, id) = (row.number, Self.resetID(row.number.name))
    let color = row.isTuned ? Palette.readable(Palette.blue) : Palette.ink
    return HStack(spacing: 2) {
      Label(number.name, size: 13, .regular, Palette.soft)
      if row.isTuned {
        ZStack {
          Box(Palette.ground(.clear, looks(id)), radius: 8)
          ControlMark.back(Palette.faint)
          SizeLayout<View>(alignment: .fill).onPress(id, cornerRadius: 8) {
            use(.reset(number.name, continuesStep: false))
          }
        }
        .size(width: 28)
      }
      Label(number.text(of: row.value), size: 13, .semibold, color, .trailing).size(width: 72)
    }
  }

  private func slider(_ row: NumberPanel.Row) -> any Layout {
    let (number, id) = (row.number, Self.sliderID(row.number.name))
    let position = number.position(of: row.value)
    let width = number.range.upperBound - number.range.lowerBound
    let parts = ZStack {
      if row.isTuned { mark(number.position(of: row.inFile)) }
      Track(share: position, thickness: 6, knob: 8, look: looks(id), reach: Self.ends, eye: 4)
        .inset(Insets(top: 5, bottom: 15))
    }
    return SizeLayout<View>(viewReuseId: id, sublayout: parts) { view in
      view.cornerRadius = 10
      view.adjust = {
        let position = $0.applied(to: position, least: number.step / width)
        use(.step(number.name, to: number.value(at: position)))
      }
      view.onKey = { key in
        guard key == .backspace || key == .delete else { return false }
        use(.reset(number.name, continuesStep: false))
        return true
      }
      view.tracking = { [unowned view] tracking in
        view.letKnobGive(to: tracking, margin: Self.ends)
        guard let point = tracking.point else { return }
        let length = max(1, view.size.width - 2 * Self.ends)
        slide(number, tracking, min(1, max(0, (point.x - Self.ends) / length)))
      }
    }
  }

  /// The place of the value in the file, below the track.
  private func mark(_ position: Double) -> any Layout {
    let place = Alignment { _, room in
      let x = room.x + Self.ends + position * (room.width - 2 * Self.ends)
      return Rect(x - 1, room.y + 2, 2, 12)
    }
    return Box(Palette.faint, radius: 1, alignment: place)
  }
}

extension ControlMark {
  /// A bow with an arrow's head at its left: back to what was.
  fileprivate static func back(_ color: Color) -> ControlMark {
    let (middle, radius, bend) = (Point(7.2, 7.4), 4.2, 4.2 * 0.5523)
    var arc = Path()
    arc.move(to: middle + Point(-radius, 0))
    arc.cubic(
      middle + Point(-radius, bend), middle + Point(-bend, radius), to: middle + Point(0, radius))
    arc.cubic(
      middle + Point(bend, radius), middle + Point(radius, bend), to: middle + Point(radius, 0))
    arc.cubic(
      middle + Point(radius, -bend), middle + Point(bend, -radius), to: middle - Point(0, radius))
    let head: Path = .polygon([Point(7.6, 0.6), Point(4.4, 3.1), Point(7.6, 5.6)])
    return ControlMark([
      .stroke(arc, StrokeStyle(width: 1.5, cap: .round, join: .round), .color(color)),
      .fill(head, .color(color)),
    ])
  }
}
