import Engine

/// The place of the tuner in a window, and those of its parts in it: a column at the right of a
/// wide window, two columns at the foot of a tall one.
struct TunerLayout: Equatable {
  let isTall: Bool
  /// The number of sliders in each row, from top to bottom; at most 4 rows.
  let rows: [Int]
  /// The number of knobs; 0…3.
  let knobs: Int
  /// Points of the window for one of the panel's design.
  let unit: Double
  /// The panel in the window.
  let frame: Rect
  /// The panel in points of its design.
  let size: Size

  init(window: Size, rows: [Int], knobs: Int = 0) {
    self.rows = rows
    self.knobs = knobs
    isTall = window.width < 0.9 * window.height
    let row = knobs > 0 ? 50.0 : 0
    let margin = isTall ? 8.0 : 16
    // A column is placed as if it had all rows, so that it stays where it is.
    let most = isTall ? Size(400, 375 + row) : Size(288, 512 + row + 40 * 4)
    size = isTall ? most : Size(288, 512 + row + 40 * Double(rows.count))
    let unit =
      isTall
      ? min((window.width - 2 * margin) / most.width, 0.56 * window.height / most.height)
      : min((window.height - 2 * margin) / most.height, window.width / 960 * 1.2)
    self.unit = max(0.01, min(1.6, unit))
    let fitted = Size((size.width * self.unit).rounded(), (size.height * self.unit).rounded())
    let origin =
      isTall
      ? Point(((window.width - fitted.width) / 2).rounded(), window.height - margin - fitted.height)
      : Point(
        window.width - margin - fitted.width,
        ((window.height - most.height * self.unit) / 2).rounded())
    frame = Rect(origin: origin, size: fitted)
  }

  /// The sides of a window that are not to be seen.
  func covered(of window: Size) -> Insets {
    frame.width < 0.5 * window.width
      ? Insets(right: window.width - frame.minX) : Insets(bottom: window.height - frame.minY)
  }

  // MARK: The parts

  /// Puts the parts into their places.
  func layout(_ part: (TunerPart) -> any Layout) -> any Layout {
    isTall ? tall(part) : wide(part)
  }

  private func wide(_ part: (TunerPart) -> any Layout) -> any Layout {
    VStack {
      HStack(spacing: 4) {
        part(.title)
        part(.previous).size(width: 32)
        part(.next).size(width: 32)
      }
      .size(height: 30)
      part(.kinds).size(height: 34).inset(Insets(top: 10, bottom: 10))
      presets(part).size(height: 40).inset(Insets(bottom: 12))
      part(.graph).size(height: 156)
      part(.numbers).size(height: 58).inset(Insets(top: 8, bottom: 6))
      sliderColumn(part)
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
      HStack {
        part(.title)
        part(.previous).size(width: 30).inset(Insets(left: 2, right: 2))
        part(.next).size(width: 30)
      }
      .size(height: 30)
      part(.kinds).size(height: 32).inset(Insets(top: 6))
      HStack(spacing: 14) {
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
      .size(height: 181)
      .inset(Insets(top: 8, bottom: 6))
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

  /// The height of a slider's row.
  var sliderHeight: Double { isTall ? 34 : 40 }

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
      part(.save).size(width: isTall ? 54 : 68)
    }
  }

  private func knobRow(_ part: (TunerPart) -> any Layout) -> any Layout {
    HStack(spacing: 6, distribution: .fillEqualSize) {
      for knob in 0..<knobs { part(.knob(knob)).size(height: 40) }
    }
  }

  /// The place of a part in the design.
  func frame(of part: TunerPart) -> Rect {
    // A part without length would have no place.
    layout { SizeLayout<View>(minWidth: 1, minHeight: 1, viewReuseId: $0.id) }
      .arrangement(width: size.width, height: size.height).frame(of: part.id) ?? .zero
  }
}
