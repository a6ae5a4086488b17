extension Drawing.Item {
  /// The item with each of its lines drawn between two shares of its length; areas stay.
  func trimmed(from start: Double, to end: Double) -> Drawing.Item {
    func trimmed(_ items: [Drawing.Item]) -> [Drawing.Item] {
      items.map { $0.trimmed(from: start, to: end) }
    }
    switch self {
    case .fill, .text: return self
    case .stroke(let path, let style, let paint):
      return .stroke(path.trimmed(from: start, to: end), style, paint)
    case .group(let id, let transform, let opacity, let items):
      return .group(id: id, transform: transform, opacity: opacity, items: trimmed(items))
    case .clipped(let path, let items): return .clipped(by: path, items: trimmed(items))
    case .masked(let mask, let mode, let items):
      return .masked(by: mask, mode, items: trimmed(items))
    case .composited(let compositing, let items):
      return .composited(by: compositing, items: trimmed(items))
    }
  }
}
