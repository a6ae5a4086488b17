import Engine

/// A card that tells of a bar: its curve, with value and velocity, where it leads from and to, and
/// what else moves the same.
struct TimelineCard: Equatable {
  let title: String
  /// The times, in words.
  let times: String
  /// The values at its ends, in words.
  let ends: String
  /// The present value and its velocity, in words.
  let now: String
  /// Others that move the same at the same time, in words; empty: none does.
  let conflict: String
  let color: Color
  /// The value on its way from its start (0) to its end (1), at equal times.
  let values: [Double]
  /// The velocities there, of which the greatest is 1.
  let velocities: [Double]

  /// In points of the design.
  static let size = Size(292, 132)

  func layout(_ colors: WorkbenchColors) -> any Layout {
    let quiet = colors.panelWords
    return HStack(spacing: 12) {
      VStack(spacing: 1) {
        Label(title, size: 13, .semibold, .white).size(height: 19)
        Label(times, size: 12, .regular, quiet).size(height: 17)
        Label(ends, size: 12, .regular, quiet).size(height: 17)
        Label(now, size: 12, .regular, quiet).size(height: 17)
        Label(conflict, size: 12, .semibold, colors.amber).size(height: 17)
      }
      .size(width: 168)
      InRoom.drawing { graph(in: $0) }
    }
    .inset(Insets(top: 12, left: 14, bottom: 12, right: 14))
  }

  private func graph(in room: Size) -> [Drawing.Item] {
    let low = min(0, min(values.min() ?? 0, velocities.min() ?? 0))
    let high = max(1, max(values.max() ?? 1, velocities.max() ?? 1))
    func line(_ numbers: [Double]) -> Path {
      .line(
        through: numbers.enumerated().map { index, number in
          let x = room.width * Double(index) / Double(max(1, numbers.count - 1))
          return Point(x, room.height * (1 - (number - low) / (high - low)))
        })
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    let quiet = Color(white: 1, alpha: 0.18)
    return [
      .stroke(line([0, 0]), StrokeStyle(width: 1), .color(quiet)),
      .stroke(line([1, 1]), StrokeStyle(width: 1), .color(quiet)),
      .stroke(
        line(velocities), StrokeStyle(width: 1.5, cap: .round, join: .round),
        .color(Color(white: 1, alpha: 0.45))),
      .stroke(line(values), style, .color(color)),
    ]
  }
}
