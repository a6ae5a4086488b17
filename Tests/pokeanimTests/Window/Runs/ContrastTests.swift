import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Every text can be read: WCAG's contrast with the picture that it lies on.
@Suite struct ContrastTests {
  /// A text on screen: where its line begins, and how strongly it shows.
  private struct Text {
    let line: TextLine
    let place: Point
    let size: Double
    let opacity: Double
  }

  /// Large text is read with less contrast, says WCAG 2.2, 1.4.3 and 1.4.6; what is disabled has to
  /// be seen.
  private static func wanted(_ text: Text, _ theme: Theme) -> Double {
    let disabled = Theme.$current.withValue(theme) { Palette.disabled }
    if text.line.color == disabled { return 2.5 }
    let isBold = text.line.font.weight == .bold
    let isLarge = text.size >= 24 || isBold && text.size >= 18.66
    return theme.highContrast ? isLarge ? 4.5 : 7 : isLarge ? 3 : 4.5
  }

  private func texts(
    in commands: [DrawCommand], _ map: Engine.AffineTransform, _ opacity: Double
  ) -> [Text] {
    var found: [Text] = []
    for command in commands {
      if case .text(let line, let origin) = command {
        let (start, up) = (map.apply(to: origin), map.apply(to: origin - Point(0, 1)))
        let size = line.font.size * start.distance(to: up)
        found.append(Text(line: line, place: start, size: size, opacity: opacity))
      } else if case .layer(let layer) = command {
        found += texts(in: layer.commands, layer.transform.then(map), opacity * layer.opacity)
      }
    }
    return found
  }

  /// The commands before a text, by its number, without the texts among them.
  private func below(_ number: inout Int, _ commands: [DrawCommand]) -> [DrawCommand] {
    var kept: [DrawCommand] = []
    for command in commands where number >= 0 {
      switch command {
      case .text: number -= 1
      case .fill, .stroke, .shadow: kept.append(command)
      case .layer(var layer):
        layer.commands = below(&number, layer.commands)
        kept.append(.layer(layer))
      }
    }
    return kept
  }

  /// Pixels in a point: what lies below a letter is larger than it.
  private static let scale = 0.5

  /// The color of one pixel of a picture; nil: it lies outside.
  private func color(_ x: Int, _ y: Int, of commands: [DrawCommand], in bitmap: Bitmap) -> Color? {
    guard 0..<bitmap.width ~= x, 0..<bitmap.height ~= y else { return nil }
    let sheet = Rect(
      0, 0, Double(bitmap.width) / Self.scale, Double(bitmap.height) / Self.scale)
    let white = DrawCommand.fill(.rect(sheet), .color(.white))
    Painter().paint(
      DisplayList([white] + commands), into: bitmap, scale: Self.scale,
      clip: PixelRect(x: x, y: y, width: 1, height: 1), glyphs: nil)
    return Color(pixel: bitmap.pixels[y * bitmap.width + x])
  }

  /// The texts that are too weak, with their contrasts.
  private func problems(
    _ list: DisplayList, _ size: Size, _ theme: Theme = .light
  ) -> [String] {
    let bitmap = Bitmap(
      width: Int(size.width * Self.scale), height: Int(size.height * Self.scale))
    var all = Int.max
    let whole = below(&all, list.commands)
    return texts(in: list.commands, .identity, 1).enumerated().compactMap { index, text in
      guard problem(text, on: whole, bitmap, theme) != nil else { return nil }
      // Something may lie on it that is not behind it.
      var number = index
      return problem(text, on: below(&number, list.commands), bitmap, theme)
    }
  }

  private func problem(
    _ text: Text, on commands: [DrawCommand], _ bitmap: Bitmap, _ theme: Theme
  ) -> String? {
    // In the middle of the first letter.
    let x = Int((text.place.x + text.size / 4) * Self.scale)
    let y = Int((text.place.y - text.size / 3) * Self.scale)
    guard let below = color(x, y, of: commands, in: bitmap) else { return nil }
    let ratio = text.line.color.over(below, opacity: text.opacity).contrast(with: below)
    let wanted = Self.wanted(text, theme)
    guard ratio < wanted - 0.005 else { return nil }
    return "“\(text.line.string)” \((ratio * 100).rounded() / 100) of \(wanted)"
  }

