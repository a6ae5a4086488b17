import Engine

/// Six curves, one below the other in rows, then as cards in a grid.
///
/// Half-way they are stairs: each is in its column already, and still in its row, so that none ever
/// passes over another.
enum GridPair {
  static var pair: LayoutPair {
    LayoutPair(before: stack, middle: stairs, after: grid) { ends in
      var courses: [String: PairCourse] = [:]
      for card in cards {
        courses[card.id] = PairCourse(height: 1)
        for part in ["title", "note"] {
          let id = "\(card.id).\(part)"
          courses[id] = ends[id].map { words($0, across: part == "title" ? 0.25 : 0.5) }
        }
      }
      return courses
    }
  }

  /// From their places beside and below the icon words go down before they go below it.
  ///
  /// - Parameter share: the part of their way across that they have gone by then.
  private static func words(_ ends: PairEnds, across share: Double) -> PairCourse {
    let (from, to) = (ends.from.frame, ends.to.frame)
    let place = Rect(
      lerp(from.x, to.x, share), lerp(from.y, to.y, 0.6), lerp(from.width, to.width, 0.5),
      lerp(from.height, to.height, 0.5))
    return PairCourse(stops: [PairCourse.Stop(part: 0.75, frame: place)])
  }

  private struct Card {
    let id: String
    let title: String
    let note: String
    let color: Color
    /// From time to progress, both 0…1.
    let curve: @Sendable (Double) -> Double
  }

  private static var cards: [Card] {
    [
      Card(id: "linear", title: "Linear", note: "the same speed all along", color: Palette.blue) {
        $0
      },
      Card(id: "ease", title: "Ease", note: "slow at both ends", color: Palette.violet) {
        TimingCurve.cssEaseInOut.value(at: $0)
      },
      Card(id: "spring", title: "Spring", note: "past the end and back", color: Palette.red) {
        let left = (1 - $0) * (1 - $0)
        return 1 - left * (1 - 11 * $0 + 14 * $0 * $0)
      },
      Card(id: "decay", title: "Decay", note: "thrown, then slower", color: Palette.amber) {
        let left = (1 - $0) * (1 - $0)
        return 1 - left * left
      },
      Card(id: "steps", title: "Steps", note: "four jumps, no way", color: Palette.green) {
        min(1, ($0 * 4).rounded(.down) / 3)
      },
      Card(
        id: "back", title: "Back", note: "a run-up before the leap", color: Color(22, 163, 184)
      ) { $0 * $0 * (2.7 * $0 - 1.7) },
    ]
  }

  private static func stack(_ canvas: PairCanvas) -> any Layout {
    InsetLayout(
      inset: 24,
      sublayout: VStack(spacing: 10, distribution: .fillEqualSize) {
        for card in cards { row(card, canvas) }
      })
  }

  private static func row(_ card: Card, _ canvas: PairCanvas) -> any Layout {
    canvas.box(
      card.id, Palette.wash(card.color), border: Palette.current.gap,
      InsetLayout(
        insets: Insets(top: 8, left: 14, bottom: 8, right: 14),
        sublayout: HStack(spacing: 16) {
          // On its way to the middle the icon passes above the words, not through them.
          VStack(spacing: 2, distribution: .center, flexibility: .max) {
            words(card, canvas, .topLeading)
          }
          icon(card, canvas, side: 46, radius: 13)
        }))
  }

  private static func stairs(_ canvas: PairCanvas) -> any Layout {
    let columns = columns(canvas)
    let room = canvas.size.width - 48
    let width = max(0, (room - Double(columns - 1) * 14) / Double(columns))
    return InsetLayout(
      inset: 24,
      sublayout: VStack(spacing: 10, distribution: .fillEqualSize) {
        for (index, card) in cards.enumerated() {
          let left = Double(index % columns) * (width + 14)
          InsetLayout(
            insets: Insets(left: left, right: max(0, room - left - width)),
            sublayout: stair(card, canvas))
        }
      })
  }

  private static func stair(_ card: Card, _ canvas: PairCanvas) -> any Layout {
    canvas.box(
      card.id, Palette.wash(card.color), border: Palette.current.gap,
      InsetLayout(
        insets: Insets(top: 8, left: 14, bottom: 8, right: 6),
        sublayout: VStack(spacing: 2, distribution: .center) {
          HStack(spacing: 16) {
            SizeLayout<View>(flexibility: .max, sublayout: title(card, canvas, .centerLeading))
            icon(card, canvas, side: 26, radius: 7)
          }
          note(card, canvas, .topLeading)
        }))
  }

  private static func columns(_ canvas: PairCanvas) -> Int { canvas.isTall ? 2 : 3 }

  private static func grid(_ canvas: PairCanvas) -> any Layout {
    let columns = columns(canvas)
    return InsetLayout(
      inset: 24,
      sublayout: VStack(spacing: 14, distribution: .fillEqualSize) {
        for start in stride(from: 0, to: cards.count, by: columns) {
          HStack(spacing: 14, distribution: .fillEqualSize) {
            for card in cards[start..<start + columns] { tile(card, canvas) }
          }
        }
      })
  }

  private static func tile(_ card: Card, _ canvas: PairCanvas) -> any Layout {
    canvas.box(
      card.id, Palette.wash(card.color), border: Palette.current.gap,
      VStack(spacing: 4, distribution: .center) {
        icon(card, canvas, side: canvas.isTall ? 76 : 96, radius: 22)
        SizeLayout<View>(height: 8)
        words(card, canvas, .topCenter)
      })
  }

  @LayoutBuilder private static func words(
    _ card: Card, _ canvas: PairCanvas, _ alignment: Alignment
  ) -> [any Layout] {
    title(card, canvas, alignment)
    note(card, canvas, alignment)
  }

  private static func note(
    _ card: Card, _ canvas: PairCanvas, _ alignment: Alignment
  ) -> any Layout {
    canvas.label("\(card.id).note", card.note, size: 13, alignment: alignment)
  }

  private static func title(
    _ card: Card, _ canvas: PairCanvas, _ alignment: Alignment
  ) -> any Layout {
    canvas.label(
      "\(card.id).title", card.title, size: 17, weight: .bold, color: Palette.ink,
      alignment: alignment)
  }

  private static func icon(
    _ card: Card, _ canvas: PairCanvas, side: Double, radius: Double
  ) -> any Layout {
    canvas.icon("\(card.id).icon", drawing(card.curve), card.color, side: side, radius: radius)
  }

  /// The curve in white, from the lower left to the upper right.
  private static func drawing(_ curve: (Double) -> Double) -> Drawing {
    let points = (0...60).map { step in
      let time = Double(step) / 60
      return Point(22 + 56 * time, 73 - 38 * curve(time))
    }
    return Drawing(
      viewBox: Rect(0, 0, 100, 100),
      items: [
        .stroke(
          .line(through: points), StrokeStyle(width: 6, cap: .round, join: .round), .color(.white))
      ])
  }
}
