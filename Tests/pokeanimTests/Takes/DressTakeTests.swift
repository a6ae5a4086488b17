import Engine
import EngineTestSupport
import MotionCode
import Testing

@testable import Output

/// What exports say of gradients, shadows, lines and fits, and what they tell that they leave out.
@Suite struct DressTakeTests {
  /// A box that is seen in some looks, one after the other.
  private func take(_ looks: Appearance...) -> Take {
    let root = View(frame: Rect(0, 0, 100, 100))
    let box = View(frame: .zero, key: "box")
    box.content = .drawing(
      Drawing(viewBox: Rect(0, 0, 20, 10), items: [.fill(.rect(Rect(0, 0, 20, 10)), .color(.red))]))
    root.addSubview(box)
    var recorder = TakeRecorder(DisplayListBuilder(measuring: MonospacedText()))
    for look in looks {
      box.set(look)
      recorder.look(at: root)
    }
    return Take(
      size: Size(100, 100), ground: .white, times: looks.indices.map(Double.init),
      views: recorder.views(breaks: [:]), spans: [], curves: [], paces: [], leftOut: [])
  }

  private func look(_ change: (inout Appearance) -> Void) -> Appearance {
    var look = Appearance(frame: Rect(10, 20, 40, 40))
    change(&look)
    return look
  }

  private func svg(_ take: Take) -> String { SVGPicture(take, title: "A", loops: 1).text }

  private let gradient = BoxGradient(
    .linear(angle: .pi / 2), [GradientStop(0, .red), GradientStop(1, .black)])

  @Test func aStillGradientIsSaid() {
    let still = look { $0.setGradient(gradient) }
    var moved = still
    moved.center.x += 30
    let take = take(still, moved)
    #expect(take.limits.isEmpty)
    // Around the middle of the box.
    #expect(svg(take).contains(#"x1="-20" y1="0" x2="20" y2="0""#))
    #expect(LottieFile(take, title: "A").text.contains(#""gf""#))
  }

  /// A style sheet moves no stops: there are so many that stay that the colours are nearly those.
  @Test func stopsThatMoveBecomeStopsThatStay() throws {
    let (old, new) = (
      look { $0.setGradient(gradient(at: 0.2)) }, look { $0.setGradient(gradient(at: 0.8)) }
    )
    let gradients = try #require(take(old, new).allViews.first).gradients
    #expect(gradients.count == 1)
    let still = gradients[0].withStillStops
    #expect(!still.stops.contains { $0.offset.moves })
    for (moment, place) in [0.2, 0.8].enumerated() {
      let shown = still.stops.map { ($0.offset.values[moment][0], $0.color.values[moment]) }
      for (offset, color) in shown {
        let (low, high) = offset < place ? (0, place) : (place, 1)
        let share = (offset - low) / (high - low)
        let own =
          offset < place
          ? lerp(Color.red.lanes, Color.white.lanes, share)
          : lerp(Color.white.lanes, Color.black.lanes, share)
        #expect(color.distance(to: own) < 1e-9, "at \(offset)")
      }
    }
  }

  /// Two stops in one place are two at both ends of their way.
  @Test func hardEdgesThatMoveAreHardAtTheirEnds() throws {
    func look(_ place: Double) -> Appearance {
      self.look {
        let stops: [GradientStop] = [
          GradientStop(0, .red), GradientStop(place, .red), GradientStop(place, .black),
          GradientStop(1, .black),
        ]
        $0.setGradient(BoxGradient(.linear(angle: 1), stops))
      }
    }
    let view = try #require(take(look(0.25), look(0.7)).allViews.first)
    let still = view.gradients[0].withStillStops
    for (moment, place) in [0.25, 0.7].enumerated() {
      for stop in still.stops where stop.offset.values[0][0] != place {
        let color = stop.color.values[moment]
        #expect(color == (stop.offset.values[0][0] < place ? Color.red : .black).lanes)
      }
      let own = still.stops.filter { $0.offset.values[0][0] == place }.map {
        $0.color.values[moment]
      }
      #expect(own == [Color.red.lanes, Color.black.lanes])
    }
  }

  private func gradient(at place: Double) -> BoxGradient {
    let stops = [GradientStop(0, .red), GradientStop(place, .white), GradientStop(1, .black)]
    return BoxGradient(.linear(angle: 1), stops)
  }

  /// Lines of a picture are measured in their own lengths, and dashed by what they lie in.
  @Test func linesOfPicturesAreMeasuredWhereTheyAreTrimmed() {
    let line = Drawing(
      viewBox: Rect(0, 0, 10, 10),
      items: [
        .stroke(
          Path([
            .move(.zero), .line(Point(3, 0)), .move(Point(5, 0)), .line(Point(6, 0)),
          ]), StrokeStyle(width: 1), .color(.red))
      ])
    func picture(_ end: Double) -> String {
      var look = Appearance(frame: Rect(0, 0, 10, 10))
      look.borderLine.end = end
      let root = View(frame: Rect(0, 0, 100, 100))
      let view = View(frame: .zero, key: "line")
      view.content = .drawing(line)
      view.set(look)
      root.addSubview(view)
      return svg(Take.ofViews(in: root))
    }
    let half = picture(0.5)
    #expect(half.contains(#"stroke-dasharray="0 1 0.5 9""#), "\(half)")
    #expect(half.contains(#"pathLength="0.75" stroke-dashoffset="1""#))
    #expect(half.contains(#"pathLength="0.25" stroke-dashoffset="1.75""#))
    #expect(!picture(1).contains("pathLength"))
  }

  /// Two shadows, one of them 3 points larger than the box on each side.
  @Test func allShadowsAreSaid() {
    var large = Shadow(blur: 2, offset: Point(0, 5), color: .black)
    large.spread = 3
    let picture = svg(
      take(look { $0.shadows = [Shadow(blur: 1, color: .red), large] }))
    #expect(picture.matches(of: /id="box-shadow|fill="#000000"|fill="#ff0000"/).count >= 2)
    #expect(picture.contains(#"x="-23" y="-23" width="46" height="46""#), "\(picture)")
  }

  /// 20 by 10, in the file 100 by 50, over 40 by 40: four times as large, and cut; or three times.
  @Test func aDrawingThatCoversIsCut() {
    let picture = svg(take(look { $0.contentFit = .cover }))
    #expect(svg(take(look { $0.contentFit = .natural(unit: 3) })).contains("scale(0.6)"))
    #expect(picture.contains("scale(0.8)") && picture.contains("clip-path=\"url(#box-clip)\""))
    #expect(!svg(take(look { $0.contentFit = .stretch })).contains("clip-path"))
  }
}
