public import Engine

/// The motions of what is a slide's own.
public struct SlideMotions: Hashable, Sendable {
  /// The motion of the slide's picture.
  public var picture: SlideMotion
  /// The motion of its words.
  public var title: SlideMotion

  /// Motions of a picture and of words.
  public init(picture: SlideMotion, title: SlideMotion = .fluidTitle) {
    self.picture = picture
    self.title = title
  }

  /// The motions of a fluid slide that asks for no others.
  public static let fluid = SlideMotions(
    picture: SlideMotion(enter: [.right(300), .vanishLate], leave: [.left(300), .vanishLate]))
  /// The motions of an original slide that asks for no others.
  public static let original = SlideMotions(
    picture: SlideMotion(.linear(duration: 0.4), enter: [.fade], leave: [.fade]),
    title: SlideMotion(.linear(duration: 0.6), enter: [.fade], leave: [.fade]))
}

/// The motion of an element of a slide, as data: in what time, from where it enters and to where it
/// leaves.
public struct SlideMotion: Hashable, Sendable {
  /// The curve or spring along which it moves, and the duration.
  public var type: AnimationType
  /// The types with which it enters, goes from place to place and leaves, where these are others.
  public var enteringType, movingType, leavingType: AnimationType?
  /// The seconds for which it waits before it moves, ≥ 0.
  public var delay: Double
  /// The angle by which its way from place to place turns, in radians; > 0 clockwise.
  public var arc: Double
  /// The differences between the element in its place and where it comes from, applied in order.
  public var enter: [SlideMove]
  /// The differences between the element in its place and where it goes, applied in order.
  public var leave: [SlideMove]
  /// How it looks at moments of its way, in their order; of a loop, where it stays.
  package var keyframes: [SlideKeyframe] = []
  /// True if it goes on in its keyframes as long as its slide is shown, and moves without them.
  package var isLoop = false
  /// The times of properties that have their own.
  package var times: [MotionProperty: SlideTime] = [:]
  /// The order in which properties move; nil: they all move at once, but for what ``times`` says.
  package var timeline: SlideTimeline?
  /// The parts in which words come and go; nil: as a whole.
  package var text: SlideTextParts?

  /// A motion; see the properties.
  public init(
    _ type: AnimationType = Self.fluidType, leavingType: AnimationType? = nil, delay: Double = 0,
    arc: Double = 0, enter: [SlideMove], leave: [SlideMove]
  ) {
    self.type = type
    self.leavingType = leavingType
    self.delay = delay
    self.arc = arc
    self.enter = enter
    self.leave = leave
  }

  /// One time and one curve for all elements of the fluid set, so that nobody jumps ahead of the
  /// hand.
  public static let fluidType = AnimationType.linear(duration: 0.5)
  /// A title of the fluid set travels one width of the canvas, so that one leaves as the next one
  /// comes.
  public static let fluidTitle = SlideMotion(
    enter: [.right(width), .vanish], leave: [.left(width), .vanish])

  /// The canvas's width, in points of the design.
  static let width = IntroLayout.reference.width

  /// Says how an element moves in a canvas.
  func describe(
    _ element: SlideElement, in container: inout ChildrenAnimations<String>, _ layout: IntroLayout
  ) {
    let key = element.key
    container[key] = animation(type, layout)
    for (role, type) in typesByRole { container[key, role] = animation(type, layout) }
    guard text != nil, case .text(let words) = element.content else { return }
    for role in [ChildRole.entry, .leave] {
      container[key, role] = animation(
        of: words.string, in: role, hasBox: element.look.isSeen, layout)
    }
  }

  private func animation(
    _ type: AnimationType, _ layout: IntroLayout
  ) -> Animation<ChildTransition> {
    var options = AnimationOptions(arc: arc)
    options.details = details(in: type, layout)
    return waiting(
      Animation(
        type: type, options: options,
        entryTransformers: enter.map { $0.transformer(in: layout) },
        leaveTransformers: leave.map { $0.transformer(in: layout) }))
  }

  /// The motion of words that come or go in parts: their box, if one is seen, fades.
  private func animation(
    of words: String, in role: ChildRole, hasBox: Bool, _ layout: IntroLayout
  ) -> Animation<ChildTransition> {
    let type = self.type(in: role) ?? type
    var options = AnimationOptions()
    var details = details(in: type, layout)
    details.text = text?.split(words, role == .entry ? enter : leave, in: layout)
    options.details = details
    let box = hasBox ? [SlideMove.fade.transformer(in: layout)] : []
    return waiting(
      Animation(type: type, options: options, entryTransformers: box, leaveTransformers: box))
  }

  private func details(in type: AnimationType, _ layout: IntroLayout) -> MotionDetails {
    var details = MotionDetails()
    details.times = times(in: type).details
    if !isLoop { details.stops = keyframes.stops(in: layout) }
    return details
  }

