/// The record that a layout keeps of a view that it made.
struct LayoutMark {
  /// The kind of view the layout asked for.
  let kind: ObjectIdentifier
  /// The type of the layout, which sets the same properties of each view it makes or uses again.
  let maker: ObjectIdentifier
  /// True if the view was given: the layout shows it and no other.
  let isFixed: Bool
  /// True if the view is one of the topmost of its arrangement: a child of the host.
  var isTop = false
  /// While the view fades in or out, or makes up for what a parent does: the looks it has when it
  /// is wholly there.
  var settled: Appearance?
  /// The newest animation between layouts that the view is part of.
  var ticket: LayoutTicket?
}
