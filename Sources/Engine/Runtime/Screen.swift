/// A program's picture, its hands and its time, which a runtime drives and a host shows.
///
/// Time is always an argument, in the runtime's own instants. All points are in the screen's
/// points, the origin at the top left.
public protocol Screen: AnyObject {
  /// Lays everything out for a size in points; what moves keeps its progress.
  func resize(to size: Size, at time: Instant)
  /// Brings everything that moves to a time; once a frame, before its events.
  func advance(to time: Instant)
  /// Reacts to one event that is no view's; what it begins starts at `time`.
  func handle(_ event: InputEvent, at time: Instant)
  /// Does what the frame's events asked for, at their time; once, after them. Nothing, unless
  /// implemented.
  func update(at time: Instant)
  /// Lays out panels and the like, which show what else has become: called after whatever may have
  /// changed it, and before the trees that take input and the picture are asked for. Nothing, unless
  /// implemented.
  func layOutPanels()
  /// Does the work of a frame, all of it, with what is read in it beside arguments in place, such
  /// as a theme. Just does it, unless implemented.
  func inSurroundings<Result>(_ work: () -> Result) -> Result

  /// The change that hand and keys move, on its way or at an end; nil: there is none. None, unless
  /// implemented.
  var change: (any Change)? { get }
  /// The progress of the current or the last change: 0 before any, 1 after a commit, 0 after a
  /// rollback.
  var progress: Double { get }
  /// True if frames are needed: something plays or settles, or the screen has a press.
  var isRunning: Bool { get }
  /// The view whose keyed descendants the trace lists, in the canvas's coordinates.
  var root: View { get }
  /// The trees whose views get presses, topmost first; unless implemented, the root's as it is. Who
  /// is asked makes nothing: that is ``layOutPanels()``'s.
  var inputTrees: [InputTree] { get }
  /// True while a line is edited: all keys are the screen's. Never, unless implemented.
  var takesText: Bool { get }
  /// The keys that mean something as long as they are held: the screen gets an ``InputEvent/keyUp(_:)``
  /// when one that went down goes up. None, unless implemented.
  var heldKeys: Set<Key> { get }
  /// True while arrow keys move something as long as they are held, which no view of its trees says.
  /// False, unless implemented.
  var isAdjusting: Bool { get }
  /// The shape that the pointer is to have; nil, unless implemented: that of the view under it.
  var cursor: Cursor? { get }
  /// The reason why the screen can't go on, as what it comes from has ended: a run on exact times ends
  /// with it. None, unless implemented.
  var problem: (any Error)? { get }
  /// The picture, as data.
  func display() -> DisplayList
}

extension Screen {
  /// Does nothing more.
  public func update(at time: Instant) {}
  /// There are no panels.
  public func layOutPanels() {}
  /// Does the work as it is.
  public func inSurroundings<Result>(_ work: () -> Result) -> Result { work() }
  /// The screen's own tree of views.
  public var inputTrees: [InputTree] { [InputTree(root)] }
  /// False: keys are keys.
  public var takesText: Bool { false }
  /// None.
  public var heldKeys: Set<Key> { [] }
  /// False: views say it.
  public var isAdjusting: Bool { false }
  /// That of the view under it.
  public var cursor: Cursor? { nil }
  /// None.
  public var problem: (any Error)? { nil }
  /// None.
  public var change: (any Change)? { nil }
  /// 0: nothing changes that has an end.
  public var progress: Double { 0 }
  /// An empty view: the trace lists none.
  public var root: View { View() }
}
