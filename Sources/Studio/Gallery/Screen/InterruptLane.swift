import Engine
import Workbench

/// One policy's card: a creature on its track, and the graph of its place and speed.
struct InterruptLane {
  let film: InterruptFilm
  let creature: CardKind
  /// The length of the film, in seconds.
  let length: Double
  let cut: Double
  /// The speed that reaches the graph's top and bottom.
  let topSpeed: Double
  let unit: Double

  private let puck = View()
  /// The way of the creature's middle.
  private let rail = View()
  private let graph = View()
  /// The line at the film's time.
  private let line = View()

  /// The movements in the card by the film's time, once they have their places.
  var animation: Animation<Effect> {
    let (film, way) = (film, rail.size.width)
    let ride = Animation<Average<Point>>.runnable(duration: length) { progress in
      Average(Point(film.place(at: progress) * way, 0))
    }
    let sweep = linear(from: Point.zero, to: Point(graph.size.width, 0), in: length)
    return ride.bind(puck, with: \.translation) + sweep.bind(line, with: \.translation)
  }

  // MARK: The layout

  private var margin: Double { 14 * unit }

  var layout: any Layout {
    Box.card(
      InRoom { $0.width > 1.5 * $0.height ? wide(in: $0.width) : tall(in: $0.height) })
  }

  private func wide(in width: Double) -> any Layout {
    HStack {
      VStack {
        title(size: 14).inset(Insets(top: 6 * unit, bottom: -2 * unit))
        track(most: 76).inset(Insets(bottom: 12 * unit))
      }
      .size(width: width * 0.46 - margin).inset(Insets(left: margin, right: width * 0.04))
      graphBox.inset(Insets(top: margin * 0.7, bottom: margin * 0.7, right: margin))
    }
  }

  private func tall(in height: Double) -> any Layout {
    VStack {
      title(size: 17)
      Label(film.policy.story, size: 12.5 * unit).size(height: 18 * unit)
        .inset(Insets(top: unit, bottom: 5 * unit))
      track(most: 130).size(height: height * 0.25)
      graphBox.inset(Insets(top: 12 * unit, bottom: 5 * unit))
      ZStack {
        Label("place", size: 11 * unit, .semibold, Palette.readable(Palette.blue))
        Label("speed", size: 11 * unit, .semibold, Palette.readable(Palette.amber), .trailing)
      }
      .size(height: 16 * unit)
    }
    .inset(Insets(top: margin, left: margin, bottom: 5 * unit, right: margin))
  }

  private func title(size: Double) -> any Layout {
    Label(film.policy.title, size: size * unit, .bold, Palette.ink).size(height: 20 * unit)
  }

  /// The creature on its rail.
  ///
  /// - Parameter most: the creature's greatest width, in points of the design.
  private func track(most: Double) -> any Layout {
    InRoom { room in
      let side = min(room.height, room.width * 0.34, most * unit)
      let foot = room.height / 2 + side * 0.42
      let ends = side / 2 - 5 * unit
      ZStack {
        Box(Palette.track, radius: 2 * unit, height: 4 * unit).held(by: rail)
          .inset(Insets(left: 5 * unit, right: 5 * unit))
        for end in [Alignment.centerLeading, .centerTrailing] {
          Box(
            Palette.track, radius: 5 * unit, width: 10 * unit, height: 10 * unit, alignment: end)
        }
      }
      .inset(
        Insets(
          top: foot - 3 * unit, left: ends, bottom: room.height - foot - 7 * unit, right: ends))
      SizeLayout<View>(
        width: side, height: side * 84 / 90, alignment: .topLeading,
        viewReuseId: film.policy.rawValue
      ) { $0.content = .drawing(CardArt.portrait(of: creature)) }
      .held(by: puck).inset(Insets(top: room.height / 2 - side / 2))
    }
  }

  // MARK: The graph

  private var graphBox: any Layout {
    Box(
      Palette.well, radius: 8 * unit,
      ZStack {
        InRoom.drawing(curves)
        Box(Palette.red.withAlpha(0.7), width: 1.5 * unit, alignment: .fillLeading)
          .held(by: line).inset(Insets(left: -0.75 * unit))
      }
    ).held(by: graph)
  }

  private func curves(in size: Size) -> [Drawing.Item] {
    let style = StrokeStyle(width: 2 * unit, cap: .round, join: .round)
    let thin = StrokeStyle(width: unit)
    let (middle, cutX) = (size.height / 2, size.width * cut / length)
    let speeds = film.speeds.map { 0.5 - 0.46 * min(1, max(-1, $0 / topSpeed)) }
    let places = film.places.map { 0.9 - 0.8 * min(1.1, max(-0.1, $0)) }
    let zero = Path.line(through: [Point(0, middle), Point(size.width, middle)])
    let end = Path.line(through: [Point(cutX, 0), Point(cutX, size.height)])
    return [
      .stroke(zero, thin, .color(Palette.line)),
      .stroke(end, thin, .color(Palette.current.mark)),
      .stroke(path(speeds, in: size), style, .color(Palette.amber)),
      .stroke(path(places, in: size), style, .color(Palette.blue)),
    ]
  }

  /// A curve through shares of the graph's height, one for each sample, a point every two points.
  private func path(_ heights: [Double], in size: Size) -> Path {
    var path = Path()
    let step = size.width / Double(max(1, heights.count - 1))
    let stride = max(1, Int(1.5 / max(step, 1e-6)))
    for (index, height) in heights.enumerated() {
      let isSharp = index > 0 && abs(height - heights[index - 1]) > 0.05
      guard index % stride == 0 || isSharp || index == heights.count - 1 else { continue }
      let point = Point(Double(index) * step, height * size.height)
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }
}
