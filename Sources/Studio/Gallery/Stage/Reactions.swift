import Engine

/// The creatures that react to a click, each in its own view, whatever becomes of that.
///
/// It lies outside of the cards' changes: no place of a card depends on it.
struct Reactions {
  private struct Entry {
    let view: CreatureView
    var reaction: Reaction
  }

  private var entries: [Entry] = []
  /// The time of the frame, in seconds of the stage.
  private var seconds = 0.0
  private var last = Instant.zero

  var isRunning: Bool { !entries.isEmpty }

  /// Time goes on, at a speed.
  mutating func advance(to time: Instant, speed: Double) {
    seconds += max(0, time.seconds(since: last)) * speed
    last = time
    for entry in entries {
      let isOver = entry.reaction.isOver(at: seconds)
      entry.view.pose = isOver ? .standing : entry.reaction.pose(at: seconds)
    }
    entries.removeAll { $0.reaction.isOver(at: seconds) }
  }

  /// A creature reacts from now on, also to one click after another.
  mutating func begin(in view: CreatureView, isPulse: Bool) {
    let running = entries.firstIndex { $0.view === view }
    let last = running.map { entries.remove(at: $0).reaction }
    entries.append(
      Entry(view: view, reaction: Reaction(at: seconds, after: last, isPulse: isPulse)))
  }

  /// The hearts and stars in the air, in the window.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    entries.flatMap { $0.view.sparks(of: $0.reaction, at: seconds, builder) }
  }
}
