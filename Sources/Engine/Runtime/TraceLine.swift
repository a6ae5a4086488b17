/// One frame of a screen as one line of JSON: what moves where, for tests and other programs.
///
/// ```
/// {"frame":30,"time":0.5,"progress":0.25,"running":true,"views":[{"key":"redSquare",
/// "frame":[30,40,80,80],"alpha":1,"color":[255,0,0,1],"phase":"present"}]}
/// ```
///
/// The views are those with a key below the root, in paint order. `frame` is the box around the
/// view on screen in the root's coordinates, `alpha` the view's own, `color` its own background
/// (r g b 0…255, a 0…1): all as presented. Numbers have at most nine decimals.
package enum TraceLine {
  /// The line, without a line break.
  package static func json(frame: Int, report: FrameReport, root: View) -> String {
    var line = "{\"frame\":\(frame)"
    line += ",\"time\":" + PlainJSON.number(report.time.seconds(since: .zero))
    line += ",\"progress\":" + PlainJSON.number(report.progress)
    line += ",\"running\":\(report.isRunning),\"views\":["
    var separator = ""
    root.forEachInPaintOrder { view in
      guard view !== root, let key = view.key else { return }
      line += separator + json(view, key: key)
      separator = ","
    }
    return line + "]}"
  }

  private static func json(_ view: View, key: String) -> String {
    let box = view.presentedBox
    let color = view.presented.backgroundColor
    let place = list([box.x, box.y, box.width, box.height])
    let paint = list([color.red * 255, color.green * 255, color.blue * 255, color.alpha])
    return "{\"key\":\(PlainJSON.string(key)),\"frame\":\(place)"
      + ",\"alpha\":\(PlainJSON.number(view.presented.alpha)),\"color\":\(paint)"
      + ",\"phase\":\"\(view.phase.rawValue)\"}"
  }

  private static func list(_ values: [Double]) -> String {
    "[" + values.map(PlainJSON.number).joined(separator: ",") + "]"
  }
}
