import Engine
import Workbench

/// Three small stages with the same interrupted motion, one for each policy, and what becomes of
/// its place and speed.
final class InterruptPage {
  let player = PagePlayer(root: View(), animation: .one)
  /// The time at which the motion is interrupted, as a share of its duration.
  private(set) var share = 0.45
  private var shown: Look?
  private let hand = ScrubHand()

  private struct Look: Equatable {
    var places: GalleryPlaces
    var timing: AnimatorTiming
    var share: Double
    var theme = Theme.current
  }

  init() {
    player.onTap = { [unowned player] in
      player.seek(to: 0)
      player.perform(.next)
    }
  }

  var isDown: Bool { hand.isDown }

  /// Lays it out; what plays goes on unless the motion is another one.
  func layOut(_ places: GalleryPlaces, timing: AnimatorTiming) {
    let wanted = Look(places: places, timing: timing, share: share)
    guard wanted != shown else { return }
    let isOther = shown.map { $0.timing != timing || $0.share != share } ?? true
    let isInPlace = shown.map { $0.places == places } ?? false
    shown = wanted
    player.length = max(1, places.room.width)
    let (root, animation) = build(wanted)
    if isOther {
      player.show(root: root, animation: animation)
    } else {
      player.relocate(root: root, animation: animation)
    }
    if isInPlace, !isOther {
      hand.changeReplaced(on: player)
    } else {
      hand.pathChanged(at: player.now, on: player)
    }
  }

  /// Interrupts earlier or later, by a share of the motion, and plays.
  func cut(by step: Double) {
    guard let shown else { return }
    share = min(0.95, max(0.1, share + step))
    layOut(shown.places, timing: shown.timing)
    player.perform(.play)
  }

  func advance(to time: Instant) {
    player.advance(to: time)
    hand.follow(at: time, on: player)
  }

  /// Takes a hand's event: a tap plays again.
  func handle(_ event: InputEvent, at time: Instant) { hand.handle(event, at: time, on: player) }

  // MARK: Building

  private func build(_ look: Look) -> (root: View, animation: Animation<Effect>) {
    let places = look.places
    let root = View(frame: Rect(origin: .zero, size: places.window))
    let cut = look.timing.duration * look.share
    let length = cut + look.timing.duration * 1.6
    let films = [Interruption.jump, .additive, .velocity].map {
      InterruptFilm($0, timing: look.timing, cut: cut, length: length)
    }
    let topSpeed = Self.topSpeed(films)
    let lanes = zip(films, [0, 3, 9]).map { film, creature in
      InterruptLane(
        film: film, creature: CardKind.creatures[creature], length: length, cut: cut,
        topSpeed: topSpeed,
        unit: places.unit)
    }
    let page = places.isCompact ? compact(lanes, places) : wide(lanes, look)
    page.inset(Insets(top: places.room.y))
      .arrangement(width: places.room.width, height: places.room.maxY).makeViews(in: root)
    return (root, lanes.map(\.animation).reduce(.one, +))
  }

  /// The highest speed that is not a jump's.
  private static func topSpeed(_ films: [InterruptFilm]) -> Double {
    let speeds = films.flatMap { $0.speeds.map(abs) }
    return max(0.1, speeds.filter { $0 < 0.2 * InterruptFilm.rate }.max() ?? 1)
  }

  // MARK: The layout

  /// The cards below each other.
  private func compact(_ lanes: [InterruptLane], _ places: GalleryPlaces) -> any Layout {
    let unit = places.unit
    return VStack {
      title(size: 14 * unit).size(height: 24 * unit)
        .inset(Insets(top: 4 * unit, left: 20 * unit, bottom: 2 * unit, right: 20 * unit))
      VStack(spacing: 8 * unit, distribution: .fillEqualSize) { lanes.map(\.layout) }
        .inset(Insets(left: 10 * unit, right: 10 * unit))
    }
  }

  /// The cards side by side, not too high, and perhaps a word below them.
  private func wide(_ lanes: [InterruptLane], _ look: Look) -> any Layout {
    let unit = look.places.unit
    return VStack {
      title(size: 22 * unit).size(height: 28 * unit)
      Label(
        "Click plays it, a drag scrubs it. Up and Down interrupt earlier and later.",
        size: 14 * unit
      ).size(height: 20 * unit).inset(Insets(bottom: 12 * unit))
      InRoom { room in
        let gap = 14 * unit
        let high = min(room.height, 2.2 * (room.width - 2 * gap) / 3)
        VStack(distribution: .leading) {
          HStack(spacing: gap, distribution: .fillEqualSize) { lanes.map(\.layout) }
            .size(height: high)
          if case .spring = look.timing.curve, high + gap < room.height {
            Label(
              "With springs, additive and velocity are one and the same.", size: 14 * unit,
              .regular, Palette.faint, .center
            ).size(height: 22 * unit).inset(Insets(top: gap))
          }
        }
      }
    }
    .inset(Insets(top: 16 * unit, left: 20 * unit, right: 20 * unit))
  }

  private func title(size: Double) -> any Layout {
    Label("Interrupted mid-flight", size: size, .bold, Palette.ink)
  }
}
