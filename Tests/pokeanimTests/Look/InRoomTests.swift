import Engine
import Testing
import Workbench

@testable import EngineSDL
@testable import pokeanim

@Suite struct InRoomTests {
  @Test func itFillsItsRoomAndKnowsIt() {
    let half = InRoom {
      SizeLayout<View>(width: $0.width / 2, height: $0.height / 2, viewReuseId: "half")
    }
    let inset = half.inset(Insets(top: 20, left: 10, bottom: 10, right: 10))
    #expect(
      inset.arrangement(width: 100, height: 60).frame(of: "half") == Rect(30, 27.5, 40, 15))
  }

  @Test func inAStackItTakesWhatIsLeft() {
    var seen: [Size] = []
    let stack = VStack {
      SizeLayout<View>(height: 20)
      InRoom { room in
        let _ = seen.append(room)
        SizeLayout<View>()
      }
    }
    _ = stack.arrangement(width: 50, height: 70)
    #expect(seen == [Size(50, 50)])
  }

  @Test func aDrawingIsAsLargeAsItsRoom() {
    for (size, count) in [(Size(30, 20), 1), (Size(30, 0), 0)] {
      let host = View(frame: Rect(origin: .zero, size: size))
      InRoom.drawing { [.fill(.rect(Rect(origin: .zero, size: $0)), .color(.black))] }
        .arrangement(width: size.width, height: size.height).makeViews(in: host)
      var boxes: [Rect] = []
      host.forEachInPaintOrder {
        if case .drawing(let drawing) = $0.content { boxes.append(drawing.viewBox) }
      }
      #expect(boxes == Array(repeating: Rect(0, 0, 30, 20), count: count))
    }
  }

  @Test func itsViewsAreItsParents() {
    let host = View(frame: Rect(0, 0, 60, 40))
    let button = View()
    InRoom { Box(.black, id: "box", width: $0.width / 3, height: 10).held(by: button) }.inset(10)
      .arrangement(width: 60, height: 40).makeViews(in: host)
    #expect(host.subviews.count == 1 && host.subviews.first === button)
    #expect(button.key == "box" && button.backgroundColor == .black)
    #expect(abs(button.frame.width - 40.0 / 3) < 1e-9 && button.center == Point(30, 20))
  }
}
