import Engine
import Workbench

/// The panel as a layout, in points of its design: a control is a line in ``whole`` or ``short``.
struct PanelLayout {
  let shown: ControlPanel.Shown
  let controls: PanelControls

  private var options: GalleryOptions { shown.options }

  var layout: any Layout { shown.isCompact ? short : whole }

  /// Beside the cards.
  private var whole: any Layout {
    VStack {
      Label("Gallery", size: 22, .bold, Palette.ink).size(height: 28)
        .inset(Insets(top: 20, bottom: 12))
      controls.choices(GalleryMode.allCases, options.mode, columns: 3) { .mode($0) }
      title(shown.count == 1 ? "1 card" : "\(shown.count) cards")
      buttons(columns: 3, height: 30)
      title("How they move")
      controls.choices(MotionKind.allCases, options.motion, columns: 4) { .motion($0) }
      title("Stagger from")
      controls.choices(Cascade.allCases, options.cascade, columns: 4) { .cascade($0) }
      title("Timing")
      controls.choices(MotionPace.allCases, pace, columns: 3) { .pace($0) }
      controls.slider(
        .duration, "Duration", seconds, options.durationShare, step: GalleryOptions.durationStep)
      controls.toggle(.perComponent, "Vary every third card", options.isPerComponent)
      title("Card size")
      controls.choices(CardSize.allCases, options.size, columns: 4) { .size($0) }
    }
    .inset(Insets(left: 20, right: 20))
  }

  /// Below the cards.
  private var short: any Layout {
    VStack {
      controls.choices(GalleryMode.allCases, options.mode, columns: 3, height: 24) { .mode($0) }
        .inset(Insets(bottom: 6))
      buttons(columns: 4, height: 28)
      Grid(columns: 3, spacing: 6, rowSpacing: 4) {
        controls.stepper(.nextMotion, "Motion", options.motion.title)
        controls.stepper(.nextCascade, "From", options.cascade.title)
        controls.stepper(.nextPace, "Timing", pace?.title ?? "Tuned")
        controls.stepper(.nextDuration, "Time", seconds)
        controls.stepper(.nextSize, "Size", options.size.title)
        controls.smallToggle(.perComponent, "Thirds", options.isPerComponent)
      }
    }
    .inset(8)
  }

  private func title(_ text: String) -> any Layout {
    Label(text, size: 12, .semibold, Palette.faint).size(height: 18)
      .inset(Insets(top: 8, bottom: 4))
  }

  private func buttons(columns: Int, height: Double) -> any Layout {
    func button(_ control: PanelControl, _ title: String) -> any Layout {
      controls.button(control, title, isEnabled: shown.isEnabled(control)).size(height: height)
    }
    return Grid(columns: columns, spacing: 6, fillsLastRow: true) {
      button(.add, "Add")
      button(.remove, "Remove")
      button(.clear, "Clear")
      button(.shuffle, "Shuffle")
      button(.sort, "Sort")
      button(.reverse, "Reverse")
      button(.fill, "Fill to 500")
    }
    .inset(Insets(bottom: 6))
  }

  /// The pace that is chosen; nil: none, but a motion that was tuned.
  private var pace: MotionPace? { options.tuned == nil ? options.pace : nil }
  private var seconds: String { PlainNumber.fixed(options.timing.duration, decimals: 2) + " s" }
}
