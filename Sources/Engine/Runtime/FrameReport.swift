/// The result of one frame: its picture, and whether another one is needed.
public struct FrameReport: Sendable {
  /// The time of the frame.
  public let time: Instant
  /// Of the current or the last change, 0…1.
  public let progress: Double
  /// True if frames are needed after this one even if no event comes.
  public let isRunning: Bool
  /// The picture, as drawing commands.
  public let display: DisplayList
  /// The shape that the pointer is to have where it is.
  public let cursor: Cursor

  /// A frame that a runtime elsewhere has made.
  package init(
    time: Instant, progress: Double, isRunning: Bool, display: DisplayList, cursor: Cursor
  ) {
    (self.time, self.progress, self.isRunning) = (time, progress, isRunning)
    (self.display, self.cursor) = (display, cursor)
  }
}
