import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

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

  /// Large text is read with less contrast, says WCAG 2.2, 1.4.3; what is disabled has to be seen.
  private static func wanted(_ text: Text) -> Double {
    if text.line.color == Palette.disabled { return 2.5 }
    let isBold = text.line.font.weight == .bold
    return text.size >= 24 || isBold && text.size >= 18.66 ? 3 : 4.5
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

  private func painted(_ commands: [DrawCommand], _ size: Size) -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    bitmap.clear(.white)
    Painter().paint(DisplayList(commands), into: bitmap, scale: 1, clip: nil, glyphs: nil)
    return bitmap
  }

  /// The texts that are too weak, with their contrasts.
  private func problems(_ list: DisplayList, _ size: Size) -> [String] {
    var all = Int.max
    let whole = painted(below(&all, list.commands), size)
    return texts(in: list.commands, .identity, 1).enumerated().compactMap { index, text in
      guard problem(text, in: whole) != nil else { return nil }
      // Something may lie on it that is not behind it.
      var number = index
      return problem(text, in: painted(below(&number, list.commands), size))
    }
  }

  private func problem(_ text: Text, in bitmap: Bitmap) -> String? {
    // In the middle of the first letter.
    let x = Int(text.place.x + text.size / 4)
    let y = Int(text.place.y - text.size / 3)
    guard 0..<bitmap.width ~= x, 0..<bitmap.height ~= y else { return nil }
    let below = Color(pixel: bitmap.pixels[y * bitmap.width + x])
    let ratio = text.line.color.over(below, opacity: text.opacity).contrast(with: below)
    let wanted = Self.wanted(text)
    guard ratio < wanted - 0.005 else { return nil }
    return "“\(text.line.string)” \((ratio * 100).rounded() / 100) of \(wanted)"
  }

  private func program(_ screen: ScreenEntry) throws -> App {
    let assets = repositoryAssets().path
    return try App(
      options: AppOptions(
        screen: screen, place: .window, lives: true, assets: assets, text: SilentText()))
  }

  /// Lines and bars that say something: 3 to 1, says WCAG 2.2, 1.4.11.
  @Test func tracksAndBarsCanBeSeen() {
    for ground in [Palette.page, Palette.card] {
      #expect(Palette.track.contrast(with: ground) >= 3)
      for color in [Palette.blue, Palette.readable(Palette.blue)] {
        #expect(color.contrast(with: ground) >= 3)
      }
    }
    for color in [Palette.blue, Palette.amber, Palette.red, Palette.green, Palette.violet] {
      let edge = Palette.readable(color)
      #expect(edge.contrast(with: Palette.card) >= 3)
      #expect(edge.contrast(with: Palette.tint(color)) >= 3, "a bar that has not played")
    }
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

  @Test(arguments: ScreenEntry.allCases) func everyTextCanBeRead(_ screen: ScreenEntry) throws {
    for size in [Size(480, 640), Size(960, 720), Size(1920, 1080)] {
      let program = try program(screen)
      let runtime = Runtime(screen: program, size: size)
      var index = 0
      func frame(_ events: InputEvent...) -> DisplayList {
        index += 1
        return runtime.frame(at: Instant(frame: index, rate: 1), events: events).display
      }
      _ = frame()
      // Another pair, another motion.
      let next: Key = screen == .squares ? .down : "N"
      for events in [[], [next], [next], [next], [Key("T")], [.h]] as [[Key]] {
        var list = frame()
        for key in events { list = frame(.key(key)) }
        list = frame()
        #expect(texts(in: list.commands, .identity, 1).count >= 3)
        let found = problems(list, size)
        #expect(found.isEmpty, "\(size), \(events): \(found.joined(separator: "; "))")
      }
    }
  }
}

extension Color {
  fileprivate init(pixel: UInt32) {
    self.init(
      Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  /// The colour that is seen when this one lies, faded, on another one.
  fileprivate func over(_ below: Color, opacity: Double) -> Color {
    Color(lanes: below.lanes + (lanes - below.lanes) * (alpha * opacity))
  }

  /// 1…21.
  fileprivate func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
