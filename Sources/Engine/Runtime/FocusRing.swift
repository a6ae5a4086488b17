/// The ring around the view that has the keyboard's focus: it goes along with the view, and glides
/// from one view to the next.
struct FocusRing {
  /// A rounded rectangle on the screen, in points.
  struct Place: Equatable {
    var frame: Rect
    var radius: Double

    /// The shape of a view on the screen.
    init(of view: View, in tree: InputTree) {
      let map = tree.toScreen(from: view)
      let size = view.presented.size
      frame = map.boundingBox(of: Rect(origin: .zero, size: size))
      let radius = min(view.presented.cornerRadius, size.width / 2, size.height / 2)
      self.radius = max(0, radius) * abs(map.determinant).squareRoot()
      if view.keepsRingInside { moveInside() }
    }

    /// Makes the ring's outer edge the view's own.
    private mutating func moveInside() {
      let inset = min(FocusRing.gap + FocusRing.width, frame.width / 2, frame.height / 2)
      frame = frame.inset(by: inset)
      radius = max(0, radius - inset)
    }

    fileprivate init(lanes: Lanes) {
      frame = Rect(lanes[0], lanes[1], lanes[2], lanes[3])
      radius = lanes[4]
    }

    fileprivate var lanes: Lanes {
      Lanes(frame.x, frame.y, frame.width, frame.height, radius, 0, 0, 0)
    }
  }

  private weak var view: View?
  /// The place on screen; nil: there is no ring.
  private(set) var place: Place?
  /// The distance to the view, and its velocity, at the time when the glide began.
  private var offset = Lanes.zero
  private var velocity = Lanes.zero
  private var began = Instant.zero
  /// True while it is on its way to its view.
  private(set) var isGliding = false

  private static let spring = Spring(response: 0.25, dampingRatio: 1)
  private static let width = 3.0
  private static let gap = 2.0
  private static let color = Color(74, 108, 247, alpha: 0.9)

  /// Lets the ring lie around a view, or glide to it if it lies around another one.
  mutating func follow(_ view: View, in tree: InputTree, at time: Instant) {
    let wanted = Place(of: view, in: tree)
    if let place, let old = self.view, old !== view, view.stage?.reducesMotion != true {
      velocity = left(at: time).velocity
      (offset, began, isGliding) = (place.lanes - wanted.lanes, time, true)
    } else if self.view !== view {
      isGliding = false
    }
    self.view = view
    let left = left(at: time)
    if left.isNothing { isGliding = false }
    place = isGliding ? Place(lanes: wanted.lanes + left.offset) : wanted
  }

  mutating func hide() { self = FocusRing() }

  /// The part of the glide that is still to come.
  private struct Rest {
    var offset = Lanes.zero
    var velocity = Lanes.zero

    var isNothing: Bool { offset.isWithin(0.05) && velocity.isWithin(1) }
  }

  private func left(at time: Instant) -> Rest {
    guard isGliding else { return Rest() }
    let seconds = max(0, time.seconds(since: began))
    let step = Self.spring.step(after: seconds).applied(displacement: offset, velocity: velocity)
    return Rest(offset: step.displacement, velocity: step.velocity)
  }

  /// The ring's picture, in the screen's points.
  var commands: [DrawCommand] {
    guard let place else { return [] }
    let out = Self.gap + Self.width / 2
    let path = Path.roundedRect(place.frame.inset(by: -out), radius: place.radius + out)
    return [.stroke(path, StrokeStyle(width: Self.width), .color(Self.color))]
  }
}

extension Lanes {
  fileprivate func isWithin(_ limit: Double) -> Bool { max() <= limit && min() >= -limit }
}
