import Engine
import Workbench

/// The cross in the corner of a card or a row: it comes with the pointer or the focus, and a press on
/// it takes the card away.
final class RemoveCross: View {
  /// On a disc that warns, for a card that goes when the hand lets go of it.
  private let warning = View()

  /// A narrower card has none, in points: it would hide the creature.
  static let leastWidth = 44.0
  private static let sizes = 13.0...24.0
  /// The theme that it was coloured in last.
  private var theme = Theme.current

  required init() {
    super.init()
    takesFocus = false
    yieldsToDrag = true
    floats = true
    cursor = .hand
    alpha = 0
    colour()
    warning.takesInput = false
    warning.alpha = 0
    warning.backgroundColor = ListRow.red
    warning.content = .drawing(Self.cross(.white))
    addSubview(warning)
    onLook = { [unowned self] in show($0) }
  }

  /// Lies in the corner of a card or a row of a size on screen.
  func place(in size: Size) {
    // Above the words at a row's end.
    let wish = min(0.16 * size.width, 0.3 * size.height)
    let side = min(Self.sizes.upperBound, max(Self.sizes.lowerBound, wish))
    let wanted = Rect(center: Point(size.width - 0.8 * side, 0.8 * side), size: Size(side, side))
    let isRecoloured = theme != Theme.current
    if isRecoloured { colour() }
    guard frame != wanted || isRecoloured else { return }
    frame = wanted
    cornerRadius = side / 2
    shadow = Palette.ambient(unit: side / 40)
    warning.frame = bounds
    warning.cornerRadius = side / 2
  }

  private func colour() {
    theme = Theme.current
    backgroundColor = Self.ground(for: look)
    content = .drawing(Self.cross(Palette.soft))
  }

  private static func ground(for look: PressLook) -> Color {
    let redness =
      switch look {
      case .plain: 0.0
      case .hovered: 0.16
      case .pressed: 0.32
      }
    return Palette.card.interpolated(to: Palette.red, at: redness)
  }

  /// Comes, or goes.
  func show(_ isSeen: Bool) { change(in: ChromeTiming.hover) { alpha = isSeen ? 1 : 0 } }

  /// Says that the card goes, or no more.
  func warn(_ isGoing: Bool) { change(in: ChromeTiming.hover) { warning.alpha = isGoing ? 1 : 0 } }

  private func show(_ look: PressLook) {
    change(in: ChromeTiming.timing(to: look, wasPressed: scale.x != 1)) {
      backgroundColor = Self.ground(for: look)
      give(to: look)
    }
  }

  private func change(in timing: AnimatorTiming, _ body: () -> Void) {
    guard let stage else { return body() }
    stage.animate(withDuration: timing.duration, curve: timing.curve, animations: body)
  }

  private static func cross(_ color: Color) -> Drawing {
    let path =
      Path.line(through: [Point(7, 7), Point(13, 13)])
      + .line(through: [Point(13, 7), Point(7, 13)])
    return Drawing(
      viewBox: Rect(0, 0, 20, 20),
      items: [.stroke(path, StrokeStyle(width: 1.8, cap: .round), .color(color))])
  }
}

extension View {
  /// The cross that takes a card away, on the card or on a row's front; nil: it never had one.
  var cross: RemoveCross? { subviews.lazy.compactMap { $0 as? RemoveCross }.first }

  /// The cross, which is made when it is wanted first.
  func makeCross() -> RemoveCross {
    if let cross { return cross }
    let cross = RemoveCross()
    addSubview(cross)
    return cross
  }
}
