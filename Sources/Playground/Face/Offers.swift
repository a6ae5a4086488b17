import Engine

/// Something in a file that can be shown.
struct Offer {
  /// The kinds, what is shown rather than others first.
  enum Kind: Int, Comparable {
    case screen, description, animator, layouts, animation, view

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  let name: String
  /// The second name of a pair, which chooses it, too.
  var otherName: String?
  let kind: Kind
  let line: Int
  let make: (any TextMeasuring) -> any Screen
}

/// Everything in a file that can be shown.
struct Offers {
  private(set) var all: [Offer] = []
  private var layouts: [(name: String, layout: any Layout)] = []

  mutating func add(_ offer: Offer) { all.append(offer) }

  /// Two layouts in a row are a pair.
  mutating func add(layout: any Layout, named name: String, line: Int) {
    layouts.append((name, layout))
    guard layouts.count.isMultiple(of: 2), let last = layouts.last else { return }
    let first = layouts[layouts.count - 2]
    add(
      Offer(name: first.name, otherName: last.name, kind: .layouts, line: line) {
        LayoutPairScreen(first.layout, last.layout, measuring: $0)
      })
  }

  /// The one to show.
  ///
  /// - Parameter name: asked for by a person; nil: the only one of the first kind that there is. Of
  ///   animations it is the last one, which is made of those before.
  func chosen(_ name: String?) throws -> Offer {
    if let name { return try named(name) }
    guard let kind = all.map(\.kind).min() else { throw PlaygroundProblem(Self.nothing) }
    let best = all.filter { $0.kind == kind }.sorted { $0.line < $1.line }
    guard best.count == 1 || kind == .animation else {
      let names = best.map { "\($0.name) (line \($0.line))" }.joined(separator: ", ")
      throw PlaygroundProblem(
        "there are \(best.count) things to show: \(names); choose one with --type, as --type "
          + best[0].name)
    }
    return best[best.count - 1]
  }

  private func named(_ name: String) throws -> Offer {
    if let offer = all.last(where: { $0.name == name || $0.otherName == name }) { return offer }
    let names = all.flatMap { [$0.name, $0.otherName].compactMap(\.self) }
    guard !names.isEmpty else { throw PlaygroundProblem(Self.nothing) }
    let guess = Spelling.nearest(to: name, in: names).map { "; did you mean “\($0)”?" }
    throw PlaygroundProblem(
      "there is no “\(name)” to show" + (guess ?? "; there are \(names.joined(separator: ", "))"))
  }

  private static let nothing =
    "there is nothing to show; declare a StageScreen, a description, an animator, two layouts or an "
    + "Animation, or show a view: Playground.show(view)"
}

/// A file that was compiled and can't be shown.
package struct PlaygroundProblem: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
