import CLimits

extension Benchmark {
  /// The nested stacks as plain C: flat nodes declared one by one, measured from the leaves up,
  /// placed from the root down; every frame on the screen is there then.
  static func layoutLimit() -> Benchmark {
    Benchmark(name: "nested stacks in C", items: LayoutWorld.count, work: nestedStacksInC())
  }

  /// The same, time for all of it.
  static func layoutLimitInTotal() -> Benchmark {
    Benchmark(name: "nested stacks in C, total", items: 1, work: nestedStacksInC())
  }

  private static func nestedStacksInC() -> () -> Double {
    let tree = FlatTree()
    return {
      flat_clear(&tree.value)
      tree.addStack(isVertical: true, spacing: 8) {
        for _ in 0..<10 {
          tree.addStack(isVertical: true, spacing: 2) {
            for _ in 0..<10 {
              tree.addStack(isVertical: false, spacing: 4) {
                for leaf in 0..<9 { flat_add_box(&tree.value, 20 + Double(leaf), 10) }
              }
            }
          }
        }
      }
      flat_solve(&tree.value, 1200, 9000)
      return tree.sum
    }
  }
}

/// A tree of the C limit, with its memory.
private final class FlatTree {
  @exclusivity(unchecked) var value = flat_tree()

  deinit { flat_free(&value) }

  @inline(__always)
  func addStack(isVertical: Bool, spacing: Double, _ children: () -> Void) {
    flat_begin_stack(&value, isVertical ? 1 : 0, spacing)
    children()
    flat_end_stack(&value)
  }

  /// Depends on every frame.
  var sum: Double {
    var sum = 0.0
    for index in 0..<Int(value.count) { sum += value.frames[index].x + value.frames[index].y }
    return sum
  }
}
