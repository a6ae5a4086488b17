import Engine

extension GalleryScreen: Tunable {
  var motions: [TunableMotion] {
    MotionKind.allCases.filter { $0 != .none }.map { kind in
      var options = self.options
      options.motion = kind
      let isChosen = kind == self.options.motion
      return TunableMotion(
        name: kind.title, use: Self.use(options), type: AnimationType(options.timing),
        standard: AnimationType(options.standardTiming), isOnItsWay: isChosen,
        elapsed: isChosen ? elapsed : nil)
    }
  }

  /// Of the last change's first cards.
  private var elapsed: Double? {
    guard let change = gallery.lastChange, change.isRunning || change.isPaused else { return nil }
    return min(options.timing.duration, change.progress * change.duration)
  }

  func tune(_ name: String, to type: AnimationType?) {
    tune { $0.tuned = type?.timing }
  }

  func choose(_ name: String) -> Bool {
    guard let motion = MotionKind.allCases.first(where: { $0.title == name }) else { return false }
    tune { $0.motion = motion }
    return true
  }

  /// All of them have one timing.
  var tunesEach: Bool { false }

  // MARK: Knobs

  var knobs: [TunerKnob] {
    [
      TunerKnob(name: "Cascade", choice: options.cascade.title),
      TunerKnob(name: "Stagger", choice: PlainNumber.fixed(stagger, decimals: 2) + " s"),
      TunerKnob(name: "Takes over", choice: options.interruption.title),
    ]
  }

  /// The delay of the last cards after the first, in seconds.
  private var stagger: Double {
    options.cascade == .together ? 0 : options.wave * options.timing.duration
  }

  func turn(_ knob: Int, by step: Int) {
    tune { options in
      switch knob {
      case 0: options.cascade = TunerKnob.next(to: options.cascade, by: step, in: Cascade.allCases)
      case 1: options.wave = TunerKnob.next(to: options.wave, by: step, in: GalleryOptions.waves)
      case 2:
        options.interruption = TunerKnob.next(
          to: options.interruption, by: step, in: Interruption.allCases)
      default: break
      }
    }
  }

  // MARK: As the tuner says it

  private static func use(_ options: GalleryOptions) -> TunableMotion.Use {
    let kind: AnimatorCall.Kind =
      switch options.motion {
      case .fade: .fade
      case .custom: .deal
      case .scale, .slide, .flip, .spring, .none: .transform(options.motion.transform)
      }
    return .animator(AnimatorCall(kind: kind, cascade: options.cascade))
  }
}
