extension Shadow {
  /// The shadow that a box throws.
  ///
  /// - Parameters:
  ///   - radius: that of the box's corners.
  ///   - hidden: the part of it that the box hides.
  func thrown(by box: Rect, radius: Double, hidden: Rect?) -> BoxShadow {
    BoxShadow(
      box.inset(by: -spread).offset(by: offset),
      radius: Self.radius(radius, of: box, spread: spread), blur: blur, color: color,
      hidden: hidden)
  }

  /// The shadow that falls into a box from its edges: all of the box but for a hole, blurred.
  func falling(into box: Rect, radius: Double) -> DrawCommand {
    let hole = box.inset(by: spread).offset(by: offset)
    let outside = box.inset(by: -1)
    var mask: [DrawCommand] = [.fill(.rect(outside), .color(.white))]
    if !hole.isEmpty {
      let radius = Self.radius(radius, of: box, spread: -spread)
      mask.append(.shadow(BoxShadow(hole, radius: radius, blur: blur, color: .black)))
    }
    return .layer(
      Layer(
        mask: Mask(mask, .luminance),
        commands: [.fill(.roundedRect(box, radius: radius), .color(color))]))
  }

  /// The radius of a shadow's corners, as CSS has it: sharp corners stay sharp, round ones keep
  /// their distance from the box's, and the smaller they are the less they grow.
  package static func radius(_ radius: Double, of box: Rect, spread: Double) -> Double {
    guard spread != 0 else { return radius }
    let radius = min(radius, box.width / 2, box.height / 2)
    guard spread > 0, radius < spread else { return max(0, radius + spread) }
    let rest = radius / spread - 1
    return radius + spread * (1 + rest * rest * rest)
  }
}
