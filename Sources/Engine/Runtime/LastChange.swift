/// The change that a screen shows, or the last one that has ended there, for tools that look at it.
package struct LastChange {
  /// The change on its way; or one like the last, as the screen would lay it out now, which stands
  /// at the end that was reached.
  package let change: any Change
  /// The tree of the views that it moves, if they are copies; nil: they are the screen's own.
  package let copies: InputTree?
  /// The factors by which the screen has grown since a change was laid out that is over; 1 if it is
  /// not, or is laid out as the screen is now.
  package let stretch: Size

  /// - Parameter copies: a tree of views that nobody sees, placed as the screen's own.
  package init(
    _ change: any Change, copies: InputTree? = nil, stretch: Size = Size(1, 1)
  ) {
    (self.change, self.copies, self.stretch) = (change, copies, stretch)
  }
}
