import Engine
import EngineSDL
import EngineSystem
import JSONText
import Studio

/// Reads and writes the lines of a recording: the start, the frames, the end.
enum RecordingFile {
  /// The last line, by which a recording is known to be whole.
  private struct End: Codable {
    /// The number of frames.
    var end: Int
  }

  /// The most frames that are read: an hour of 240 a second.
  static let mostFrames = 1_000_000
  /// The most inputs of one time, but for moves of the pointer: each is put on top of those before
  /// it, so that n of them are n² work.
  static let mostAtOnce = 4096

  /// The inputs of the last time so far.
  struct Crowd {
    var time = Instant.zero
    var count = 0

    /// - Returns: false if they are too many.
    mutating func take(_ frame: Recording.Frame) -> Bool {
      if frame.time > time { self = Crowd(time: frame.time) }
      count += frame.inputs.count { !$0.isMove }
      return count <= mostAtOnce
    }
  }

  // MARK: Reading

  /// Reads a recording; of one that is not finished, `FILE.part`, what is whole of it.
  ///
  /// - Parameter warn: told that it is not finished.
  /// - Throws: ``Failure`` that names the line.
  static func read(_ path: String, warn: (String) -> Void = printWarning) throws -> Recording {
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

  static func parse(_ text: String, named path: String) throws -> Recording {
    try parse(text, named: path) { throw $1 }
  }

  /// - Parameter unfinished: told the number of frames and the problem, if the end is missing.
  private static func parse(
    _ text: String, named path: String, unfinished: (Int, Failure) throws -> Void
  ) throws -> Recording {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isWhole = lines.last?.isEmpty == true
    if isWhole { lines.removeLast() }
    guard let first = lines.first else { throw Failure("\(path) is empty, and no recording") }
    let start = try decode(Recording.Start.self, first, at: 1, of: path)
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

  private static func append(
    _ line: Substring.UTF8View, at number: Int, of path: String, isCutOff: Bool,
    to recording: inout Recording
  ) throws {
    do {
      let run = try decode(RecordedRun.self, line, at: number, of: path)
      recording.frames += try run.frames(after: recording.frames.last)
    } catch let damage as RecordedRun.Damage {
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

  static func line(_ start: Recording.Start) throws -> [UInt8] { try encode(start) }
  static func line(_ run: RecordedRun) throws -> [UInt8] { try encode(run) }
  /// The last line.
  static func line(endAfter frames: Int) throws -> [UInt8] { try encode(End(end: frames)) }

  private static func encode(_ value: some Encodable) throws -> [UInt8] {
    try JSONValue(encoding: value, isSorted: true).line()
  }
}
