import Engine

/// A picture beside another one: the part that is in both, and the part that is its own.
struct PictureParts {
  private(set) var common: [DrawCommand] = []
  private(set) var own: [DrawCommand] = []

  init(of commands: [DrawCommand], beside others: [DrawCommand]) {
    let known = Set(others)
    for command in commands {
      if known.contains(command) {
        common.append(command)
      } else if case .layer(let layer) = command, let twin = layer.twin(in: others) {
        add(layer, PictureParts(of: layer.commands, beside: twin.commands))
      } else {
        own.append(command)
      }
    }
  }

  private mutating func add(_ layer: Layer, _ parts: PictureParts) {
    var layer = layer
    layer.commands = parts.common
    if !layer.commands.isEmpty { common.append(.layer(layer)) }
    layer.commands = parts.own
    if !layer.commands.isEmpty { own.append(.layer(layer)) }
  }
}

extension Layer {
  /// The layer among others that lies where this one does.
  fileprivate func twin(in others: [DrawCommand]) -> Layer? {
    for case .layer(let other) in others
    where other.transform == transform && other.opacity == opacity && other.clip == clip
      && other.mask == mask
    {
      return other
    }
    return nil
  }
}
