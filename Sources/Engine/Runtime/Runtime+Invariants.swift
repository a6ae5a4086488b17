/// The rules that hold in every frame, whoever moves what: one list for unit tests, fuzzers, random
/// lives and recordings that are played again, so that each of them looks for all of it.
extension Runtime {
  /// The rules that are broken in the screen's trees now, as texts; empty unless there is a fault.
  package var brokenInvariants: [String] {
    var seen: Set<ObjectIdentifier> = []
    return ([screen.root] + trees.map(\.root)).map(\.root)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
      .flatMap { $0.brokenInvariants + $0.doubledKeys }
  }
}

extension View {
  /// The rules that are broken in the tree of the view and all below it, as texts.
  ///
  /// - What is on screen can be shown: numbers are finite, lengths ≥ 0, colours and opacities 0…1.
  /// - Each view knows its parent; none that is gone is in a tree.
  /// - Where nothing moves any more, each view shows what was set last.
  package final var brokenInvariants: [String] {
    let rests = stage.map { $0.changeCount == 0 && !$0.hasLeftovers } ?? false
    var broken: [String] = []
    addBrokenInvariants(atRest: rests, to: &broken)
    return broken
  }

  private func addBrokenInvariants(atRest: Bool, to broken: inout [String]) {
    let shown = presented
    if !shown.isFinite || shown != shown.shown { broken.append("\(name) can't be shown: \(shown)") }
    if atRest, shown != rest.shown { broken.append("\(name) shows \(shown) at rest, not \(rest)") }
    if phase == .gone { broken.append("\(name) is gone, and on screen") }
    for view in subviews {
      if view.superview !== self { broken.append("\(view.name) lies in \(name) and elsewhere") }
      view.addBrokenInvariants(atRest: atRest, to: &broken)
    }
  }

  /// Each key that two views in one view have; none, unless they were described so.
  package final var doubledKeys: [String] {
    var doubled: [String] = []
    var seen: Set<String> = []
    for view in subviews {
      if let key = view.key, !seen.insert(key).inserted {
        doubled.append("\(name) holds \(key) twice")
      }
      doubled += view.doubledKeys
    }
    return doubled
  }

  private var name: String { key ?? "a view" }
}

extension Appearance {
  /// True if all of it is finite.
  fileprivate var isFinite: Bool {
    ViewProperty.allCases.allSatisfy { property in
      let lanes = self[property]
      return lanes - lanes == .zero
    }
  }
}
