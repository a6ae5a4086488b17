import Engine
import Workbench

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

  /// The marks beside the definitions.
  private let marks = definitions.map { _ in View() }

  var layout: any Layout {
    InRoom { room in
      let count = Double(Self.definitions.map(\.lines.count).reduce(0, +))
      let gaps = Double(Self.definitions.count - 1)
      // What has little room is set closer, and larger.
      let isTight = room.height < 260
      let space = isTight ? 0.25 : 0.5
      let height = min(24, (room.height - (isTight ? 14 : 28)) / (count + gaps * space))
      let size = max(1, min(15, height * 0.7, room.width / 30))
      let margin = min(20, 0.05 * room.width)
      VStack(spacing: height * space, distribution: .center) {
        for (definition, mark) in zip(Self.definitions, marks) {
          Self.layout(of: definition, mark, size: size, height: height)
        }
      }
      .inset(Insets(left: margin, right: margin * 0.8))
    }
  }

  /// A definition in lines of a height, with its mark.
  private static func layout(
    of definition: Definition, _ mark: View, size: Double, height: Double
  ) -> any Layout {
    HStack {
      Box(color(definition.name), radius: 2, width: 4).held(by: mark)
        .inset(Insets(top: 2, bottom: 2, right: 14))
      Label(definition.name, size: size, .semibold, Palette.ink)
        .size(width: 5.8 * size, height: height, alignment: .topLeading)
      VStack {
        for (index, line) in definition.lines.enumerated() {
          Label(line, size: size).size(height: height)
            .inset(Insets(left: index == 0 ? 0 : size))
        }
      }
    }
  }

  private static func color(_ name: String) -> Color {
    name == "animations" || name == "final" ? Palette.soft : Palette.part(name)
  }

  /// Lights the marks of what plays at a time, in seconds.
  func follow(_ intervals: [Interval], seconds: Double) {
    for (definition, mark) in zip(Self.definitions, marks) {
      let plays = intervals.contains {
        $0.name == definition.name && seconds > $0.start && seconds <= $0.end
      }
      let alpha = plays ? 1.0 : 0.2
      if mark.alpha != alpha { mark.alpha = alpha }
    }
  }
}
