import Engine
import Workbench

/// The panel on screen, as a ``PanelLayout`` of what was chosen.
final class ControlPanel: Part {
  /// Everything the panel shows, but what is under the pointer.
  struct Shown: Equatable {
    let options: GalleryOptions
    /// The number of cards.
    let count: Int
    let isCompact: Bool

    func isEnabled(_ control: PanelControl) -> Bool {
      guard options.mode != .interrupt else { return false }
      return switch control {
      case .remove, .clear: count > 0
      case .shuffle, .sort, .reverse: count > 1
      case .fill: count < 500
      default: true
      }
    }
  }

  /// Reaction to a press on a control.
  var onPress: (PanelControl) -> Void = { _ in }
  /// Reaction to the duration being drawn along its slider, 0…1.
  var onSlide: (Double) -> Void = { _ in }

  private let edge = View()
  private let typesetter: Typesetter
  private lazy var pane = Pane<Shown>(timing: ChromeTiming.glide) {
    [unowned self] shown, looks in
    let controls = PanelControls(
      typesetter: typesetter, looks: looks, press: { [unowned self] in onPress($0) },
      slide: { [unowned self] in onSlide($0) })
    return PanelLayout(shown: shown, controls: controls).layout
  }

  init(typesetter: Typesetter, reducesMotion: Bool = false) {
    self.typesetter = typesetter
    pane.reducesMotion = reducesMotion
    // Presses beside the controls are nobody else's.
    root.action = {}
    root.takesFocus = false
    root.addSubview(edge)
  }

  var root: View { pane.root }
  var reducesMotion: Bool {
    get { pane.reducesMotion }
    set { pane.reducesMotion = newValue }
  }
  /// True while something moves on it.
  var isRunning: Bool { pane.isRunning }

  func advance(to time: Instant) { pane.advance(to: time) }

  /// Shows what was chosen.
  func show(_ options: GalleryOptions, count: Int, in places: GalleryPlaces) {
    let (frame, isCompact) = (places.panel, places.isCompact)
    root.paint(Palette.card, radius: 0)
    edge.paint(Palette.current.side, radius: 0)
    edge.frame = isCompact ? Rect(0, -1, frame.width, 1) : Rect(-1, 0, 1, frame.height)
    pane.show(
      Shown(options: options, count: count, isCompact: isCompact), in: frame, unit: places.unit,
      overflows: true)
  }

  /// The panel's picture in the window.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] { pane.commands(builder) }

  /// The place of a control in the window; nil if it is not there.
  func frame(of control: PanelControl) -> Rect? { pane.frame(of: control.id) }
}
