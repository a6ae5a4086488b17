import Engine
import Workbench

/// The parts of the tuner's card as layouts.
struct TunerParts {
  let panel: TunerPanel
  let graph: MotionGraph
  let typesetter: Typesetter
  let looks: (String) -> PressLook
  let use: (TunerCard.Use) -> Void
  /// Told a press on the graph, in the graph's design.
  let pull: (Tracking) -> Void
  /// Told a hand on the slider of a parameter, and the share of its track where it is.
  let slide: (TunerParameter, Tracking, Double) -> Void

  var layout: any Layout { panel.layout.layout(part) }

  private func part(_ part: TunerPart) -> any Layout {
    switch part {
    case .title: Label(panel.name, size: 17, .bold, Palette.ink)
    case .previous: arrow("‹", part, .previous)
    case .next: arrow("›", part, .next)
    case .kinds: kinds
    case .forms: forms(part)
    case .preset: preset(part)
    case .save: save(part)
    case .graph: graphFrame
    case .numbers: numbers
    case .slider(let index): slider(index, part)
    case .knob(let index): knob(index, part)
    case .code:
      Box(
        Palette.trough, radius: 10, Label(panel.shownLine, size: 12, .regular, Palette.ink).inset(6)
      )
    case .copy:
      button(
        panel.isCopied ? "Copied" : "Copy", part, .copy, .white, size: 14,
        fill: Palette.fill(panel.isCopied ? Palette.green : Palette.blue))
    case .format: button(panel.format.rawValue + " ›", part, .format, Palette.soft, size: 13)
    case .reset:
      button("Reset", part, panel.isStandard ? nil : .reset, Palette.soft, size: 14)
    }
  }

  /// - Parameter use: nil: it is disabled.
  private func button(
    _ title: String, _ part: TunerPart, _ use: TunerCard.Use?, _ color: Color, size: Double,
    fill: Color = Palette.control
  ) -> any Layout {
    Button(
      title, size: size, color: use == nil ? Palette.disabled : color, fill: fill,
      typesetter: typesetter, id: part.id, look: looks(part.id),
      action: use.map { use in { self.use(use) } })
  }

  private func arrow(_ sign: String, _ part: TunerPart, _ use: TunerCard.Use) -> any Layout {
    button(sign, part, panel.hasOthers ? use : nil, Palette.soft, size: 18)
  }

  private var kinds: any Layout {
    let all = TunerModel.Kind.allCases
    return Pills(
      all.map(panel.model.title), selected: all.firstIndex(of: panel.model.kind) ?? 0, size: 13,
      margin: 3, ground: Palette.current.kinds, looks: looks,
      choose: { use(.kind(all[$0])) })
  }

  /// The forms of springs: all of them, or in a small card the one that is chosen.
  private func forms(_ part: TunerPart) -> any Layout {
    let (all, form) = (SpringForm.allCases, panel.model.form)
    guard panel.layout.shape == .small else {
      return Pills(
        all.map(\.title), selected: all.firstIndex(of: form) ?? 0, size: 12, margin: 3,
        ground: Palette.current.kinds, looks: looks, marker: "marker.forms",
        choose: { use(.say(all[$0])) })
    }
    return turning(TunerKnob(name: "Spring", choice: form.title), part) {
      .say(TunerKnob.next(to: form, by: $0, in: all))
    }
  }

  /// The frame of the graph, with its legend.
  private var graphFrame: any Layout {
    let legend = ZStack {
      Label("velocity", size: 11, .regular, TunerPlot.velocityColor, .trailing)
      Label("value", size: 11, .regular, Palette.readable(Palette.blue), .trailing)
        .inset(Insets(right: 52))
    }
    // A control point at the graph's edge can be taken from outside too.
    let reach = Alignment { _, room in room.inset(by: -TunerCard.graphReach) }
    return Box(
      Palette.well, radius: 10,
      ZStack {
        legend.size(height: 16, alignment: .bottomFill)
          .inset(Insets(left: 8, bottom: 4, right: 8))
        SizeLayout<View>(alignment: reach, viewReuseId: TunerPart.graph.id) { view in
          view.tracking = pull
          // Each number that a control point stands for has a slider.
          view.takesFocus = false
          view.cursor = .openHand
        }
      })
  }

