package import Engine

/// A frame as a worker has made it.
package struct WorkerPicture: Wired {
  package let report: FrameReport
  /// The views that have an id, from back to front.
  package let views: [WorkerView]
  /// ``HostWishes`` as JSON; nil: they are as they were.
  package let wishes: [UInt8]?

  package init(_ report: FrameReport, views: [WorkerView], wishes: [UInt8]?) {
    (self.report, self.views, self.wishes) = (report, views, wishes)
  }

  package func write(to writer: inout WireWriter) {
    writer.write(raw: report.time.nanoseconds)
    writer.write(report.progress)
    writer.write(report.isRunning)
    writer.write(UInt8(Cursor.all.firstIndex(of: report.cursor) ?? 0))
    writer.write(wishes != nil)
    if let wishes { writer.write(bytes: wishes) }
    writer.write(views)
    writer.write(report.display)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    let time = Instant(nanoseconds: try reader.raw(Int64.self))
    let (progress, isRunning) = (try reader.number(), try reader.flag())
    let cursor = Int(try reader.byte())
    guard Cursor.all.indices.contains(cursor) else { throw WireDamage() }
    wishes = try reader.flag() ? Array(try reader.part()) : nil
    views = try reader.list()
    report = FrameReport(
      time: time, progress: progress, isRunning: isRunning, display: try reader.value(),
      cursor: Cursor.all[cursor])
  }
}

extension Cursor {
  fileprivate static var all: [Cursor] {
    [.arrow, .hand, .openHand, .closedHand, .text, .resizeHorizontally]
  }
}

/// A view with an id, as it is presented in a frame.
package struct WorkerView: Wired {
  package let key: String
  /// The box around it, in the screen's coordinates.
  package let box: Rect
  /// The part of it that can be seen; nil: nothing of it.
  package let seen: Rect?
  package let alpha: Double
  package let color: Color
  package let phase: LifePhase

  package func write(to writer: inout WireWriter) {
    writer.write(key)
    writer.write(box)
    writer.write(seen)
    writer.write(alpha)
    writer.write(color)
    writer.write(phase.rawValue)
  }

  package init(from reader: inout WireReader) throws(WireDamage) {
    key = try reader.text()
    box = try reader.value()
    seen = try reader.optional()
    alpha = try reader.number()
    color = try reader.value()
    guard let phase = LifePhase(rawValue: try reader.text()) else { throw WireDamage() }
    self.phase = phase
  }

  /// All of a tree, as its runtime shows them.
  package static func all(below root: View, in runtime: Runtime) -> [WorkerView] {
    var views: [WorkerView] = []
    root.forEachInPaintOrder { view in
      guard view !== root, let key = view.key else { return }
      views.append(WorkerView(view, key, seen: runtime.visibleBox(of: view)))
    }
    return views
  }

  private init(_ view: View, _ key: String, seen: Rect?) {
    (self.key, self.seen) = (key, seen)
    box = view.presentedBox
    alpha = view.presented.alpha
    color = view.presented.backgroundColor
    phase = view.phase
  }
}
