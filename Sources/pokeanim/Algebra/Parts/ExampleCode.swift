import Engine

/// The slide "All the code", and which of its lines play at a time.
struct ExampleCode {
  /// A definition: its name, and its lines.
  struct Definition {
    let name: String
    let lines: [String]
  }

  static let definitions = [
    Definition(
      name: "left",
      lines: ["= linear(from: 100, to: 10, in: 2.0)", ".time(easeInOut).do(resize(circle))"]),
    Definition(
      name: "right",
      lines: ["= linear(from: 0, to: 2 * .pi, in: 2.0)", ".time(easeOut(1.5)).do(rotate(square))"]),
    Definition(
      name: "fadeIn",
      lines: [
        "= linear(from: 0, to: 1, in: 1.0)", ".time(easeInOut)",
        ".bind(container, with: \\.alpha)",
      ]),
    Definition(name: "animations", lines: ["= (left + right).looped"]),
    Definition(name: "final", lines: ["= fadeIn * animations"]),
  ]

  /// The mark beside a definition.
  private struct Marker {
    let name: String
    let view: View
  }

  private let markers: [Marker]

  init(in page: View, _ frame: Rect) {
    let card = PageBuilder.addCard(to: page, frame)
    let count = Double(Self.definitions.map(\.lines.count).reduce(0, +))
    let gaps = Double(Self.definitions.count - 1)
    // What has little room is set closer, and larger.
    let isTight = frame.height < 260
    let space = isTight ? 0.25 : 0.5
    let room = frame.height - (isTight ? 14 : 28)
    let height = min(24, room / (count + gaps * space))
    var top = (frame.height - height * (count + gaps * space)) / 2
    var markers: [Marker] = []
    for definition in Self.definitions {
      let mark = Self.add(definition, to: card, top: top, height: height)
      markers.append(Marker(name: definition.name, view: mark))
      top += height * (Double(definition.lines.count) + space)
    }
    self.markers = markers
  }

  /// Returns the mark beside the definition.
  private static func add(
    _ definition: Definition, to card: View, top: Double, height: Double
  ) -> View {
    let size = min(15, height * 0.7, card.size.width / 30)
    let margin = min(20, 0.05 * card.size.width)
    let lines = Double(definition.lines.count)
    let mark = PageBuilder.addBox(
      to: card, Rect(margin, top + 2, 4, height * lines - 4), color(definition.name), radius: 2)
    let name = 5.8 * size
    PageBuilder.addText(
      to: card, definition.name, Rect(margin + 18, top, name, height), size: size,
      weight: .semibold,
      color: Palette.ink)
    for (index, line) in definition.lines.enumerated() {
      let left = margin + 18 + name + (index == 0 ? 0 : size)
      PageBuilder.addText(
        to: card, line,
        Rect(left, top + Double(index) * height, card.size.width - left - margin * 0.8, height),
        size: size)
    }
    return mark
  }

  private static func color(_ name: String) -> Color {
    name == "animations" || name == "final" ? Palette.soft : Palette.part(name)
  }

  /// Lights the marks of what plays at a time, in seconds.
  func follow(_ intervals: [Interval], seconds: Double) {
    for marker in markers {
      let plays = intervals.contains {
        $0.name == marker.name && seconds > $0.start && seconds <= $0.end
      }
      let alpha = plays ? 1.0 : 0.2
      if marker.view.alpha != alpha { marker.view.alpha = alpha }
    }
  }
}
