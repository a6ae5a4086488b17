public import Engine

/// What a view's layer says of its box: the view's own properties by the layer's names.
public struct CALayer {
  private let view: UIView

  fileprivate init(_ view: UIView) { self.view = view }

  /// In points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    nonmutating set { view.cornerRadius = newValue }
  }

  /// In points.
  public var borderWidth: CGFloat {
    get { view.borderWidth }
    nonmutating set { view.borderWidth = newValue }
  }

  public var borderColor: CGColor {
    get { view.borderColor }
    nonmutating set { view.borderColor = newValue }
  }

  public var backgroundColor: CGColor {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }

  /// 0…1.
  public var opacity: Float {
    get { Float(view.alpha) }
    nonmutating set { view.alpha = Double(newValue) }
  }

  /// True if nothing is seen outside of the box.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }

  /// The height above the parent's other children.
  public var zPosition: CGFloat {
    get { view.zPosition }
    nonmutating set { view.zPosition = newValue }
  }

  /// Applied around the centre.
  public var transform: CATransform3D {
    get { view.transform }
    nonmutating set { view.transform = newValue }
  }

  // MARK: The shadow

  /// 0…1.
  public var shadowOpacity: Float {
    get { Float(shadow.color.alpha) }
    nonmutating set { set { $0.color.alpha = Double(newValue) } }
  }

  /// An opaque colour: how dark the shadow is, ``shadowOpacity`` says.
  public var shadowColor: CGColor {
    get { shadow.color.withAlpha(1) }
    nonmutating set {
      guard newValue.alpha == 1 else {
        fatalError("a shadow's colour is opaque; shadowOpacity says how dark it is")
      }
      set { $0.color = newValue.withAlpha($0.color.alpha) }
    }
  }

  /// From the box to its shadow, in points.
  public var shadowOffset: CGSize {
    get { CGSize(shadow.offset.x, shadow.offset.y) }
    nonmutating set { set { $0.offset = CGPoint(newValue.width, newValue.height) } }
  }

  /// The softness in points.
  public var shadowRadius: CGFloat {
    get { shadow.blur }
    nonmutating set { set { $0.blur = newValue } }
  }

  /// The view's, or, if it has none, the transparent one that a layer has.
  private var shadow: Shadow {
    guard view.shadow == .clear else { return view.shadow }
    return Shadow(blur: 3, offset: CGPoint(0, -3), color: UIColor(white: 0, alpha: 0))
  }

  private func set(_ change: (inout Shadow) -> Void) {
    var new = shadow
    change(&new)
    view.shadow = new
  }
}

extension View {
  /// The view's properties by its layer's names.
  public var layer: CALayer { CALayer(self) }
}
