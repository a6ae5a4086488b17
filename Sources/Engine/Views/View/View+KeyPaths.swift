extension KeyPathProperties where Self: View {
  // Not in the class: only here is `Self` the class that was asked, and the key paths start there.
  package static func places(of property: AnyKeyPath) -> [PropertyPart]? {
    if let known = KnownPath.all.first(where: { $0.path == property }) {
      return [PropertyPart(known.property.rawValue)]
    }
    if let whole = wholes[property] { return [PropertyPart(whole.rawValue)] }
    if let composed = composed[property] { return composed }
    if let part = parts[property] { return [PropertyPart(part.0.rawValue, lane: part.1)] }
    if let problem = inseparable[property] {
      refuse("a view can't be bound with \(problem)")
    }
    return nil
  }

  private static var wholes: [AnyKeyPath: ViewProperty] {
    [
      \Self.center: .center, \Self.size: .size, \Self.bounds.size: .size, \Self.alpha: .alpha,
      \Self.translation: .translation, \Self.transform.translation: .translation,
      \Self.scale: .scale, \Self.transform.scale: .scale,
      \Self.rotation: .rotation, \Self.transform.rotation: .rotation,
      \Self.backgroundColor: .backgroundColor,
      \Self.cornerRadius: .cornerRadius, \Self.borderWidth: .borderWidth,
      \Self.borderColor: .borderColor, \Self.shadow: .shadow, \Self.zPosition: .zPosition,
    ]
  }

  /// The properties that are made of others.
  private static var composed: [AnyKeyPath: [PropertyPart]] {
    let size = PropertyPart(ViewProperty.size.rawValue) { Rect(lanes: $0).size.lanes }
    let center = PropertyPart(ViewProperty.center.rawValue) { Rect(lanes: $0).center.lanes }
    return [
      \Self.frame: [center, size], \Self.bounds: [size],
      \Self.transform: [
        PropertyPart(ViewProperty.translation.rawValue) { Transform(lanes: $0).translation.lanes },
        PropertyPart(ViewProperty.scale.rawValue) { Transform(lanes: $0).scale.lanes },
        PropertyPart(ViewProperty.rotation.rawValue) { Transform(lanes: $0).rotation.lanes },
      ],
    ]
  }

  /// The single numbers, by property and lane.
  private static var parts: [AnyKeyPath: (ViewProperty, Int)] {
    [
      \Self.center.x: (.center, 0), \Self.center.y: (.center, 1),
      \Self.size.width: (.size, 0), \Self.size.height: (.size, 1),
      \Self.bounds.size.width: (.size, 0), \Self.bounds.size.height: (.size, 1),
      \Self.translation.x: (.translation, 0), \Self.translation.y: (.translation, 1),
      \Self.transform.translation.x: (.translation, 0),
      \Self.transform.translation.y: (.translation, 1),
      \Self.scale.x: (.scale, 0), \Self.scale.y: (.scale, 1),
      \Self.transform.scale.x: (.scale, 0), \Self.transform.scale.y: (.scale, 1),
      \Self.backgroundColor.red: (.backgroundColor, 0),
      \Self.backgroundColor.green: (.backgroundColor, 1),
      \Self.backgroundColor.blue: (.backgroundColor, 2),
      \Self.backgroundColor.alpha: (.backgroundColor, 3),
      \Self.borderColor.red: (.borderColor, 0), \Self.borderColor.green: (.borderColor, 1),
      \Self.borderColor.blue: (.borderColor, 2), \Self.borderColor.alpha: (.borderColor, 3),
      \Self.shadow.offset.x: (.shadow, 0), \Self.shadow.offset.y: (.shadow, 1),
      \Self.shadow.blur: (.shadow, 2), \Self.shadow.color.red: (.shadow, 3),
      \Self.shadow.color.green: (.shadow, 4), \Self.shadow.color.blue: (.shadow, 5),
      \Self.shadow.color.alpha: (.shadow, 6),
    ]
  }

  /// The paths that set several properties by half, each with its name and what to bind instead.
  private static var inseparable: [AnyKeyPath: String] {
    let origin = "it moves with the size; bind the center or the whole frame"
    let size = "it moves the center, too; bind the view's size or the whole frame"
    let bounds = "it is 0, or where a component view is scrolled to"
    return [
      \Self.frame.origin: "frame.origin: " + origin,
      \Self.frame.origin.x: "frame.origin.x: " + origin,
      \Self.frame.origin.y: "frame.origin.y: " + origin,
      \Self.frame.size: "frame.size: " + size,
      \Self.frame.size.width: "frame.size.width: " + size,
      \Self.frame.size.height: "frame.size.height: " + size,
      \Self.bounds.origin: "bounds.origin: " + bounds,
      \Self.bounds.origin.x: "bounds.origin.x: " + bounds,
      \Self.bounds.origin.y: "bounds.origin.y: " + bounds,
    ]
  }
}

/// The paths that begin at `View` itself, as most do: made once, since making a path that begins at
/// a class that is not known beforehand takes longer than all else of a binding.
private struct KnownPath {
  let path: any AnyKeyPath & Sendable
  let property: ViewProperty

  static let all = [
    KnownPath(path: \View.alpha, property: .alpha),
    KnownPath(path: \View.center, property: .center),
    KnownPath(path: \View.size, property: .size),
    KnownPath(path: \View.translation, property: .translation),
    KnownPath(path: \View.scale, property: .scale),
    KnownPath(path: \View.rotation, property: .rotation),
    KnownPath(path: \View.backgroundColor, property: .backgroundColor),
    KnownPath(path: \View.cornerRadius, property: .cornerRadius),
    KnownPath(path: \View.shadow, property: .shadow),
    KnownPath(path: \View.zPosition, property: .zPosition),
  ]
}
