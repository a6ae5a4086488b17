import Engine

/// Gives the groups of frames boxes that stay where they are while things in them come and go: the box
/// around what is in a group says nothing of the place of the group itself.
struct DesignGroupBoxes {
  private(set) var frames: [[DesignNode]]

  /// - Parameter frames: with the ids of their elements.
  init(_ frames: [[DesignNode]]) {
    self.frames = frames
    // What lies in others comes first, since its box counts there.
    let deepest = frames.joined().map(\.depth).max() ?? 0
    for depth in stride(from: deepest, through: 0, by: -1) { settle(depth) }
  }

  /// A group on frames that follow each other.
  private struct Run {
    /// On each of the frames: its number, the group, and where its box has its corner if the group itself
    /// lies still.
    var members: [(frame: Int, node: DesignNode, corner: Point)]
    /// True if something comes or goes in it.
    var changes = false

    /// The box around those of all frames, by the numbers of the frames, as seen from its own there.
    var boxes: [(frame: Int, box: Rect)] {
      let all = members.map { Rect(origin: $0.corner, size: $0.node.frame.size) }
      guard changes, let first = all.first else { return [] }
      let whole = all.dropFirst().reduce(first) { $0.union($1) }
      let reach = members.map { $0.node.frame }.reduce(whole) { $0.union($1) }
      guard [reach.minX, reach.minY, reach.maxX, reach.maxY].allSatisfy({ $0.magnitude <= 4_000 })
      else { return [] }
      return members.map { ($0.frame, whole.offset(by: Point.zero - $0.corner)) }
    }

    /// The same with the group on the next frame; nil: nothing is in both, and no place is theirs.
    func adding(_ node: DesignNode, on frame: Int) -> Run? {
      guard let last = members.last, let shift = last.node.shift(to: node) else { return nil }
      var run = self
      run.changes = changes || Set(last.node.nodes.map(\.key)) != Set(node.nodes.map(\.key))
      run.members.append((frame, node, last.corner - shift))
      return run
    }
  }

  private mutating func settle(_ depth: Int) {
    var boxes = frames.map { _ in [String: Rect]() }
    var runs: [String: Run] = [:]
    func end(_ run: Run) {
      for (frame, box) in run.boxes { boxes[frame][run.members[0].node.key] = box }
    }
    for (number, frame) in frames.enumerated() {
      var next: [String: Run] = [:]
      for node in frame.flatMap({ $0.groups(at: depth) }) {
        let longer = runs[node.key]?.adding(node, on: number)
        if longer != nil { runs[node.key] = nil }
        next[node.key] = longer ?? Run(members: [(number, node, .zero)])
      }
      runs.values.forEach(end)
      runs = next
    }
    runs.values.forEach(end)
    for number in frames.indices where !boxes[number].isEmpty {
      frames[number] = frames[number].map { $0.widened(boxes[number]) }
    }
  }
}

extension DesignNode {
  /// The most groups that something in it lies in, itself included.
  fileprivate var depth: Int { isGroup ? 1 + (nodes.map(\.depth).max() ?? 0) : 0 }

  /// The groups, so many groups below it, that cut nothing off.
  fileprivate func groups(at depth: Int) -> [DesignNode] {
    if depth == 0 { return content == .group(clips: false) ? [self] : [] }
    return nodes.flatMap { $0.groups(at: depth - 1) }
  }

  /// How far, in this group's box, most of what is in both groups lies away in the other's; of several
  /// such ways that of what moves least; nil: nothing is in both.
  fileprivate func shift(to other: DesignNode) -> Point? {
    let known = Dictionary(nodes.map { ($0.key, $0) }) { first, _ in first }
    let pairs = other.nodes.compactMap { node in known[node.key].map { ($0, node) } }
    let alike = pairs.filter { $0.0.frame.size == $0.1.frame.size }
    let ways = (alike.isEmpty ? pairs : alike).map { $1.frame.origin - $0.frame.origin }
    let counted = ways.map { way in
      (way, count: ways.count { $0.distance(to: way) < 0.01 })
    }
    let most = counted.map(\.count).max()
    let moved = other.frame.origin - frame.origin
    return counted.filter { $0.count == most }
      .min { ($0.0 + moved).distance(to: .zero) < ($1.0 + moved).distance(to: .zero) }?.0
  }

  /// It, and all in it, with other boxes of groups, as they are seen from their own.
  fileprivate func widened(_ boxes: [String: Rect]) -> DesignNode {
    guard isGroup else { return self }
    var node = self
    node.nodes = nodes.map { $0.widened(boxes) }
    guard let box = boxes[key] else { return node }
    let way = box.center - frame.bounds.center
    let turned =
      look.rotation == 0 ? way : AffineTransform.rotation(look.rotation).apply(to: way)
    node.frame = Rect(center: frame.center + turned, size: box.size)
    node.nodes = node.nodes.map { $0.offset(by: Point.zero - box.origin) }
    return node
  }
}
