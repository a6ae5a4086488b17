extension LayoutKernel {
  /// Gives a node its frame: its place in a rectangle in its parent's coordinates.
  @inline(__always)
  func place(_ index: Int, in cell: Rect) {
    let room = Rect(origin: cell.origin, size: Size(larger(0, cell.width), larger(0, cell.height)))
    let rules = nodes[index].alignment
    let isPlain = rules.horizontal != .custom && nodes[index].kind != .custom
    let frame =
      isPlain
      ? rules.position(size: measured[index].size, in: room) : specialFrame(index, in: room)
    let kept = frame.asNumbers
    if nodes[index].childCount > 0 && kept.size != frames[index].size {
      marks[index].insert(.unarranged)
    }
    frames[index] = kept
  }

  /// Gives frames to all below a node that need new ones; the node's own stays as it is.
  func arrangeInside(_ root: Int) {
    var index = root
    let end = root + Int(nodes[root].count)
    while index < end {
      let childCount = nodes[index].childCount
      if childCount == 0 {
        index += 1
      } else if marks[index].isUnarranged && !marks[index].contains(.dropped) {
        marks[index].remove([.unarranged, .partlyUnarranged])
        placeChildren(of: index)
        index += 1
      } else {
        index += Int(nodes[index].count)
      }
    }
  }

  private func placeChildren(of index: Int) {
    let size = frames[index].size
    switch nodes[index].kind {
    case .stack:
      placeStackChildren(of: index)
    case .inset:
      let node = nodes[index]
      place(
        index + 1,
        in: Rect(
          node.low.width, node.low.height, size.width - node.low.width - node.high.width,
          size.height - node.low.height - node.high.height))
    case .container: placeContainerChildren(of: index)
    case .box, .overlay, .leaf, .custom:
      let room = Rect(origin: .zero, size: size)
      let end = index + Int(nodes[index].count)
      var child = index + 1
      while child < end {
        place(child, in: room)
        child += Int(nodes[child].count)
      }
    }
  }

  @inline(never)
  private func specialFrame(_ index: Int, in room: Rect) -> Rect {
    let extra = Int(nodes[index].extra)
    if nodes[index].kind == .custom { return customFrame(index, extra, in: room) }
    return extras[extra].alignment?.position(size: measured[index].size, in: room) ?? room
  }

  /// A custom layout is asked again only if it was measured anew or its rectangle has changed.
  private func customFrame(_ index: Int, _ extra: Int, in room: Rect) -> Rect {
    guard let custom = extras[extra].custom, let measurement = custom.measurement else {
      return room
    }
    if !marks[index].contains(.unarranged), custom.rect == room, let known = custom.arrangement {
      return known.frame
    }
    marks[index].remove(.unarranged)
    let arrangement = measurement.arrangement(within: room)
    extras[extra].custom?.rect = room
    extras[extra].custom?.arrangement = arrangement
    return arrangement.frame
  }
}
