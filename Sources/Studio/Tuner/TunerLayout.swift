import Engine

/// The place of the tuner in a window, and those of its parts in it: a column at the right of a
/// wide window, two columns at the foot of a tall one, and in a small one those without which it is
/// no tuner, as large as they can be read.
struct TunerLayout: Equatable {
  /// The arrangement of the parts.
  enum Shape { case wide, tall, small }

  let shape: Shape
  /// The number of sliders in each row, from top to bottom; at most 4 rows.
  let rows: [Int]
  /// The number of knobs; 0…3.
  let knobs: Int
  /// True if a spring is said in one of several forms.
  let hasForms: Bool
  /// True if presets or motions are in the place of graph and sliders.
  let hasDrawer: Bool
  /// Points of the window for one of the panel's design.
  let unit: Double
  /// The panel in the window.
  let frame: Rect
  /// The panel in points of its design.
  let size: Size

  init(
    window: Size, rows: [Int], knobs: Int = 0, hasForms: Bool = false, hasDrawer: Bool = false
  ) {
    self.rows = rows
    self.knobs = knobs
    self.hasForms = hasForms
    self.hasDrawer = hasDrawer
    let isTall = window.width < 0.9 * window.height
    let plain = Self.unit(isTall ? .tall : .wide, knobs: knobs, in: window)
    shape = plain < (isTall ? 0.95 : 0.75) ? .small : isTall ? .tall : .wide
    size = Self.size(shape, rows: rows.count, knobs: knobs, hasForms: hasForms)
    let unit = shape == .small ? Self.unit(.small, knobs: knobs, in: window) : plain
    self.unit = max(0.01, min(1.6, unit))
    let fitted = Size((size.width * self.unit).rounded(), (size.height * self.unit).rounded())
    let margin = Self.margin(shape)
    // A column is placed as if it had all rows, so that it stays where it is.
    let most = Self.largest(shape, knobs: knobs).height * self.unit
    let origin =
      isTall
      ? Point(((window.width - fitted.width) / 2).rounded(), window.height - margin - fitted.height)
      : Point(window.width - margin - fitted.width, ((window.height - most) / 2).rounded())
    frame = Rect(origin: origin, size: fitted)
  }

  private static let mostRows = 4

  private static func margin(_ shape: Shape) -> Double { shape == .wide ? 16 : 8 }

  /// The size of the card in its design.
  private static func size(_ shape: Shape, rows: Int, knobs: Int, hasForms: Bool) -> Size {
    let row = knobs > 0 ? 50.0 : 0
    switch shape {
    case .wide: return Size(288, 512 + row + 40 * Double(rows + (hasForms ? 1 : 0)))
    case .tall: return Size(400, 375 + row + (hasForms ? 38 : 0))
    case .small:
      let knobRow = hasKnobRow(knobs, hasForms) ? 44.0 : 0
      return Size(304, 162 + knobRow + 32 * Double(max(3, rows)))
    }
  }

  /// The size that it may have.
  private static func largest(_ shape: Shape, knobs: Int) -> Size {
    // The forms take a slider's row in a column.
    size(shape, rows: mostRows, knobs: knobs, hasForms: shape != .wide)
  }

  /// True if the knobs of a small card have a row of their own.
  private static func hasKnobRow(_ knobs: Int, _ hasForms: Bool) -> Bool {
    knobs > (hasForms ? 0 : 1)
  }

  /// Points of a window for one of the design.
  private static func unit(_ shape: Shape, knobs: Int, in window: Size) -> Double {
    let most = largest(shape, knobs: knobs)
    let margin = margin(shape)
    let (width, height) = (window.width - 2 * margin, window.height - 2 * margin)
    return switch shape {
    case .wide: min(height / most.height, window.width / 960 * 1.2)
    case .tall: min(width / most.width, 0.56 * window.height / most.height)
    case .small: min(width / most.width, height / most.height, 1)
    }
  }

  /// The sides of a window that are not to be seen.
  func covered(of window: Size) -> Insets {
    frame.width < 0.5 * window.width
      ? Insets(right: window.width - frame.minX) : Insets(bottom: window.height - frame.minY)
  }

  // MARK: The parts

  /// Puts the parts into their places.
  func layout(_ part: (TunerPart) -> any Layout) -> any Layout {
    switch shape {
    case .wide: wide(part)
    case .tall: tall(part)
    case .small: small(part)
    }
  }

  private func small(_ part: (TunerPart) -> any Layout) -> any Layout {
    VStack {
      HStack(spacing: 4) {
        part(.title)
        playing(part)
        part(.previous).size(width: 34)
        part(.next).size(width: 34)
      }
      .size(height: 24)
      part(.kinds).size(height: 28).inset(Insets(top: 6, bottom: 10))
      if hasDrawer {
        part(.drawer).inset(Insets(bottom: 6))
          .size(height: sliderHeight * Double(max(3, rows.count)))
      } else {
        HStack(spacing: 14) {
          part(.graph).size(width: 116).inset(Insets(bottom: 4))
          sliderColumn(part)
        }
        .size(height: sliderHeight * Double(max(3, rows.count)))
      }
      smallPresets(part).size(height: 38).inset(Insets(top: 2))
      if Self.hasKnobRow(knobs, hasForms) {
        knobRow(part).size(height: 38).inset(Insets(top: 6))
      }
      HStack(spacing: 8) {
        part(.copy)
        part(.format).size(width: 96)
        part(.reset).size(width: 66)
      }
      .size(height: 28).inset(Insets(top: 6))
    }
    .inset(Insets(top: 10, left: 12, bottom: 10, right: 12))
  }

