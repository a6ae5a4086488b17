extension LayoutArrangement {
  /// The frames of the layout and of all below it, in the coordinates of the layout's parent:
  /// parents before children, back to front.
  public func absoluteFrames() -> [Rect] {
    var frames: [Rect] = []
    var waiting = [(arrangement: self, origin: Point.zero)]
    while let (arrangement, origin) = waiting.popLast() {
      if arrangement.addAbsoluteFrames(to: &frames, from: origin) { continue }
      let frame = arrangement.frame.offset(by: origin)
      frames.append(frame)
      for child in arrangement.sublayouts.reversed() { waiting.append((child, frame.origin)) }
    }
    return frames
  }
}

extension LayoutState {
  /// Appends the absolute frames of a node and all below it; does nothing if it has custom
  /// layouts, whose frames are elsewhere.
  ///
  /// - Returns: whether it did.
  func addAbsoluteFrames(of root: Int, to all: inout [Rect], from origin: Point) -> Bool {
    guard arena.extras.allSatisfy({ $0.custom == nil }) else { return false }
    let count = Int(arena.nodes[root].count)
    all.reserveCapacity(all.count + count)
    withUnsafeTemporaryAllocation(of: Point.self, capacity: count) { origins in
      var index = root
      while index < root + count {
        if index > root && marks[index].contains(.dropped) {
          index += Int(arena.nodes[index].count)
          continue
        }
        let parent = index - Int(arena.nodes[index].parent)
        let base = index == root ? origin : origins[parent - root]
        let frame = frames[index].offset(by: base)
        origins[index - root] = frame.origin
        all.append(frame)
        index += 1
      }
    }
    return true
  }
}
