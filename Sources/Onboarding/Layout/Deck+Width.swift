import Engine

extension Deck {
  /// True if something that lays out what is in it is as wide as the canvas.
  package var fitsWidths: Bool {
    slides.contains { slide in
      slide.elements.contains { element in
        guard element.isArranged, case .frame(let frame) = element.place else { return false }
        return frame.minX <= 0 && frame.maxX >= canvas.width
      }
    }
  }

  /// The slides in a canvas of the same height and another width, > 0: what lays out, is as wide as the
  /// canvas, or has words is as much wider; all else keeps its size, if it has room.
  package func stretched(to width: Double) -> Deck {
    let factor = width / canvas.width
    let stretched = slides.map { slide in
      slide.with(
        slide.elements.map { $0.stretched(in: canvas.width, by: factor, motion: factor) },
        color: slide.backgroundColor, finish: slide.finishTitle)
    }
    var deck = Deck(
      stretched, canvas: Size(width, canvas.height), choreography: choreography, loop: loop,
      hasHills: hasHills)
    (deck.namedMotions, deck.fonts) = (namedMotions, fonts)
    return deck
  }
}

extension SlideElement {
  /// The element in a room that is wider by a factor.
  ///
  /// - Parameters:
  ///   - room: the width of the room before; nil: a layout knows it.
  ///   - motion: the factor of ways across.
  fileprivate func stretched(in room: Double?, by factor: Double, motion: Double) -> SlideElement {
    var element = self
    element.fluid = fluid?.stretched(by: motion)
    element.original = original?.stretched(by: motion)
    var (width, inner) = (Double?.none, 1.0)
    if let room, case .frame(let frame) = place, frame.width > 0 {
      let new = stretched(frame, in: room, by: factor)
      element.place = .frame(new)
      (width, inner) = (frame.width, new.width / frame.width)
    }
    let isPlacing = layout != nil
    element.elements = elements.map {
      $0.stretched(in: isPlacing ? nil : width, by: inner, motion: motion)
    }
    return element
  }

  private func stretched(_ frame: Rect, in room: Double, by factor: Double) -> Rect {
    let spans = frame.minX <= 0 && frame.maxX >= room
    var new = frame
    if spans || isText || isArranged {
      (new.origin.x, new.size.width) = (frame.x * factor, frame.width * factor)
    } else {
      new.size.width = min(frame.width, room * factor)
      new.origin.x = frame.midX * factor - new.width / 2
    }
    return new
  }
}

extension SlideMotion {
  /// The same with longer ways across.
  fileprivate func stretched(by factor: Double) -> SlideMotion {
    func stretched(_ move: SlideMove) -> SlideMove {
      switch move {
      case .left(let distance): .left(distance * factor)
      case .right(let distance): .right(distance * factor)
      case .up, .down, .scale, .narrow, .rotate, .alpha, .draw: move
      }
    }
    var motion = self
    (motion.enter, motion.leave) = (enter.map(stretched), leave.map(stretched))
    return motion
  }
}
