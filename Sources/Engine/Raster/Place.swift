/// Where and how commands are seen at one place of a list.
struct Place: Equatable {
  /// The pixels that may change.
  var bounds: PixelRect
  /// From the commands' coordinates to the device's.
  var map: AffineTransform
  /// 0…1; below 1 only for a single command.
  var opacity: Double

  init(bounds: PixelRect, scale: Double) {
    self.bounds = bounds
    map = .scale(scale, scale)
    opacity = 1
  }
}

/// How the commands of a layer are seen.
struct LayerPlace {
  /// Where the layer's commands are; its opacity is that of the whole layer.
  var place: Place
  /// What cuts the layer beside the bounds of its place.
  var clip: Path?
  /// The commands are painted on a surface of their own first, which then goes through the clip
  /// and the opacity as one picture.
  var isApart: Bool
}

extension Place {
  /// How a layer at this place is seen; nil if nothing of it is.
  func inside(_ layer: Layer) -> LayerPlace? {
    var inner = self
    inner.map = layer.transform.then(map)
    inner.opacity = layer.opacity > 0 ? opacity * min(1, layer.opacity) : 0
    guard inner.opacity > 0, inner.map.inverse != nil else { return nil }
    var shape: Path?
    if let clip = layer.clip {
      if let rect = clip.pixelRect(inner.map) {
        inner.bounds = bounds.intersection(rect)
      } else if let box = clip.deviceBounds(inner.map) {
        inner.bounds = bounds.intersection(box.pixels())
        shape = clip
      } else {
        return nil
      }
    }
    guard !inner.bounds.isEmpty else { return nil }
    let isPlain = shape == nil && (inner.opacity == 1 || layer.commands.count == 1)
    return LayerPlace(place: inner, clip: shape, isApart: !isPlain)
  }
}
