import Engine

/// The pictures of a run, beside the views in them: what is drawn and is no view.
struct TakenPictures {
  /// The colour of a ground under everything; nil: there is none.
  private(set) var ground: Color?
  /// True if something was drawn that is neither the ground nor a view.
  private(set) var hasMore = false

  /// - Parameter views: the commands of the screen's views alone; asked for while it matters.
  mutating func look(at frame: Run.Frame, views: () -> [DrawCommand]) {
    guard !hasMore else { return }
    let canvas = Rect(origin: .zero, size: frame.size)
    var commands: [DrawCommand] = []
    for command in frame.report.display.commands {
      if case .fill(let path, .color(let color)) = command, path.box == canvas,
        ground ?? color == color
      {
        ground = color
      } else {
        commands.append(command)
      }
    }
    let views = views()
    hasMore = !Self.areAlike(commands, views) && !Self.areAlike(Self.inner(commands), views)
  }

  /// True if commands lie in the same places as those of the views: what a view shows may be
  /// painted otherwise, as a word that pulses.
  private static func areAlike(_ commands: [DrawCommand], _ views: [DrawCommand]) -> Bool {
    commands.count == views.count
      && zip(commands, views).allSatisfy { command, view in
        guard case .layer(let layer) = command, case .layer(let own) = view else {
          return command == view
        }
        return layer.transform == own.transform && layer.opacity == own.opacity
      }
  }

  /// The commands in a layer of nothing else that changes nothing.
  private static func inner(_ commands: [DrawCommand]) -> [DrawCommand] {
    guard commands.count == 1, case .layer(let layer) = commands[0], layer.opacity == 1,
      layer.transform == .identity
    else { return commands }
    return layer.commands
  }
}
