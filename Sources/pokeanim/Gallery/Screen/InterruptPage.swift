import Engine

/// Three small stages with the same interrupted motion, one for each policy, and what becomes of
/// its place and speed.
final class InterruptPage {
  let player = AlgebraPlayer(root: View(), animation: .one)
  /// The time at which the motion is interrupted, as a share of its duration.
  private(set) var share = 0.45
  private var shown: Look?
  private let hand = ScrubHand()

  private struct Look: Equatable {
    var places: GalleryPlaces
    var timing: AnimatorTiming
    var share: Double
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
    shown = wanted
    player.length = max(1, places.room.width)
    let (root, animation) = build(wanted)
    if isOther {
      player.show(root: root, animation: animation)
    } else {
      player.relocate(root: root, animation: animation)
    }
    hand.pathChanged(at: player.now, on: player)
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
    let root = View(
      frame: Rect(origin: .zero, size: places.window), backgroundColor: .clear)
    let cut = look.timing.duration * look.share
    let length = cut + look.timing.duration * 1.6
    let films = [Interruption.jump, .additive, .velocity].map {
      InterruptFilm($0, timing: look.timing, cut: cut, length: length)
    }
    let topSpeed = Self.topSpeed(films)
    addHead(to: root, places)
    addNote(to: root, look)
    var animation = Animation<Effect>.one
    for (index, film) in films.enumerated() {
      let lane = InterruptLane(
        film: film, frame: Self.frame(index, places), length: length, cut: cut,
        topSpeed: topSpeed, unit: places.unit)
      animation = animation + lane.add(to: root, creature: [0, 3, 9][index])
    }
    return (root, animation)
  }

  /// The highest speed that is not a jump's.
  private static func topSpeed(_ films: [InterruptFilm]) -> Double {
    let speeds = films.flatMap { $0.speeds.map(abs) }
    return max(0.1, speeds.filter { $0 < 0.2 * InterruptFilm.rate }.max() ?? 1)
  }

  private static func head(_ places: GalleryPlaces) -> Double {
    (places.isCompact ? 30 : 76) * places.unit
  }

  private static func frame(_ index: Int, _ places: GalleryPlaces) -> Rect {
    let (unit, room) = (places.unit, places.room)
    let margin = (places.isCompact ? 10 : 20) * unit
    let gap = (places.isCompact ? 8 : 14) * unit
    let top = head(places)
    if places.isCompact {
      let height = max(1, (room.height - top - 2 * gap) / 3)
      return Rect(
        margin, top + Double(index) * (height + gap), max(1, room.width - 2 * margin), height)
    }
    let width = max(1, (room.width - 2 * margin - 2 * gap) / 3)
    return Rect(
      margin + Double(index) * (width + gap), top, width,
      max(1, min(room.height - top, width * 2.2)))
  }

  private func addNote(to root: View, _ look: Look) {
    let places = look.places
    guard !places.isCompact, case .spring = look.timing.curve else { return }
    let foot = Self.frame(0, places).maxY + 14 * places.unit
    guard foot < places.room.height else { return }
    PageBuilder.addText(
      to: root, "With springs, additive and velocity are one and the same.",
      Rect(20 * places.unit, foot, places.room.width - 40 * places.unit, 22 * places.unit),
      size: 14 * places.unit, color: Palette.faint, alignment: .center)
  }

  private func addHead(to root: View, _ places: GalleryPlaces) {
    let unit = places.unit
    let (margin, width) = (20 * unit, max(1, places.room.width - 40 * unit))
    if places.isCompact {
      PageBuilder.addText(
        to: root, "Sent back on its way", Rect(margin, 4 * unit, width, 24 * unit),
        size: 14 * unit, weight: .bold, color: Palette.ink)
      return
    }
    PageBuilder.addText(
      to: root, "Sent back on its way", Rect(margin, 16 * unit, width, 28 * unit),
      size: 22 * unit, weight: .bold, color: Palette.ink)
    PageBuilder.addText(
      to: root, "Click plays it, a drag scrubs it. Up and Down interrupt earlier and later.",
      Rect(margin, 44 * unit, width, 20 * unit), size: 14 * unit)
  }
}
