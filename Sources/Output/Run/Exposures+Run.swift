package import EngineFilms

extension Exposures {
  /// Those of a run at the film's rate, times ``steps(of:)``.
  package convenience init(_ run: Run, samples: Int) {
    var run = run
    self.init(samples: samples) { try run.next() }
  }
}
