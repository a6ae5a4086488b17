/// What a runtime drives and a host shows: a program's picture, its hands and its time.
///
/// Time is always an argument, in the runtime's own instants. All points are in the screen's
/// points, the origin at the top left.
public protocol Screen: AnyObject {
  /// Lays everything out for a size in points; what moves keeps its progress.
  func resize(to size: Size, at time: Instant)
  /// Brings everything that moves to a time; calling it twice with one time changes nothing.
  func advance(to time: Instant)
  /// Reacts to one event; what it begins starts at `time`.
  func handle(_ event: InputEvent, at time: Instant)

  /// Where the current or the last change stands: 0 before any, 1 after a commit, 0 after a
  /// rollback.
  var progress: Double { get }
  /// Whether something plays or settles, or a press is held: whether frames are needed.
  var isRunning: Bool { get }
  /// The view whose keyed descendants the trace lists, in the canvas's coordinates.
  var root: View { get }
  /// The picture, as data.
  func display() -> DisplayList
}

extension Screen {
  /// 0: nothing changes that has an end.
  public var progress: Double { 0 }
  /// An empty view: the trace lists none.
  public var root: View { View() }
}
