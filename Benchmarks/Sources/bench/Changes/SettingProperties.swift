import Engine

extension Benchmark {
  /// Properties of views on a stage that are set by hand, outside of any closure of changes.
  static func setting(_ count: Int) -> Benchmark {
    setting(count, of: Stage(), named: "on a stage")
  }

  /// The same of views that no stage shows.
  static func settingWithoutStage(_ count: Int) -> Benchmark {
    setting(count, of: nil, named: "without a stage")
  }

  private static func setting(_ count: Int, of stage: Stage?, named place: String) -> Benchmark {
    let root = stage?.root ?? View()
    let views = (0..<count).map { _ in View() }
    for view in views { root.addSubview(view) }
    var turn = 0.0
    return Benchmark(name: "\(count) property writes outside of a closure, \(place)", items: count)
    {
      turn = turn == 1 ? 0.5 : 1
      for view in views { view.alpha = turn }
      return withExtendedLifetime((stage, root)) { views[0].alpha }
    }
  }
}
