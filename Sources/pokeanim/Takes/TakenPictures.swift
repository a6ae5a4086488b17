import Engine
import EngineSDL

/// The pictures of a run, beside the views in them: what is drawn and is no view.
struct TakenPictures {
  /// The colour of a ground under everything; nil: there is none.
  private(set) var ground: Color?
  private var hasMore = false

  /// In words; none if all is views.
  var leftOut: [String] {
    hasMore ? ["what the screen draws around its views: its bars and panels"] : []
  }

  /// - Parameter views: the commands of the screen's views alone.
  mutating func look(at frame: FrameSequence.Frame, views: [DrawCommand]) {
    let canvas = Rect(origin: .zero, size: frame.size)
    for command in frame.report.display.commands {
      if case .fill(let path, .color(let color)) = command, path.box == canvas, ground == nil {
        ground = color
      } else if case .fill(let path, .color(let color)) = command, path.box == canvas,
        color == ground
      {
        continue
      } else {
        hasMore = hasMore || !Self.isOf(views, command)
      }
    }
  }

  /// True for a command of the views, or a layer of nothing else.
  private static func isOf(_ views: [DrawCommand], _ command: DrawCommand) -> Bool {
    if views.contains(command) { return true }
    guard case .layer(let layer) = command else { return false }
    return layer.transform == .identity && layer.opacity == 1 && layer.commands == views
  }
}
