/// The same work of several sizes: whether its time per item grows.
struct Scaling {
  static let sizes = [100, 1_000, 10_000, 20_000]
  /// The most that an item of the largest size may take of one of the smallest: twice what
  /// n log n allows, since what a small size does lies in the processor's own memory.
  static let limit = 4.3

  let name: String
  let benchmark: (_ count: Int) -> Benchmark

  static var all: [Scaling] {
    [
      Scaling(name: "lists compared, a tenth gone, new and moved") { .comparing($0, .mixed) },
      Scaling(name: "lists compared, shuffled") { .comparing($0, .shuffled) },
      Scaling(name: "a flat stack laid out") { .layoutFlat(of: $0) },
      Scaling(name: "reload, all in sight") { .reloading($0, visible: $0) },
      Scaling(name: "transition, begun and taken back") { .planningTransitions(of: $0) },
      Scaling(name: "a frame of moving cards: places") { .moving($0) },
      Scaling(name: "a frame of moving cards: display list") { .listing($0) },
      Scaling(name: "a frame of cards, 40 changes alive") { .stacking(40, of: $0) },
      Scaling(name: "changes of one view in one frame") { .interrupting($0) },
      Scaling(name: "changes of a view each in one frame") { .beginning($0) },
    ]
  }

  /// Prints a line for each kind of work: nanoseconds per item at each size, and the growth.
  static func printAll(rounds: Int, of chosen: [Scaling]) {
    let table = Table(
      chosen.map(\.name), title: "nanoseconds per item, of so many",
      columns: sizes.map(String.init) + ["growth", "at most", ""])
    print(table.header)
    for scaling in chosen {
      let times = scaling.times(rounds: rounds)
      let growth = times[times.count - 1] / times[0]
      let cells = (times + [growth, limit]).map(Table.fixed)
      print(table.row(scaling.name, cells + [growth <= limit ? "met" : "missed"]))
    }
  }

  private func times(rounds: Int) -> [Double] {
    Self.sizes.map { size in
      var measurement = Measurement(benchmark(size))
      for _ in 0..<rounds { measurement.addSample() }
      return measurement.median
    }
  }
}
