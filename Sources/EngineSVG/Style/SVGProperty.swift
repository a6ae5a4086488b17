import Engine

/// The properties of a style, which are attributes as well: drawn, silent or refused.
enum SVGProperty {
  /// True for those that the reader draws.
  static func isDrawn(_ name: String) -> Bool { drawn.contains(name) }

  /// True for those of them that may be attributes, too.
  static func isAttribute(_ name: String) -> Bool {
    drawn.contains(name) && !["mix-blend-mode", "isolation", "background-color"].contains(name)
  }

  private static let drawn: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "opacity", "color", "clip-path", "clip-rule", "display", "visibility",
    "paint-order", "stop-color", "stop-opacity", "font-size", "transform", "overflow", "mask",
    "mask-type", "marker-start", "marker-mid", "marker-end", "vector-effect", "image-rendering",
    "filter", "mix-blend-mode", "isolation", "flood-color", "flood-opacity",
    "color-interpolation-filters", "transform-origin", "transform-box", "font-family",
    "font-weight", "font-style", "letter-spacing", "text-anchor", "text-decoration",
    "text-decoration-line", "text-transform", "white-space", "dominant-baseline",
    "alignment-baseline", "baseline-shift", "word-spacing", "writing-mode", "font-variant",
    "font-stretch", "direction", "background-color",
  ]

  /// True for those that an element doesn't inherit unless it says so.
  static func isOwn(_ name: String) -> Bool { own.contains(name) }

  private static let own: Set<String> = [
    "opacity", "clip-path", "mask", "mask-type", "display", "overflow", "transform", "stop-color",
    "stop-opacity", "vector-effect", "filter", "mix-blend-mode", "isolation", "flood-color",
    "flood-opacity", "transform-origin", "transform-box", "alignment-baseline", "baseline-shift",
    "background-color",
  ]

  /// True for those that a style may set.
  static func isStyle(_ name: String) -> Bool {
    isDrawn(name) || SVGShape.allCases.contains { $0.geometry.contains(name) }
  }

  /// The key by which a problem of a property is reported once.
  static func key(_ name: String) -> String { motion.contains(name) ? motionKey : name }

  /// The key of all motion in style sheets.
  static let motionKey = "animation"

  /// The properties that let others move.
  private static let motion: Set<String> = [
    "animation", "animation-name", "-webkit-animation", "-webkit-animation-name",
  ]

  /// A text that says that a property's value isn't drawn; nil if it changes nothing.
  static func problem(_ property: SVGAttribute) -> String? {
    if motion.contains(property.name) {
      return ["none", ""].contains(property.word)
        ? nil : "\(property.name) \(SVGNames.motionRefusal)"
    }
    guard let (plain, advice) = refused[property.name] else { return nil }
    let value = property.word
    guard !plain.contains(value) else { return nil }
    return "\(property.name) is not drawn; \(advice)"
  }

  /// Properties that are drawn with these values only, and advice for all others.
  private static let refused: [String: (plain: [String], advice: String)] = {
    var refused: [String: (plain: [String], advice: String)] = [
      "color-interpolation": (["sRGB", "auto"], "colours are mixed in sRGB")
    ]
    refused["background-blend-mode"] = (
      ["normal"], "colours lie over one another as normal ones do"
    )
    refused["-inkscape-stroke"] = (["none"], "lines are scaled with what they are drawn in")
    return refused
  }()

  /// True for properties that change nothing without text, pages or a pointer.
  static func isSilent(_ name: String) -> Bool {
    if refused[name] != nil || silent.contains(name) || name.hasPrefix("-") { return true }
    return silentBeginnings.contains { name.hasPrefix($0) }
  }

  private static let silentBeginnings = [
    "font", "text-", "color-", "flood-", "lighting-", "shape-", "image-", "word-", "letter-",
    "line-", "white-", "glyph-", "baseline", "alignment-", "dominant-", "solid-", "background",
    "margin", "padding", "border", "animation", "transition", "mask-", "stroke-", "fill-", "clip",
    "user-", "will-", "page-", "scroll",
  ]

  private static let silent: Set<String> = [
    "cursor", "pointer-events", "unicode-bidi", "kerning",
    "inline-size", "block-progression", "enable-background", "width", "height",
    "position", "top", "left", "right", "bottom", "z-index", "float", "outline", "content",
    "src", "unicode-range", "buffered-rendering", "max-width", "max-height", "min-width",
    "min-height", "box-sizing", "vertical-align", "object-fit", "x", "y", "cx", "cy", "r", "rx",
    "ry", "order", "flex", "appearance", "print-color-adjust", "orphans", "widows",
    "tab-size", "hyphens", "quotes", "all", "marker",
  ]
}
