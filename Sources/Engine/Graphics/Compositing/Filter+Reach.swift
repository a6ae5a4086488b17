/// The room that a filter's picture takes.
extension Filter {
  /// The box around all that is seen of a group, in its coordinates; nil: nothing is.
  ///
  /// - Parameter box: that around what the group paints; nil: nothing.
  package func reach(of box: Rect?) -> Rect? {
    guard isLocal else { return region ?? box.map(grown) }
    guard let box else { return nil }
    return region.map { grown(box).intersection($0) } ?? grown(box)
  }

  /// True if there is nothing but where the group shows something, or near to it.
  package var isLocal: Bool { steps.allSatisfy { $0.operation.isLocal } }

  private func grown(_ box: Rect) -> Rect {
    var room = Size.zero
    for step in steps {
      let reach = step.operation.reach
      room = Size(room.width + reach.width, room.height + reach.height)
    }
    return Rect(
      box.x - room.width, box.y - room.height, box.width + 2 * room.width,
      box.height + 2 * room.height)
  }
}

extension Filter.Operation {
  /// How far a step carries something, across and down; of a blur beyond what can be seen.
  package var reach: Size {
    switch self {
    case .blur(let blur): Size(3 * blur.width, 3 * blur.height)
    case .offset(let way): Size(abs(way.x), abs(way.y))
    case .shadow(let way, let blur, _):
      Size(abs(way.x) + 3 * blur.width, abs(way.y) + 3 * blur.height)
    case .flood, .blend, .composite, .merge, .matrix, .transfer: .zero
    }
  }
}
