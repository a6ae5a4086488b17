import Engine

/// The card of statistics: numbers, a bar for each of the last frames, and what a frame is made of.
/// Where the room is too small for it, three numbers.
final class StatisticsCard {
  private let root = View()
  private let builder: DisplayListBuilder
  private var shown: Shown?
  private var picture: [DrawCommand] = []

  private struct Shown: Equatable {
    let numbers: FrameNumbers
    let form: Form
    /// The time that the graph is high, in nanoseconds.
    let height: Int64
  }

  enum Form: Equatable {
    case card, chip

    var size: Size {
      switch self {
      case .card: Size(256, 222)
      case .chip: Size(84, 30)
      }
    }

    /// The form that leaves the greater part of a room alone.
    init(in room: Size) {
      let isLarge = room.width >= 2 * Form.card.size.width && room.height > Form.card.size.height
      self = isLarge ? .card : .chip
    }
  }

  /// The distance to the room's edges, and to the card's own, in points.
  private static let (distance, margin) = (12.0, 12.0)
  /// The height of a row, and of the graph.
  private static let (row, graph) = (18.0, 60.0)

  init(measuring: any TextMeasuring) { builder = DisplayListBuilder(measuring: measuring) }

  /// The card at the lower left of a room in the window.
  ///
  /// - Parameter interval: between two pictures of the display, in nanoseconds, > 0.
  func commands(
    _ numbers: FrameNumbers, _ history: FrameHistory, interval: Int64, in room: Rect
  ) -> [DrawCommand] {
    let form = Form(in: room.size)
    let distance = form == .card ? Self.distance : 0
    let origin = Point(
      (room.x + distance).rounded(),
      (room.y + room.height - form.size.height - distance).rounded())
    let frame = Rect(origin: origin, size: form.size)
    let graph = FrameGraph(history: history, interval: interval)
    let wanted = Shown(numbers: numbers, form: form, height: graph.height)
    if wanted != shown || root.frame != frame {
      shown = wanted
      root.frame = frame
      lay(out: wanted)
      picture = builder.commands(for: root)
    }
    guard form == .card else { return picture }
    let place = Rect(
      frame.x + Self.margin, frame.y + Self.margin + 2 * Self.row + 14,
      2 * Double(FrameHistory.longest), Self.graph)
    return picture + graph.commands(in: place)
  }

  // MARK: Layout

  private func lay(out shown: Shown) {
    root.backgroundColor = Color(20, 22, 28).withAlpha(0.92)
    root.cornerRadius = shown.form == .card ? 10 : 6
    root.borderWidth = 1
    root.borderColor = .white.withAlpha(0.14)
    root.removeSubviews()
    let layout: any Layout = shown.form == .card ? card(shown) : chip(shown.numbers)
    layout.arrangement(width: shown.form.size.width, height: shown.form.size.height)
      .makeViews(in: root)
  }

  private func chip(_ numbers: FrameNumbers) -> any Layout {
    VStack(distribution: .leading) {
      words("\(Self.rate(numbers.rate)) · \(numbers.missed) missed", .white, .center, size: 9)
        .size(height: 12)
      words("p99 " + Self.milliseconds(numbers.longInterval), .white, .center, size: 9)
        .size(height: 12)
    }
    .inset(Insets(3))
  }

  private func card(_ shown: Shown) -> any Layout {
    let numbers = shown.numbers
    let time = { (phase: FramePhase) in
      Entry(phase.words, Self.milliseconds(numbers.phases[phase]), phase.color)
    }
    return VStack(distribution: .leading) {
      pair(Entry("shown", Self.rate(numbers.rate)), Entry("missed", "\(numbers.missed)"))
      pair(
        Entry("p50", Self.milliseconds(numbers.interval)),
        Entry("p99", Self.milliseconds(numbers.longInterval)))
      words(Self.whole(shown.height) + " high", Self.soft, .leading, size: 9).size(height: 14)
      SizeLayout<View>(width: 1, height: Self.graph + 6)
      pair(time(.advance), Entry("views", "\(numbers.views)"))
      pair(time(.events), Entry("changes", "\(numbers.changes)"))
      pair(time(.display), Entry("commands", "\(numbers.commands)"))
      pair(time(.paint), Entry("memory", Self.megabytes(numbers.memory)))
      pair(time(.present), nil)
    }
    .inset(Insets(top: Self.margin, left: Self.margin, bottom: 0, right: Self.margin))
  }

  /// A number, with the colour that it has in the graph.
  private struct Entry {
    let name: String
    let value: String
    let color: Color?

    init(_ name: String, _ value: String, _ color: Color? = nil) {
      (self.name, self.value, self.color) = (name, value, color)
    }
  }

  private func pair(_ a: Entry, _ b: Entry?) -> any Layout {
    HStack(spacing: 8) {
      entry(a, 45).size(width: 110)
      if let b { entry(b, 58).size(width: 114) }
    }
    .size(height: Self.row)
  }

  private func entry(_ entry: Entry, _ width: Double) -> any Layout {
    HStack(spacing: 6) {
      SizeLayout<View>(width: 3, height: 10, alignment: .center) {
        $0.backgroundColor = entry.color ?? .clear
        $0.cornerRadius = 1.5
      }
      words(entry.name, Self.soft, .leading).size(width: width)
      words(entry.value, .white, .leading)
    }
  }

  private static let soft = Color(180, 187, 200)

  private func words(
    _ text: String, _ color: Color, _ alignment: TextContent.Alignment, size: Double = 11
  ) -> any Layout {
    LabelLayout<View>(
      content: TextContent(
        text, font: Font(size: size, weight: .semibold), color: color, alignment: alignment,
        minimumScale: 0.5),
      alignment: .fill)
  }

  // MARK: Numbers

  private static func rate(_ rate: Double?) -> String {
    rate.map { "\(Int($0.rounded())) /s" } ?? "–"
  }

  /// With two decimals below ten milliseconds, else one.
  private static func milliseconds(_ time: Int64?) -> String {
    guard let time else { return "–" }
    let (unit, decimals) = time < 9_995_000 ? (10_000, 2) : (100_000, 1)
    let parts = "\((max(0, time) + Int64(unit) / 2) / Int64(unit))"
    let digits = String(repeating: "0", count: max(0, decimals + 1 - parts.count)) + parts
    return "\(digits.dropLast(decimals)).\(digits.suffix(decimals)) ms"
  }

  private static func whole(_ time: Int64) -> String { "\((time + 500_000) / 1_000_000) ms" }

  private static func megabytes(_ bytes: Int?) -> String {
    bytes.map { "\(($0 + 500_000) / 1_000_000) MB" } ?? "–"
  }
}

extension FramePhase {
  /// Its name, as short as it must be.
  fileprivate var words: String {
    switch self {
    case .advance: "advance"
    case .events: "events"
    case .display: "display"
    case .paint: "paint"
    case .present: "present"
    }
  }

  /// Its part of a bar.
  var color: Color {
    switch self {
    case .advance: Color(92, 170, 255)
    case .events: Color(255, 205, 84)
    case .display: Color(96, 211, 142)
    case .paint: Color(255, 122, 107)
    case .present: Color(104, 112, 128)
    }
  }
}
