/// The coordinates, bounds, opacity and alignment of the commands at one place of a list.
struct Place: Equatable {
  /// The pixels that may change.
  var bounds: PixelRect
  /// From the commands' coordinates to the device's.
  var map: AffineTransform
  /// 0…1; below 1 only for a single command.
  var opacity: Double
  /// The ends of the way that the commands are on; nil: they rest.
  var way: PlaceWay?
  /// The alignment of the layer's own commands to pixels.
  var alignment: LayerAlignment?
  /// How many pixels the filters around carry what the commands show.
  var carried = 0

  init(bounds: PixelRect, scale: Double) {
    self.bounds = bounds
    map = .scale(scale, scale)
    opacity = 1
  }
}

/// The maps of a place at the ends of a way.
struct PlaceWay: Equatable {
  var start: AffineTransform
  var end: AffineTransform
}

/// The place and the clip with which the commands of a layer are seen.
struct LayerPlace {
  /// The place of the layer's commands; its opacity is that of the whole layer.
  var place: Place
  /// The path that cuts the layer beside the bounds of its place; nil: none does.
  var clip: Path?
  /// The commands are painted on a surface of their own first, which then goes through the clip
  /// and the opacity as one picture.
  var isApart: Bool
}

extension Place {
  /// The place and the clip of a layer that lies at this place; nil if nothing of it is seen.
  func inside(_ layer: Layer) -> LayerPlace? {
    var inner = self
    inner.map = layer.viewBox == nil ? layer.transform.then(map) : contentMap(layer)
    inner.opacity = layer.opacity > 0 ? opacity * min(1, layer.opacity) : 0
    guard inner.opacity > 0, inner.map.inverse != nil else { return nil }
    if let block = layer.extent?.pixels(by: inner.map), !block.intersects(bounds) { return nil }
    inner.alignment = layer.alignment
    inner.way = way(into: layer, map: inner.map)
    var shape: Path?
    if let clip = layer.clip {
      let map = inner.boxMap
      if let rect = clip.pixelRect(map) {
        inner.bounds = bounds.intersection(rect)
      } else if let box = clip.deviceBounds(map) {
        inner.bounds = bounds.intersection(box.pixels())
        shape = clip
      } else {
        return nil
      }
    }
    guard !inner.bounds.isEmpty else { return nil }
    // What is blended in a layer meets nothing from behind it where the layer is cut or faded, on
    // whatever pixels the clip lies.
    let isIsolated = layer.holdsBlending && (layer.clip != nil || inner.opacity < 1)
    let isPlain =
      !isIsolated && shape == nil && layer.mask == nil && !layer.crossFades
      && layer.compositing.isPlain && (inner.opacity == 1 || layer.commands.count == 1)
    return LayerPlace(place: inner, clip: shape, isApart: !isPlain)
  }

  /// The ends of a layer's way, that of what it lies in included.
  private func way(into layer: Layer, map inner: AffineTransform) -> PlaceWay? {
    var way: PlaceWay?
    if let box = layer.viewBox, let fit = alignment?.fit {
      way = self.way.map { contentWay(box, fit, $0) }
    } else if let own = layer.alignment?.fit?.way {
      way = PlaceWay(
        start: own.start.pose.toParent.then(self.way?.start ?? map),
        end: own.end.pose.toParent.then(self.way?.end ?? map))
    } else if let outer = self.way {
      way = PlaceWay(
        start: layer.transform.then(outer.start), end: layer.transform.then(outer.end))
    }
    guard layer.alignment?.fit?.floats == true else { return way }
    let (start, end) = ((way?.start ?? inner).onPixels, (way?.end ?? inner).onPixels)
    return start == inner && end == inner ? nil : PlaceWay(start: start, end: end)
  }
}

extension AffineTransform {
  /// The map whose origin lies on the nearest corner of pixels.
  fileprivate var onPixels: AffineTransform {
    var map = self
    (map.tx, map.ty) = (tx.nearestEdge, ty.nearestEdge)
    return map
  }
}
