import Engine
import EngineSDL
import Workbench

/// The formats of `pokeanim timeline`.
enum TimelineFormat: String, CaseIterable {
  case text, csv, json

  /// Timelines one after the other, with a line break at the end.
  ///
  /// - Parameter width: the characters of a whole bar, ≥ 1.
  func output(_ timelines: [ChangeTimeline], width: Int) -> String {
    switch self {
    case .text: timelines.map { $0.text(width: width) }.joined(separator: "\n")
    case .csv:
      timelines.enumerated().reduce("change,began,element,property,start,end\n") {
        $0 + $1.element.csv(number: $1.offset + 1)
      }
    case .json: "{\"changes\":[\(timelines.map(\.json).joined(separator: ","))]}\n"
    }
  }
}

extension ChangeTimeline {
  /// A line of the output: an element, what of it, and when.
  private struct Line {
    let element: String
    var property = ""
    var times: [ClosedRange<Double>]
    /// True for a moment, which has no length.
    var isMarker = false
  }

  /// A line for each group of an element's properties, then one for each name of a part.
  private var lines: [Line] {
    var lines: [Line] = []
    for row in rows {
      for bar in row.bars {
        Self.add(bar.start...bar.end, of: row.element, bar.group.rawValue, to: &lines)
      }
    }
    var named: [Line] = []
    for part in parts {
      Self.add(part.start...max(part.start, min(part.end, duration)), of: part.name, "", to: &named)
    }
    return lines + named
      + markers.map {
        Line(element: PlainLine.text($0.name), times: [$0.time...$0.time], isMarker: true)
      }
  }

  private static func add(
    _ time: ClosedRange<Double>, of element: String, _ property: String,
    to lines: inout [Line]
  ) {
    let element = PlainLine.text(element)
    if let place = lines.lastIndex(where: { $0.element == element && $0.property == property }) {
      lines[place].times.append(time)
    } else {
      lines.append(Line(element: element, property: property, times: [time]))
    }
  }

  /// A head, and a line with a bar for everything that moves; the element is told once.
  fileprivate func text(width: Int) -> String {
    let lines = lines
    let room = lines.map(\.element.count).max() ?? 0
    let group = lines.map(\.property.count).max() ?? 0
    var text = "at \(Self.number(began)) s: \(Self.number(duration)) s\n"
    var last: String?
    for line in lines {
      let name = Self.padded(line.element == last ? "" : line.element, to: room)
      last = line.element
      let times = line.times.map { time in
        line.isMarker
          ? Self.number(time.lowerBound)
          : "\(Self.number(time.lowerBound))–\(Self.number(time.upperBound))"
      }
      text += "\(name)  \(Self.padded(line.property, to: group))  \(bar(line, width))"
      text += "  \(times.joined(separator: ", ")) s\n"
    }
    return text
  }

  /// Something that takes any time at all has a sign.
  private func bar(_ line: Line, _ width: Int) -> String {
    var signs = Array(repeating: "▒", count: width)
    guard duration > 0 else { return signs.joined() }
    for time in line.times {
      let start = Int((time.lowerBound / duration * Double(width)).rounded())
      let end = Int((time.upperBound / duration * Double(width)).rounded())
      let first = min(max(0, start), width - 1)
      let sign = line.isMarker ? "◆" : "█"
      for place in first..<max(first + 1, min(end, width)) { signs[place] = sign }
    }
    return signs.joined()
  }

  private static func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  /// To a tenth of a millisecond.
  private static func number(_ seconds: Double) -> String {
    PlainNumber.text(seconds, decimals: 4)
  }

  fileprivate func csv(number: Int) -> String {
    lines.flatMap { line in
      let cells = [
        "\(number)", PlainNumber.text(began), Timeline.cell(line.element),
        line.isMarker ? "marker" : line.property,
      ]
      return line.times.map { time in
        let times = [time.lowerBound, time.upperBound].map { PlainNumber.text($0) }
        return (cells + times).joined(separator: ",") + "\n"
      }
    }.joined()
  }

  fileprivate var json: String {
    let rows = rows.map { row in
      let bars = row.bars.map { bar in
        "{\"property\":\(PlainJSON.string(bar.group.rawValue)),\(Self.json(bar.start, bar.end))}"
      }
      return "{\"element\":\(PlainJSON.string(row.element)),\"bars\":[\(Self.list(bars))]}"
    }
    let parts = parts.map {
      "{\"name\":\(PlainJSON.string($0.name)),\(Self.json($0.start, min($0.end, duration)))}"
    }
    let moments = markers.map {
      "{\"name\":\(PlainJSON.string($0.name)),\"time\":\(PlainJSON.number($0.time))}"
    }
    return "{\"began\":\(PlainJSON.number(began)),\"duration\":\(PlainJSON.number(duration)),"
      + "\"rows\":[\(Self.list(rows))],\"parts\":[\(Self.list(parts))],"
      + "\"markers\":[\(Self.list(moments))]}"
  }

  private static func json(_ start: Double, _ end: Double) -> String {
    "\"start\":\(PlainJSON.number(start)),\"end\":\(PlainJSON.number(end))"
  }

  private static func list(_ items: [String]) -> String { items.joined(separator: ",") }
}
