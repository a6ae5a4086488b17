/// How a drawing fills the box of its view.
///
/// Each way has a share, so that one becomes another: the drawing's size is what they make of it
/// together.
package struct ContentFit: Hashable, Sendable {
  /// The share of the smallest size of its own shape that covers the box, whose edges cut it.
  private var cover = 0.0
  /// The share of the size of the box, whatever the drawing's shape is.
  private var stretch = 0.0
  /// The share of its own size, cut by the box's edges, and that times the points of one of its units.
  private var (natural, unit) = (0.0, 0.0)
  /// 1 if the box's corners cut it, whatever its fit is.
  private var isRound = 0.0

  /// The box has the drawing's shape, and the drawing fills it.
  package static let shaped = ContentFit()
  /// As small as it covers the box in its own shape.
  package static let cover = ContentFit(lanes: Lanes(1, 0, 0, 0, 0, 0, 0, 0))
  /// As large as the box, stretched.
  package static let stretch = ContentFit(lanes: Lanes(0, 1, 0, 0, 0, 0, 0, 0))

  private init() {}

  /// In its own size, one of its units so many points long.
  package static func natural(unit: Double) -> ContentFit {
    ContentFit(lanes: Lanes(0, 0, 1, unit, 0, 0, 0, 0))
  }

  /// The same, cut by the box's corners in any case.
  package var rounded: ContentFit {
    var fit = self
    fit.isRound = 1
    return fit
  }

  /// True if the box's edges may cut the drawing.
  package var cuts: Bool { cover > 0 || natural > 0 || isRound > 0 }

  /// The factors of a drawing's size in a box.
  package func scale(of shape: Size, in box: Size) -> Point {
    let stretched = Point(box.width / shape.width, box.height / shape.height)
    var scale = stretched
    // A drawing that has its own size at one end keeps its shape on the way.
    let kept = cover + (stretch > 0 ? 0 : natural)
    if kept > 0 {
      let share = kept / (kept + stretch)
      let covering = Self.covering(stretched, shape)
      scale = stretched * (1 - share) + covering * share
    }
    return natural > 0 ? scale * (1 - natural) + Point(unit, unit) : scale
  }

  /// The part of a drawing's coordinates that is seen in a box, around the drawing's middle.
  package func part(of viewBox: Rect, in box: Size) -> Rect {
    guard cover > 0 || stretch > 0 || natural > 0 else { return viewBox }
    let scale = scale(of: viewBox.size, in: box)
    guard scale.x > 0, scale.y > 0 else { return viewBox }
    return Rect(
      center: viewBox.center, size: Size(box.width / scale.x, box.height / scale.y))
  }

  /// The factors of a drawing that covers a box. Where it would be cut by a point at most, as a box
  /// of its shape with edges on whole points cuts it, it is stretched instead; beyond two points it
  /// isn't.
  private static func covering(_ stretched: Point, _ shape: Size) -> Point {
    let factor = max(stretched.x, stretched.y)
    func kept(_ own: Double, _ length: Double) -> Double {
      let rest = (factor - own) * length
      return factor - max(0, min(rest, 2 - rest)) / length
    }
    return Point(kept(stretched.x, shape.width), kept(stretched.y, shape.height))
  }
}

extension ContentFit {
  /// The same within what can be shown: shares 0…1, no size below 0.
  var shown: ContentFit {
    var low = pointwiseMax(lanes, .zero)
    for lane in 0..<3 { low[lane] = min(1, low[lane]) }
    return ContentFit(lanes: low)
  }
}

extension ContentFit: Interpolatable {
  package var lanes: Lanes { Lanes(cover, stretch, natural, unit, isRound, 0, 0, 0) }

  package init(lanes: Lanes) {
    (cover, stretch, natural, unit) = (lanes[0], lanes[1], lanes[2], lanes[3])
    isRound = lanes[4]
  }
}