  private var numbers: any Layout {
    func cell(_ name: String, _ value: String) -> any Layout {
      VStack(distribution: .leading) {
        Label(name, size: 12, .regular, Palette.faint).size(height: 18)
        Label(value, size: 17, .semibold, Palette.ink).size(height: 24)
      }
      .inset(Insets(top: 4, right: 4))
    }
    return HStack(distribution: .fillEqualSize) {
      cell("Overshoot", PlainNumber.fixed(graph.overshoot * 100, decimals: 1) + " %")
      cell("Settles in", PlainNumber.fixed(graph.settlingTime, decimals: 2) + " s")
      cell("Top speed", PlainNumber.fixed(graph.topSpeed, decimals: 1) + " /s")
    }
  }

  private func slider(_ index: Int, _ part: TunerPart) -> any Layout {
    let parameter = panel.parameters[index]
    let value = panel.value(of: parameter)
    let share = parameter.share(of: value, standard: panel.standardDuration)
    let least = parameter.share(ofStep: panel.standardDuration)
    let (ends, height) = (8.0, 38.0)
    let track = Track(
      share: share, thickness: 6, knob: 8, look: looks(part.id), reach: ends, eye: 4
    )
    .inset(Insets(top: 5, bottom: 9))
    return VStack {
      head(parameter, isShared: panel.isShared(parameter)).size(height: 18)
      SizeLayout<View>(viewReuseId: part.id, sublayout: track) { view in
        view.cornerRadius = 10
        view.adjust = { use(.slide(parameter, to: $0.applied(to: share, least: least))) }
        view.onKey = { begins(typing: parameter, by: $0) }
        view.tracking = { [unowned view] tracking in
          view.letKnobGive(to: tracking, margin: ends)
          guard let point = tracking.point else { return }
          let length = view.size.width - 2 * ends
          slide(parameter, tracking, min(1, max(0, (point.x - ends) / length)))
        }
      }
    }
    // At the foot of its row; in a low one the words reach into the row above.
    .inset(Insets(top: panel.layout.sliderHeight - height))
  }

  /// Return, or the first sign of a number, begins to type it.
  private func begins(typing parameter: TunerParameter, by key: Key) -> Bool {
    let isSign = key.rawValue.count == 1 && "0123456789.-".contains(key.rawValue)
    guard parameter.isNumber, key == .return || isSign else { return false }
    use(.type(parameter))
    return true
  }

  private func knob(_ index: Int, _ part: TunerPart) -> any Layout {
    turning(panel.knobs[index], part) { .turn(index, by: $0) }
  }

  /// A box of one of a few choices, which a press takes on, and one at its left end back.
  private func turning(
    _ knob: TunerKnob, _ part: TunerPart, turn: @escaping (Int) -> TunerCard.Use
  ) -> any Layout {
    Box(
      Palette.ground(Palette.control, looks(part.id)), radius: 10, border: Palette.rim,
      ZStack {
        VStack(distribution: .leading) {
          Label(knob.name, size: 11, .regular, Palette.faint, .center).size(height: 14)
          Label(knob.choice, size: 12.5, .semibold, Palette.readable(Palette.blue), .center)
            .size(height: 18).inset(Insets(left: 14, right: 14))
        }
        .inset(Insets(top: 4))
        ZStack {
          Label("‹", size: 14, .regular, Palette.faint)
          Label("›", size: 14, .regular, Palette.faint, .trailing)
        }
        .size(height: 18, alignment: .topFill).inset(Insets(top: 17, left: 6, right: 6))
        SizeLayout<View>(width: 22).onPress(part.id + ".back") { use(turn(-1)) }
          .size(width: 22, alignment: .fillLeading)
      }
    )
    .onPress(part.id, cornerRadius: 10) { use(turn(1)) }
  }

  // MARK: Texts that are typed

  private func field(
    _ line: LineEditor, _ style: TunerField.Style, isRight: Bool = true
  ) -> any Layout {
    TunerField(
      line: line, style: style, isRight: isRight, measuring: typesetter.measuring,
      follow: { use(.text($0, $1)) }
    ).layout
  }

