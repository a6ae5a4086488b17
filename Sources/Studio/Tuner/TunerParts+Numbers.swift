import Engine
import Workbench

/// The numbers on the tuner's card, and the fields in which they and names are typed.
extension TunerParts {
  func field(
    _ line: LineEditor, _ style: TunerField.Style, isRight: Bool = true
  ) -> any Layout {
    TunerField(
      line: line, style: style, isRight: isRight, measuring: typesetter.measuring,
      follow: { use(.text($0, $1)) }
    ).layout
  }

  /// The name of a slider's parameter, which a hand draws to and fro, and its value, which a press
  /// begins to type.
  func head(_ parameter: TunerParameter, isShared: Bool) -> any Layout {
    let id = parameter.numberID
    let isWide = panel.layout.shape == .wide
    let width = isShared ? (isWide ? 46.0 : 37) : isWide ? 84 : 62
    let name = isShared ? parameter.shortName : parameter.name
    return ZStack {
      if let typing = panel.typing, typing.parameter == parameter {
        typed(typing, beside: width)
      } else {
        Label(name, size: 13).inset(Insets(right: width))
        scrub(parameter).inset(Insets(right: width))
        number(panel.text(of: parameter), id, width: width, isTyped: parameter.isNumber)
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
}
