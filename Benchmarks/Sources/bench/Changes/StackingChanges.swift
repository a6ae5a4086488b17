import Engine

extension Benchmark {
  /// A frame of 1,000 cards that so many reloads move at once, each begun 10 ms after the last.
  static func stacking(_ changes: Int, of count: Int = 1_000) -> Benchmark {
    var known: Gallery?
    return Benchmark(name: "a frame of \(count) cards, \(changes) changes alive", items: count) {
      let gallery = known ?? Gallery.stacked(changes, of: count)
      known = gallery
      gallery.scrub()
      return gallery.view.lastChange?.progress ?? 0
    }
  }

  /// So many changes in one frame, each of another view.
  static func beginning(_ changes: Int) -> Benchmark {
    Benchmark(name: "\(changes) changes in one frame, of a view each", items: changes) {
      let stage = Stage()
      let views = (0..<changes).map { _ in View() }
      for view in views { stage.root.addSubview(view) }
      stage.advance(to: .zero)
      for view in views {
        stage.animate(withDuration: 0.5, animations: { view.center = Point(7, 0) })
      }
      stage.advance(to: .zero.advanced(bySeconds: 0.1))
      return views.reduce(0) { $0 + $1.presented.center.x }
    }
  }

  /// So many changes of one view in one frame, each of which interrupts the one before.
  static func interrupting(_ changes: Int) -> Benchmark {
    Benchmark(name: "\(changes) changes of one view in one frame", items: changes) {
      let stage = Stage()
      let view = View()
      stage.root.addSubview(view)
      stage.advance(to: .zero)
      for change in 1...changes {
        stage.animate(
          withDuration: 0.5, animations: { view.center = Point(Double(change % 7), 0) })
      }
      stage.advance(to: .zero.advanced(bySeconds: 0.1))
      return view.presented.center.x
    }
  }
}