  /// The times of properties that have their own, where the motion is of a type.
  private func times(in type: AnimationType) -> [MotionProperty: SlideTime] {
    guard let timeline else { return times }
    return timeline.times(in: type.timing ?? .linear(duration: 0))
  }
}

extension SlideMotion {
  /// The seconds that it takes at most, with an element's words.
  func longest(with words: String?) -> Double {
    let types = [type] + typesByRole.map(\.type)
    let own = types.compactMap(\.timing?.duration).max() ?? 0
    let parts = words.flatMap { text?.unit.count(in: $0) } ?? 0
    let stagger = min(TextSplit.longest, Double(parts) * (text?.stagger ?? 0))
    let ends = types.flatMap { type in
      times(in: type).values.map { $0.delay + ($0.duration ?? own) }
    }
    return delay + max(own + stagger, ends.max() ?? 0)
  }

  /// True if a property has a time of its own.
  package var hasOwnTimes: Bool { !times.isEmpty || timeline != nil }

  /// The motion as it is tuned.
  ///
  /// - Parameters:
  ///   - type: that of all roles that have none; nil: it isn't tuned.
  func tuned(_ type: AnimationType?, _ roles: [ChildRole: AnimationType]) -> SlideMotion {
    var motion = self
    if let type {
      motion.type = type
      (motion.enteringType, motion.movingType, motion.leavingType) = (nil, nil, nil)
    }
    motion.enteringType = roles[.entry] ?? motion.enteringType
    motion.movingType = roles[.update] ?? motion.movingType
    motion.leavingType = roles[.leave] ?? motion.leavingType
    return motion
  }

  /// The types that differ in a role, with these.
  package var typesByRole: [(role: ChildRole, type: AnimationType)] {
    ChildRole.allRoles.compactMap { role in type(in: role).map { (role, $0) } }
  }

  /// The type that differs in a role; nil: it is the common one.
  private func type(in role: ChildRole) -> AnimationType? {
    switch role {
    case .entry: enteringType
    case .update: movingType
    case .leave: leavingType
    }
  }

  private func waiting(_ animation: Animation<ChildTransition>) -> Animation<ChildTransition> {
    delay > 0 ? animation.delayed(by: delay) : animation
  }
}

/// The difference between an element at its place and one that is about to enter or has left.
public enum SlideMove: Hashable, Sendable {
  /// The size times a factor ≥ 0, around the centre.
  case scale(Double)
  /// Shifted by points of the design, which is as wide as the canvas.
  case left(Double), right(Double)
  /// Shifted by points of the design.
  case up(Double), down(Double)
  /// As broad as a factor ≥ 0 says, around its upright axis.
  case narrow(Double)
  /// Turned by radians, clockwise around its centre.
  case rotate(Double)
  /// At the end of the way transparent by so much: 0, or below it before the end.
  case alpha(Double)
  /// With nothing of the lines of its border and picture drawn.
  case draw

  /// Transparent at the end of the way.
  public static let fade = alpha(0)
  /// Transparent before the end of the way, by as much as keeps a third element from being seen
  /// while two are: however fast the slides follow each other, what can be seen of all of them adds
  /// up to 1 before it is stretched by this.
  public static let vanish = alpha(1 - 1.35)
  /// Transparent half-way, but for a tenth: of two texts that may lie where they like one has gone
  /// before the other comes.
  public static let giveWay = alpha(-0.8)
  /// As ``vanish``, a little later, for pictures: half-way more than a third of both is to be seen,
  /// and of a third one at most an eighth.
  public static let vanishLate = alpha(-0.32)

  func transformer(in layout: IntroLayout) -> AnimationPropsTransformer {
    switch self {
    case .scale(let factor): AnimationProps.scale(factor)
    case .left(let distance): AnimationProps.moveLeft(layout.across(distance))
    case .right(let distance): AnimationProps.moveRight(layout.across(distance))
    case .up(let distance): AnimationProps.moveUp(layout.scaled(distance))
    case .down(let distance): AnimationProps.moveDown(layout.scaled(distance))
    case .narrow(let factor):
      { look in
        var look = look
        look.transform.scale.x *= factor
        return look
      }
    case .rotate(let angle): AnimationProps.rotate(angle)
    case .alpha(let alpha): AnimationProps.fade(to: alpha)
    case .draw:
      { look in
        var look = look
        look.borderLine.end = look.borderLine.start
        return look
      }
    }
  }
}

extension ChildRole {
  /// All of them, as they follow each other.
  package static let allRoles = [ChildRole.entry, .update, .leave]

  /// The member of a motion in a document that says how it goes in this role.
  package var member: String {
    switch self {
    case .entry: "entering"
    case .update: "moving"
    case .leave: "leaving"
    }
  }
}
