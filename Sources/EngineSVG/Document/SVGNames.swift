import Engine

/// The names of a document: which are SVG's, and which of those the reader knows.
struct SVGNames {
  static let space = "http://www.w3.org/2000/svg"
  private static let linkSpace = "http://www.w3.org/1999/xlink"

  /// The prefixes that stand for SVG, and those for links.
  private var own: Set<String> = []
  private var links: Set<String> = ["xlink"]
  /// What names without a prefix are of, in each of the elements that are open.
  private var spaces: [String] = []

  /// Learns the prefixes that an element declares.
  mutating func note(_ element: SVGElement) {
    for attribute in element.attributes where attribute.name.hasPrefix("xmlns:") {
      let prefix = String(attribute.name.dropFirst(6))
      if attribute.text == Self.space { own.insert(prefix) }
      if attribute.text == Self.linkSpace { links.insert(prefix) }
    }
  }

  /// Begins an element in the tree, in which names without a prefix may be of another kind.
  mutating func enter(_ element: SVGElement) {
    // A root without a prefix is SVG, whether it says so or not.
    let standard = element.name.contains(":") ? "" : Self.space
    spaces.append(element["xmlns"]?.text ?? spaces.last ?? standard)
  }

  /// Ends it.
  mutating func leave() { spaces.removeLast() }

  /// The name of an element without a prefix; nil if it is not of SVG.
  func own(_ element: SVGElement) -> String? {
    let parts = element.name.split(separator: ":", maxSplits: 1)
    if parts.count == 2 { return own.contains(String(parts[0])) ? String(parts[1]) : nil }
    let space = element["xmlns"]?.text ?? spaces.last ?? Self.space
    return space == Self.space ? element.name : nil
  }

  /// The attributes of an element that mean something to the reader.
  func known(_ element: SVGElement, _ report: inout SVGReport) throws(SVGError) -> [SVGAttribute] {
    var known: [SVGAttribute] = []
    var hasLink = element["href"] != nil
    for var attribute in element.attributes {
      let parts = attribute.name.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        guard !hasLink, links.contains(String(parts[0])), parts[1] == "href" else { continue }
        hasLink = true
        attribute.name = "href"
      }
      if Self.attributes.contains(attribute.name) || SVGProperty.isAttribute(attribute.name) {
        known.append(attribute)
      } else if let problem = SVGProperty.problem(attribute) {
        try report.add(
          element.error(problem, at: attribute), once: SVGProperty.key(attribute.name))
      } else if !Self.isSilent(attribute.name), !SVGProperty.isDrawn(attribute.name) {
        let problem = "unknown attribute \"\(attribute.name)\" is ignored; remove it, or correct it"
        try report.add(element.error(problem, at: attribute), once: attribute.name)
      }
    }
    return known
  }

  /// The attributes that are no properties of a style.
  private static let attributes: Set<String> = [
    "id", "class", "style", "href", "d", "pathLength", "points", "x", "y", "width", "height", "rx",
    "ry", "r", "cx", "cy", "x1", "y1", "x2", "y2", "fx", "fy", "fr", "offset", "viewBox",
    "preserveAspectRatio", "gradientTransform", "gradientUnits", "spreadMethod", "clipPathUnits",
    "maskUnits", "maskContentUnits", "markerUnits", "markerWidth", "markerHeight", "refX", "refY",
    "orient", "patternUnits", "patternContentUnits", "patternTransform", "filterUnits",
    "primitiveUnits", "in", "in2", "result", "stdDeviation", "dx", "dy", "mode", "type", "values",
    "operator", "k1", "k2", "k3", "k4", "tableValues", "slope", "intercept", "amplitude",
    "exponent", "radius", "order", "kernelMatrix", "divisor", "bias", "targetX", "targetY",
    "preserveAlpha", "kernelUnitLength", "edgeMode", "filterRes", "requiredExtensions",
    "requiredFeatures", "systemLanguage",
  ]

  /// True for attributes that change nothing in a picture.
  private static func isSilent(_ name: String) -> Bool {
    silentAttributes.contains(name) || SVGProperty.isSilent(name)
      || ["xmlns", "data-", "aria-", "on"].contains { name.hasPrefix($0) }
  }

  private static let silentAttributes: Set<String> = [
    "version", "baseProfile", "role", "tabindex", "focusable", "lang", "zoomAndPan",
    "contentScriptType", "contentStyleType", "media", "type", "target", "rel", "download",
    "externalResourcesRequired", "rotate", "textLength", "lengthAdjust", "startOffset", "method",
    "spacing", "crossorigin", "decoding", "loading", "space", "base", "title", "name", "slot",
    "part", "hidden", "nonce", "is", "xml", "color-profile",
  ]
}

