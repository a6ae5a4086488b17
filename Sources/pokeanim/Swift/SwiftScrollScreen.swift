/// The part of a screen of slides that scrolls what is on them, as source.
enum SwiftScrollScreen {
  static let text = """
      // MARK: Scrolling

      private var scrollers: [Slides.Keys: ScrollPhysics] = [:]
      /// What a hand may come to scroll, the innermost first, and what it scrolls.
      private var pressed: [Slides.Keys] = []
      private var scrolled: Slides.Keys?
      private var now = Instant.zero

      private var isScrolling: Bool {
        scrolled != nil || scrollers.values.contains { $0.isMoving(at: now) }
      }

      /// What scrolls at a point, the innermost first, with what there is to scroll by now.
      private func scrollers(at point: Point, _ time: Instant) -> [Slides.Keys] {
        let found = Slides.scrolls(of: slide).filter { scroll in
          root.first(key: scroll.view.rawValue)?.presentedBox.contains(point) ?? false
        }
        for scroll in found {
          let isUpright = scroll.axis == .vertical
          var physics =
            scrollers[scroll.view]
            ?? ScrollPhysics(scrollsX: !isUpright, scrollsY: isUpright, locksAxis: true)
          let snaps = Slides.snaps(of: scroll, in: tree.props.placed)
          physics.resize(
            content: tree.props.placed.contents[scroll.view] ?? .zero,
            viewport: tree.props.placed.rooms[scroll.view] ?? .zero,
            snapsX: isUpright ? ScrollSnaps() : snaps, snapsY: isUpright ? snaps : ScrollSnaps(),
            at: time)
          scrollers[scroll.view] = physics
        }
        return found.reversed().map(\\.view)
      }

      /// - Returns: true if the event is for what scrolls alone.
      private func scroll(with event: InputEvent, at time: Instant) -> Bool {
        switch event {
        case .wheel(let point, let distance):
          let found = scrollers(at: point, time)
          let isUpright = abs(distance.y) >= abs(distance.x)
          let view = found.first { scrollers[$0]?.scrollsY == isUpright }
          if let view { scrollers[view]?.wheel(by: distance, at: time) }
          return view != nil
        case .press(let point):
          pressed = scrollers(at: point, time)
          scrolled = pressed.first { scrollers[$0]?.handle(event, at: time) == .caught }
          return scrolled != nil
        case .move:
          if let scrolled {
            _ = scrollers[scrolled]?.handle(event, at: time)
            return true
          }
          for view in pressed {
            switch scrollers[view]?.handle(event, at: time) {
            case .dragged? where scrolled == nil: scrolled = view
            case .dragged?, .refused?:
              _ = scrollers[view]?.handle(.cancel, at: time)
              pressed.removeAll { $0 == view }
            default: break
            }
          }
          if scrolled != nil { super.handle(.cancel, at: time) }
          return scrolled != nil
        case .release, .cancel:
          let wasScrolled = scrolled != nil
          for view in pressed {
            _ = scrollers[view]?.handle(view == scrolled ? event : .cancel, at: time)
          }
          (pressed, scrolled) = ([], nil)
          return wasScrolled
        default: return false
        }
      }

      /// Shows everything scrolled as far as it is by a time.
      private func showScrolls(at time: Instant) {
        now = time
        let offsets = scrollers.mapValues { $0.offset(at: time) }
        guard offsets.contains(where: { tree.props.offsets[$0.key] ?? .zero != $0.value }) else {
          return
        }
        tree.relayout { $0.offsets.merge(offsets) { $1 } }
        connect()
      }
    """
}
