extension Animation: CustomStringConvertible {
  /// The kind and the duration; a program's structure is printed by its parts.
  public var description: String {
    switch self {
    case .cancelled: "0"
    case .trivial: "1"
    case .runnable(let node): "\(node.duration) s"
    }
  }
}
