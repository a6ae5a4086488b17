extension Painter {
  func layer(_ layer: Layer, on canvas: Canvas) {
    guard let inside = canvas.place.inside(layer) else { return }
    var inner = canvas
    inner.place = inside.place
    if inside.isApart {
      paintApart(layer, clip: inside.clip, on: inner)
    } else {
      paint(layer.commands, on: inner)
    }
  }

  /// Paints commands on a surface of their own first, which then goes through the mask, the clip
  /// and the opacity as one picture.
  private func paintApart(_ layer: Layer, clip: Path?, on canvas: Canvas) {
    let commands = layer.commands
    let plan = layer.compositing.filter.map { FilterPlan($0, at: canvas.place) }
    var bounds =
      plan?.reach(of: commands, at: canvas.place, glyphs: canvas.glyphs)
      ?? DrawCommand.reach(of: commands, at: canvas.place, glyphs: canvas.glyphs)
    if let mask = layer.mask {
      bounds = bounds.intersection(
        DrawCommand.reach(of: mask.commands, at: canvas.place, glyphs: canvas.glyphs))
    }
    guard !bounds.isEmpty else { return }
    let surface = surface(apart: canvas.depth, bounds)
    let isHidden = plan == nil && commands.first?.hides(bounds, at: canvas.place) == true
    if !isHidden { surface.clear() }
    var apart = canvas
    apart.surface = surface
    apart.bounds = bounds
    apart.place.opacity = 1
    apart.depth += 1
    if let plan {
      paint(commands, through: plan, on: surface, of: apart)
    } else if layer.crossFades {
      crossFade(commands, on: apart)
    } else {
      paint(commands, on: apart)
    }
    if let mask = layer.mask { self.mask(surface, by: mask, on: apart) }
    var visible = canvas
    visible.bounds = bounds
    show(surface, clip: clip, layer.compositing.blend, on: visible)
  }

  /// The surface for what is painted apart at a depth; it may show anything.
  private func surface(apart depth: Int, _ bounds: PixelRect) -> Surface {
    if layerPixels.count == depth { layerPixels.append(ScratchMemory(blank: 0)) }
    return Surface(
      base: layerPixels[depth].reserve(bounds.width * bounds.height), bounds: bounds)
  }

  /// Dims a surface, which is all the canvas', as far as a mask doesn't let it through.
  private func mask(_ surface: Surface, by mask: Mask, on canvas: Canvas) {
    var other = canvas
    other.surface = self.surface(apart: canvas.depth, canvas.bounds)
    other.surface.clear()
    other.depth += 1
    paint(mask.commands, on: other)
    surface.dim(by: other.surface, mask.mode)
  }

  /// Paints layers each of which takes the place of those before, as far as its opacity says, on a
  /// surface that is all theirs.
  private func crossFade(_ commands: [DrawCommand], on canvas: Canvas) {
    for (place, command) in commands.enumerated() {
      guard place > 0, case .layer(var layer) = command else {
        paint([command], on: canvas)
        continue
      }
      let share = min(1, max(0, layer.opacity))
      layer.opacity = 1
      var other = canvas
      other.surface = surface(apart: canvas.depth, canvas.bounds)
      other.surface.clear()
      other.depth += 1
      paint([.layer(layer)], on: other)
      canvas.surface.mix(other.surface, share: share)
    }
  }

  private func show(_ source: Surface, clip: Path?, _ blend: BlendMode, on canvas: Canvas) {
    let opacity = Pixel.level(canvas.opacity)
    if blend == .normal {
      let sink = SurfaceSink(surface: canvas.surface, source: source, opacity: opacity)
      show(sink, clip: clip, on: canvas)
    } else {
      let sink = BlendSink(
        surface: canvas.surface, source: source, mode: blend, opacity: opacity)
      show(sink, clip: clip, on: canvas)
    }
  }

  private func show(_ sink: some SpanSink, clip: Path?, on canvas: Canvas) {
    if let clip {
      coverage(of: clip, by: canvas.place.boxMap, on: canvas)?.sweep(into: sink)
      return
    }
    canvas.bounds.sweep(into: sink)
  }
}

extension DrawCommand {
  /// True if nothing shines through the command in a block of pixels.
  fileprivate func hides(_ block: PixelRect, at place: Place) -> Bool {
    guard case .fill(let path, .color(let color)) = self, color.alpha >= 1,
      let rect = path.pixelRect(place.boxMap)
    else { return false }
    return rect.intersection(block) == block
  }
}

extension Surface {
  /// Multiplies each pixel by what another surface over the same pixels lets through.
  fileprivate func dim(by mask: Surface, _ mode: MaskMode) {
    for y in bounds.top..<bounds.bottom {
      let (row, mask) = (row(y), mask.row(y))
      for x in 0..<bounds.width where row[x] != 0 {
        let level = mode == .alpha ? Pixel.alpha(mask[x]) : Pixel.luminance(mask[x])
        row[x] = Pixel.scaled(row[x], by: level)
      }
    }
  }

  /// Lets another surface over the same pixels take the place of this one by a share 0…1: pixels
  /// that are equal stay as they are.
  fileprivate func mix(_ other: Surface, share: Double) {
    let weight = UInt64((share * 65_536).rounded())
    for y in bounds.top..<bounds.bottom {
      let (row, front) = (row(y), other.row(y))
      for x in 0..<bounds.width {
        row[x] = Pixel.mixed(Pixel.Pairs(front[x]), row[x], weight: weight)
      }
    }
  }
}
