import Engine

/// One page of the algebra's screen: what it plays, and what is around it.
protocol AlgebraPage: AnyObject {
  /// The title on its tab.
  var name: String { get }
  var player: AlgebraPlayer { get }
  /// The part of the page that is shown, counted from 0.
  var part: Int { get }
  /// True while letters and digits are written into a line on the page.
  var takesText: Bool { get }

  /// Lays the page out; what it plays stays where it is.
  func layOut(_ canvas: AlgebraCanvas)
  /// Brings bars, numbers and whatever else follows the time to where the player stands.
  func follow()
  /// A key or text that the page may have a use for. Returns whether it had one.
  func handle(_ event: InputEvent) -> Bool
}

extension AlgebraPage {
  var part: Int { 0 }
  var takesText: Bool { false }
  func handle(_ event: InputEvent) -> Bool { false }
}
