/// The alignment of a layer to pixels, all but the place of the layer itself: so it stays the same
/// on the layer's way.
///
/// A class: a moving layer is made anew in each frame, and only keeps it.
final class LayerAlignment: Hashable, Sendable {
  /// Without the layer's own place, which is that of the layer.
  let fit: PixelFit?
  let viewBox: Rect?
  /// The box around what the layer holds, which follows from that; nil: it isn't known.
  let extent: Extent?

  /// nil: nothing is aligned.
  init?(fit: PixelFit?, viewBox: Rect? = nil) {
    guard fit != nil || viewBox != nil else { return nil }
    var fit = fit
    fit?.shown.pose.toParent = .identity
    self.fit = fit
    self.viewBox = viewBox
    extent = nil
  }

  /// The alignment of a layer that is stretched over a box.
  init(viewBox: Rect, extent: Extent?) {
    fit = nil
    self.viewBox = viewBox
    self.extent = extent
  }

  static func == (a: LayerAlignment, b: LayerAlignment) -> Bool {
    a === b || a.fit == b.fit && a.viewBox == b.viewBox
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fit)
    hasher.combine(viewBox)
  }
}

extension Layer {
  /// The alignment to pixels of the layer's own fills and strokes (those of its box), its clip and
  /// its texts; nil: only texts are aligned, each by itself. The box lies where the layer does.
  var fit: PixelFit? {
    get {
      var fit = alignment?.fit
      fit?.shown.pose.toParent = transform
      return fit
    }
    set { alignment = LayerAlignment(fit: newValue, viewBox: viewBox) }
  }

  /// The part of the layer's coordinates that is stretched over the box of the layer it lies in,
  /// and is aligned with that; nil: it has a place of its own.
  var viewBox: Rect? {
    get { alignment?.viewBox }
    set { alignment = LayerAlignment(fit: alignment?.fit, viewBox: newValue) }
  }

  /// The box around all that the layer can touch, in its own coordinates; nil: it isn't known, as
  /// where a filter carries what the commands show.
  var extent: Extent? { compositing.filter == nil ? alignment?.extent : nil }
}
