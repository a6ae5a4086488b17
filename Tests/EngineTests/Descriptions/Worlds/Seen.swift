@testable import Engine

/// The places in which the views of a tree are seen, and how strongly, whatever their parents are.
struct Seen {
  struct Look {
    let place: AffineTransform
    let size: Size
    let alpha: Double
  }

  private let looks: [(view: View, look: Look)]

  init(_ container: View) {
    var looks: [(View, Look)] = []
    container.forEachInPaintOrder { view in
      guard view !== container else { return }
      looks.append((view, Look(of: view)))
    }
    self.looks = looks
  }

  /// The views that are still in the tree, and seen otherwise than they were.
  func jumps(in container: View) -> [String] {
    looks.compactMap { view, look in
      guard view.isDescendant(of: container) else { return nil }
      return Look(of: view).differs(from: look).map { "\(view.key ?? "-") \($0)" }
    }
  }

  /// The views of another tree of which no view with their keys is seen as they are.
  func differences(from other: Seen) -> [String] {
    other.looks.flatMap { wanted, look in
      let problems = looks.filter { $0.view.key == wanted.key }.map { $0.look.differs(from: look) }
      if problems.contains(nil) { return [String]() }
      return ["\(wanted.key ?? "-") is missing or \(problems.compactMap { $0 })"]
    }
  }

  /// A problem if a view with one of these keys is there twice.
  func doubles(of keys: Set<String>) -> [String] {
    let found = looks.compactMap(\.view.key).filter(keys.contains)
    return found.count == Set(found).count ? [] : ["a key twice: \(found)"]
  }
}

extension Seen.Look {
  init(of view: View) {
    var alpha = view.presented.alpha
    var above = view.superview
    while let parent = above {
      alpha *= parent.presented.alpha
      above = parent.superview
    }
    self.init(place: view.presentedToRoot, size: view.presented.size, alpha: alpha)
  }

  func differs(from other: Seen.Look) -> String? {
    // What can't be seen may be anywhere.
    if alpha == 0, other.alpha == 0 { return nil }
    let pairs = [
      (place.a, other.place.a), (place.b, other.place.b), (place.c, other.place.c),
      (place.d, other.place.d), (place.tx, other.place.tx), (place.ty, other.place.ty),
      (size.width, other.size.width), (size.height, other.size.height), (alpha, other.alpha),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 } ? nil : "is seen as \(self), not \(other)"
  }
}
