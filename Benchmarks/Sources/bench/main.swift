import Engine
import Glibc

let benchmarks: [Benchmark] = [
  .interpolatingRects(),
  .evaluating("a cubic Bézier", .cssEaseInOut),
  .evaluating("a spring", .spring(SpringCurve(duration: 0.5, damping: 0.4))),
  .tweenBatch(), .tweenLoop(), .springBatch(), .springLoop(), .springTable(), .springForm(),
  .buildingPaths(),
  .paintingShapes(),
  .paintingText("standing"),
  .paintingText("moving") { $0.center = $0.center + Point(61.7, 33.3) },
  .paintingText("growing") { $0.scale = Point(1.6, 1.6) },
  .paintingText("turning") { $0.rotation = 0.5 },
  .paintingShadow("standing"),
  .paintingShadow("moving") { $0.center = $0.center + Point(61.7, 33.3) },
  .paintingShadow("turning") { $0.rotation = 0.3 },
  .animatingSquares(), .reusingViews(),
  .sequence(of: 10), .deckSequence(of: 10),
  .sequence(of: 100), .deckSequence(of: 100),
  .sequence(of: 1_000), .deckSequence(of: 1_000),
  .sequence(of: 10_000), .deckSequence(of: 10_000),
  .parallel(of: 100, "straight ways"), .deckParallel(of: 100),
  .parallel(of: 10_000, "straight ways"), .deckParallel(of: 10_000),
  .parallel(of: 100, curve: easeInOut, "eased ways"),
  .compiling(1_000),
  .layoutDescribed(), .layoutDeclared(), .layoutMeasured(), .layoutSolved(), .layoutArena(),
  .layoutFlat(), .layoutOneLeaf(), .layoutOneLeafOfMany(), .layoutUnchanged(), .layoutUpdated(),
  .comparing(1_000, .mixed), .comparing(10_000, .mixed),
  .comparing(1_000, .mixed, pairs: 16), .comparing(10_000, .mixed, pairs: 16),
  .comparing(1_000, .reversed), .comparing(10_000, .reversed),
  .comparing(1_000, .shuffled), .comparing(10_000, .shuffled),
  .comparing(1_000, .unchanged), .comparing(10_000, .unchanged),
  .reloading(1_000, visible: 1_000), .reloading(1_000, visible: 100),
  .reloadingOneChanged(1_000), .reloadingOneText(1_000),
  .moving(500), .listing(500), .painting(500),
  .comparingStrings(1_000, .mixed), .mergeOrder(1_000),
  .planningTransitions(), .playingTransitions(),
]

func measure(_ chosen: [Benchmark], rounds: Int) {
  let table = Table(chosen)
  var measurements = chosen.map { Measurement($0, sampleLength: .milliseconds(20)) }
  // All benchmarks take turns, so that a slow moment of the machine hits none of them alone.
  for _ in 0..<rounds {
    for index in measurements.indices { measurements[index].addSample() }
  }
  print(table.header)
  for measurement in measurements { print(table.row(measurement)) }
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let chosen = benchmarks.filter(options.selects)
  guard !chosen.isEmpty else {
    throw Options.Wrong(
      text: "no such benchmark; there are: \(benchmarks.map(\.name).joined(separator: ", "))")
  }
  measure(chosen, rounds: options.rounds)
} catch let wrong as Options.Wrong {
  print("bench: \(wrong.text)\n\(Options.usage)")
  exit(1)
}
