import Engine
import Workbench

/// The words in the room of the cards where there are none: they come when the last card has gone,
/// and go as another one comes.
final class EmptyWords: Part {
  private let overlay: Overlay
  private let pane = Pane<GalleryPlaces> { places, _ in EmptyWords.layout(in: places) }

  init(reducesMotion: Bool) { overlay = Overlay(by: .fading, reducesMotion: reducesMotion) }

  var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set { overlay.reducesMotion = newValue }
  }

  var isRunning: Bool { overlay.isRunning }

  func advance(to time: Instant) { overlay.advance(to: time) }

  func resize(to window: Size, room: Size, at time: Instant) {
    overlay.resize(to: window, room: room, at: time)
  }

  /// Lets the words come, or go.
  func show(_ isEmpty: Bool) { overlay.show(isEmpty ? "empty" : nil) }

  func commands(in places: GalleryPlaces, _ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { _ in
      pane.show(places, in: Rect(origin: .zero, size: places.window))
      return pane.commands(builder)
    }
  }

  private static func layout(in places: GalleryPlaces) -> any Layout {
    let unit = places.unit
    let words = VStack(spacing: 2 * unit) {
      Label("No cards yet", size: 20 * unit, .bold, Palette.soft, .center)
        .size(height: 30 * unit)
      Label(
        "Add a card, or fill the gallery", size: 14 * unit, .regular, Palette.faint, .center
      ).size(height: 22 * unit)
    }
    // The first line is in the middle of the room.
    .inset(Insets(top: 24 * unit))
    .size(height: 78 * unit)
    return AbsoluteLayout([.init(words, places.room.inset(by: Insets(left: 8, right: 8)))])
  }
}
