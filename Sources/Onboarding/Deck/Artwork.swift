public import Engine

/// The pictures of the four slides.
public struct Artwork: Hashable, Sendable {
  private var drawings: [IntroStep: Drawing]

  /// - Parameter drawings: one for each slide; a slide without one shows no picture.
  public init(_ drawings: [IntroStep: Drawing] = [:]) { self.drawings = drawings }

  subscript(step: IntroStep) -> Content { drawings[step].map(Content.drawing) ?? .none }
}

extension IntroStep {
  /// The name of the file with the slide's picture.
  public var artworkName: String { "\(self).svg" }
}
