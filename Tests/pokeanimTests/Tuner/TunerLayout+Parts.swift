import Engine

@testable import Studio
@testable import pokeanim

/// The places of the parts in the design.
extension TunerLayout {
  var title: Rect { frame(of: .title) }
  var previous: Rect { frame(of: .previous) }
  var next: Rect { frame(of: .next) }
  var kinds: Rect { frame(of: .kinds) }
  var graph: Rect { frame(of: .graph) }
  var numbers: Rect { frame(of: .numbers) }
  var code: Rect { frame(of: .code) }
  var copy: Rect { frame(of: .copy) }
  var reset: Rect { frame(of: .reset) }
  var sliderFrames: [Rect] { (0..<rows.reduce(0, +)).map { frame(of: .slider($0)) } }
  var knobFrames: [Rect] { (0..<knobs).map { frame(of: .knob($0)) } }

  func kind(_ index: Int) -> Rect {
    let width = (kinds.width - 6) / 5
    return Rect(kinds.x + 3 + Double(index) * width, kinds.y + 3, width, kinds.height - 6)
  }

  /// The line a slider's knob runs along, from its middle at one end to that at the other.
  func track(_ slider: Int) -> Rect {
    let row = frame(of: .slider(slider))
    return Rect(row.x + 8, row.maxY - 15, row.width - 16, 6)
  }
}
