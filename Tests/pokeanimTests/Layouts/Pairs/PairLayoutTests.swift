import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Rules for both layouts of every pair, in every canvas it was designed for.
@Suite struct PairLayoutTests {
  /// A view at one end, seen from the canvas.
  private struct Placed {
    let key: String?
    let box: Rect
    let content: Content

    var id: String { key ?? "?" }
  }

  private func way(_ pair: PairName, _ size: Size, _ text: any TextMeasuring) -> PairsWay {
    PairsWay(
      pair.pair, in: PairCanvas(size: size, typesetter: Typesetter(measuring: text)),
      direction: pair.pair.direction)
  }

  private func views(
    _ pair: PairName, _ size: Size, after: Bool, text: any TextMeasuring = SilentText()
  ) -> [Placed] {
    let host = View(frame: Rect(origin: .zero, size: size))
    way(pair, size, text).rest(in: host, after: after)
    var views: [Placed] = []
    host.forEachInPaintOrder { view in
      guard view !== host else { return }
      views.append(Placed(key: view.key, box: view.presentedBox, content: view.content))
    }
    return views
  }

  @Test(arguments: PairName.allCases)
  func everyViewHasAnIdOfItsOwnAndLiesInTheCanvas(_ pair: PairName) {
    for size in pair.pair.designs {
      for after in [false, true] {
        let views = views(pair, size, after: after)
        let ids = views.compactMap(\.key)
        #expect(ids.count == views.count && Set(ids).count == ids.count, "\(pair) \(ids)")
        let room = Rect(origin: .zero, size: size).inset(by: -1e-9)
        for view in views {
          #expect(view.box.union(room) == room, "\(pair): \(view.id) at \(view.box)")
          #expect(!view.box.isEmpty, "\(pair): \(view.id) has no room")
        }
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func bothLayoutsAreOfTheSameViewsButForAFew(_ pair: PairName) {
    for size in pair.pair.designs {
      let before = Set(views(pair, size, after: false).map(\.id))
      let after = Set(views(pair, size, after: true).map(\.id))
      switch pair {
      case .squares, .grid, .mirror, .text: #expect(before == after)
      case .list:
        #expect(before.subtracting(after).filter { !$0.contains(".") } == ["tide"])
        #expect(after.subtracting(before).filter { !$0.contains(".") } == ["bus"])
      case .sidebar:
        #expect(before.subtracting(after).allSatisfy { $0.hasSuffix(".name") })
        #expect(before.subtracting(after).count == 5)
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func noTextIsCutOff(_ pair: PairName) {
    for advance in [0.45, 0.55] {
      let text = MonospacedText(advance: advance, lineHeight: 1.2)
      for size in pair.pair.designs {
        for after in [false, true] {
          for view in views(pair, size, after: after, text: text) {
            guard case .text(let content) = view.content else { continue }
            let block = TextBlock.fitting(content, in: view.box.size, measuring: text)
            let isWhole =
              block.size.height <= view.box.height + 1e-9
              && block.size.width <= view.box.width + 1e-9
              && !(block.lines.last?.text.hasSuffix("…") ?? false)
            #expect(isWhole, "\(pair): \(view.id) in \(size)")
          }
        }
      }
    }
  }

  @Test func theDesignIsTheOneThatFillsMostOfARoom() {
    #expect(PairName.squares.pair.naturalSize == Size(350, 250))
    #expect(PairName.squares.pair.design(for: Size(10, 900)) == Size(350, 250))
    for pair in PairName.allCases where pair != .squares {
      #expect(pair.pair.design(for: Size(900, 600)) == Size(700, 500))
      #expect(pair.pair.design(for: Size(300, 400)) == Size(420, 560))
    }
  }

  @Test(arguments: PairName.allCases) func aScreenIsFilledFromSideToSide(_ pair: PairName) {
    for screen in [Size(1920, 1080), Size(2560, 1440), Size(3840, 2160)] {
      let sheet = PairsPage(size: screen, pair: pair.pair).sheet
      #expect(sheet.width > 0.9 * screen.width && sheet.height > 0.65 * screen.height, "\(sheet)")
    }
  }

  @Test(arguments: PairName.allCases)
  func aTinyCanvasIsSafe(_ pair: PairName) {
    for size in [Size(1, 1), Size(40, 900), Size(900, 30)] {
      for after in [false, true] {
        for view in views(pair, size, after: after) {
          let numbers = [view.box.x, view.box.y, view.box.width, view.box.height]
          #expect(numbers.allSatisfy(\.isFinite) && min(numbers[2], numbers[3]) >= 0)
        }
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func aPathGoesFromOneEndToTheOther(_ pair: PairName) throws {
    let size = pair.pair.naturalSize
    let way = way(pair, size, SilentText())
    let paths = way.paths
    let before = views(pair, size, after: false)
    let after = views(pair, size, after: true)
    let kept = before.filter { old in after.contains { $0.key == old.key } }
    #expect(kept.count >= 3)
    for view in kept {
      let path = try #require(paths[view.id])
      let end = try #require(after.first { $0.key == view.key }).box.center
      #expect(isNear(path[0], view.box.center) && isNear(path[path.count - 1], end), "\(view.id)")
      for (step, point) in path.enumerated() where way.goesStraight(view.id) {
        let share = Double(step) / Double(path.count - 1)
        #expect(isNear(point, path[0] + (end - path[0]) * share))
      }
    }
    for view in after { #expect(paths[view.id] != nil) }
  }

  private func isNear(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }
}
