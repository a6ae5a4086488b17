import Engine
import EngineFilms
import EngineSDL
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Output
@testable import Studio
@testable import pokeanim

/// A change of the program that tests export: of the slides, or of a pair.
struct SampleTake: CustomTestStringConvertible, Sendable {
  let pair: PairName?
  let motion: MotionSet
  /// The number of the slide that is left; 0 for pairs.
  let slide: Int
  /// True if its texts are in the fonts of this machine, and not left out.
  var hasText = false

  static let slides = (0..<4).flatMap { slide in
    [MotionSet.fluid, .original].map { SampleTake(pair: nil, motion: $0, slide: slide) }
  }
  static let pairs = PairName.allCases.map { SampleTake(pair: $0, motion: .fluid, slide: 0) }
  static let all = slides + pairs

  var testDescription: String {
    pair.map { "pair \($0.rawValue)" } ?? "slide \(slide), \(motion.rawValue)"
  }

  var options: AppOptions {
    AppOptions(
      Launch(
        screen: pair == nil ? .onboarding : .squares, place: .canvas, motion: motion,
        pair: pair ?? .squares, duration: 0.8),
      Resources(assets: repositoryAssets().path, text: text))
  }

  private var text: any TextMaker {
    hasText ? (try? Desktop.text()) ?? SilentText() : SilentText()
  }

  private var script: TakeScript {
    let key = pair == nil ? Key.right : .space
    return .turning(Array(repeating: key, count: slide + 1), rest: 0, from: slide)
  }

  func take() throws -> Take {
    try TakeRun(options, size: options.naturalSize) { try App(options: $0) }
      .take(script)
  }

  /// The program's own views at progresses of the change, 0…1 and rising.
  func views(at progresses: [Double]) throws -> [[ShownView]] {
    let run = try SampleRun(self)
    return progresses.map { progress in
      _ = run.frame(at: progress * run.duration)
      return ShownView.all(in: run.app.root)
    }
  }

  /// The program's own picture at a time of the change, in seconds.
  func picture(at seconds: Double) throws -> Bitmap {
    let display = try SampleRun(self).frame(at: seconds).display
    let room = MemoryRoom(format: .png, isBlurred: false)
    return try options.camera(room: room)
      .picture(of: display, size: options.naturalSize)
  }
}

/// The program with a change of it under way.
private struct SampleRun {
  let app: App
  let duration: Double
  private let runtime: Runtime
  private let start: Instant

  init(_ sample: SampleTake) throws {
    app = try App(options: sample.options)
    runtime = Runtime(screen: app, size: sample.options.naturalSize)
    var now = Instant.zero
    for turn in 0...sample.slide {
      _ = runtime.frame(at: now, events: [.key(sample.pair == nil ? .right : .space)])
      guard turn < sample.slide else { break }
      now = now.advanced(bySeconds: 5)
      _ = runtime.frame(at: now, events: [])
    }
    duration = app.change?.duration ?? 0
    start = now
  }

  func frame(at seconds: Double) -> FrameReport {
    runtime.frame(at: start.advanced(bySeconds: seconds), events: [])
  }
}

/// A view as the program shows it.
struct ShownView {
  let key: String
  let size: Size
  /// The box around it on the canvas, in points.
  let box: Rect
  let alpha: Double
  /// The product of its opacity and those around it.
  let opacity: Double
  let color: Color
  /// True if anything is drawn of it, on an area and not all transparent.
  let isSeen: Bool

  /// The views with keys.
  static func all(in root: View) -> [ShownView] {
    var views: [ShownView] = []
    root.forEachInPaintOrder { view in
      guard let key = view.key, view !== root else { return }
      let (look, opacity) = (view.presented, opacity(of: view))
      let box = view.presentedBox
      views.append(
        ShownView(
          key: key, size: look.size, box: box, alpha: look.alpha, opacity: opacity,
          color: look.backgroundColor,
          isSeen: opacity > 0 && box.width > 0 && box.height > 0 && shows(view)))
    }
    return views
  }

  private static func shows(_ view: View) -> Bool {
    let look = view.presented
    let hasBorder = look.borderWidth > 0 && look.borderColor.alpha > 0
    return view.content != .empty || look.backgroundColor.alpha > 0 || hasBorder
      || look.shadow.color.alpha > 0
  }

  private static func opacity(of view: View) -> Double {
    view.presented.alpha * (view.superview.map(opacity) ?? 1)
  }

  /// The largest distance between a side of its box and of one of its size around the origin, as a
  /// file maps that to the canvas.
  func distance(under map: Engine.AffineTransform) -> Double {
    let drawn = map.boundingBox(of: Rect(center: .zero, size: size))
    let ways = [
      drawn.minX - box.minX, drawn.maxX - box.maxX, drawn.minY - box.minY, drawn.maxY - box.maxY,
    ]
    return ways.map(abs).max() ?? 0
  }
}

extension Take {
  /// What a format makes of it; there is no source.
  func file(as format: ExportFormat, loops: Int = 1) throws -> ExportFile {
    try format.file(
      Export(take: self, title: "A", loops: loops, changes: 1, around: .white) {
        throw Failure("no source")
      })
  }

  /// A take of views at some moments.
  ///
  /// - Parameters:
  ///   - text: the fonts of its texts.
  ///   - pose: puts the views as they are at a time in seconds.
  static func ofViews(
    in root: View, times: [Double] = [0, 0.5, 1], text: any TextMeasuring = SilentText(),
    pose: (Double) -> Void = { _ in }
  ) -> Take {
    let builder = DisplayListBuilder(measuring: text)
    var recorder = TakeRecorder(builder)
    for time in times {
      pose(time)
      recorder.look(at: root)
    }
    return Take(
      size: root.frame.size, ground: .white, times: times,
      views: recorder.views(breaks: [:]), spans: [], curves: [], paces: [],
      leftOut: [], outlines: text.outlines, file: text.file)
  }

  /// A take of one drawing that stands still, as large as it is.
  static func of(_ items: [Drawing.Item], in viewBox: Rect = Rect(0, 0, 100, 100)) -> Take {
    let root = View(frame: Rect(0, 0, 100, 100))
    let view = View(frame: Rect(0, 0, 100, 100))
    view.key = "picture"
    view.content = .drawing(Drawing(viewBox: viewBox, items: items))
    root.addSubview(view)
    return ofViews(in: root)
  }
}

extension Bitmap {
  /// The peak signal to noise ratio to another picture of the same size, in decibels, in a part of
  /// them.
  func ratio(to other: Bitmap, in part: Rect) -> Double {
    guard (width, height) == (other.width, other.height) else { return 0 }
    var sum = 0.0
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        let (a, b) = (pixels[y * width + x], other.pixels[y * width + x])
        for shift in [0, 8, 16] as [UInt32] {
          let way = Double(a >> shift & 255) - Double(b >> shift & 255)
          sum += way * way
        }
      }
    }
    let mean = sum / (3 * part.width * part.height)
    return mean == 0 ? .infinity : 10 * log10(255 * 255 / mean)
  }
}
