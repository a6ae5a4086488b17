package import Engine

/// A frame of a design tool: a picture whose groups and shapes are those of a slide.
package struct DesignFrame: Sendable {
  /// The name of its file, without what says the kind.
  package let name: String
  /// The picture; its parts have the names that the tool shows.
  package let drawing: Drawing

  package init(name: String, drawing: Drawing) {
    (self.name, self.drawing) = (name, drawing)
  }
}

/// A thing on a frame, as it becomes an element of a slide.
struct DesignNode: Sendable {
  enum Content: Hashable, Sendable {
    /// A box, round or not.
    case box
    case picture(Drawing)
    case text(SlideText)
    /// What lies in it; with `clips` nothing of that is seen outside of its box.
    case group(clips: Bool)
  }

  /// The name that the tool shows, as it is written in the file.
  var name: String?
  /// In the node that it lies in, before it is turned around its centre.
  var frame: Rect
  var look = SlideLook()
  var content: Content
  /// Back to front.
  var nodes: [DesignNode] = []
  /// The id of its element, by which it is the same thing on several slides.
  var key = ""

  /// True if others lie in it.
  var isGroup: Bool {
    if case .group = content { true } else { false }
  }

  /// The box around it as it is turned.
  var bounds: Rect {
    guard look.rotation != 0 else { return frame }
    let (sine, cosine) = (Math.sin(look.rotation).magnitude, Math.cos(look.rotation).magnitude)
    return Rect(
      center: frame.center,
      size: Size(
        frame.width * cosine + frame.height * sine, frame.width * sine + frame.height * cosine))
  }

  /// True for a box that leaves nothing to be seen of what lies behind it on the canvas.
  func fills(_ canvas: Rect) -> Bool {
    content == .box && look.rotation == 0 && look.cornerRadius == 0 && look.borderWidth == 0
      && look.opacity == 1 && look.fill.alpha == 1 && frame.covers(canvas)
  }

  /// It, and all in it.
  var count: Int { nodes.reduce(1) { $0 + $1.count } }
}
