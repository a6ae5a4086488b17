import EngineTestSupport
import Testing
import Workbench

@testable import Engine
@testable import EngineSDL
@testable import Studio
@testable import pokeanim

/// At rest every edge and every text of every screen lies on pixels, in any window.
@Suite struct RestAlignmentTests {
  private static let windows: [(size: Size, scale: Double)] = [
    (Size(800, 600), 1), (Size(960, 720), 1), (Size(1920, 1080), 1), (Size(480, 360), 2),
    (Size(961, 701), 1.5),
  ]

  /// The pages or pairs of a screen, by the times that Down is pressed.
  private static func pages(of name: ScreenEntry) -> Int {
    switch name {
    case .squares: PairName.allCases.count
    case .algebra: 4
    default: 1
    }
  }

  @Test(arguments: ScreenEntry.allCases)
  func screensLieOnPixels(name: ScreenEntry) throws {
    let text = try FontFinder().text {}
    for (size, scale) in Self.windows {
      for page in 0..<Self.pages(of: name) {
        let options = AppOptions(
          Launch(screen: name, place: .window, duration: 1),
          Resources(assets: try AssetFinder().find(), text: text))
        let program = try App(options: options)
        let list = Self.rest(program, size, page: page)
        #expect(!program.isRunning, "\(name) at \(size) is not at rest")
        var check = AlignmentCheck(picture: size * scale, glyphs: text)
        check.visit(list.commands, scale: scale)
        #expect(check.count > 4)
        #expect(check.doubts.isEmpty, "\(name) \(page) at \(size.width)×\(size.height)@\(scale)")
      }
    }
  }

  /// The display list of a page when everything has come to rest.
  private static func rest(_ program: App, _ size: Size, page: Int) -> DisplayList {
    let runtime = Runtime(screen: program, size: size)
    let turns = [InputEvent](repeating: .key(.down), count: page)
    var report = runtime.frame(at: .zero, events: turns)
    for step in 1...240 where program.isRunning || step < 4 {
      report = runtime.frame(
        at: Instant.zero.advanced(bySeconds: Double(step) / 24), events: [])
    }
    return report.display
  }
}

/// Gathers what does not lie on pixels.
private struct AlignmentCheck {
  private enum Part { case none, whole, group }

  private let picture: Size
  private let glyphs: any GlyphMasking
  private(set) var count = 0
  private(set) var doubts: [String] = []

  /// - Parameter picture: in pixels.
  init(picture: Size, glyphs: any GlyphMasking) {
    self.picture = picture
    self.glyphs = glyphs
  }

  mutating func visit(_ commands: [DrawCommand], scale: Double) {
    let whole = PixelRect(x: 0, y: 0, width: Int(picture.width), height: Int(picture.height))
    visit(commands, at: Place(bounds: whole, scale: scale), .none)
  }

  /// - Parameter drawing: the part of a drawing that the commands are; a box in a group is a body.
  private mutating func visit(_ commands: [DrawCommand], at place: Place, _ drawing: Part) {
    for command in commands {
      switch command {
      case .layer(let layer):
        guard let inside = place.inside(layer) else { continue }
        let isGroup = drawing != .none && layer.fit == nil
        visit(
          layer.commands, at: inside.place,
          layer.viewBox != nil ? .whole : isGroup ? .group : drawing)
      case .fill(let path, _): if drawing != .group { check(path, at: place) }
      case .text(let line, let origin): check(line, at: origin, place)
      case .stroke, .shadow: break
      }
    }
  }

  private mutating func check(_ path: Path, at place: Place) {
    guard path.box != nil, place.map.isUpright, let box = path.deviceBounds(place.boxMap) else {
      return
    }
    count += 1
    let edges = [
      box.low.x, box.low.y, min(box.high.x, picture.width.rounded(.down)),
      min(box.high.y, picture.height.rounded(.down)),
    ]
    if edges.contains(where: { abs($0 - $0.rounded()) > 1.0 / 512 }) {
      doubts.append("box \(box.low) – \(box.high)")
    }
  }

  private mutating func check(_ line: TextLine, at origin: Point, _ place: Place) {
    guard let found = TextPlacement(line, at: origin, in: place, glyphs: glyphs) else { return }
    count += 1
    if case .moved(_, _, 0, 0) = found.way { return }
    doubts.append("“\(line.string)” \(found.way)")
  }
}
