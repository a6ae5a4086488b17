public import Engine

extension OnboardingScreen {
  /// The room that a window has for larger slides, 0…1: nothing of it at a height of 720 points,
  /// all of it from 1080 on, if it is wide.
  static func enlargement(in window: Size) -> Double {
    let height = min(window.height, 0.75 * window.width)
    return min(1, max(0, (height - 720) / 360))
  }

  /// The largest column of the design's proportions in the middle of a window, on whole points; in
  /// a large one half as wide again, if there is room.
  ///
  /// - Parameter enlargement: 0…1, of the elements; nil: as large as the window has room for.
  static func column(
    of design: Size = IntroLayout.reference, enlargement: Double? = nil, in window: Size
  ) -> Rect {
    let factor = min(window.width / design.width, window.height / design.height)
    let share = min(
      1 + 0.5 * (enlargement ?? Self.enlargement(in: window)),
      max(1, window.width / (design.width * factor)))
    let width = max(1, (design.width * factor * share).rounded())
    let height = max(1, (design.height * factor).rounded())
    return Rect(
      ((window.width - width) / 2).rounded(), ((window.height - height) / 2).rounded(),
      width, height)
  }

  /// A view's content as it is painted.
  func painted(_ view: View) -> Content {
    if view.key == IntroKey.button, case .text(let word) = view.content { return painted(word) }
    if view.key == IntroKey.background, let place = sceneryPlace {
      return .drawing(scenery(at: place, in: view.presented.backgroundColor))
    }
    return livingContent(of: view) ?? view.content
  }

  /// The hills of the window in the coordinates of the slide's background.
  private func scenery(at place: Double, in color: Color) -> Drawing {
    var drawing = Hills(size: size, color: color, count: deck.slides.count).drawing(at: place)
    drawing.viewBox = column
    return drawing
  }

  /// The slides and, in a window or beside a canvas that gives way, the colour around them.
  var picture: DisplayList {
    builder.sways = living?.sways(in: tree.props.layout) ?? [:]
    let canvas = Layer(
      transform: .translation(column.minX + nudgeOffset, column.minY),
      commands: builder.commands(for: root, showing: painted))
    let isWhole = fit == .canvas && root.presented.transform == .identity
    guard !isWhole else { return DisplayList([.layer(canvas)]) }
    return DisplayList(
      [.fill(.rect(Rect(origin: .zero, size: size)), .color(surroundings))] + sheet + [
        .layer(canvas)
      ]
        + (hasCurtains ? curtains(ground) : []) + barCommands)
  }

  private var background: Color {
    root.first(key: IntroKey.background)?.presented.backgroundColor ?? .black
  }

  /// The colour of the slide as it is on white, which fills the window around it.
  public var ground: Color {
    let color = background
    return color.alpha < 1
      ? .white.interpolated(to: color.withAlpha(1), at: color.alpha) : color
  }

  /// The colour around the slides: what lies over them dims it, too.
  private var surroundings: Color {
    guard deck.isGraph else { return ground }
    let shades = Set(deck.slides.map { SlideElement.shadeKey(of: $0.name) })
    return root.subviews.filter { shades.contains($0.key ?? "") }.reduce(ground) { color, view in
      let look = view.presented
      return color.interpolated(to: .black, at: look.alpha * look.backgroundColor.alpha)
    }
  }

  /// The white below a slide that can be seen through.
  private var sheet: [DrawCommand] {
    guard background.alpha < 1 else { return [] }
    let place = column.offset(by: root.presented.transform.translation + Point(nudgeOffset, 0))
    return [.fill(.rect(place), .color(.white))]
  }

  /// The fluid set lets everything vanish before it would hit a side.
  private var hasCurtains: Bool {
    fit == .window && tree.props.motion == .original && (transition != nil || stage.isRunning)
  }

  /// The curtains at the column's sides: whatever moves beyond a side goes softly behind the colour
  /// that fills the window. The column goes along with a hand that pulls beyond an end.
  private func curtains(_ color: Color) -> [DrawCommand] {
    let column = column.offset(by: root.presented.transform.translation)
    let left = Rect(0, 0, max(0, column.minX), size.height)
    let right = Rect(column.maxX, 0, max(0, size.width - column.maxX), size.height)
    let clear = color.withAlpha(0)
    return [left, right].filter { !$0.isEmpty }.map { side in
      let isLeft = side.minX == 0
      let soft = min(side.width, column.width * 0.12)
      let edge = isLeft ? side.maxX : side.minX
      let shade = Paint.linearGradient(
        start: Point(edge, 0), end: Point(isLeft ? edge - soft : edge + soft, 0),
        stops: [GradientStop(0, clear), GradientStop(1, color)])
      return .fill(.rect(side), shade)
    }
  }
}
