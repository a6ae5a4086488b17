import Engine

/// The animator of a component view as a line of Swift names it, without its timing.
struct AnimatorCall: Equatable {
  /// The kind of the animator.
  enum Kind: Equatable {
    case fade
    /// The one that is written by hand, which has no cascade.
    case deal
    case transform(Transform)
  }

  let kind: Kind
  let cascade: Cascade

  /// - Parameter timing: the argument as it is written.
  func text(timing: String) -> String {
    switch kind {
    case .fade: "FadeAnimator(timing: \(timing)\(cascadeText))"
    case .deal: "DealAnimator(timing: \(timing))"
    case .transform(let transform):
      "TransformAnimator(transform: \(Self.text(transform)), timing: \(timing)\(cascadeText))"
    }
  }

  private var cascadeText: String { cascade == .together ? "" : ", cascade: .\(cascade)" }

  /// A transform in the shortest way to write it.
  private static func text(_ transform: Transform) -> String {
    let (move, scale) = (transform.translation, transform.scale)
    if transform == .translation(move.x, move.y) {
      return ".translation(\(PlainNumber.exact(move.x)), \(PlainNumber.exact(move.y)))"
    }
    if transform == .scale(scale.x) { return ".scale(\(PlainNumber.exact(scale.x)))" }
    let point = "Point(\(PlainNumber.exact(scale.x)), \(PlainNumber.exact(scale.y)))"
    let turn =
      transform.rotation == 0 ? "" : ", rotation: \(PlainNumber.exact(transform.rotation))"
    return "Transform(scale: \(point)\(turn))"
  }
}
