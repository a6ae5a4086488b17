/// The results as lines of text in columns.
struct Table {
  private let nameWidth: Int

  init(_ benchmarks: [Benchmark]) {
    nameWidth = benchmarks.map(\.name.count).max() ?? 0
  }

  var header: String {
    row("benchmark", ["items", "median ns", "min ns", "allocations", "checksum"])
  }

  func row(_ measurement: Measurement) -> String {
    let benchmark = measurement.benchmark
    return row(
      benchmark.name,
      [
        "\(benchmark.items)", fixed(measurement.median), fixed(measurement.minimum),
        fixed(measurement.allocations), "\(measurement.checksum)",
      ])
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    let first = name + String(repeating: " ", count: max(0, nameWidth - name.count))
    return ([first] + columns.map { padded($0, to: 12) }).joined(separator: " ")
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The number with two decimals.
  private func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