  /// The name of a slider's parameter, which a hand draws to and fro, and its value, which a press
  /// begins to type.
  private func head(_ parameter: TunerParameter, isShared: Bool) -> any Layout {
    let value = panel.value(of: parameter)
    let id = parameter.numberID
    let (isSmall, isWide) = (panel.layout.shape == .small, panel.layout.shape == .wide)
    let width = isShared ? (isSmall ? 37.0 : 46) : isWide ? 84 : 62
    let name = isShared ? parameter.shortName : parameter.name
    return ZStack {
      if let typing = panel.typing, typing.parameter == parameter {
        typed(typing, beside: width)
      } else {
        Label(name, size: 13).inset(Insets(right: width))
        scrub(parameter).inset(Insets(right: width))
        number(parameter.text(value), id, width: width, isTyped: parameter.isNumber)
        if parameter.isNumber {
          press(id) { use(.type(parameter)) }.size(width: width, alignment: .fillTrailing)
        }
      }
    }
  }

  /// The field of a number, which takes the name's place too if that is needed; beside one that is
  /// refused stands what can be.
  private func typed(_ typing: TunerPanel.Typing, beside width: Double) -> any Layout {
    let parameter = typing.parameter
    let isLong = typing.line.characters.count > Self.longestBesideName && !typing.isRefused
    let field = field(typing.line, .number, isRight: !typing.isRefused)
    return ZStack {
      if typing.isRefused {
        Label(
          parameter.rangeText(standard: panel.standardDuration), size: 12, .semibold,
          Palette.readable(Palette.red)
        ).inset(Insets(right: width + 4))
      } else if !isLong {
        Label(parameter.name, size: 13).inset(Insets(right: width))
      }
      if isLong {
        field.inset(Insets(top: -4, bottom: -3))
      } else {
        field.size(width: width, alignment: .fillTrailing).inset(Insets(top: -4, bottom: -3))
      }
    }
  }

  /// The most characters of a number that stands beside its name.
  private static let longestBesideName = 7

  /// The place of a name, which a hand draws to and fro.
  private func scrub(_ parameter: TunerParameter) -> any Layout {
    SizeLayout<View>(alignment: .fill, viewReuseId: parameter.nameID) { view in
      view.takesFocus = false
      view.cursor = .resizeHorizontally
      view.tracking = { use(.scrub(parameter, $0)) }
    }
  }

  private func number(
    _ text: String, _ id: String, width: Double, isTyped: Bool
  ) -> any Layout {
    let ground = isTyped ? Palette.ground(.clear, looks(id)) : .clear
    return ZStack {
      Box(ground, radius: 6).inset(Insets(top: -2, bottom: -2, right: -5))
      Label(text, size: 13, .semibold, Palette.ink, .trailing)
    }
    .size(width: width, alignment: .fillTrailing)
  }

  /// A place that takes presses, with a text's pointer; the keyboard comes to the slider beside it.
  private func press(_ id: String, _ perform: @escaping () -> Void) -> any Layout {
    SizeLayout<View>(alignment: .fill, viewReuseId: id) { view in
      view.takesFocus = false
      view.cursor = .text
      view.tracking = { if case .began = $0 { perform() } }
    }
  }

  // MARK: The presets

  private func preset(_ part: TunerPart) -> any Layout {
    guard let line = panel.preset.naming else {
      return turning(TunerKnob(name: "Preset", choice: panel.preset.name), part) {
        .preset(.turn(by: $0))
      }
    }
    return field(line, .name)
  }

  private func save(_ part: TunerPart) -> any Layout {
    let preset = panel.preset
    if preset.isOwn, preset.naming == nil {
      // Only what is on the disk has been saved.
      switch preset.keeping {
      case .kept: return button("Delete", part, .preset(.delete), Palette.soft, size: 13)
      case .onItsWay: return button("Saving…", part, nil, Palette.soft, size: 13)
      case .failed: return button("Save", part, .preset(.keep), Palette.soft, size: 13)
      }
    }
    let isFree = !preset.isKnown || preset.naming != nil
    return button("Save", part, isFree ? .preset(.save) : nil, Palette.soft, size: 13)
  }
}