  /// The presets, and beside them the forms of springs or a single knob.
  private func smallPresets(_ part: (TunerPart) -> any Layout) -> any Layout {
    HStack(spacing: 6) {
      part(.preset)
      part(.save).size(width: 52)
      if hasForms {
        part(.forms).size(width: 88)
      } else if knobs == 1 {
        part(.knob(0)).size(width: 96)
      }
    }
  }

  private func wide(_ part: (TunerPart) -> any Layout) -> any Layout {
    VStack {
      HStack(spacing: 4) {
        part(.title)
        part(.previous).size(width: 32)
        part(.next).size(width: 32)
      }
      .size(height: 32)
      part(.kinds).size(height: 38).inset(Insets(top: 8, bottom: 10))
      presets(part).size(height: 40).inset(Insets(bottom: 12))
      if hasDrawer {
        part(.drawer).size(height: 224 + (hasForms ? 40 : 0) + sliderHeight * Double(rows.count))
      } else {
        part(.graph).size(height: 156)
        HStack(spacing: 6) {
          part(.numbers)
          playing(part)
        }
        .size(height: 54).inset(Insets(top: 8, bottom: 6))
        if hasForms { part(.forms).size(height: 36).inset(Insets(bottom: 4)) }
        sliderColumn(part)
      }
      if knobs > 0 { knobRow(part).inset(Insets(top: 10)) }
      part(.code).size(height: 62).inset(Insets(top: 8, bottom: 10))
      HStack(spacing: 8) {
        part(.copy)
        part(.format).size(width: 88)
        part(.reset).size(width: 68)
      }
      .size(height: 34)
    }
    .inset(Insets(top: 16, left: 20, bottom: 18, right: 20))
  }

  private func tall(_ part: (TunerPart) -> any Layout) -> any Layout {
    VStack {
      HStack(spacing: 4) {
        part(.title)
        playing(part)
        part(.previous).size(width: 30)
        part(.next).size(width: 30)
      }
      .size(height: 30)
      part(.kinds).size(height: 32).inset(Insets(top: 6))
      middle(part).size(height: 181).inset(Insets(top: 8, bottom: 6))
      if hasForms { part(.forms).size(height: 30).inset(Insets(bottom: 8)) }
      if knobs > 0 { knobRow(part).inset(Insets(bottom: 10)) }
      part(.code).size(height: 44).inset(Insets(bottom: 10))
      HStack(spacing: 8) {
        part(.copy)
        part(.format).size(width: 100)
        part(.reset).size(width: 90)
      }
      .size(height: 34)
    }
    .inset(Insets(top: 12, left: 16, bottom: 12, right: 16))
  }

  /// The graph beside the sliders.
  @LayoutBuilder private func columns(_ part: (TunerPart) -> any Layout) -> [any Layout] {
    VStack(spacing: 2) {
      part(.graph).size(height: 118)
      part(.numbers).size(height: 50)
    }
    VStack(distribution: .leading) {
      presets(part).size(height: 38).inset(Insets(bottom: 7))
      sliderColumn(part)
    }
    .size(width: 166)
  }

  private func middle(_ part: (TunerPart) -> any Layout) -> any Layout {
    guard hasDrawer else { return HStack(spacing: 14) { columns(part) } }
    return VStack {
      presets(part).size(height: 38).inset(Insets(bottom: 7))
      part(.drawer)
    }
  }

  /// The buttons that play the change again, and as it was.
  @LayoutBuilder private func playing(_ part: (TunerPart) -> any Layout) -> [any Layout] {
    let side = shape == .small ? 24.0 : shape == .wide ? 32 : 30
    for button in [TunerPart.loop, .compare] {
      part(button).size(width: max(30, side), height: side, alignment: .center)
    }
  }

  /// The height of a slider's row.
  var sliderHeight: Double {
    switch shape {
    case .wide: 40
    case .tall: 34
    case .small: 32
    }
  }

  private func sliderColumn(_ part: (TunerPart) -> any Layout) -> any Layout {
    VStack(distribution: .leading) {
      for (index, count) in rows.enumerated() {
        let first = rows[..<index].reduce(0, +)
        HStack(spacing: 16, distribution: .fillEqualSize) {
          for slider in first..<first + count { part(.slider(slider)) }
        }
        .size(height: sliderHeight)
      }
    }
  }

  private func presets(_ part: (TunerPart) -> any Layout) -> any Layout {
    HStack(spacing: 6) {
      part(.preset)
      part(.save).size(width: shape == .tall ? 54 : 68)
    }
  }

  private func knobRow(_ part: (TunerPart) -> any Layout) -> any Layout {
    HStack(spacing: 6, distribution: .fillEqualSize) {
      for knob in 0..<knobs { part(.knob(knob)).size(height: shape == .small ? 38 : 40) }
    }
  }

  /// The place of a part in the design.
  func frame(of part: TunerPart) -> Rect {
    // A part without length would have no place.
    layout { SizeLayout<View>(minWidth: 1, minHeight: 1, viewReuseId: $0.id) }
      .arrangement(width: size.width, height: size.height).frame(of: part.id) ?? .zero
  }
}
