/// The props of one element in a description: a name, and how it looks.
///
/// The appearance is what moves; everything else a conforming type adds is content, which
/// changes at once, or describes what lies in the element.
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

/// The other looks, by the names that they have in ``appearance``.
extension NodeDescriptionProps {
  /// The middle in the parent, in points.
  public var center: Point {
    get { appearance.center }
    set { appearance.center = newValue }
  }

  /// In points.
  public var size: Size {
    get { appearance.size }
    set { appearance.size = newValue }
  }

  /// Applied around the centre.
  public var transform: Transform {
    get { appearance.transform }
    set { appearance.transform = newValue }
  }

  /// The colour of the box behind the content.
  public var backgroundColor: Color {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// In points.
  public var cornerRadius: Double {
    get { appearance.cornerRadius }
    set { appearance.cornerRadius = newValue }
  }

  /// In points.
  public var borderWidth: Double {
    get { appearance.borderWidth }
    set { appearance.borderWidth = newValue }
  }

  /// The colour of the line around the box.
  public var borderColor: Color {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }

  /// Thrown by the box.
  public var shadow: Shadow {
    get { appearance.shadow }
    set { appearance.shadow = newValue }
  }

  /// The height above the parent's other children.
  public var zPosition: Double {
    get { appearance.zPosition }
    set { appearance.zPosition = newValue }
  }
}
