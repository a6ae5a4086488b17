public import Engine

/// The pictures of the slides.
public struct Artwork: Hashable, Sendable {
  private var drawings: [Slide: Drawing]

  /// - Parameter drawings: one for each slide; a slide without one shows no picture.
  public init(_ drawings: [Slide: Drawing] = [:]) { self.drawings = drawings }

  subscript(slide: Slide) -> Content { drawings[slide].map(Content.drawing) ?? .empty }
}
