import Engine
import MotionCode

/// What a hand on the card does to the motions that are chosen.
extension Tuner {
  /// The motion of a name, and those that are tuned with it.
  func targets(_ name: String, _ screen: any Tunable) -> [TunableMotion] {
    let motions = screen.motions
    return motions.filter { $0.name == name }
      + motions.filter { $0.name != name && others.contains($0.name) }
  }

  /// The parameters in which motions differ from the first one; those of another kind do in all but the
  /// times.
  func mixed(among motions: [TunableMotion], _ parameters: [TunerParameter])
    -> Set<TunerParameter>
  {
    guard motions.count > 1, let first = motions.first else { return [] }
    let model = model(of: first)
    return Set(
      parameters.filter { parameter in
        motions.dropFirst().contains { other in
          guard parameter != .delay else { return other.delay != first.delay }
          let its = self.model(of: other)
          let isAlike = parameter == .duration || its.kind == model.kind
          return !isAlike || abs(its[parameter] - model[parameter]) > 1e-9
        }
      })
  }

  /// The value of a motion's parameter.
  func value(of parameter: TunerParameter, _ motion: TunableMotion) -> Double {
    parameter == .delay ? motion.delay ?? 0 : model(of: motion)[parameter]
  }

  // MARK: Choosing

  func choose(by step: Int, from panel: TunerPanel, _ screen: any Tunable) {
    let names = screen.motions.map(\.name)
    guard let index = names.firstIndex(of: panel.name) else { return }
    others = []
    choose(names[(index + step + names.count) % names.count], screen)
  }

  func choose(_ name: String, _ screen: any Tunable) {
    chosen = screen.choose(name) ? nil : name
  }

  // MARK: Changing

  /// Changes the motions that are chosen.
  func change(_ name: String, _ screen: any Tunable, _ body: (inout TunerModel) -> Void) {
    compare(false)
    choose(name, screen)
    let changed = targets(name, screen).map { motion in
      var model = model(of: motion)
      body(&model)
      return (motion, model)
    }
    let differing = changed.filter { $0.0.type != $0.1.type }.map(\.0.name)
    if !differing.isEmpty { note(differing, screen) }
    for (motion, model) in changed {
      models[motion.name] = model
      if model.type != motion.type { screen.tune(motion.name, to: model.type) }
    }
  }

  private func delay(_ name: String, by seconds: Double, _ screen: any Tunable) {
    compare(false)
    choose(name, screen)
    let targets = targets(name, screen).filter { $0.delay != nil && $0.delay != seconds }
    if !targets.isEmpty { note(targets.map(\.name), screen) }
    for motion in targets { screen.wait(motion.name, for: seconds) }
  }

  func reset(_ panel: TunerPanel, _ screen: any Tunable) {
    compare(false)
    choose(panel.name, screen)
    let names = targets(panel.name, screen).map(\.name)
    note(names, screen)
    for name in names { screen.reset(name) }
  }

  /// Takes a motion that was written elsewhere for those that are chosen.
  ///
  /// - Throws: ``PastedMotion/Problem``
  func paste(_ text: String) throws(PastedMotion.Problem) {
    guard let screen = screen(), let motion = motion(among: screen.motions) else { return }
    let pasted = try PastedMotion(text, duration: duration(motion))
    change(motion.name, screen) { $0 = TunerModel(pasted.type) }
    if let delay = pasted.delay { self.delay(motion.name, by: delay, screen) }
  }

  func slide(
    _ parameter: TunerParameter, to share: Double, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    let value = parameter.value(at: share, standard: panel.standardDuration)
    set(parameter, of: panel.name, panel.model.kind, to: value, screen)
  }

  /// Gives a motion's parameter a value, and those of the motions that are chosen beside it; false if it
  /// can't have that.
  func set(
    _ parameter: TunerParameter, of motion: TunableMotion, to value: Double, _ screen: any Tunable
  ) -> Bool {
    var model = model(of: motion)
    if parameter != .delay {
      model[parameter] = value
      guard model[parameter] == value else { return false }
    }
    set(parameter, of: motion.name, model.kind, to: value, screen)
    return true
  }

  private func set(
    _ parameter: TunerParameter, of name: String, _ kind: TunerModel.Kind, to value: Double,
    _ screen: any Tunable
  ) {
    guard parameter != .delay else { return delay(name, by: value, screen) }
    change(name, screen) { model in
      if parameter != .duration, model.kind != kind { model.turn(into: kind) }
      model[parameter] = value
    }
  }

  func pull(
    _ handle: Int, to wanted: Point, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    func nearest(_ x: TunerParameter, _ y: TunerParameter) -> Point {
      let standard = panel.standardDuration
      return Point(
        x.nearest(wanted.x, standard: standard), y.nearest(wanted.y, standard: standard))
    }
    var lead = panel.model
    switch lead.kind {
    case .bezier:
      let (x, y): (TunerParameter, TunerParameter) = handle == 0 ? (.x1, .y1) : (.x2, .y2)
      let place = nearest(x, y)
      (lead[x], lead[y]) = (place.x, place.y)
    case .lines: lead.move(handle + 1, to: nearest(.x1, .y1))
    case .easeInOut, .spring, .steps: return
    }
    change(panel.name, screen) { model in
      let duration = model[.duration]
      model = lead
      model[.duration] = duration
    }
  }
}
