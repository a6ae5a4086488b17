import Engine
import EngineSystem
import JSONText

/// Reads and writes the lines of a recording: the start, the frames, the end.
package enum RecordingFile {
  /// The last line, by which a recording is known to be whole.
  private struct End: Codable {
    /// The number of frames.
    var end: Int
  }

  /// The version of the format; another one is one of another program.
  static let version = 1

  /// The most frames that are read: an hour of 240 a second.
  package static let mostFrames = 1_000_000
  /// The most frames of a line that is written.
  static let longestLine = 60
  /// A day, in nanoseconds.
  package static let latest: Int64 = 86_400_000_000_000
  /// The lengths of a window's side in points: a pixel at a large scale, a desktop at a small one.
  static let sides = 0.01...131_072.0
  /// The most inputs before one frame: each is put on top of those before it.
  package static let mostInputs = 512
  /// The most inputs of one time, but for moves of the pointer: each is put on top of those before
  /// it, so that n of them are n² work.
  package static let mostAtOnce = 4096

  /// The inputs of the last time so far.
  package struct Crowd {
    private var time = Instant.zero
    private var count = 0

    package init() {}

    /// - Returns: false if they are too many.
    package mutating func take<Launch>(_ frame: Recording<Launch>.Frame) -> Bool {
      if frame.time > time { (time, count) = (frame.time, 0) }
      count += frame.inputs.count { $0.event?.isMove != true }
      return count <= mostAtOnce
    }
  }

  // MARK: Reading

  /// Reads a recording; of one that is not finished, `FILE.part`, what is whole of it.
  ///
  /// - Parameter warn: told that it is not finished.
  /// - Throws: ``Failure`` that names the line.
  package static func read<Launch>(
    _ path: String, as launch: Launch.Type = Launch.self, warn: (String) -> Void
  ) throws -> Recording<Launch> {
    guard path.hasSuffix(PartFile.ending) else {
      return try parse(FileSystem.text(of: path), named: path)
    }
    // Not even its text may be whole.
    let bytes = try FileSystem.bytes(of: path)
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
      throw Failure("\(path) is not text in UTF-8")
    }
    return try parse(text, named: path) { frames, _ in
      warn(
        "\(path) was not finished: its \(frames) whole frames are played"
          + (end < bytes.count ? ", and its last line, which is cut off, is left out" : ""))
    }
  }

  package static func parse<Launch>(
    _ text: String, named path: String, as launch: Launch.Type = Launch.self
  ) throws -> Recording<Launch> {
    try parse(text, named: path) { throw $1 }
  }

  /// - Parameter unfinished: told the number of frames and the problem, if the end is missing.
  private static func parse<Launch>(
    _ text: String, named path: String, unfinished: (Int, Failure) throws -> Void
  ) throws -> Recording<Launch> {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isWhole = lines.last?.isEmpty == true
    if isWhole { lines.removeLast() }
    guard let first = lines.first else { throw Failure("\(path) is empty, and no recording") }
    let start = try decode(Recording<Launch>.Start.self, first, at: 1, of: path)
    var recording = Recording(start: start, frames: [])
    var crowd = Crowd()
    for (place, line) in lines.enumerated().dropFirst() {
      let isLast = place == lines.count - 1
      if isLast, isWhole, let end = try? JSONReader.decode(End.self, from: Array(line)) {
        guard end.end == recording.frames.count, !recording.frames.isEmpty else {
          throw failure(
            path, place + 1,
            "it ends after \(end.end) frames, but \(recording.frames.count) are there")
        }
        return recording
      }
      let old = recording.frames.count
      try append(line, at: place + 1, of: path, isCutOff: isLast && !isWhole, to: &recording)
      guard recording.frames[old...].allSatisfy({ crowd.take($0) }) else {
        throw failure(path, place + 1, "more than \(mostAtOnce) inputs at one time")
      }
    }
    let problem = failure(
      path, lines.count + (isWhole ? 1 : 0), "it is cut off: there is no line of its end")
    guard !recording.frames.isEmpty else { throw problem }
    try unfinished(recording.frames.count, problem)
    return recording
  }

  private static func append<Launch>(
    _ line: Substring.UTF8View, at number: Int, of path: String, isCutOff: Bool,
    to recording: inout Recording<Launch>
  ) throws {
    do {
      let run = try decode(RecordedRun<Launch>.self, line, at: number, of: path)
      recording.frames += try run.frames(after: recording.frames.last)
    } catch let damage as RecordingDamage {
      throw failure(path, number, damage.problem)
    } catch let problem as Failure {
      throw isCutOff ? failure(path, number, "it is cut off") : problem
    }
    guard recording.frames.count <= mostFrames else {
      throw failure(path, number, "there are more than \(mostFrames) frames")
    }
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ line: Substring.UTF8View, at number: Int, of path: String
  ) throws -> Value {
    do {
      return try JSONReader.decode(type, from: Array(line))
    } catch let error as JSONError {
      let place = error.isOfText ? "it is no JSON, column \(error.column): " : ""
      throw failure(path, number, place + error.problem)
    }
  }

  private static func failure(_ path: String, _ line: Int, _ problem: String) -> Failure {
    Failure("\(path), line \(line): \(problem)")
  }

  // MARK: Writing

  package static func line<Launch>(_ start: Recording<Launch>.Start) throws -> [UInt8] {
    try encode(start)
  }
  package static func line<Launch>(_ run: RecordedRun<Launch>) throws -> [UInt8] { try encode(run) }
  /// The last line.
  package static func line(endAfter frames: Int) throws -> [UInt8] { try encode(End(end: frames)) }

  private static func encode(_ value: some Encodable) throws -> [UInt8] {
    try JSONValue(encoding: value, isSorted: true).line()
  }
}

extension InputEvent {
  /// True for a pointer that only moves.
  fileprivate var isMove: Bool {
    switch self {
    case .move, .hover: true
    default: false
    }
  }
}
