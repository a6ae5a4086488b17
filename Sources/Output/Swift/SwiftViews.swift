package import Engine

/// A tree of views as Swift: a property for each of them, and what an `init` does with them.
package struct SwiftViews {
  /// The names of the views, `root` among them.
  package private(set) var names: [ObjectIdentifier: String] = [:]
  /// The lines that declare them, without blanks in front.
  private(set) var declarations: [String] = []
  /// The lines that put them together.
  private(set) var setup: [String] = []
  private(set) var drawings = SwiftDrawings()
  private var taken: SwiftNames

  /// A canvas with views in it.
  ///
  /// - Parameters:
  ///   - views: with the places of their parents on the canvas; back to front.
  ///   - reserved: names that no view gets.
  package init(
    _ views: [(View, Point)], on size: Size, ground: Color, reserved: Set<String> = []
  ) {
    taken = SwiftNames(
      taken: reserved.union(["root", "animation", "linear", "keyframes", "const"]))
    let color = ground.alpha > 0 ? ", backgroundColor: \(SwiftValues.known(ground).flat)" : ""
    declarations.append(
      "let root = View(frame: \(SwiftValues.rect(Rect(origin: .zero, size: size)))\(color))")
    for (view, place) in views { add(view, to: "root", at: place) }
  }

  private mutating func add(_ view: View, to parent: String, at place: Point = .zero) {
    var look = view.presented
    look.center = look.center + place
    let name = taken.name(for: view.key ?? "", kind: "view")
    names[ObjectIdentifier(view)] = name
    declare(view, name, look)
    setUp(view, name, look)
    setup += ["\(parent).addSubview(\(name))"]
    for child in view.subviews { add(child, to: name) }
  }

  private mutating func declare(_ view: View, _ name: String, _ look: Appearance) {
    var arguments: [SwiftCode] = ["frame: \(SwiftValues.rect(look.frame))"]
    if look.backgroundColor != .clear {
      arguments.append(.labelled("backgroundColor", SwiftValues.known(look.backgroundColor)))
    }
    if let key = view.key { arguments.append("key: \(SwiftValues.string(key))") }
    declarations += SwiftCode.call("View", arguments).lines(indent: 2, after: "let \(name) = ")
      .map { String($0.dropFirst(2)) }
  }

  private mutating func setUp(_ view: View, _ name: String, _ look: Appearance) {
    let plain = Appearance()
    func set(_ property: String, _ code: SwiftCode) {
      setup += code.lines(indent: 4, after: "\(name).\(property) = ").map {
        String($0.dropFirst(4))
      }
    }
    if look.alpha != plain.alpha { set("alpha", "\(SwiftValues.number(look.alpha))") }
    if look.transform != plain.transform {
      set("transform", SwiftValues.transform(look.transform))
    }
    if look.cornerRadius != plain.cornerRadius {
      set("cornerRadius", "\(SwiftValues.number(look.cornerRadius))")
    }
    if look.borderWidth != plain.borderWidth {
      set("borderWidth", "\(SwiftValues.number(look.borderWidth))")
    }
    if look.borderColor != plain.borderColor {
      set("borderColor", SwiftValues.known(look.borderColor))
    }
    if look.onlyShadow != plain.shadow { set("shadow", SwiftValues.shadow(look.onlyShadow)) }
    if look.zPosition != plain.zPosition {
      set("zPosition", "\(SwiftValues.number(look.zPosition))")
    }
    if view.clipsToBounds { set("clipsToBounds", "true") }
    if let content = drawings.content(view.content, of: name) { set("content", content) }
  }
}

extension Appearance {
  /// The shadow that has a name, or in its place one that has none.
  var onlyShadow: Shadow {
    shadow == .clear ? shadows.first { $0.spread == 0 } ?? .clear : shadow
  }
}
