extension Animation: CustomStringConvertible {
  /// The kind and the duration: `0`, `1` or, for instance, `0.5 s`.
  public var description: String {
    switch self {
    case .cancelled: "0"
    case .trivial: "1"
    case .runnable(let node): "\(node.duration) s"
    }
  }
}
