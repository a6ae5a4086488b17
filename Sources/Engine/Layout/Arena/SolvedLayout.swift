/// An arena with all that was found out about it; shared by the arrangements that show it.
final class SolvedLayout {
  // Whoever changes it is its only owner (see `LayoutTree`), so two never do at once.
  @exclusivity(unchecked) var state: LayoutState

  init(_ arena: LayoutArena) { state = LayoutState(arena) }
  init(_ state: LayoutState) { self.state = state }
}

/// An arena and what its nodes measured, apart from the frames that they got.
struct LayoutState {
  var arena: LayoutArena
  var measured: ContiguousArray<NodeMeasurement>
  var frames: ContiguousArray<Rect>
  var marks: ContiguousArray<NodeMarks>
  /// The stacks whose later children have moved since they got their frames.
  var movedStacks: [MovedStack] = []
  /// The number of measurements of nodes, over all times.
  var measurements = 0

  init(_ arena: LayoutArena) {
    self.arena = arena
    let count = arena.nodes.count
    measured = ContiguousArray(repeating: NodeMeasurement(), count: count)
    frames = ContiguousArray(repeating: .zero, count: count)
    marks = ContiguousArray(repeating: .new, count: count)
  }

  /// Starts again with other nodes, in the memory of the old ones.
  mutating func refill(_ add: (inout LayoutArena) -> Void) {
    arena.removeAll()
    movedStacks.removeAll()
    add(&arena)
    arena.checkRoot()
    let count = arena.nodes.count
    // What is marked as new is not looked at: only the marks have to be right.
    if measured.count != count {
      measured.removeAll(keepingCapacity: true)
      measured.append(contentsOf: repeatElement(NodeMeasurement(), count: count))
      frames.removeAll(keepingCapacity: true)
      frames.append(contentsOf: repeatElement(.zero, count: count))
    }
    marks.removeAll(keepingCapacity: true)
    marks.append(contentsOf: repeatElement(.new, count: count))
  }

  private init(part index: Int, of whole: LayoutState) {
    let range = index..<index + Int(whole.arena.nodes[index].count)
    arena = whole.arena.part(at: index)
    measured = ContiguousArray(whole.measured[range])
    frames = ContiguousArray(whole.frames[range])
    marks = ContiguousArray(whole.marks[range])
  }

  /// The part that is a node and all below it.
  func part(at index: Int) -> LayoutState {
    index == 0 ? self : LayoutState(part: index, of: self)
  }

  // MARK: Solving

  /// Measures and arranges the whole tree, as far as it is not known already.
  mutating func solve(in room: LayoutRoom) {
    settle()
    work { kernel in
      if kernel.isKnown(0, within: room.size) {
        kernel.keep(0, within: room.size)
      } else {
        kernel.measure(0, within: room.size)
      }
      kernel.place(0, in: room.rect(measured: kernel.measured[0].size))
      kernel.arrangeInside(0)
    }
  }

  mutating func measure(within room: Size) {
    let room = room.asRoom
    work { $0.measure(0, within: room) }
  }

  mutating func arrange(within rect: Rect) {
    work { kernel in
      kernel.place(0, in: rect.asNumbers)
      kernel.arrangeInside(0)
    }
  }

  /// Lends the arrays to the kernel.
  mutating func work(_ body: (LayoutKernel) -> Void) {
    let levels = arena.levels
    var sizesSoFar: [[Size]] = []
    arena.nodes.withUnsafeBufferPointer { nodes in
      measured.withUnsafeMutableBufferPointer { measured in
        frames.withUnsafeMutableBufferPointer { frames in
          marks.withUnsafeMutableBufferPointer { marks in
            arena.extras.withUnsafeMutableBufferPointer { extras in
              withUnsafeMutablePointer(to: &measurements) { count in
                withUnsafeMutablePointer(to: &movedStacks) { movedStacks in
                  withUnsafeMutablePointer(to: &sizesSoFar) { sizesSoFar in
                    withUnsafeTemporaryAllocation(of: LayoutVisit.self, capacity: levels) {
                      visits in
                      body(
                        LayoutKernel(
                          nodes: nodes, measured: measured, frames: frames, marks: marks,
                          extras: extras, visits: visits, movedStacks: movedStacks,
                          sizesSoFar: sizesSoFar, measurements: count))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
