public import Engine

/// The pictures of the slides.
public struct Artwork: Hashable, Sendable {
  private var drawings: [String: Drawing]

  /// - Parameter drawings: by the names of their files; an element without one shows no picture.
  public init(_ drawings: [String: Drawing] = [:]) { self.drawings = drawings }

  package subscript(name: String) -> Content { drawings[name].map(Content.drawing) ?? .empty }
}
