extension Drawing.Item {
  /// The item as a command.
  var command: DrawCommand {
    switch self {
    case .fill(let path, let paint): .fill(path, paint)
    case .stroke(let path, let style, let paint): .stroke(path, style, paint)
    case .text(let text): .layer(Layer(commands: text.commands))
    case .group(_, let transform, let opacity, let items):
      .layer(Layer(transform: transform, opacity: opacity, commands: items.map(\.command)))
    case .clipped(let path, let items): .layer(Layer(clip: path, commands: items.map(\.command)))
    case .masked(let mask, let mode, let items):
      .layer(
        Layer(mask: Mask(mask.map(\.command), mode), commands: items.map(\.command)))
    case .composited(let compositing, let items):
      .layer(Layer(compositing: compositing, commands: items.map(\.command)))
    }
  }

  /// The same; a box, such as a panel in a picture, is aligned to pixels.
  var alignedCommand: DrawCommand {
    guard case .fill(let path, .color(let color)) = self, let box = path.box else { return command }
    var layer = Layer(
      transform: .translation(box.x, box.y),
      commands: [.fill(path.moved(by: Point.zero - box.origin), .color(color))])
    layer.fit = PixelFit(FittedBox(BoxPose(toParent: layer.transform, size: box.size)))
    return .layer(layer)
  }
}

extension AffineTransform {
  /// The map that stretches a rectangle over a size at the origin.
  static func stretching(_ box: Rect, over size: Size) -> AffineTransform {
    AffineTransform.translation(-box.minX, -box.minY)
      .then(.scale(size.width / box.width, size.height / box.height))
  }
}

extension Path {
  /// The rectangle that the path is, with its corners round or not; nil if it is none.
  package var box: Rect? {
    let corners = elements.compactMap(\.end)
    guard elements.count == corners.count + 1, case .move? = elements.first,
      case .close? = elements.last, corners.count == 4 || corners.count == 9
    else { return nil }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      left < right, top < bottom
    else { return nil }
    let step = corners.count == 4 ? 1 : 2
    func side(_ number: Int) -> (Point, Point) {
      (corners[number * step], corners[(number * step + 1) % corners.count])
    }
    let sides = (0..<4).map(side)
    let isBox =
      sides[0].0.y == top && sides[0].1.y == top && sides[0].0.x < sides[0].1.x
      && sides[1].0.x == right && sides[1].1.x == right && sides[1].0.y < sides[1].1.y
      && sides[2].0.y == bottom && sides[2].1.y == bottom && sides[2].0.x > sides[2].1.x
      && sides[3].0.x == left && sides[3].1.x == left && sides[3].0.y > sides[3].1.y
    return isBox ? Rect(left, top, right - left, bottom - top) : nil
  }

  func moved(by way: Point) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to + way)
      case .line(let to): .line(to + way)
      case .quad(let control, let to): .quad(control: control + way, to: to + way)
      case .cubic(let first, let second, let to):
        .cubic(control1: first + way, control2: second + way, to: to + way)
      case .close: .close
      }
    }
    return path
  }
}

extension Path.Element {
  /// The point that the pen goes to; nil where it goes back to the start.
  fileprivate var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
    case .close: nil
    }
  }
}