  private func program(_ screen: ScreenEntry) throws -> App {
    let assets = repositoryAssets().path
    return try App(
      options: AppOptions(
        Launch(screen: screen, place: .window, life: true),
        Resources(assets: assets, text: SilentText())))
  }

  /// Each slide in front of its hills.
  @Test func everySlideCanBeRead() throws {
    for size in [Size(320, 480), Size(960, 720), Size(1920, 1080)] {
      let runtime = Runtime(screen: try program(.onboarding), size: size)
      for slide in 0..<4 {
        let events: [InputEvent] = slide == 0 ? [] : [.key(.right)]
        _ = runtime.frame(at: Instant(frame: 4 * slide, rate: 1), events: events)
        let list = runtime.frame(at: Instant(frame: 4 * slide + 3, rate: 1), events: []).display
        let found = problems(list, size)
        #expect(found.isEmpty, "\(size), \(slide): \(found.joined(separator: "; "))")
      }
    }
  }

  /// The word behind a row that is drawn aside, before and past its middle.
  @Test func theWordBehindARowCanBeRead() throws {
    let size = Size(960, 720)
    let runtime = Runtime(screen: try program(.gallery), size: size)
    var index = 0
    func frame(_ events: InputEvent...) -> DisplayList {
      index += 1
      return runtime.frame(at: Instant(frame: index, rate: 1), events: events).display
    }
    _ = frame(.key("L"))
    _ = frame()
    _ = frame(.press(Point(600, 150)))
    for x in [560.0, 400, 100] {
      _ = frame(.move(Point(x, 150)))
      let list = frame()
      #expect(texts(in: list.commands, .identity, 1).contains { $0.line.string == "Delete" })
      let found = problems(list, size)
      #expect(found.isEmpty, "\(x): \(found.joined(separator: "; "))")
    }
  }

  /// The states of a screen, each by the keys that lead there from the one before.
  private static func states(_ screen: ScreenEntry) -> [[Key]] {
    let pages: [[Key]] =
      switch screen {
      case .onboarding: []
      // Each pair, at both ends.
      case .squares: [[.return], [.g]] + PairName.allCases.flatMap { _ in [[.down], [.return]] }
      // A law that holds, and one that does not; a line with a mistake.
      case .algebra: [[.down], [.left], [.return], [.down], [.down], [.backspace], [.escape]]
      default: [["L"], ["L"], ["A"], ["I"], ["I"], ["C"], ["F"]]
      }
    return [[]] + pages + [["T"], ["T"], [.h], [.h], [.leftBracket]]
  }

  @Test(arguments: ScreenEntry.allCases, Theme.allCases)
  func everyTextCanBeRead(_ screen: ScreenEntry, _ theme: Theme) throws {
    // Themes change no places.
    let others = theme == .light ? [Size(480, 640), Size(1920, 1080)] : []
    for size in [Size(960, 720)] + others {
      let program = try program(screen)
      program.desktopTheme = theme
      let runtime = Runtime(screen: program, size: size)
      var index = 0
      func frame(_ events: InputEvent...) -> DisplayList {
        index += 1
        return runtime.frame(at: Instant(frame: index, rate: 1), events: events).display
      }
      _ = frame()
      for keys in Self.states(screen) {
        for key in keys { _ = frame(.key(key)) }
        // All has come to rest.
        for _ in 0..<8 { _ = frame() }
        let list = frame()
        #expect(texts(in: list.commands, .identity, 1).count >= 3)
        // Slides are pictures, which no theme changes.
        let wanted = screen == .onboarding ? Theme(scheme: theme.scheme) : theme
        let found = problems(list, size, wanted)
        #expect(
          found.isEmpty, "\(size), \(keys.map(\.rawValue)): \(found.joined(separator: "; "))")
      }
    }
  }
}
