extension LayoutKernel {
  /// Measures a node and, of what is below it, only what is not known yet.
  mutating func measure(_ root: Int, within room: Size) {
    if nodes[root].childCount == 0 {
      _ = measureSingle(root, within: room)
      return
    }
    var depth = 0
    visits[0] = LayoutVisit(root, nodes[root], within: room)
    while true {
      if let child = measureChildren(of: &visits[depth]) {
        depth += 1
        visits[depth] = LayoutVisit(child, nodes[child], within: visits[depth - 1].childRoom)
        continue
      }
      let result = finish(visits[depth])
      if depth == 0 { return }
      depth -= 1
      take(result, in: &visits[depth])
    }
  }

  /// Measures the children that are left, up to one that has children itself: that is returned.
  @inline(__always)
  private mutating func measureChildren(of shared: inout LayoutVisit) -> Int? {
    // A copy of its own can stay in registers.
    var visit = shared
    defer { shared = visit }
    while visit.child >= 0 {
      guard visit.hasRoom else {
        drop(from: visit.child)
        visit.cut()
        return nil
      }
      let child = visit.child
      let room = visit.childRoom
      if isKnown(child, within: room) {
        keep(child, within: room)
        take(measured[child], in: &visit)
      } else if nodes[child].childCount == 0 {
        take(measureSingle(child, within: room), in: &visit)
      } else {
        return child
      }
    }
    return nil
  }

  /// The child is measured: on to the next one.
  @inline(__always)
  private func take(_ result: NodeMeasurement, in visit: inout LayoutVisit) {
    let child = visit.child
    marks[child].remove(.dropped)
    visit.take(result)
    if visit.node.kind == .stack {
      let next = Int(nodes[child].nextMeasured)
      visit.child = next == 0 ? -1 : child + next
    } else {
      let next = child + Int(nodes[child].count)
      visit.child = next < visit.index + Int(visit.node.count) ? next : -1
    }
  }

  private func drop(from first: Int) {
    var child = first
    while true {
      marks[child].insert(.dropped)
      let next = Int(nodes[child].nextMeasured)
      if next == 0 { return }
      child += next
    }
  }

  @inline(__always)
  private mutating func finish(_ visit: LayoutVisit) -> NodeMeasurement {
    marks[visit.index].remove([.dirty, .outdatedBelow])
    marks[visit.index].insert(.unarranged)
    let (size, validity) = visit.result
    return finish(visit.index, size, visit.room, validity)
  }

  // MARK: Nodes without children

  @inline(__always)
  private mutating func measureSingle(_ index: Int, within room: Size) -> NodeMeasurement {
    guard nodes[index].kind == .box else { return measureOther(index, within: room) }
    let low = nodes[index].low
    let high = nodes[index].high
    let x = LengthRange.box(
      wanted: low.width, limit: high.width, room: room.width, child: .all)
    let y = LengthRange.box(
      wanted: low.height, limit: high.height, room: room.height, child: .all)
    let size = Size(
      min(low.width, min(room.width, high.width)), min(low.height, min(room.height, high.height)))
    marks[index].remove(.dirty)
    return finish(
      index, size, room,
      RoomRange(low: Size(x.low, y.low), high: Size(x.high, y.high)))
  }

  @inline(never)
  private mutating func measureOther(_ index: Int, within room: Size) -> NodeMeasurement {
    marks[index].remove(.dirty)
    switch nodes[index].kind {
    case .leaf:
      let size = extras[Int(nodes[index].extra)].leaf?.size(within: room) ?? .zero
      return finish(index, size, room, RoomRange(room))
    case .custom:
      marks[index].insert(.unarranged)
      return finish(index, measureCustom(index, within: room), room, RoomRange(room))
    case .box, .inset, .stack, .overlay:
      return finish(index, .zero, room, .all)
    }
  }

  private func measureCustom(_ index: Int, within room: Size) -> Size {
    let extra = Int(nodes[index].extra)
    let measurement = extras[extra].custom?.layout.measurement(within: room)
    extras[extra].custom?.measurement = measurement
    return measurement?.size ?? .zero
  }
}
