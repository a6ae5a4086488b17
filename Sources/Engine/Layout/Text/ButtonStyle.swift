/// The kind of a button: it decides the font, the picture and the least size.
public enum ButtonStyle: Hashable, Sendable, CaseIterable {
  /// No looks of its own; a font of 18 points.
  case custom
  /// A font of 15 points.
  case system
  /// A round picture of 22 points: about details, information, or adding a contact.
  case detailDisclosure, infoDark, infoLight, contactAdd

  var font: Font { Font(size: self == .custom ? 18 : 15) }

  /// The picture that the button brings itself.
  var ownImageSize: Size { hasTitleOnly ? .zero : Size(22, 22) }

  var hasTitleOnly: Bool { self == .custom || self == .system }
}

/// The picture of a button.
public enum ButtonImage: Hashable, Sendable {
  /// The one that comes with the style, if any.
  case ofStyle
  /// Only room for a picture, in points; sides finite and ≥ 0.
  case size(Size)
  /// A drawing, shown at a size in points; sides finite and ≥ 0.
  case drawing(Drawing, size: Size)

  func size(in style: ButtonStyle) -> Size {
    switch self {
    case .ofStyle: style.ownImageSize
    case .size(let size), .drawing(_, let size): size
    }
  }

  var isOwn: Bool { self != .ofStyle }

  var drawing: Drawing? {
    if case .drawing(let drawing, _) = self { drawing } else { nil }
  }
}
