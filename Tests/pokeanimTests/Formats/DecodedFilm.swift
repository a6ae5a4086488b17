import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import pokeanim

/// A film's pictures as ffmpeg reads them, each pixel 0xAARRGGBB, not premultiplied.
struct DecodedFilm {
  let frames: [[UInt32]]

  /// - Parameter decoder: one that is not ffmpeg's choice.
  init(_ path: String, width: Int, height: Int, decoder: String? = nil) throws {
    let folder = try TemporaryFolder()
    let unpacked = folder.path + "/pixels"
    let chosen = decoder.map { ["-c:v", $0] } ?? []
    try Self.run(
      "ffmpeg",
      ["-v", "error", "-nostdin"] + chosen + [
        "-i", path, "-fps_mode", "passthrough", "-vf",
        "scale=in_range=auto:flags=accurate_rnd+full_chroma_int+full_chroma_inp", "-f",
        "rawvideo", "-pix_fmt", "bgra", unpacked,
      ])
    let pixels = try folder.data("pixels").withUnsafeBytes {
      Array($0.bindMemory(to: UInt32.self))
    }
    try #require(pixels.count % (width * height) == 0)
    frames = stride(from: 0, to: pixels.count, by: width * height).map {
      Array(pixels[$0..<$0 + width * height])
    }
  }

  /// The properties of a film's stream, as ffprobe names them.
  static func properties(of path: String) throws -> [String: String] {
    let text = try run(
      "ffprobe",
      ["-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "flat", path])
    var properties: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      let name = parts[0].split(separator: ".").drop { $0 != "0" && $0 != "format" }
      properties[name.joined(separator: ".")] = String(parts[1].filter { $0 != "\"" })
    }
    return properties
  }

  @discardableResult
  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    let child = try #require(try ChildProcess.start(name, arguments))
    if let problem = try child.end() { throw Failure("\(name): \(problem): \(child.said)") }
    return child.said
  }
}
