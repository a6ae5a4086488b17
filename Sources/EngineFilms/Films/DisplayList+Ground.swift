package import Engine

extension DisplayList {
  /// The list without what lies under everything: the first fills that cover all of the canvas.
  ///
  /// - Parameter size: the canvas, in points.
  package func withoutGround(in size: Size) -> DisplayList {
    DisplayList(Self.withoutGround(commands, Rect(origin: .zero, size: size)).commands)
  }

  /// - Returns: the commands, and true if nothing else but ground was among them.
  private static func withoutGround(
    _ commands: [DrawCommand], _ canvas: Rect
  ) -> (commands: [DrawCommand], isGround: Bool) {
    var rest = commands[...]
    while let first = rest.first {
      switch first {
      case .fill(let path, .color) where path.box.map { covers($0, canvas) } ?? false:
        rest.removeFirst()
      case .layer(var layer) where layer.isPlain:
        guard let inverse = layer.transform.inverse else { return (Array(rest), false) }
        let inside = inverse.boundingBox(of: canvas)
        let (commands, isGround) = withoutGround(layer.commands, inside)
        layer.commands = commands
        rest.removeFirst()
        if isGround { continue }
        return ([.layer(layer)] + rest, false)
      default: return (Array(rest), false)
      }
    }
    return ([], true)
  }

  /// The part that lies under everything: the first fills that cover all of the canvas.
  ///
  /// - Parameter size: the canvas, in points.
  package func ground(in size: Size) -> DisplayList {
    DisplayList(Self.ground(commands, Rect(origin: .zero, size: size)).commands)
  }

  /// - Returns: the ground, and true if there is nothing else.
  private static func ground(
    _ commands: [DrawCommand], _ canvas: Rect
  ) -> (commands: [DrawCommand], isAll: Bool) {
    var ground: [DrawCommand] = []
    for command in commands {
      switch command {
      case .fill(let path, .color) where path.box.map { covers($0, canvas) } ?? false:
        ground.append(command)
      case .layer(var layer) where layer.isPlain:
        guard let inverse = layer.transform.inverse else { return (ground, false) }
        let inside = Self.ground(layer.commands, inverse.boundingBox(of: canvas))
        layer.commands = inside.commands
        if !layer.commands.isEmpty { ground.append(.layer(layer)) }
        guard inside.isAll else { return (ground, false) }
      default: return (ground, false)
      }
    }
    return (ground, true)
  }

  private static func covers(_ box: Rect, _ canvas: Rect) -> Bool {
    let slack = 0.51
    return box.minX <= canvas.minX + slack && box.minY <= canvas.minY + slack
      && box.maxX >= canvas.maxX - slack && box.maxY >= canvas.maxY - slack
  }
}

extension Layer {
  /// True if its commands lie one over the other, as if they stood without it.
  fileprivate var isPlain: Bool { !crossFades && mask == nil && compositing.isPlain }
}
