/// A view that shows a drawing.
///
/// It measures as large as the drawing's view box, and smaller, in the same shape, where there
/// is less room.
public struct Image: ComposedLayout, Hashable {
  /// The rule for a drawing of another shape than its room.
  public enum Scaling: Hashable, Sendable, CaseIterable {
    /// It keeps its shape and is as large as it can, in the middle.
    case fit
    /// It keeps its shape and covers the room, in the middle; it overlaps what is around.
    case fill
    /// It takes the room's shape.
    case stretch
  }

  private let picture: Picture
  /// The layout that it stands for.
  public var layout: any Layout { picture }

  /// - Parameter id: the name by which its view is found again.
  public init(_ drawing: Drawing, scaling: Scaling = .fit, id: String? = nil) {
    picture = Picture(drawing: drawing, scaling: scaling, viewReuseId: id)
  }

  /// The frame of the drawing in a room.
  package func frame(in rect: Rect) -> Rect { picture.frame(in: rect) }
}

private struct Picture: Layout, Hashable {
  let drawing: Drawing
  let scaling: Image.Scaling
  let viewReuseId: String?

  var needsView: Bool { true }
  func configure(_ view: View) { view.content = .drawing(drawing) }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Size(boundedSide(maxSize.width), boundedSide(maxSize.height))
    let natural = self.natural
    let scale = natural == .zero ? 1 : min(1, Self.scales(natural, room).min)
    return LayoutMeasurement(
      layout: self, size: natural * scale, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: frame(in: rect), sublayouts: [])
  }

  func frame(in rect: Rect) -> Rect {
    let natural = self.natural
    guard scaling != .stretch, natural != .zero else { return rect }
    let scales = Self.scales(natural, rect.size)
    return Rect(center: rect.center, size: natural * (scaling == .fit ? scales.min : scales.max))
  }

  /// The view box's size; zero if it has no area and so no shape to keep.
  private var natural: Size {
    let size = Size(boundedSide(drawing.viewBox.width), boundedSide(drawing.viewBox.height))
    return size.width > 0 && size.height > 0 ? size : .zero
  }

  /// By how much a size is scaled to be inside a room, and to cover it.
  private static func scales(_ size: Size, _ room: Size) -> (min: Double, max: Double) {
    let (x, y) = (room.width / size.width, room.height / size.height)
    return (Swift.min(x, y), Swift.max(x, y))
  }
}
