import Glibc

extension Benchmark {
  /// All rows, area by area.
  static var all: [Benchmark] {
    algebraRows + batchRows + layoutRows + listRows + changeRows + paintingRows + textRows
  }
}

/// Measures what was chosen and what it is compared with. All take turns, so that a slow moment of
/// the machine hits none of them alone.
func measure(_ chosen: [Benchmark], rounds: Int) -> [(own: Measurement, other: Measurement?)] {
  var pairs = chosen.map { (own: Measurement($0), other: $0.goal.map { Measurement($0.other) }) }
  for _ in 0..<rounds {
    for index in pairs.indices {
      pairs[index].own.addSample()
      pairs[index].other?.addSample()
    }
  }
  return pairs
}

func printTimes(_ measurements: [Measurement]) {
  let table = Table(
    measurements.map(\.benchmark.name), title: "benchmark",
    columns: ["items", "median ns", "min ns", "allocations", "checksum"])
  print(table.header)
  for measurement in measurements {
    let cells = [
      "\(measurement.benchmark.items)", Table.fixed(measurement.median),
      Table.fixed(measurement.minimum), Table.fixed(measurement.allocations),
      "\(measurement.checksum)",
    ]
    print(table.row(measurement.benchmark.name, cells))
  }
}

func printGoals(_ verdicts: [Verdict]) {
  guard !verdicts.isEmpty else { return }
  let names = verdicts.map { "\($0.row), against \($0.against)" }
  let table = Table(names, title: "\ngoal", columns: ["ours", "against", "ratio", "at most", ""])
  print(table.header)
  for (name, verdict) in zip(names, verdicts) {
    let numbers = [verdict.value, verdict.limit, verdict.ratio, verdict.goal].map(Table.fixed)
    print(table.row(name, numbers + [verdict.ratio <= verdict.goal ? "met" : "missed"]))
  }
}

func noneSelected(of names: [String]) -> Options.Wrong {
  Options.Wrong(text: "no such benchmark; there are: \(names.joined(separator: ", "))")
}

func printScaling(_ options: Options) throws {
  let chosen = Scaling.all.filter { options.selects($0.name) }
  guard !chosen.isEmpty else { throw noneSelected(of: Scaling.all.map(\.name)) }
  Scaling.printAll(rounds: options.rounds, of: chosen)
}

func printMeasurements(_ options: Options) throws {
  let chosen = Benchmark.all.filter { options.selects($0.name) }
  guard !chosen.isEmpty else { throw noneSelected(of: Benchmark.all.map(\.name)) }
  let pairs = measure(chosen, rounds: options.rounds)
  let verdicts = pairs.flatMap { Verdict.all($0.own, $0.other) }
  switch options.output {
  case .json: for verdict in verdicts { print(verdict.json) }
  case .markdown: for verdict in verdicts { print(verdict.markdown) }
  case .tables, .scaling:
    printTimes(pairs.map(\.own))
    printGoals(verdicts)
  }
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  try options.output == .scaling ? printScaling(options) : printMeasurements(options)
} catch let wrong as Options.Wrong {
  print("bench: \(wrong.text)\n\(Options.usage)")
  exit(1)
}
