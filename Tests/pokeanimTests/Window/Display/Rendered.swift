import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Pictures and numbers of the same program without a window: what a window must show.
enum Rendered {
  static let colors = [
    Shade(255, 168, 72), Shade(216, 168, 120), Shade(216, 240, 240), Shade(255, 144, 24),
  ]

  /// The four slides at rest, in the canvas of a window of 960×720.
  static let slides = Result {
    try frames(
      canvas: "360x720", script: "0 key Right\n3 key Right\n6 key Right\n9 key Right", count: 13
    ).enumerated().filter { $0.offset % 3 == 2 }.map(\.element)
  }

  /// A slide at rest, the first is 0.
  static func slide(_ index: Int) throws -> Picture { try slides.get()[(index + 3) % 4] }

  /// The first frames at one a second.
  static func frames(
    _ arguments: String..., canvas: String, script: String, count: Int
  ) throws -> [Picture] {
    let folder = try TemporaryFolder()
    try folder.file("script", script)
    let result = try ProgramRun(
      arguments: [
        "render", "--canvas", canvas, "--fps", "1", "--duration", "\(count - 1)", "--script",
        "script", "-o", "%d.ppm",
      ] + arguments, folder: folder.url
    ).run()
    try #require(result.code == 0, "\(result.errors)")
    return try (0..<count).map {
      try Picture(ppm: folder.url.appendingPathComponent("\($0).ppm"))
    }
  }

  /// The same frames of a whole window of 960×720, painted in this process.
  static func windows(_ screen: ScreenEntry, script: String, count: Int) throws -> [Picture] {
    let size = Size(960, 720)
    let text = try FontFinder().text {}
    let program = try App(
      options: AppOptions(
        Launch(screen: screen), Resources(assets: repositoryAssets().path, text: text)))
    var frames = FrameSequence(
      runtime: Runtime(screen: program, size: size), size: size, rate: 1,
      duration: Double(count - 1), script: try InputScript(parsing: script))
    let painter = FramePainter(text: text)
    var pictures: [Picture] = []
    while let frame = try frames.next() {
      let painted = painter.paint(frame.report.display, width: 960, height: 720, scale: 1)
      let pixels = painted.bitmap.pixels.map { $0 & 0xFF_FFFF }
      pictures.append(Picture(width: 960, height: 720, pixels: pixels))
    }
    return pictures
  }

  /// The frames of a trace.
  static func trace(_ arguments: String..., script: String) throws -> [TracedFrame] {
    let folder = try TemporaryFolder()
    try folder.file("script", script)
    let result = try ProgramRun(
      arguments: ["trace", "--script", "script"] + arguments, folder: folder.url
    ).run()
    try #require(result.code == 0, "\(result.errors)")
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(TracedFrame.self, from: Data($0.utf8))
    }
  }
}

/// A line of a trace.
struct TracedFrame: Decodable {
  struct View: Decodable {
    let key: String
    let frame: [Double]
    let alpha: Double
    let color: [Double]
    let phase: String

    /// Its background, to the nearest byte.
    var shade: Shade {
      Shade(Int(color[0].rounded()), Int(color[1].rounded()), Int(color[2].rounded()))
    }
  }

  let frame: Int
  let time: Double
  let progress: Double
  let running: Bool
  let views: [View]

  func view(_ key: String) throws -> View { try #require(views.first { $0.key == key }) }
}

/// The place and the size of the slides' column in a window, in pixels.
struct OnboardingColumn {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = min(width, height / 2)
    self.height = min(height, width * 2)
    x = (width - self.width) / 2
    y = (height - self.height) / 2
  }
}

extension Picture {
  /// The picture without the parts that only a window has: the strip at its top, what lies between
  /// title and button, and on the last slide the button's word.
  func withoutBar(in column: OnboardingColumn, head: Int) -> Picture {
    var all = pixels
    func blank(_ rows: ClosedRange<Double>, _ columns: ClosedRange<Double>) {
      func place(_ share: Double, _ start: Int, _ length: Int) -> Int {
        start + Int((share * Double(length)).rounded())
      }
      let left = place(columns.lowerBound, column.x, column.width)
      let right = place(columns.upperBound, column.x, column.width)
      for y in place(
        rows.lowerBound, column.y, column.height)..<place(rows.upperBound, column.y, column.height)
      {
        for x in left..<right { all[y * width + x] = 0 }
      }
    }
    for place in 0..<min(head * width, all.count) { all[place] = 0 }
    blank(0.785...0.88, 0...1)
    if Shade(pixels[0]) == Rendered.colors[3] { blank(0.9...0.95, 0.2...0.8) }
    return Picture(width: width, height: height, pixels: all)
  }

  /// The slide in its column of a window whose rest has the colour of its corner.
  func placed(in column: OnboardingColumn, width: Int, height: Int) -> Picture {
    var all = Array(repeating: pixels[0], count: width * height)
    for y in 0..<self.height {
      let start = (column.y + y) * width + column.x
      all.replaceSubrange(
        start..<start + self.width, with: pixels[(y * self.width)...].prefix(self.width))
    }
    return Picture(width: width, height: height, pixels: all)
  }
}
