import Engine

extension Take {
  /// The looks of views that no picture of it says, in words.
  var unsaidLooks: [String] {
    UnsaidLook.allCases.compactMap { look in
      let views = allViews.filter { look.isThere(in: $0) }.map { "“\($0.id)”" }
      return views.isEmpty
        ? nil : "it leaves out \(look.words) of \(views.joined(separator: ", "))"
    }
  }
}

/// A look of a box that pictures leave out.
private enum UnsaidLook: CaseIterable {
  case gradient, innerShadow, line

  var words: String {
    switch self {
    case .gradient: "the gradients"
    case .innerShadow: "the shadows that fall into the boxes"
    case .line: "the sides and dashes of borders, and the parts of lines that are drawn,"
    }
  }

  func isThere(in view: TakenView) -> Bool {
    (Array(view.poses).compactMap(\.self) + [view.goal]).contains { look in
      switch self {
      case .gradient: look.hasGradient && view.stillGradient == nil
      case .innerShadow: !look.innerShadows.isEmpty
      case .line: look.borderLine != .plain
      }
    }
  }
}
