/// All animatable properties of a view at one moment, as a value.
public struct Appearance: Hashable, Sendable {
  /// The middle of the view in its parent's coordinates, in points.
  public var center: Point
  /// In points; shown as at least 0.
  public var size: Size
  /// 0…1; fades the view and everything in it.
  public var alpha: Double
  /// Applied around the centre, to the view and everything in it.
  public var transform: Transform
  /// The colour of the box behind the content.
  public var backgroundColor: Color
  /// In points; cut to half the shorter side when drawn.
  public var cornerRadius: Double
  /// In points; the border lies inside the frame.
  public var borderWidth: Double
  /// The colour of the line around the box.
  public var borderColor: Color
  /// Thrown by the view's box.
  public var shadow: Shadow
  /// The height above the parent's other children: higher ones lie in front of lower ones, whatever
  /// their order; of equal ones the order decides.
  public var zPosition: Double
  /// What few views have.
  private(set) var dress = BoxDress()

  /// An appearance; see the properties.
  public init(
    frame: Rect = .zero, alpha: Double = 1, transform: Transform = .identity,
    backgroundColor: Color = .clear, cornerRadius: Double = 0, borderWidth: Double = 0,
    borderColor: Color = .clear, shadow: Shadow = .clear, zPosition: Double = 0
  ) {
    center = frame.center
    size = frame.size
    self.alpha = alpha
    self.transform = transform
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.shadow = shadow
    self.zPosition = zPosition
  }

  /// The place in the parent before the transform.
  public var frame: Rect {
    get { Rect(center: center, size: size) }
    set {
      center = newValue.center
      size = newValue.size
    }
  }

  /// A property as numbers.
  package subscript(property: ViewProperty) -> Lanes {
    get {
      switch property {
      case .center: center.lanes
      case .size: size.lanes
      case .alpha: alpha.lanes
      case .translation: transform.translation.lanes
      case .scale: transform.scale.lanes
      case .rotation: transform.rotation.lanes
      case .backgroundColor: backgroundColor.lanes
      case .cornerRadius: cornerRadius.lanes
      case .borderWidth: borderWidth.lanes
      case .borderColor: borderColor.lanes
      case .shadow: shadow.lanes
      case .zPosition: zPosition.lanes
      default: dress[property]
      }
    }
    set {
      switch property {
      case .center: center = Point(lanes: newValue)
      case .size: size = Size(lanes: newValue)
      case .alpha: alpha = Double(lanes: newValue)
      case .translation: transform.translation = Point(lanes: newValue)
      case .scale: transform.scale = Point(lanes: newValue)
      case .rotation: transform.rotation = Double(lanes: newValue)
      case .backgroundColor: backgroundColor = Color(lanes: newValue)
      case .cornerRadius: cornerRadius = Double(lanes: newValue)
      case .borderWidth: borderWidth = Double(lanes: newValue)
      case .borderColor: borderColor = Color(lanes: newValue)
      case .shadow: shadow = Shadow(lanes: newValue)
      case .zPosition: zPosition = Double(lanes: newValue)
      default: dress[property] = newValue
      }
    }
  }

  /// The same appearance within what can be shown: sizes and widths ≥ 0, alphas and colours 0…1.
  ///
  /// A spring may overshoot these limits on its way; the centre is kept.
  package var shown: Appearance {
    var shown = self
    for property in ViewProperty.plain { shown[property] = property.shown(self[property]) }
    guard !dress.isPlain else { return shown }
    for property in ViewProperty.dress { shown[property] = property.shown(self[property]) }
    return shown
  }
}

extension ViewProperty {
  /// A value of the property within what can be shown.
  func shown(_ lanes: Lanes) -> Lanes {
    switch self {
    case .size, .cornerRadius, .borderWidth: pointwiseMax(lanes, .zero)
    case .alpha, .backgroundColor, .borderColor:
      pointwiseMin(pointwiseMax(lanes, .zero), Lanes(repeating: 1))
    case .shadow: Shadow(lanes: lanes).shown.lanes
    case .contentFit: ContentFit(lanes: lanes).shown.lanes
    case .borderLine: BorderLine.shown(lanes)
    // Each number counts beside another one: what is shown of them is told where they are drawn.
    case .shadow1, .shadow2, .shadow3, .shadow4, .innerShadow1, .innerShadow2: lanes
    case .gradient, .stop1, .stop2, .stop3, .stop4, .stop5, .stop6, .stop7, .stop8: lanes
    case .center, .translation, .scale, .rotation, .zPosition: lanes
    }
  }
}
