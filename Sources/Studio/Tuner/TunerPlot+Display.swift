import Engine
import Workbench

extension TunerPlot {
  /// The graph in the panel's design: the ends, velocity below value, and where it is now.
  func commands(elapsed: Double?) -> [DrawCommand] {
    var commands = [0.0, 1].map { value in
      stroke([point(0, value), point(1, value)], Palette.line, width: 1)
    }
    commands.append(
      stroke(.dashed(through: velocityLine, dash: 6, gap: 6), Self.velocityColor, width: 2))
    commands.append(stroke(valueLine, Palette.blue, width: 2.5))
    commands += handleCommands
    if let elapsed { commands += dots(elapsed) }
    return commands
  }

  static var velocityColor: Color { Palette.current.velocity }

  private var handleCommands: [DrawCommand] {
    guard model.kind == .bezier else {
      return handles.flatMap { [disc($0, 5, Palette.amber), disc($0, 2.2, Palette.card)] }
    }
    let ends = [point(0, 0), point(1, 1)]
    return zip(handles, ends).flatMap { handle, end in
      [
        stroke([end, handle], Palette.faint, width: 1), disc(handle, 6.5, Palette.amber),
        disc(handle, 3, Palette.card),
      ]
    }
  }

  private func dots(_ elapsed: Double) -> [DrawCommand] {
    let (value, velocity) = points(atSecond: elapsed)
    return [
      stroke(
        [Point(value.x, area.y), Point(value.x, area.maxY)], Palette.line, width: 1.5),
      disc(velocity, 4, Self.velocityColor), disc(value, 7, Palette.card),
      disc(value, 5.5, Palette.red),
    ]
  }

  private func stroke(_ points: [Point], _ color: Color, width: Double) -> DrawCommand {
    stroke(.line(through: points), color, width: width)
  }

  private func stroke(_ path: Path, _ color: Color, width: Double) -> DrawCommand {
    .stroke(path, StrokeStyle(width: width, cap: .round, join: .round), .color(color))
  }

  private func disc(_ center: Point, _ radius: Double, _ color: Color) -> DrawCommand {
    .fill(.circle(center: center, radius: radius), .color(color))
  }
}
