import Engine

/// The timeline's panel as a layout, in points of its design.
struct TimelineParts {
  /// A thing that a hand or a key does to the panel.
  enum Use {
    case play, reverse, ending, stretch, close
    /// Frames on, or back below 0.
    case step(Int)
    /// The next faster or slower speed.
    case speed(Int)
    /// Shows less of the time, or more below 0.
    case zoom(Int)
  }

  /// The ids of the parts that take a hand.
  enum ID {
    static let (ruler, rows, names) = ("timeline-ruler", "timeline-rows", "timeline-names")
  }

  let sheet: TimelineSheet
  let typesetter: Typesetter
  let colors: WorkbenchColors
  let looks: (String) -> PressLook
  let use: (Use) -> Void

  private var places: TimelinePlaces { sheet.places }

  /// - Parameters:
  ///   - ruler, rows, names: the views that a hand takes hold of.
  func layout(ruler: View, rows: View, names: View) -> any Layout {
    ZStack {
      VStack {
        header.size(height: TimelinePlaces.header)
        rulerRow.size(height: TimelinePlaces.ruler)
        list
      }
      AbsoluteLayout([
        .init(held(names), Rect(0, places.rows.y, lanes.x, places.rows.height)),
        .init(held(rows), places.reached(places.rows)),
        .init(held(ruler), places.reached(places.ruler)),
      ])
    }
  }

  private var lanes: Rect { places.lanes }

  private func held(_ view: View) -> any Layout {
    SizeLayout<View>(alignment: .fill).held(by: view)
  }

  // MARK: The controls

  private var header: any Layout {
    HStack(spacing: 4) {
      mark(.step(-1), "timeline-back", width: 30) { .step(-1, $0) }
      mark(.play, "timeline-play", width: 40) { .play(isPlaying: sheet.isPlaying, $0) }
      mark(.step(1), "timeline-on", width: 30) { .step(1, $0) }
      mark(.reverse, "timeline-reverse", width: 34) { .reverse($0) }
      word(sheet.ending.rawValue, .ending, "timeline-ending", width: isNarrow ? 84 : 112)
      word("A–B", .stretch, "timeline-stretch", width: 46, isOn: sheet.stretch != nil)
      SizeLayout<View>(flexibility: .flexible)
      word("‹", .speed(-1), "timeline-slower", width: 24)
      Label(speed, size: 13, .semibold, colors.ink, .center).size(width: 46)
      word("›", .speed(1), "timeline-faster", width: 24)
      if !isNarrow {
        word("−", .zoom(-1), "timeline-wider", width: 28).inset(Insets(left: 10))
        word("+", .zoom(1), "timeline-closer", width: 28)
      }
      mark(.close, "timeline-close", width: 28) { .close($0) }.inset(Insets(left: 6))
    }
    .inset(Insets(top: 8, left: TimelinePlaces.margin, bottom: 6, right: TimelinePlaces.margin))
  }

  private var isNarrow: Bool { places.size.width < 700 }

  private var speed: String { PlainNumber.text(sheet.speed, decimals: 3) + "×" }

  private func word(
    _ title: String, _ use: Use, _ id: String, width: Double, isOn: Bool = false
  ) -> any Layout {
    Button(
      title, size: 13, color: isOn ? .white : colors.soft,
      fill: isOn ? colors.chosen : colors.control, radius: 8, typesetter: typesetter,
      id: id, look: looks(id), inks: inks, action: { self.use(use) }
    )
    .size(width: width)
  }

  private func mark(
    _ use: Use, _ id: String, width: Double, _ mark: (Color) -> ControlMark
  ) -> any Layout {
    ZStack {
      Button(
        "", size: 13, color: colors.soft, fill: colors.control, radius: 8,
        typesetter: typesetter, id: id, look: looks(id), inks: inks, action: { self.use(use) })
      mark(colors.soft)
    }
    .size(width: width)
  }

  private var inks: ControlInks { ControlInks(ink: colors.ink, rim: colors.rim) }

  // MARK: The ruler

  private var rulerRow: any Layout {
    let (times, step) = sheet.scale.ticks(most: max(1, Int(lanes.width / 72)))
    let decimals = step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? (step == 0.25 ? 2 : 1) : 0
    let seen = times.filter { x(of: $0) + 42 < places.size.width }
    let labels = seen.map { time in
      AbsoluteLayout.Child(
        Label(
          PlainNumber.fixed(time, decimals: decimals) + " s", size: 11, .regular, colors.faint,
          .leading),
        Rect(x(of: time) + 4, 2, 60, 15))
    }
    return AbsoluteLayout(labels)
  }

  private func x(of time: Double) -> Double {
    lanes.x + sheet.scale.share(of: time) * lanes.width
  }

  // MARK: The rows

  private var list: any Layout {
    VStack(distribution: .leading) {
      for (index, row) in sheet.rows.enumerated() {
        line(row, isOdd: (index + sheet.above) % 2 == 1).size(height: TimelinePlaces.row)
      }
    }
  }

  private func line(_ row: TimelineRow, isOdd: Bool) -> any Layout {
    let isPicked = row.kind != .part && row.name == sheet.picked
    let ground =
      isPicked ? colors.blue.withAlpha(0.14) : isOdd ? colors.well : colors.well.withAlpha(0)
    return ZStack {
      Box(ground)
      HStack {
        title(row).size(width: places.nameWidth - 6).inset(Insets(left: TimelinePlaces.margin))
        SizeLayout<View>(width: 6)
        InRoom.drawing { room in lane(row, in: room) }
      }
      .inset(Insets(right: TimelinePlaces.margin))
    }
  }

  private func lane(_ row: TimelineRow, in room: Size) -> [Drawing.Item] {
    TimelineLane(row: row, scale: sheet.scale, size: room, colors: colors).items
  }

  private func title(_ row: TimelineRow) -> any Layout {
    switch row.kind {
    case .element(let isOpen):
      HStack(spacing: 4) {
        fold(isOpen).size(width: 10)
        Label(row.title, size: 12.5, .semibold, colors.ink)
      }
    case .group:
      Label(row.title, size: 12, .regular, colors.soft).inset(Insets(left: 14))
    case .part:
      Label(row.title, size: 12, .regular, colors.faint).inset(Insets(left: 14))
    }
  }

  private func fold(_ isOpen: Bool) -> any Layout {
    InRoom.drawing { room in
      let middle = Point(5, room.height / 2)
      let points =
        isOpen
        ? [Point(-3.5, -2), Point(3.5, -2), Point(0, 3)]
        : [Point(-2, -3.5), Point(-2, 3.5), Point(3, 0)]
      return [.fill(.polygon(points.map { middle + $0 }), .color(colors.faint))]
    }
  }
}
