package import Engine
import JSONText

/// The formats of `pokeanim timeline`.
package enum TimelineFormat: String, CaseIterable {
  case text, csv, json

  /// Timelines one after the other, with a line break at the end.
  ///
  /// - Parameter width: the characters of a whole bar, ≥ 1.
  package func output(_ timelines: [ChangeTimeline], width: Int) -> String {
    switch self {
    case .text: timelines.map { $0.text(width: width) }.joined(separator: "\n")
    case .csv:
      timelines.enumerated().reduce("change,began,element,property,start,end\n") {
        $0 + $1.element.csv(number: $1.offset + 1)
      }
    case .json:
      String(
        decoding: (["changes": .array(timelines.map(\.json))] as JSONValue).line(decimals: 9),
        as: UTF8.self)
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

  /// The times of what never ends are null.
  fileprivate var json: JSONValue {
    [
      "began": .number(began), "duration": .number(duration),
      "rows": .array(
        rows.map { ["element": .string($0.element), "bars": .array($0.bars.map(Self.json))] }),
      "parts": .array(
        parts.map { part in
          [
            "name": .string(part.name), "start": .number(part.start),
            "end": .number(min(part.end, duration)),
          ]
        }),
      "markers": .array(
        markers.map { ["name": .string($0.name), "time": .number($0.time)] }),
    ]
  }

  private static func json(_ bar: Bar) -> JSONValue {
    [
      "property": .string(bar.group.rawValue), "start": .number(bar.start),
      "end": .number(bar.end),
    ]
  }
}
