import Engine
import Playground
import Studio

/// Old and new code under one hand, side by side, or one above the other in a window that is higher than
/// wide.
extension PlayerProgram {
  /// The places of the old and of the new code.
  private var halves: [Rect] {
    let gap = 2.0
    guard size.width >= size.height else {
      let height = ((size.height - gap) / 2).rounded(.down)
      return [
        Rect(0, 0, size.width, height), Rect(0, size.height - height, size.width, height),
      ]
    }
    let width = ((size.width - gap) / 2).rounded(.down)
    return [Rect(0, 0, width, size.height), Rect(size.width - width, 0, width, size.height)]
  }

  /// The size of what a worker shows.
  var shownSize: Size { isComparing ? halves[0].size : size }

  /// Shows another worker, which has come as far as the one that is shown, beside that.
  func compare(with worker: Worker) {
    (other, isComparing) = (worker, true)
    add(.event(.cancel))
    add(.event(.resize(shownSize)))
  }

  func stopComparing() {
    guard isComparing else { return }
    let old = other
    old?.stop()
    (other, isComparing) = (nil, false)
    if let old { forget(old.build) }
    add(.event(.cancel))
    add(.event(.resize(size)))
  }

  /// An event as both of them get it: the place in the half that it is in. A press stays in its half.
  func inHalf(_ event: InputEvent) -> InputEvent {
    if case .press(let point) = event { half = halves[0].contains(point) ? 0 : 1 }
    let origin = halves[half].origin
    switch event {
    case .press(let point): return .press(point - origin)
    case .move(let point): return .move(point - origin)
    case .hover(let point):
      return .hover(
        point.map { point in point - halves[halves[0].contains(point) ? 0 : 1].origin })
    case .pinch(let point, let factor):
      return .pinch(at: point - halves[halves[0].contains(point) ? 0 : 1].origin, by: factor)
    case .wheel(let point, let way):
      return .wheel(at: point - halves[halves[0].contains(point) ? 0 : 1].origin, by: way)
    case .release, .cancel, .key, .keyUp, .text, .composition, .resize: return event
    }
  }

  /// The picture of both.
  var compared: DisplayList {
    let layers = zip(halves, [other, live]).map { half, worker in
      DrawCommand.layer(
        Layer(
          transform: .translation(half.x, half.y),
          clip: .rect(Rect(origin: .zero, size: half.size)),
          commands: worker?.picture?.report.display.commands ?? []))
    }
    let names = zip(halves, ["Before", "Now"]).flatMap { page.name($1, in: $0) }
    let gap = DrawCommand.fill(
      .rect(Rect(origin: .zero, size: size)), .color(Color(white: 0.5)))
    return DisplayList([gap] + layers + names)
  }
}
