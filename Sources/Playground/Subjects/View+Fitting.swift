import Engine

extension View {
  /// Lies in the middle of a room, as large as what it holds, or smaller where the room is.
  func fit(_ content: Size, into room: Size) {
    frame = Rect(
      ((room.width - content.width) / 2).rounded(), ((room.height - content.height) / 2).rounded(),
      content.width, content.height)
    let factor = min(1, room.width / content.width, room.height / content.height)
    if factor > 0 { scale = Point(factor, factor) }
  }
}
