internal import Engine
import EngineSVG

/// Any bytes give a drawing or an error, a script or an error.
func readTexts(_ bytes: [UInt8]) {
  var notes: [SVGError] = []
  let drawing = try? Drawing(svg: bytes, notes: &notes)
  if let drawing {
    expect(drawing.items.count <= bytes.count, "a drawing has more items than bytes")
  }
  if let strict = try? Drawing(svg: bytes) {
    expect(notes.isEmpty && strict == drawing, "a strict drawing is another one")
  }
  guard let script = try? InputScript(parsing: String(decoding: bytes, as: UTF8.self)) else {
    return
  }
  expect(
    zip(script.entries, script.entries.dropFirst()).allSatisfy { $0.time <= $1.time },
    "a script runs backwards")
  var played = script
  let events = played.events(upTo: Instant(nanoseconds: .max))
  expect(played.isExhausted && events.count == script.entries.count, "a script keeps events")
}
