/// A file of vectors, by what it is about. Its format is described in Assets/Vectors/README.md.
public enum VectorFile: String, CaseIterable, Sendable {
  case algebra, animators, layout, timing, transitions

  /// The file's name in a folder of vectors.
  public var name: String { rawValue + ".json" }

  /// Tries one case: nil if it passed. Throws if the case itself can't be understood.
  typealias Check = @Sendable (VectorValue) throws -> Mismatch?

  /// The checkers of the file's sections, or of its kinds of groups.
  var checks: [String: Check] {
    switch self {
    case .algebra: AlgebraVectors.checks
    case .animators: AnimatorVectors.checks
    case .layout: LayoutVectors.checks
    case .timing: TimingVectors.checks
    case .transitions: TransitionVectors.checks
    }
  }
}
