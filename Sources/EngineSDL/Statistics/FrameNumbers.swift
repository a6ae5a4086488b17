package import Engine

/// The numbers beside the graph of statistics; they change too seldom to be unreadable.
package struct FrameNumbers: Hashable, Sendable {
  /// Pictures a second, while something moves; nil: nothing has moved yet.
  package var rate: Double?
  /// The time from one picture to the next while something moved, in nanoseconds: half of them, and
  /// 99 of 100, were no longer.
  package var (interval, longInterval): (Int64?, Int64?)
  /// Pictures that should have been shown and were not, since the statistics are.
  package var missed = 0
  /// The median of each phase, in nanoseconds; empty before the first frame.
  package var phases: [FramePhase: Int64] = [:]
  /// Views, changes on their way, and commands of the display list.
  package var (views, changes, commands) = (0, 0, 0)
  /// The memory that the process has in RAM, in bytes; nil: nobody tells.
  package var memory: Int?

  package init() {}

  /// Counts what a screen and its picture are made of.
  mutating func count(_ screen: any Screen, _ display: DisplayList) {
    let root = screen.root
    (views, changes) = (0, root.stage?.changeCount ?? 0)
    root.forEachInPaintOrder { _ in views += 1 }
    commands = Self.count(display.commands)
  }

  private static func count(_ commands: [DrawCommand]) -> Int {
    var (count, open) = (0, [commands])
    while let list = open.popLast() {
      count += list.count
      for case .layer(let layer) in list {
        open.append(layer.commands)
        if let mask = layer.mask { open.append(mask.commands) }
      }
    }
    return count
  }
}
