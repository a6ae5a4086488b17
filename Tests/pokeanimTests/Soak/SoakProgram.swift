import Engine
import EngineSDL
import Workbench

@testable import Studio
@testable import pokeanim

/// The program, ended after so many frames; Q and Escape do not end it.
final class SoakProgram: HostedScreen {
  private let program: App
  private let longest: Int
  private(set) var frames = 0

  init(_ program: App, frames: Int) {
    self.program = program
    longest = frames
  }

  var wantsQuit: Bool { frames >= longest }
  var wantsFullScreen: Bool { program.wantsFullScreen }
  var takesText: Bool { program.takesText }
  var zoom: Double { program.zoom }
  var statisticsRoom: Rect? { program.statisticsRoom }
  var progress: Double { program.progress }
  var isRunning: Bool { program.isRunning }
  var root: View { program.root }
  func layOutPanels() { program.layOutPanels() }
  var inputTrees: [InputTree] { program.inputTrees }
  func takeClipboardText() -> String? { program.takeClipboardText() }
  func resize(to size: Size, at time: Instant) { program.resize(to: size, at: time) }
  func advance(to time: Instant) { program.advance(to: time) }
  func handle(_ event: InputEvent, at time: Instant) { program.handle(event, at: time) }

  func display() -> DisplayList {
    frames += 1
    return program.display()
  }
}

/// Text whose masks are counted.
final class CountedText: TextMaker {
  private let text: any TextMaker
  private let masks: LiveObjects

  init(_ text: any TextMaker, masks: LiveObjects) {
    self.text = text
    self.masks = masks
  }

  func width(of text: String, font: Font) -> Double { self.text.width(of: text, font: font) }
  func metrics(of font: Font) -> FontMetrics { text.metrics(of: font) }

  func mask(of text: String, font: Font) -> GlyphMask? {
    let mask = self.text.mask(of: text, font: font)
    if let mask, !mask.coverage.isEmpty { masks.add(elementsOf: mask.coverage) }
    return mask
  }
}
