/// Nodes whose layouts have a rule of their own for their children.
extension LayoutKernel {
  func container(of index: Int) -> (any ContainerLayout)? {
    nodes[index].kind == .container ? extras[Int(nodes[index].extra)].container : nil
  }

  /// The room for the child that a visit comes to.
  func childRoom(of visit: LayoutVisit) -> Size {
    guard let container = container(of: visit.index) else { return .zero }
    let sizes = sizesSoFar.pointee.last ?? []
    return container.room(forChild: visit.ordinal, after: sizes, within: visit.room).asRoom
  }

  func finishContainer(_ index: Int, within room: Size) -> NodeMeasurement {
    let size = container(of: index)?.size(of: childSizes(of: index), within: room)
    return finish(index, size ?? .zero, room, RoomRange(room))
  }

  func placeContainerChildren(of index: Int) {
    guard let container = container(of: index) else { return }
    let cells = container.cells(
      for: childSizes(of: index), within: measured[index].room, in: frames[index].size)
    require(
      cells.count == Int(nodes[index].childCount), "a container has a cell for each child")
    var child = index + 1
    for cell in cells {
      place(child, in: cell.asNumbers)
      child += Int(nodes[child].count)
    }
  }

  /// The sizes that the children measured.
  private func childSizes(of index: Int) -> [Size] {
    let count = Int(nodes[index].childCount)
    var sizes: [Size] = []
    sizes.reserveCapacity(count)
    var child = index + 1
    while sizes.count < count {
      sizes.append(measured[child].size)
      child += Int(nodes[child].count)
    }
    return sizes
  }
}
