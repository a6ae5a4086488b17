package import Engine

/// Layouts that depend on the room they get, on top of each other; they fill it and ask for none.
package struct InRoom: Layout {
  private let content: (Size) -> [any Layout]

  package init(@LayoutBuilder _ content: @escaping (Size) -> [any Layout]) {
    self.content = content
  }

  package func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  package func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let inner = ZStack { content(rect.size) }.arrangement(width: rect.width, height: rect.height)
    return LayoutArrangement(layout: self, frame: rect, sublayouts: [inner])
  }
}

extension InRoom {
  /// A drawing as large as its room, in points.
  package static func drawing(_ items: @escaping (Size) -> [Drawing.Item]) -> InRoom {
    InRoom { room in
      SizeLayout<View> { view in
        guard room.width > 0, room.height > 0 else { return }
        let box = Rect(origin: .zero, size: room)
        view.content = .drawing(Drawing(viewBox: box, items: items(room)))
      }
    }
  }
}
