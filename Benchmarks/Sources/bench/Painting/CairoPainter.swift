#if canImport(CCairo)
  import CCairo
  import CLimits
  import Engine

  /// Paints commands with Cairo, each as a program would that draws with it.
  final class CairoPainter {
    private let surface: OpaquePointer?
    private let context: OpaquePointer?

    init(width: Int, height: Int) {
      surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      context = cairo_create(surface)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// Paints a list over what is there; the result is one of the pixels.
    func paint(_ list: DisplayList, scale: Double) -> Double {
      cairo_save(context)
      cairo_scale(context, scale, scale)
      paint(list.commands)
      cairo_restore(context)
      cairo_surface_flush(surface)
      return Double(cairo_image_surface_get_data(surface)[0])
    }

    private func paint(_ commands: [DrawCommand]) {
      for command in commands {
        switch command {
        case .fill(let path, let paint):
          draw(path)
          show(paint) { cairo_fill(context) }
        case .stroke(let path, let style, let paint):
          draw(path)
          cairo_set_line_width(context, style.width)
          cairo_set_line_cap(context, style.cap == .round ? CAIRO_LINE_CAP_ROUND : .init(0))
          cairo_set_line_join(context, style.join == .round ? CAIRO_LINE_JOIN_ROUND : .init(0))
          show(paint) { cairo_stroke(context) }
        case .shadow(let shadow): CairoShadow(shadow).paint(on: context)
        case .text: preconditionFailure("no row has texts")
        case .layer(let layer): show(layer)
        }
      }
    }

    private func show(_ layer: Layer) {
      cairo_save(context)
      let map = layer.transform
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_transform(context, &matrix)
      if let clip = layer.clip {
        draw(clip)
        cairo_clip(context)
      }
      if layer.opacity < 1 {
        cairo_push_group(context)
        paint(layer.commands)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, layer.opacity)
      } else {
        paint(layer.commands)
      }
      cairo_restore(context)
    }

    private func draw(_ path: Path) {
      cairo_new_path(context)
      cairo_set_fill_rule(
        context, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      var current = Point.zero
      for element in path.elements {
        switch element {
        case .move(let to):
          cairo_move_to(context, to.x, to.y)
          current = to
        case .line(let to):
          cairo_line_to(context, to.x, to.y)
          current = to
        case .quad(let control, let to):
          let (first, last) = (
            current + (control - current) * (2 / 3), to + (control - to) * (2 / 3)
          )
          cairo_curve_to(context, first.x, first.y, last.x, last.y, to.x, to.y)
          current = to
        case .cubic(let first, let last, let to):
          cairo_curve_to(context, first.x, first.y, last.x, last.y, to.x, to.y)
          current = to
        case .close: cairo_close_path(context)
        }
      }
    }

    private func show(_ paint: Paint, _ draw: () -> Void) {
      switch paint {
      case .color(let color):
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        draw()
      case .linearGradient(let start, let end, let stops):
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        show(pattern, stops, draw)
      case .radialGradient(let circle, let focus, let stops):
        let pattern = cairo_pattern_create_radial(focus.x, focus.y, 0, 0, 0, 1)
        if let map = circle.inverse {
          var matrix = cairo_matrix_t(
            xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
          cairo_pattern_set_matrix(pattern, &matrix)
        }
        show(pattern, stops, draw)
      case .image: preconditionFailure("no row has images")
      }
    }

    private func show(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ draw: () -> Void) {
      for stop in stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
      draw()
      cairo_pattern_destroy(pattern)
    }
  }

  /// A shadow as programs make it with Cairo: a surface of coverage that is blurred by boxes.
  private struct CairoShadow {
    let shadow: BoxShadow

    init(_ shadow: BoxShadow) { self.shadow = shadow }

    /// As wide as three of them are as good as a Gaussian.
    private var box: Int { Int(shadow.blur * 1.88 + 0.5) | 1 }

    func paint(on target: OpaquePointer?) {
      let margin = Double(box * 3 / 2 + 1)
      let (width, height) = (shadow.rect.width + 2 * margin, shadow.rect.height + 2 * margin)
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
      drawBox(on: surface, at: margin)
      blur(surface)
      let color = shadow.color
      cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha)
      cairo_mask_surface(target, surface, shadow.rect.minX - margin, shadow.rect.minY - margin)
      cairo_surface_destroy(surface)
    }

    private func drawBox(on surface: OpaquePointer?, at margin: Double) {
      let context = cairo_create(surface)
      let (size, radius) = (shadow.rect.size, shadow.radius)
      let (right, bottom) = (margin + size.width, margin + size.height)
      let quarter = Double.pi / 2
      cairo_arc(context, right - radius, margin + radius, radius, -quarter, 0)
      cairo_arc(context, right - radius, bottom - radius, radius, 0, quarter)
      cairo_arc(context, margin + radius, bottom - radius, radius, quarter, 2 * quarter)
      cairo_arc(context, margin + radius, margin + radius, radius, 2 * quarter, 3 * quarter)
      cairo_fill(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
    }

    private func blur(_ surface: OpaquePointer?) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      let width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * height) { spare in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
          blur_by_boxes(
            cairo_image_surface_get_data(surface), spare.baseAddress, sums.baseAddress, width,
            height, stride, box)
        }
      }
      cairo_surface_mark_dirty(surface)
    }
  }
#endif
