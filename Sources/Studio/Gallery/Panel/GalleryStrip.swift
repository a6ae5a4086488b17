import Engine
import Workbench

/// The parts over and below the cards: the last change's name, progress and duration, and the pull on
/// the list.
///
/// Words have ids: they are not to be shown by a view that was a part of the line of time.
struct GalleryStrip: Equatable {
  /// A pull on the list.
  struct Pull: Equatable {
    /// The share of the pull that is needed, 0…1.
    var progress = 0.0
    /// True if letting go would shuffle the list.
    var isArmed = false
    /// The size of what says so; 1 but in a pulse.
    var scale = 1.0
  }

  /// A change of the cards.
  struct Change: Equatable {
    let name: String
    /// 0…1; beyond where the knob gives.
    let progress: Double
    /// In seconds.
    let duration: Double
  }

  let places: GalleryPlaces
  let isList: Bool
  /// The last change; nil: there was none.
  let change: Change?
  let pull: Pull

  private var unit: Double { places.unit }

  /// The parts in the window.
  var layout: any Layout {
    var parts: [AbsoluteLayout.Child] = []
    if pull.progress > 0 {
      let size = Size(170 * unit, 30 * unit)
      parts.append(
        .init(
          pullPill, Rect(center: Point(places.room.midX, places.room.y + 22 * unit), size: size)))
    }
    let margin = Insets(left: places.stripMargin, right: places.stripMargin)
    parts.append(.init(change.map(line) ?? hint, places.strip.inset(by: margin)))
    return AbsoluteLayout(parts)
  }

  private var pullPill: any Layout {
    let show = { (view: View) in
      let color = pull.isArmed ? Palette.fill(Palette.blue) : Palette.card
      view.paint(color, radius: 15 * unit)
      view.alpha = pull.progress
      view.floats = pull.scale != 1
      view.scale = Point(pull.scale, pull.scale)
    }
    return ZStack(viewReuseId: "pull", config: show) {
      Label(
        pull.isArmed ? "Let go to shuffle" : "Pull to shuffle", size: 13 * unit, .semibold,
        pull.isArmed ? .white : Palette.soft, .center)
    }
  }

  /// A change's name, its line of time, and how long it is.
  private func line(_ change: Change) -> any Layout {
    HStack {
      Label(change.name, size: 13 * unit, .semibold, id: "change").size(
        width: places.stripWords.width)
      if change.duration > 0 {
        Track(
          share: change.progress, thickness: 5 * unit, knob: 6.5 * unit, floats: true)
        Label(
          PlainNumber.fixed(change.duration, decimals: 2) + " s", size: 13 * unit, .regular,
          Palette.faint, .trailing, id: "duration"
        ).size(width: 60 * unit).inset(Insets(left: 16 * unit))
      } else {
        Label("at once", size: 13 * unit, .regular, Palette.faint, id: "at once")
      }
    }
  }

  private var hint: any Layout {
    let text =
      isList
      ? "Draw a row aside to delete it, pull down to shuffle"
      : places.isCompact
        ? "Click a card, carry it, drag beside it"
        : "Click a card, carry it, or drag beside the cards to scrub the last change"
    return Label(text, size: 13 * unit, .regular, Palette.faint, .center, id: "hint")
  }
}
