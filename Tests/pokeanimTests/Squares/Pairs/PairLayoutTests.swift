import Engine
import EngineTestSupport
import Testing

@testable import pokeanim

/// What holds for both layouts of every pair, in every canvas it was designed for.
@Suite struct PairLayoutTests {
  private func host(
    _ pair: PairName, _ size: Size, after: Bool, text: any TextMeasuring = SilentText()
  ) -> View {
    let canvas = PairCanvas(size: size, typesetter: Typesetter(measuring: text))
    let way = SquaresWay(pair.pair, in: canvas, direction: pair.pair.direction)
    let host = View(frame: Rect(origin: .zero, size: size))
    way.rest(in: host, after: after)
    return host
  }

  private func views(below host: View) -> [View] {
    var views: [View] = []
    host.forEachInPaintOrder { if $0 !== host { views.append($0) } }
    return views
  }

  @Test(arguments: PairName.allCases)
  func everyViewHasAnIdOfItsOwnAndLiesInTheCanvas(_ pair: PairName) {
    for size in pair.pair.designs {
      for after in [false, true] {
        let views = views(below: host(pair, size, after: after))
        let ids = views.compactMap(\.key)
        #expect(ids.count == views.count && Set(ids).count == ids.count, "\(pair) \(ids)")
        let room = Rect(origin: .zero, size: size).inset(by: -1e-9)
        for view in views {
          let box = view.presentedBox
          #expect(box.intersection(room) == box, "\(pair): \(view.key ?? "") at \(box)")
          #expect(!box.isEmpty, "\(pair): \(view.key ?? "") has no room")
        }
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func bothLayoutsAreOfTheSameViewsButForAFew(_ pair: PairName) {
    for size in pair.pair.designs {
      let before = Set(views(below: host(pair, size, after: false)).compactMap(\.key))
      let after = Set(views(below: host(pair, size, after: true)).compactMap(\.key))
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
          for view in views(below: host(pair, size, after: after, text: text)) {
            guard case .text(let content) = view.content else { continue }
            let block = TextBlock.fitting(content, in: view.size, measuring: text)
            let isWhole =
              block.size.height <= view.size.height + 1e-9
              && block.size.width <= view.size.width + 1e-9
              && !(block.lines.last?.text.hasSuffix("…") ?? false)
            #expect(isWhole, "\(pair): \(view.key ?? "") in \(size)")
          }
        }
      }
    }
  }

  @Test func theSquaresAreAlwaysInTheirOwnCanvas() {
    #expect(PairName.squares.pair.designs == [Size(350, 250)])
    #expect(PairName.squares.pair.design(for: Size(10, 900)) == Size(350, 250))
  }

  @Test func theDesignIsTheOneThatFillsMostOfARoom() {
    let pair = PairName.grid.pair
    #expect(pair.design(for: Size(900, 600)) == Size(700, 500))
    #expect(pair.design(for: Size(300, 400)) == Size(420, 560))
    #expect(pair.design(for: Size(500, 500)).width == 700 || pair.designs.count == 2)
  }

  @Test(arguments: PairName.allCases)
  func aTinyCanvasIsSafe(_ pair: PairName) {
    for size in [Size(1, 1), Size(40, 900), Size(900, 30)] {
      for after in [false, true] {
        for view in views(below: host(pair, size, after: after)) {
          let box = view.presentedBox
          let numbers = [box.x, box.y, box.width, box.height]
          #expect(numbers.allSatisfy { $0.isFinite } && box.width >= 0 && box.height >= 0)
        }
      }
    }
  }

  @Test(arguments: PairName.allCases)
  func aPathGoesFromOneEndToTheOther(_ pair: PairName) throws {
    let size = pair.pair.naturalSize
    let canvas = PairCanvas(size: size, typesetter: Typesetter(measuring: SilentText()))
    let way = SquaresWay(pair.pair, in: canvas, direction: pair.pair.direction)
    let ends = [false, true].map { views(below: host(pair, size, after: $0)) }
    for (place, views) in zip([0, way.paths.values.map(\.count).max() ?? 0], ends) {
      for view in views {
        let path = try #require(way.paths[view.key ?? ""])
        let point = place == 0 ? path[0] : path[place - 1]
        let center = view.presentedBox.center
        // What enters or leaves may be in another place at the end where it can't be seen.
        let isSeen = place == 0 || ends[0].contains { $0.key == view.key }
        if isSeen || view.key?.contains(".") == false {
          #expect(abs(point.x - center.x) < 1e-9 && abs(point.y - center.y) < 1e-9)
        }
        let straight = path[0] + (path[path.count - 1] - path[0]) * 0.5
        let middle = path[path.count / 2]
        #expect(abs(middle.x - straight.x) < 1e-9 && abs(middle.y - straight.y) < 1e-9)
      }
    }
  }
}
