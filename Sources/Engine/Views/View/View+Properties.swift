extension View {
  /// The place in the parent's coordinates, before the transform.
  public final var frame: Rect {
    get { rest.frame }
    set {
      size = newValue.size
      center = newValue.center
    }
  }

  /// The part of the view's own coordinates that it shows: its size at the origin; of a component
  /// view, its size at its ``ComponentView/contentOffset``. Setting the origin scrolls there.
  public final var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: rest.size) }
    set {
      size = newValue.size
      boundsOrigin = newValue.origin
    }
  }

  /// The middle in the parent's coordinates, in points.
  public final var center: Point {
    get { rest.center }
    set { change(.center, to: newValue.lanes) }
  }

  /// Width and height in points; the centre stays.
  public final var size: Size {
    get { rest.size }
    set { change(.size, to: newValue.lanes) }
  }

  /// 0…1.
  public final var alpha: Double {
    get { rest.alpha }
    set { change(.alpha, to: newValue.lanes) }
  }

  /// Applied around the centre.
  public final var transform: Transform {
    get { rest.transform }
    set {
      translation = newValue.translation
      scale = newValue.scale
      rotation = newValue.rotation
    }
  }

  /// The transform's shift in points, applied last.
  public final var translation: Point {
    get { rest.transform.translation }
    set { change(.translation, to: newValue.lanes) }
  }

  /// The transform's factors along x and y.
  public final var scale: Point {
    get { rest.transform.scale }
    set { change(.scale, to: newValue.lanes) }
  }

  /// The transform's angle in radians; positive turns clockwise on screen.
  public final var rotation: Double {
    get { rest.transform.rotation }
    set { change(.rotation, to: newValue.lanes) }
  }

  /// The colour of the box behind the content.
  public final var backgroundColor: Color {
    get { rest.backgroundColor }
    set { change(.backgroundColor, to: newValue.lanes) }
  }

  /// In points.
  public final var cornerRadius: Double {
    get { rest.cornerRadius }
    set { change(.cornerRadius, to: newValue.lanes) }
  }

  /// In points.
  public final var borderWidth: Double {
    get { rest.borderWidth }
    set { change(.borderWidth, to: newValue.lanes) }
  }

  /// The colour of the line around the box.
  public final var borderColor: Color {
    get { rest.borderColor }
    set { change(.borderColor, to: newValue.lanes) }
  }

  /// Thrown by the view's box on what lies below it.
  public final var shadow: Shadow {
    get { rest.shadow }
    set { change(.shadow, to: newValue.lanes) }
  }

  /// The height above the parent's other children: higher ones lie in front of lower ones, whatever
  /// their order; of equal ones the order decides.
  public final var zPosition: Double {
    get { rest.zPosition }
    set { change(.zPosition, to: newValue.lanes) }
  }

  /// Sets the whole appearance, property by property.
  public final func set(_ appearance: Appearance) {
    let root = root
    guard root.stageAtRoot != nil || root.recorder != nil else {
      rest = appearance
      presented = appearance.shown
      return
    }
    for property in ViewProperty.plain { change(property, to: appearance[property], in: root) }
    if appearance.dress.isPlain, rest.dress.isPlain, presented.dress.isPlain { return }
    for property in ViewProperty.dress { change(property, to: appearance[property], in: root) }
  }

  /// Sets a property by its name.
  package final func set(_ property: ViewProperty, to lanes: Lanes) { change(property, to: lanes) }

  final func change(_ property: ViewProperty, to lanes: Lanes) {
    change(property, to: lanes, in: root)
  }

  private func change(_ name: ViewProperty, to lanes: Lanes, in root: View) {
    let isKept =
      root.stageAtRoot?.willChange(self, name, to: lanes)
      ?? root.recorder?.set(
        property(name), from: rest[name], shown: presented[name], to: lanes) ?? false
    rest[name] = lanes
    if !isKept { present(lanes, of: name) }
  }
}

extension View: KeyPathProperties {
  /// One of the view's own properties, to be animated.
  package final func property(_ property: ViewProperty) -> Property {
    Property(self, property.rawValue)
  }
}
