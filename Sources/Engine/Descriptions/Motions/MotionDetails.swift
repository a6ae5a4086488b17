/// Everything that an element's motion has beside one straight way in one time: stops of single
/// properties, and times of their own.
package struct MotionDetails: Hashable, Sendable {
  /// The time in which a property moves within the motion of its element.
  package struct Time: Hashable, Sendable {
    /// Seconds for which it waits since the element began to move, ≥ 0.
    package var delay: Double
    /// The curve from then on; nil: that of the element's motion.
    package var curve: TimingCurve?
    /// The seconds from then on; nil: those of the element's motion.
    package var duration: Double?

    /// A time after a delay in seconds.
    package init(_ curve: TimingCurve? = nil, duration: Double? = nil, delay: Double = 0) {
      (self.curve, self.duration, self.delay) = (curve, duration, delay)
    }

    /// The curve and the duration in an element's motion.
    package func timing(beside whole: AnimatorTiming) -> AnimatorTiming {
      guard curve != nil || duration != nil else { return whole }
      return AnimatorTiming(curve: curve ?? whole.curve, duration: whole.duration)
        .withDuration(duration ?? whole.duration)
    }

    fileprivate func end(beside whole: AnimatorTiming) -> Double {
      delay + timing(beside: whole).duration
    }
  }

  /// The times of properties that don't move in that of the element.
  package var times: [ViewProperty: Time] = [:]
  /// The stops of properties, in the order of their fractions.
  package var stops: [ViewProperty: [PropertyStop]] = [:]
  /// The curves of the ways between stops that say none, of properties; those of all others are that
  /// of the property's time.
  private var curves: [ViewProperty: TimingCurve] = [:]
  /// The parts in which a text comes or goes; nil: as a whole.
  package var text: TextSplit?

  /// No details.
  package init() {}

  package var isEmpty: Bool { times.isEmpty && stops.isEmpty && text == nil }

  /// The properties that move although they may end where they begin.
  var stopped: ViewProperties {
    stops.keys.reduce(into: []) { $0.insert(ViewProperties($1)) }
  }

  /// The seconds from the first to the last motion of a property.
  func duration(beside timing: AnimatorTiming) -> Double {
    times.values.reduce(text?.duration(beside: timing) ?? timing.duration) {
      max($0, $1.end(beside: timing))
    }
  }

  /// The same in one time: that of the element.
  package var inOneTime: MotionDetails {
    var details = self
    details.times = [:]
    return details
  }

  /// The details that, taken backwards, are these.
  ///
  /// - Parameter timing: that of the motion that isn't taken backwards.
  func mirrored(in timing: AnimatorTiming) -> MotionDetails {
    var details = self
    for (name, time) in times { details.times[name]?.curve = time.curve?.mirrored }
    for (name, stops) in stops {
      details.curves[name] = curve(between: name, beside: timing).mirrored
      details.stops[name] = stops.map { stop in
        var stop = stop
        stop.curve = stop.curve?.mirrored
        return stop
      }
    }
    return details
  }

  /// The curve of a property's ways between stops that say none.
  private func curve(between name: ViewProperty, beside timing: AnimatorTiming) -> TimingCurve {
    curves[name] ?? (times[name]?.timing(beside: timing) ?? timing).curve.ofSegment
  }
}

extension MotionDetails {
  /// The motion of a property as a part of the motion of its element.
  ///
  /// - Parameters:
  ///   - name: nil for what is none of a view's own properties.
  ///   - length: that of the part in seconds, > 0.
  ///   - rest: the values at rest at both ends.
  func part(
    moving property: Property, named name: ViewProperty?, from: Lanes, to: Lanes,
    rest: TransitionEnds<Lanes>, in moment: ChildTransition, length: Double
  ) -> AnimationNode<Effect> {
    let time = time(of: property, named: name, beside: moment.timing)
    let pace = length / duration(beside: moment.timing)
    let timing = time.timing(beside: moment.timing)
    let (delay, duration) = (time.delay * pace, timing.duration * pace)
    let leaf: Leaf<Effect>
    if let name, let stops = stops[name], !stops.isEmpty {
      let path = StoppedPath(
        from: from, through: stops, to: to, rest: (rest.old, rest.new),
        curve: curve(between: name, beside: moment.timing))
      leaf = Leaf(moving: property) { path.value(at: $0) }
    } else {
      leaf = Leaf(
        moving: property, from, to, along: timing.curve,
        arc: property.isCenter && from != to ? moment.arc : 0)
    }
    let moving = Animation.runnable(AnimationNode(duration: duration, leaf: leaf))
    let hold = length - delay - duration
    let whole = moving.delayed(by: delay).held(for: hold > 1e-9 * length ? hold : 0)
    guard case .runnable(let node) = whole else { refuse("a motion takes time") }
    return node
  }
}

extension MotionDetails {
  private func time(
    of property: Property, named name: ViewProperty?, beside timing: AnimatorTiming
  ) -> Time {
    if property.isText, let text {
      return Time(.linear, duration: text.duration(beside: timing))
    }
    return name.flatMap { times[$0] } ?? Time()
  }
}

extension TimingCurve {
  /// The curve of the way between two stops: a spring has one way only.
  package var ofSegment: TimingCurve {
    if case .spring = self { .cssEaseInOut } else { self }
  }
}

extension Leaf<Effect> {
  /// A leaf that shows in a property what a function of its progress says.
  fileprivate init(moving property: Property, _ lanes: @escaping (Double) -> Lanes) {
    self.init(
      sample: { Effect(property, sum: lanes($0)) }, property: property,
      motion: .function({ Effect.Entry(sum: lanes($0)) }, startsFromScreen: true))
  }

  /// A leaf that moves a property from one value to another.
  fileprivate init(
    moving property: Property, _ from: Lanes, _ to: Lanes, along curve: TimingCurve, arc: Double
  ) {
    guard arc == 0 else {
      self.init(moving: property) {
        Arc.point(from: from, to: to, angle: arc, at: curve.value(at: $0))
      }
      return
    }
    let tween = Tween(from: from, to: to, curve: curve, startsFromScreen: true)
    self.init(
      sample: { Effect(property, sum: tween.value(at: $0)) }, property: property,
      motion: .tween(tween))
  }
}
