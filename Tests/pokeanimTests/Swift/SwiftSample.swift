import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Output
@testable import Studio
@testable import pokeanim

/// A change of the program that tests export as Swift.
enum SwiftSample: Sendable {
  case take(SampleTake)
  case expression(String)
  /// The change of a screen's own.
  case screen(ScreenEntry)

  static let expressions = [
    "fadeIn * (shrink + rotate).looped", "grow.time(easeOut(3)).delayed(0.25) * blush.held(0.5)",
    "fadeIn * (slide + slide.reversed.delayed(0.5)).repeating(3).stretched(2) * fadeOut",
    "fadeIn + (grow * shrink) * (rotate + blush * (slide + blush).reversed) * slide.looped",
    "fadeIn * (orbit + blush).looped",
  ].map(SwiftSample.expression)

  static let all =
    SampleTake.all.map(SwiftSample.take) + expressions + [.screen(.gallery), .screen(.algebra)]

  var options: AppOptions {
    switch self {
    case .take(let sample): return sample.options
    case .expression(let line):
      var options = SampleTake.pairs[0].options
      (options.screen, options.expression) = (.algebra, line)
      return options
    case .screen(let entry):
      var options = SampleTake.pairs[0].options
      options.screen = entry
      return options
    }
  }

  /// The place of the slide that is left; nil: no slides are exported.
  var slide: Int? {
    if case .take(let sample) = self, sample.pair == nil { sample.slide } else { nil }
  }

  /// The script that plays the change.
  var script: InputScript {
    InputScript([.init(time: .zero, event: .key(options.screen.playKey), line: 1)])
  }

  func take() throws -> Take {
    if case .take(let sample) = self { return try sample.take() }
    return try TakeRun(options, size: options.naturalSize) { try App(options: $0) }
      .take(.given(script))
  }
}

/// A sample's source, and the take that it is to move as.
struct SwiftSampleExport {
  let take: Take
  let source: ExportFile
  /// The name of the source's type.
  let type: String
  /// The slides between which the change is, by their names in the source; nil: there are none.
  let slides: (from: String, to: String)?
  /// Moments of the take, by their places in it.
  let moments: [(index: Int, time: Instant)]

  init(_ sample: SwiftSample, title: String) throws {
    take = try sample.take()
    let options = sample.options
    var run = SwiftRun(options: options, size: options.naturalSize, title: title, take: take)
    run.slides = sample.slide.map { [$0, $0 + 1] }
    source = try run.source(playing: sample.script) { try App(options: $0) }
    type = SwiftNames.type(for: title) + (sample.slide == nil ? "Change" : "Slides")
    let names = ["creature", "cute", "capture", "gotcha"]
    slides = sample.slide.map { (names[$0], names[($0 + 1) % 4]) }
    let (times, count) = (take.times, take.times.count)
    moments = (0..<10).map { step in
      let index = Int((Double(step) + 0.37) / 10 * Double(count))
      return (index, Instant(seconds: times[index]))
    }
  }

  /// Finds all views of the take among those that the compiled source showed, in the same looks.
  func compare(with shown: ShownSamples) {
    // What is a function in the program has lines in the source.
    let isLined = source.limits.contains { $0.hasSuffix("is a function") }
    for (index, time) in moments {
      let views = shown.views(of: type, at: time)
      var compared = 0
      for view in take.allViews where view.isNamed {
        guard let pose = view.poses[index],
          let own = views.first(where: { view.id.isName(of: $0.key) })
        else { continue }
        compared += 1
        // A part of a picture lies on the canvas, wherever its parent does.
        let first = own.depth == 0 && !take.leftOut.isEmpty ? 8 : 0
        let ways = zip(pose.numbers, own.numbers).dropFirst(first).map { abs($0 - $1) }
        #expect(
          ways.allSatisfy { $0 <= (isLined ? 0.01 : 1e-9) },
          "\(type), \(view.id) at \(time): \(ways.max() ?? 0)")
      }
      #expect(compared > 1 && compared >= views.count { $0.isSeen }, "\(type) at \(time)")
    }
  }
}

/// The looks that a compiled program printed.
struct ShownSamples {
  struct View {
    let key: String
    let depth: Int
    let numbers: [Double]
    /// True if it has a colour and an area, and is not transparent.
    var isSeen: Bool {
      let (size, color, alpha) = (numbers[8...9], numbers[27], numbers[48])
      return key != "-" && alpha > 0 && color > 0 && size.allSatisfy { $0 > 0 }
    }
  }

  private var shown: [String: [View]] = [:]

  init(_ output: String) throws {
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      try #require(words.count == 5, "\(line)")
      let numbers = words[4].split(separator: ",").compactMap { Double(String($0)) }
      try #require(numbers.count == 52, "\(line)")
      shown["\(words[0]) \(words[1])", default: []].append(
        View(key: String(words[2]), depth: try #require(Int(words[3])), numbers: numbers))
    }
  }

  func views(of type: String, at time: Instant) -> [View] {
    shown["\(type) \(time.nanoseconds)"] ?? []
  }
}

extension Appearance {
  /// All its numbers, in the order in which the compiled program prints them.
  fileprivate var numbers: [Double] {
    let lanes = [
      center.lanes, size.lanes, transform.lanes, backgroundColor.lanes, borderColor.lanes,
      shadow.lanes,
    ]
    return lanes.flatMap { lane in (0..<8).map { lane[$0] } }
      + [alpha, cornerRadius, borderWidth, zPosition]
  }
}
