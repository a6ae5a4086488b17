/// The times of a film's frames on the coarser clock of its file.
///
/// Each time is rounded by itself, so that no error adds up: at 30 frames a second and 100 ticks
/// the frames last 3, 4, 3 ticks and so on, and 30 of them 100.
struct TickClock: Hashable {
  /// Frames a second, > 0.
  let rate: Double
  /// Ticks a second, > 0.
  let ticks: Int

  /// The tick at which a frame begins.
  func tick(ofFrame index: Int) -> Int { Int((Double(index) * Double(ticks) / rate).rounded()) }
}
