/// One thing to measure.
///
/// Each benchmark is a static function in a file of its own and stands in the list of main.swift.
struct Benchmark {
  /// The name of the measured work, as the table shows it.
  let name: String
  /// The number of items that one run of the work treats: times are given per item.
  let items: Int
  /// The work. Its result must depend on all that was computed, so that nothing can be left out.
  let work: () -> Double
}
