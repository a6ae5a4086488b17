import Engine
import MotionCode
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

  var layout: any Layout {
    // In views of their own, of which none becomes part of another one on its way.
    panel.layout.layout {
      SizeLayout<View>(viewReuseId: "place." + $0.id, sublayout: part($0))
    }
  }

  private func part(_ part: TunerPart) -> any Layout {
    switch part {
    case .loop:
      mark(.loop(markColor(panel.loops)), part, isOn: panel.loops) { $0.action = { use(.loop) } }
    case .compare:
      mark(.before(markColor(panel.isCompared)), part, isOn: panel.isCompared) { view in
        view.tracking = { tracking in
          switch tracking {
          case .began: use(.compare(isHeld: true))
          case .moved: break
          case .ended, .cancelled: use(.compare(isHeld: false))
          }
        }
        view.cursor = .hand
      }
    case .title: title(part)
    case .previous: arrow("‹", part, .previous)
    case .next: arrow("›", part, .next)
    case .kinds: kinds
    case .forms: forms(part)
    case .preset: preset(part)
    case .save: save(part)
    case .drawer: drawer
    case .graph: graphFrame
    case .numbers: numbers
    case .slider(let index): slider(index, part)
    case .knob(let index): knob(index, part)
    case .code:
      Box(
        Palette.trough, radius: 10, id: part.id,
        Label(panel.shownLine, size: 12, .regular, Palette.ink, id: part.id + ".line").inset(6))
    case .copy:
      button(
        panel.isCopied ? "Copied" : "Copy", part, .copy, .white, size: 14,
        fill: Palette.fill(panel.isCopied ? Palette.green : Palette.blue))
    case .format: button(panel.format.title + " ›", part, .format, Palette.soft, size: 13)
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

  /// The name of the motion; a press shows all others.
  private func title(_ part: TunerPart) -> any Layout {
    let name = Label(panel.title, size: 17, .bold, Palette.ink, id: part.id + ".name")
    guard panel.hasOthers else { return name }
    let ground = Palette.ground(panel.list == nil ? .clear : Palette.control, looks(part.id))
    return ZStack {
      Box(ground, radius: 8, id: part.id + ".ground").inset(Insets(left: -7))
      name.inset(Insets(right: 18))
      ControlMark.down(Palette.faint).size(width: 16, alignment: .fillTrailing)
    }
    .onPress(part.id, cornerRadius: 8) { use(.list) }
  }

  private func markColor(_ isOn: Bool) -> Color { isOn ? .white : Palette.soft }

  /// A button with a mark.
  private func mark(
    _ mark: ControlMark, _ part: TunerPart, isOn: Bool, _ takes: @escaping (View) -> Void
  ) -> any Layout {
    let fill = isOn ? Palette.fill(Palette.blue) : Palette.control
    return SizeLayout<View>(
      viewReuseId: part.id,
      sublayout: Box(
        Palette.ground(fill, looks(part.id)), radius: 99, border: Palette.rim,
        id: part.id + ".ground", mark)
    ) { view in
      view.cornerRadius = 99
      takes(view)
    }
  }

  private func arrow(_ sign: String, _ part: TunerPart, _ use: TunerCard.Use) -> any Layout {
    button(sign, part, panel.hasOthers ? use : nil, Palette.soft, size: 18)
  }

  private var kinds: any Layout {
    let all = TunerModel.Kind.allCases
    return Pills(
      all.map(panel.model.title), selected: all.firstIndex(of: panel.model.kind) ?? 0, size: 13,
      margin: panel.layout.shape == .small ? 2 : 3, ground: Palette.current.kinds, looks: looks,
      choose: { use(.kind(all[$0])) })
  }

  /// The forms of springs: all of them, or in a small card the one that is chosen.
  private func forms(_ part: TunerPart) -> any Layout {
    let (all, form) = (SpringForm.allCases, panel.model.form)
    guard panel.layout.shape == .small else {
      return Pills(
        all.map(\.title), selected: all.firstIndex(of: form) ?? 0, size: 12, margin: 2,
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
        Label(name, size: 11, .regular, Palette.faint, id: "measure." + name).size(height: 18)
        Label(value, size: 16, .semibold, Palette.ink, id: "value." + name).size(height: 24)
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
  ///
  /// - Parameter open: what a press between the ends does, if it does not take the next choice, which then
  ///   is at the right end.
  private func turning(
    _ knob: TunerKnob, _ part: TunerPart, open: TunerCard.Use? = nil,
    turn: @escaping (Int) -> TunerCard.Use
  ) -> any Layout {
    let end = 31.0
    func arrow(_ sign: String, _ alignment: TextContent.Alignment) -> any Layout {
      Label(sign, size: 14, .regular, Palette.faint, alignment)
    }
    return Box(
      Palette.ground(Palette.control, looks(part.id)), radius: 10, border: Palette.rim,
      ZStack {
        VStack(distribution: .leading) {
          Label(knob.name, size: 11, .regular, Palette.faint, .center).size(height: 14)
          Label(knob.choice, size: 12.5, .semibold, Palette.readable(Palette.blue), .center)
            .size(height: 18).inset(Insets(left: 14, right: 14))
        }
        .inset(Insets(top: 4))
        ZStack {
          arrow("‹", .leading)
          arrow("›", .trailing)
        }
        .size(height: 18, alignment: .topFill).inset(Insets(top: 17, left: 6, right: 6))
        SizeLayout<View>(width: end).onPress(part.id + ".back") { use(turn(-1)) }
          .size(width: end, alignment: .fillLeading)
        if open != nil {
          SizeLayout<View>(width: end).onPress(part.id + ".next") { use(turn(1)) }
            .size(width: end, alignment: .fillTrailing)
        }
      }
    )
    .onPress(part.id, cornerRadius: 10) { use(open ?? turn(1)) }
  }

  // MARK: The presets

  private func preset(_ part: TunerPart) -> any Layout {
    guard let line = panel.preset.naming else {
      let knob = TunerKnob(
        name: panel.tiles == nil ? panel.preset.source.rawValue : "Close",
        choice: panel.preset.name)
      return turning(knob, part, open: .preset(.browse)) { .preset(.turn(by: $0)) }
    }
    return field(line, .name)
  }

  @LayoutBuilder private var opened: [any Layout] {
    let isSmall = panel.layout.shape == .small
    switch panel.drawer {
    case .presets(let tiles):
      TunerTiles(shown: tiles, isSmall: isSmall, looks: looks, use: use).layout
    case .motions(let list): TunerList(shown: list, isSmall: isSmall, looks: looks, use: use).layout
    case nil: SizeLayout<View>()
    }
  }

  private var drawer: any Layout { ZStack { opened } }

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
    let title = preset.namesMotion ? "Name" : "Save"
    return button(title, part, isFree ? .preset(.save) : nil, Palette.soft, size: 13)
  }
}