// MARK: - Elements

extension SVGNames {
  /// The reader's way with an element.
  enum Kind {
    /// It is in the tree, with what lies in it.
    case drawn
    /// It is in the tree, without what lies in it: where it is used, that is refused.
    case leaf
    /// Nothing of it is ever seen.
    case silent
    case refused(String)
    case unknown
  }

  static func kind(of name: String) -> Kind {
    if drawn.contains(name) { return .drawn }
    if let reason = refused[name] { return .refused(reason) }
    if leaves[name] != nil { return .leaf }
    return silent.contains(name) ? .silent : .unknown
  }

  /// The reason why an element in the tree is not drawn; nil if it is.
  static func refusal(of name: String) -> String? { leaves[name] }

  static let motionRefusal = "is not played; the picture is drawn as it stands"

  static let listed = known.joined(separator: ", ")

  private static let drawn = Set(known + steps)

  private static let known =
    [
      "svg", "g", "a", "switch", "use", "symbol", "defs", "clipPath", "mask", "marker", "pattern",
      "filter", "image", "text", "tspan",
    ]
    + ["linearGradient"]
    + ["radialGradient", "stop"] + SVGShape.allCases.map(\.rawValue)

  private static let steps = [
    "feGaussianBlur", "feOffset", "feFlood", "feBlend", "feColorMatrix", "feComposite", "feMerge",
    "feMergeNode", "feDropShadow", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB",
    "feFuncA", "feMorphology", "feConvolveMatrix", "feTile", "feImage",
  ]

  private static let silent: Set<String> = [
    "title", "desc", "metadata", "style", "view", "cursor", "font", "font-face", "color-profile",
    "glyph", "missing-glyph", "hkern", "vkern", "discard", "solidcolor", "link", "meshpatch",
  ]

  private static let refused: [String: String] = {
    var refused = ["script": "is not run; the picture is drawn as it stands"]
    for name in ["animate", "animateTransform", "animateMotion", "animateColor", "set", "mpath"] {
      refused[name] = motionRefusal
    }
    return refused
  }()

  private static let leaves: [String: String] = {
    let text =
      "is not drawn; convert text to paths (Inkscape: Path, Object to Path; Illustrator: "
      + "Type, Create Outlines; Figma: Outline text)"
    var leaves = [
      "image": "is not drawn; trace it to paths, or leave it out",
      "foreignObject": "is not drawn; draw it with SVG's own shapes",
      "meshgradient": "is not drawn; use a linearGradient or a radialGradient",
      "hatch": "is not drawn; draw its lines as paths",
    ]
    for name in [
      "feTurbulence", "feDisplacementMap", "feDiffuseLighting", "feSpecularLighting",
    ] {
      leaves[name] = "is not drawn; what its filter is on is drawn without it"
    }
    for name in ["flowRoot", "textPath", "tref"] { leaves[name] = text }
    for name in ["video", "audio", "iframe", "canvas"] {
      leaves[name] = "is not drawn; a picture has shapes only"
    }
    return leaves
  }()

  /// A hint to the known element whose name is most like another.
  static func nearest(to name: String) -> String {
    Spelling.nearest(to: name, in: known + steps).map { ", and is skipped; \($0) is meant?" } ?? ""
  }
}
