/// The props of one element in a description: a name, and how it looks.
///
/// The appearance is what moves; everything else a conforming type adds is content, which
/// changes at once.
public protocol NodeDescriptionProps: Equatable, Sendable {
  /// The element's name among its siblings; nil: told from others of its type by its order only.
  var key: String? { get }
  /// The appearance at rest, laid out.
  var appearance: Appearance { get set }
  /// True if the element's key names it in the whole tree, so that it may get another parent: it
  /// then moves there, as one view, from where it was. False, unless implemented.
  var isShared: Bool { get }
}

extension NodeDescriptionProps {
  /// The key names the element among its siblings only.
  public var isShared: Bool { false }

  /// The place in the parent, in points.
  public var frame: Rect {
    get { appearance.frame }
    set { appearance.frame = newValue }
  }

  /// 0…1.
  public var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }
}
