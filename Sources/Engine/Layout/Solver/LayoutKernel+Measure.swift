extension LayoutKernel {
  /// Measures a node and, of what is below it, only what is not known yet.
  func measure(_ root: Int, within room: Size) {
    if nodes[root].childCount == 0 {
      _ = measureSingle(root, within: room)
      return
    }
    var depth = 0
    visits[0] = visit(root, within: room)
    while true {
      if let child = measureChildren(of: &visits[depth]) {
        depth += 1
        visits[depth] = visit(child, within: visits[depth - 1].childRoom)
        continue
      }
      let result = finish(visits[depth])
      if depth == 0 { return }
      depth -= 1
      take(result, in: &visits[depth])
    }
  }

  @inline(__always)
  private func visit(_ index: Int, within room: Size) -> LayoutVisit {
    if marks[index].contains(.moved) { settle(index) }
    if nodes[index].kind == .container { sizesSoFar.pointee.append([]) }
    return LayoutVisit(index, nodes[index], within: room)
  }

  /// Measures the children that are left, up to one that has children itself: that is returned.
  @inline(__always)
  private func measureChildren(of visit: inout LayoutVisit) -> Int? {
    switch (nodes[visit.index].kind, nodes[visit.index].axis) {
    // A copy of the loop an axis: inside it nothing is turned.
    case (.stack, .horizontal): measureStack(of: &visit, along: .horizontal)
    case (.stack, .vertical): measureStack(of: &visit, along: .vertical)
    default: measureLayers(of: &visit)
    }
  }

  @inline(__always)
  private func measureStack(of visit: inout LayoutVisit, along axis: Axis) -> Int? {
    // Copies of its own can stay in registers.
    var filling = visit.filling
    var child = visit.child
    defer {
      visit.filling = filling
      visit.child = child
    }
    while child >= 0 {
      guard filling.hasRoom else {
        drop(from: child)
        filling.isCut = true
        child = -1
        return nil
      }
      let room = filling.childRoom.size(along: axis)
      guard let result = measureAtOnce(child, within: room) else {
        visit.childRoom = room
        return child
      }
      filling.take(result, along: axis)
      child = nextMeasured(after: child)
    }
    return nil
  }

  private func measureLayers(of visit: inout LayoutVisit) -> Int? {
    while visit.child >= 0 {
      if nodes[visit.index].kind == .container { visit.childRoom = childRoom(of: visit) }
      guard let result = measureAtOnce(visit.child, within: visit.childRoom) else {
        return visit.child
      }
      takeLayer(result, in: &visit)
    }
    return nil
  }

  /// The measurement of a child; nil: it has children, which are to be visited.
  @inline(__always)
  private func measureAtOnce(_ child: Int, within room: Size) -> NodeMeasurement? {
    if isKnown(child, within: room) {
      keep(child, within: room)
      return measured[child]
    }
    return nodes[child].childCount == 0 ? measureSingle(child, within: room) : nil
  }

  /// The child is measured: on to the next one.
  @inline(__always)
  private func take(_ result: NodeMeasurement, in visit: inout LayoutVisit) {
    let node = nodes[visit.index]
    guard node.kind == .stack else { return takeLayer(result, in: &visit) }
    visit.filling.take(result, along: node.axis)
    visit.child = nextMeasured(after: visit.child)
  }

  @inline(__always)
  private func takeLayer(_ result: NodeMeasurement, in visit: inout LayoutVisit) {
    let child = visit.child
    marks[child].remove(.dropped)
    visit.take(result, nodes[visit.index])
    if nodes[visit.index].kind == .container {
      sizesSoFar.pointee[sizesSoFar.pointee.count - 1].append(result.size)
    }
    let next = child + Int(nodes[child].count)
    visit.child = next < visit.index + Int(nodes[visit.index].count) ? next : -1
  }

  /// The child of a stack that is measured after one that got room; -1: none.
  @inline(__always)
  private func nextMeasured(after child: Int) -> Int {
    marks[child].remove(.dropped)
    let next = Int(nodes[child].nextMeasured)
    return next == 0 ? -1 : child + next
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
  private func finish(_ visit: LayoutVisit) -> NodeMeasurement {
    marks[visit.index].remove([.dirty, .outdatedBelow, .movable])
    marks[visit.index].insert(.unarranged)
    if nodes[visit.index].kind == .container {
      sizesSoFar.pointee.removeLast()
      return finishContainer(visit.index, within: visit.room)
    }
    let (size, validity) = visit.result(nodes[visit.index])
    return finish(visit.index, size, visit.room, validity)
  }

  // MARK: Nodes without children

  @inline(__always)
  private func measureSingle(_ index: Int, within room: Size) -> NodeMeasurement {
    guard nodes[index].kind == .box else { return measureOther(index, within: room) }
    let low = nodes[index].low
    let high = nodes[index].high
    if low.width <= room.width && low.height <= room.height {
      return finishFittingBox(
        index, Size(min(low.width, high.width), min(low.height, high.height)), room)
    }
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

  /// A box that has the room it wants measures the same wherever that is so.
  @inline(__always)
  private func finishFittingBox(_ index: Int, _ size: Size, _ room: Size) -> NodeMeasurement {
    marks[index].remove(.dirty)
    let infinite = Size(.infinity, .infinity)
    return finish(index, size, room, RoomRange(low: size, high: infinite))
  }

  @inline(never)
  private func measureOther(_ index: Int, within room: Size) -> NodeMeasurement {
    marks[index].remove(.dirty)
    switch nodes[index].kind {
    case .leaf:
      let size = extras[Int(nodes[index].extra)].leaf?.size(within: room) ?? .zero
      return finish(index, size, room, RoomRange(room))
    case .custom:
      marks[index].insert(.unarranged)
      return finish(index, measureCustom(index, within: room), room, RoomRange(room))
    case .container: return finishContainer(index, within: room)
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
