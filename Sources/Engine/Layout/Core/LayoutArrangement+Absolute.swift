extension LayoutArrangement {
  /// The frames of the layout and of all below it, in the coordinates of the layout's parent:
  /// parents before children, back to front.
  public func absoluteFrames() -> [Rect] {
    var frames: [Rect] = []
    absoluteFrames(into: &frames)
    return frames
  }

  /// The same in the place of what is in an array, whose memory is kept.
  public func absoluteFrames(into frames: inout [Rect]) {
    frames.removeAll(keepingCapacity: true)
    if addAbsoluteFrames(to: &frames, from: .zero) { return }
    var waiting = [(arrangement: self, origin: Point.zero)]
    while let (arrangement, origin) = waiting.popLast() {
      if arrangement.addAbsoluteFrames(to: &frames, from: origin) { continue }
      let frame = arrangement.frame.offset(by: origin)
      frames.append(frame)
      for child in arrangement.sublayouts.reversed() { waiting.append((child, frame.origin)) }
    }
  }
}

extension LayoutArrangement {
  /// The frame of the first layout with an id, in the coordinates of the arranged layout's parent;
  /// nil: there is none, or it got no room.
  public func frame(of id: String) -> Rect? {
    var waiting = [(arrangement: self, origin: Point.zero)]
    while let (arrangement, origin) = waiting.popLast() {
      let frame = arrangement.frame.offset(by: origin)
      if arrangement.layout.viewReuseId == id { return frame }
      for child in arrangement.sublayouts.reversed() { waiting.append((child, frame.origin)) }
    }
    return nil
  }
}

extension LayoutState {
  /// Appends the absolute frames of a node and all below it; does nothing if it has custom
  /// layouts, whose frames are elsewhere.
  ///
  /// - Returns: true if it appended them.
  func addAbsoluteFrames(of root: Int, to all: inout [Rect], from origin: Point) -> Bool {
    guard arena.extras.allSatisfy({ $0.custom == nil }) else { return false }
    let range = root..<root + Int(arena.nodes[root].count)
    if !movedStacks.isEmpty {
      var settled = self
      settled.settle()
      return settled.addAbsoluteFrames(of: root, to: &all, from: origin)
    }
    arena.nodes.withUnsafeBufferPointer { nodes in
      frames.withUnsafeBufferPointer { frames in
        marks.withUnsafeBufferPointer { marks in
          withUnsafeTemporaryAllocation(of: Point.self, capacity: range.count) { origins in
            all.append(addingCapacity: range.count) { output in
              Self.addAbsoluteFrames(
                of: range, from: origin, nodes, frames, marks, origins, to: &output)
            }
          }
        }
      }
    }
    return true
  }

  /// - Parameter origins: room for the place of every node in the range.
  private static func addAbsoluteFrames(
    of range: Range<Int>, from origin: Point, _ nodes: UnsafeBufferPointer<LayoutNode>,
    _ frames: UnsafeBufferPointer<Rect>, _ marks: UnsafeBufferPointer<NodeMarks>,
    _ origins: UnsafeMutableBufferPointer<Point>, to all: inout OutputSpan<Rect>
  ) {
    let root = range.lowerBound
    let first = frames[root].offset(by: origin)
    origins[0] = first.origin
    all.append(first)
    var index = root + 1
    while index < range.upperBound {
      if marks[index].contains(.dropped) {
        index += Int(nodes[index].count)
        continue
      }
      let frame = frames[index].offset(by: origins[index - Int(nodes[index].parent) - root])
      origins[index - root] = frame.origin
      all.append(frame)
      index += 1
    }
  }
}
