import Engine

extension Benchmark {
  /// Nested stacks of 1,011 layouts: described, solved, and every frame on the screen asked for.
  static func layoutDeclared() -> Benchmark {
    Benchmark(name: "layout, nested: declare, solve, absolute frames", items: LayoutWorld.count) {
      LayoutWorld.sum(
        LayoutWorld.nested(leaf: 20).arrangement(width: 1200, height: 9000).absoluteFrames())
    }
  }

  /// The same, described only.
  static func layoutDescribed() -> Benchmark {
    Benchmark(name: "layout, nested: declare", items: LayoutWorld.count) {
      Double(LayoutWorld.nested(leaf: 20).extent.count)
    }
  }

  /// The same with a description that is there already.
  static func layoutSolved() -> Benchmark {
    let layout = LayoutWorld.nested(leaf: 20)
    return Benchmark(name: "layout, nested: compile and solve", items: LayoutWorld.count) {
      layout.arrangement(width: 1200, height: 9000).frame.width
    }
  }

  /// Measured only.
  static func layoutMeasured() -> Benchmark {
    let layout = LayoutWorld.nested(leaf: 20)
    return Benchmark(name: "layout, nested: compile and measure", items: LayoutWorld.count) {
      layout.measurement(within: Size(1200, 9000)).size.width
    }
  }

  /// The nodes written straight into the arena of a tree, in the memory of those before.
  static func layoutArena() -> Benchmark {
    var arena = LayoutArena()
    LayoutWorld.addNested(to: &arena)
    var tree = LayoutTree(arena)
    var frames: [Rect] = []
    return Benchmark(
      name: "layout, nested: arena, solve, absolute frames", items: LayoutWorld.count
    ) {
      tree.refill { LayoutWorld.addNested(to: &$0) }
      tree.arrangement(width: 1200, height: 9000).absoluteFrames(into: &frames)
      return LayoutWorld.sum(frames)
    }
  }

  /// A thousand boxes in one stack: described, solved, and every frame asked for.
  static func layoutFlat(of count: Int = 1_000) -> Benchmark {
    flat("absolute frames", of: count, items: count + 1)
  }

  /// The same, time for all of it.
  static func layoutFlatInTotal() -> Benchmark { flat("absolute frames, total", items: 1) }

  private static func flat(_ name: String, of count: Int = 1_000, items: Int) -> Benchmark {
    Benchmark(name: "layout, flat stack: declare, solve, \(name)", items: items) {
      let row = LayoutWorld.flat(of: count).arrangement(width: Double(count) * 40, height: 9000)
      return LayoutWorld.sum(row.absoluteFrames())
    }
  }

  /// One leaf gets another size, in turn; time for all of it.
  static func layoutOneLeaf() -> Benchmark {
    oneLeaf("nested: one leaf changed, total", LayoutWorld.nested(leaf: 20), width: 1200)
  }

  /// The same in one stack of 1,000.
  ///
  /// All frames are as they should be after it, as the checksum shows.
  static func layoutOneLeafOfMany() -> Benchmark {
    oneLeaf("flat stack: one leaf changed, total", LayoutWorld.flat(), width: 40_000)
  }

  private static func oneLeaf(_ name: String, _ layout: any Layout, width: Double) -> Benchmark {
    var tree = LayoutTree(layout)
    _ = tree.arrangement(width: width, height: 9000)
    let place = tree.place(of: "leaf")
    let leaves: [any Layout] = [20, 30].map { SizeLayout<View>(width: $0, height: 10) }
    var turn = 0
    return Benchmark(name: "layout, \(name)", items: 1) {
      turn += 1
      if let place { tree.replace(place, with: leaves[turn % 2]) }
      let arrangement = tree.arrangement(width: width, height: 9000)
      return turn == 1 ? LayoutWorld.sum(arrangement.absoluteFrames()) : arrangement.frame.width
    }
  }

  /// Nothing changed since the last layout; time for all of it.
  static func layoutUnchanged() -> Benchmark {
    var tree = LayoutTree(LayoutWorld.nested(leaf: 20))
    return Benchmark(name: "layout, nested: nothing changed, total", items: 1) {
      tree.arrangement(width: 1200, height: 9000).frame.width
    }
  }

  /// Described anew, but nothing is different.
  static func layoutUpdated() -> Benchmark {
    var tree = LayoutTree(LayoutWorld.nested(leaf: 20))
    let same = LayoutWorld.nested(leaf: 20)
    return Benchmark(name: "layout, nested: the same description again", items: LayoutWorld.count) {
      tree.update(to: same)
      return tree.arrangement(width: 1200, height: 9000).frame.width
    }
  }
}

/// Ten sections of ten rows of nine leaves.
enum LayoutWorld {
  static let count = 1_011

  /// A thousand boxes in one stack.
  static func flat(of count: Int = 1_000) -> any Layout {
    let leaves: [any Layout] = (0..<count).map { leaf in
      SizeLayout<View>(width: 20, height: 10, viewReuseId: leaf == count / 2 ? "leaf" : nil)
    }
    return StackLayout(axis: .horizontal, spacing: 2, sublayouts: leaves)
  }

  static func nested(leaf length: Double) -> any Layout {
    let sections: [any Layout] = (0..<10).map { section in
      let rows: [any Layout] = (0..<10).map { row in
        let leaves: [any Layout] = (0..<9).map { leaf in
          SizeLayout<View>(
            width: length + Double(leaf), height: 10,
            viewReuseId: section == 4 && row == 6 && leaf == 4 ? "leaf" : nil)
        }
        return StackLayout(axis: .horizontal, spacing: 4, sublayouts: leaves)
      }
      return StackLayout(axis: .vertical, spacing: 2, sublayouts: rows)
    }
    return StackLayout(axis: .vertical, spacing: 8, sublayouts: sections)
  }

  static func addNested(to arena: inout LayoutArena) {
    addStack(to: &arena, .vertical, 8, .fill) { arena in
      for _ in 0..<10 {
        addStack(to: &arena, .vertical, 2, .fill) { arena in
          for _ in 0..<10 {
            addStack(to: &arena, .horizontal, 4, .fill, addLeaves)
          }
        }
      }
    }
  }

  private static func addStack(
    to arena: inout LayoutArena, _ axis: Axis, _ spacing: Double, _ alignment: Alignment,
    _ children: (inout LayoutArena) -> Void
  ) {
    arena.addStack(
      axis: axis, spacing: spacing, distribution: .fillFlexing, alignment: alignment,
      flexibility: .inflexible, children: children)
  }

  private static func addLeaves(to arena: inout LayoutArena) {
    for leaf in 0..<9 {
      let size = Size(20 + Double(leaf), 10)
      arena.addBox(min: size, max: size, alignment: .center, flexibility: .inflexible)
    }
  }

  /// Depends on every frame.
  static func sum(_ frames: [Rect]) -> Double {
    var sum = 0.0
    for frame in frames { sum += frame.x + frame.y }
    return sum
  }
}
