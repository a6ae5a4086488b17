/// One frame of a screen as data, a line of JSON each: what moves where, for tests and other programs.
///
/// ```
/// {"frame":30,"time":0.5,"progress":0.25,"running":true,"views":[{"key":"redSquare",
/// "frame":[30,40,80,80],"alpha":1,"color":[255,0,0,1],"phase":"present"}]}
/// ```
package struct TraceLine: Encodable {
  package var frame: Int
  /// In seconds.
  package var time: Double
  package var progress: Double
  package var running: Bool
  /// Those with a key below the root, in paint order.
  package var views: [TracedView]

  package init(frame: Int, report: FrameReport, root: View) {
    self.frame = frame
    time = report.time.seconds(since: .zero)
    progress = report.progress
    running = report.isRunning
    var views: [TracedView] = []
    root.forEachInPaintOrder { view in
      guard view !== root, let key = view.key else { return }
      views.append(TracedView(view, key: key))
    }
    self.views = views
  }
}

/// A view as it is presented in a frame.
package struct TracedView: Encodable {
  package var key: String
  /// The box around the view on screen, in the root's coordinates: x, y, width, height.
  package var frame: [Double?]
  /// The view's own.
  package var alpha: Double
  /// Of its own background: red, green, blue 0…255, alpha 0…1.
  package var color: [Double?]
  package var phase: String

  fileprivate init(_ view: View, key: String) {
    let (box, color) = (view.presentedBox, view.presented.backgroundColor)
    self.key = key
    frame = [box.x, box.y, box.width, box.height].map(\.finite)
    alpha = view.presented.alpha
    self.color = [color.red * 255, color.green * 255, color.blue * 255, color.alpha].map(\.finite)
    phase = view.phase.rawValue
  }
}
