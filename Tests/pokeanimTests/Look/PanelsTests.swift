import Engine
import EngineSDL
import EngineTestSupport
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

@Suite struct PanelsTests {
  private let notices = NoticePill(measuring: SilentText(), colors: { .current })

  /// The list of keys in a window.
  private func keys(_ rows: [KeyRow], in window: Size) -> [DrawCommand] {
    let panel = KeysPanel()
    panel.layOut(rows, in: window)
    return panel.picture(DisplayListBuilder(measuring: SilentText()))
  }

  /// Everything that is filled, in the window.
  private func boxes(_ list: [DrawCommand]) -> [Rect] {
    var boxes: [Rect] = []
    func add(_ commands: [DrawCommand], by map: AffineTransform) {
      for command in commands {
        switch command {
        case .fill(let path, _): path.extent.map { boxes.append(map.boundingBox(of: $0)) }
        case .layer(let layer): add(layer.commands, by: layer.transform.then(map))
        case .stroke, .text, .shadow: break
        }
      }
    }
    add(list, by: .identity)
    return boxes
  }

  @Test func thePillLiesAtTheTopRightOfWhatIsFree() throws {
    for window in [Size(960, 720), Size(320, 480), Size(1920, 1080), Size(60, 60)] {
      for covered in [0.0, 0.3 * window.width] {
        let list = notices.pill("Paused · 1/16 speed", in: window, covered: covered)
        let pill = try #require(boxes(list).first)
        #expect(pill.maxX <= window.width - covered && pill.minX >= -1, "\(pill) in \(window)")
        #expect(pill.minY >= 0 && pill.maxY < max(80, window.height / 10))
      }
    }
  }

  @Test func longWordsLieBelowTheBarInSeveralLines() throws {
    let notices = NoticePill(measuring: PlainText(), colors: { .current })
    let words = String(repeating: "wanted an object with “canvas” ", count: 8)
    for window in [Size(800, 600), Size(960, 720), Size(320, 480)] {
      let bar = NavBar.frame(in: window)
      let pill = try #require(boxes(notices.pill(words, in: window, clearOf: bar)).first)
      let short = try #require(boxes(notices.pill("Paused", in: window, clearOf: bar)).first)
      #expect(pill.minY > bar.maxY && pill.minX >= 0, "\(pill)")
      #expect(abs(pill.maxX - short.maxX) <= 1, "\(pill), \(short)")
      #expect(pill.height > 1.5 * short.height && pill.maxY < window.height / 2)
    }
    let wide = Size(960, 720)
    let short = try #require(boxes(notices.pill("Paused", in: wide)).first)
    #expect(short == boxes(notices.pill("Paused", in: wide, clearOf: NavBar.frame(in: wide))).first)
  }

  @Test func theKeysLieInTwoColumnsWhereTheyAreLargerSo() throws {
    for (window, isWide) in [(Size(960, 720), true), (Size(320, 480), false)] {
      let list = keys(ScreenEntry.gallery.keys + ScreenEntry.all.common, in: window)
      let card = try #require(boxes(list).dropFirst().first)
      #expect(isWide == (card.width > card.height), "\(card)")
    }
  }

  @Test func theKeysFitIntoAnyWindow() throws {
    for screen in ScreenEntry.allCases {
      for window in [Size(960, 720), Size(320, 480), Size(1920, 1080), Size(200, 200)] {
        let card = try #require(
          boxes(keys(ScreenEntry.all.rows(of: screen), in: window)).dropFirst().first)
        #expect(Rect(origin: .zero, size: window).union(card).size == window)
      }
      #expect(keys(ScreenEntry.all.rows(of: screen), in: Size(10, 10)).isEmpty)
    }
  }
}

extension Path {
  /// The box around its points.
  fileprivate var extent: Rect? {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
    return points.first.map { first in
      points.reduce(Rect(origin: first, size: .zero)) {
        $0.union(Rect(origin: $1, size: .zero))
      }
    }
  }
}
