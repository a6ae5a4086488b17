import Engine

/// Some frames in a row as one line of a recording.
///
/// ```
/// {"t":[16666667,0,-1],"h":"q0PzW.9_aBc","i":[[0,"press",300,200],[2,312,200]]}
/// ```
///
/// `t` has the nanoseconds since the frame before the line's first one, then for every further
/// frame by how much its distance to the one before it is longer than the last distance. `h` has the
/// marks, a point for a picture that is that of the frame before, a question mark for one that has
/// none. `i` has the inputs.
package struct RecordedRun<Launch: RecordedLaunch>: Equatable, Codable {
  private(set) var t: [Int64] = []
  private(set) var h = ""
  private(set) var i: [RecordedEntry<Launch.Input>] = []
  /// The last distance between two frames.
  private var distance: Int64 = 0

  private enum CodingKeys: CodingKey { case t, h, i }

  package init() {}

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    t = try members.decode([Int64].self, forKey: .t)
    h = try members.decode(String.self, forKey: .h)
    i = try members.decodeIfPresent([RecordedEntry<Launch.Input>].self, forKey: .i) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(t, forKey: .t)
    try members.encode(h, forKey: .h)
    if !i.isEmpty { try members.encode(i, forKey: .i) }
  }

  package var isEmpty: Bool { t.isEmpty }
  package var isFull: Bool { t.count >= RecordingFile.longestLine }

  /// Adds a frame behind another one; nil: it is the first of all.
  package mutating func append(
    _ frame: Recording<Launch>.Frame, after last: Recording<Launch>.Frame?
  ) {
    let passed = frame.time.nanoseconds - (last?.time.nanoseconds ?? 0)
    i += frame.inputs.map { RecordedEntry(frame: t.count, input: $0) }
    t.append(t.isEmpty ? passed : passed - distance)
    h += frame.mark.map { $0 == last?.mark ? "." : $0.description } ?? "?"
    distance = passed
  }

  // MARK: Reading

  /// The frames behind another one; nil: the first of all.
  package func frames(after last: Recording<Launch>.Frame?) throws -> [Recording<Launch>
    .Frame]
  {
    var marks = h[...]
    var frames: [Recording<Launch>.Frame] = []
    var (last, passed) = (last, Int64(0))
    for change in t {
      passed = try sum(frames.isEmpty ? 0 : passed, change)
      guard passed >= 0 else { throw RecordingDamage(problem: "t: time goes backwards") }
      let time = Instant(nanoseconds: try sum(last?.time.nanoseconds ?? 0, passed))
      guard time.nanoseconds <= RecordingFile.latest else {
        throw RecordingDamage(problem: "t: longer than a day")
      }
      let frame = Recording<Launch>.Frame(time: time, mark: try Self.mark(&marks, after: last))
      frames.append(frame)
      last = frame
    }
    guard marks.isEmpty else {
      throw RecordingDamage(problem: "h: there are more marks than times in t")
    }
    for entry in i {
      guard frames.indices.contains(entry.frame) else {
        throw RecordingDamage(problem: "i: there is no frame \(entry.frame) in the line")
      }
      frames[entry.frame].inputs.append(entry.input)
    }
    guard frames.allSatisfy({ $0.inputs.count <= RecordingFile.mostInputs }) else {
      throw RecordingDamage(
        problem: "i: more than \(RecordingFile.mostInputs) inputs before one frame")
    }
    return frames
  }

  private func sum(_ a: Int64, _ b: Int64) throws(RecordingDamage) -> Int64 {
    let (sum, overflows) = a.addingReportingOverflow(b)
    guard !overflows else { throw RecordingDamage(problem: "t: a number is too large") }
    return sum
  }

  private static func mark(
    _ marks: inout Substring, after last: Recording<Launch>.Frame?
  ) throws(RecordingDamage) -> PictureMark? {
    if marks.first == "?" {
      marks.removeFirst()
      return nil
    }
    if marks.first == ".", let mark = last?.mark {
      marks.removeFirst()
      return mark
    }
    guard let mark = PictureMark(marks.prefix(PictureMark.length)) else {
      throw RecordingDamage(problem: "h: there is no mark for each time in t")
    }
    marks = marks.dropFirst(PictureMark.length)
    return mark
  }
}

/// A line that is JSON and still makes no frames.
struct RecordingDamage: Error {
  let problem: String
}
