package import Engine

extension ExportFile {
  /// Swift source for the engine.
  ///
  /// - Parameters:
  ///   - lines: those behind the head.
  ///   - limits: those beside the limits of the drawings.
  package init(_ lines: [String], _ drawings: SwiftDrawings, limits: [String] = []) {
    let pictures = drawings.lines
    let imports = ["import Engine"] + (pictures.isEmpty ? [] : ["import EngineSVG"])
    let own = drawings.leavesOutPixels ? ["it leaves out pictures of pixels, as PNGs are"] : []
    self.init(
      text: (imports + [""] + lines + pictures).joined(separator: "\n") + "\n",
      limits: limits + own)
  }
}

/// A change of views, as the views at its beginning, and the animation that moves them.
package struct SwiftChange {
  /// The words for what is shown.
  let title: String
  /// The views as they are at its beginning.
  package let views: SwiftViews

  package init(title: String, views: SwiftViews) { (self.title, self.views) = (title, views) }

  /// The source of an animation of the views.
  ///
  /// - Parameters:
  ///   - course: the seconds in which it is played and the curve along which it goes, if it is not
  ///     played as it is.
  package func source(
    _ animation: Animation<Effect>, along course: AnimatorTiming? = nil
  ) -> ExportFile {
    var writer = SwiftAnimation(names: views.names)
    var code = writer.code(animation.structure.withoutRests) ?? ".zero"
    if let course {
      code = writer.bent(code, along: course.curve)
      if course.duration != animation.duration {
        code = code.then(".stretched(to: \(SwiftValues.number(course.duration)))")
      }
    }
    return source(code.lines(indent: 4), writer.limits)
  }

  /// The source of the views and of lines that make the animation.
  package func source(_ animation: [String], _ limits: [String]) -> ExportFile {
    let name = SwiftNames.type(for: title) + "Change"
    let lines =
      [
        "/// The change “\(SwiftValues.line(title))”.", "///",
        "/// Its views as it begins, and the animation that moves them:",
        "///",
        "///     let change = \(name)()", "///     let stage = Stage(root: change.root)",
        "///     stage.play(change.animation)", "struct \(name) {",
      ] + views.declarations.map { "  " + $0 } + ["", "  init() {"]
      + views.setup.map { "    " + $0 }
      + ["  }", "", "  /// All that moves.", "  var animation: Animation<Effect> {"] + animation
      + ["  }", "}"]
    return ExportFile(lines, views.drawings, limits: limits)
  }
}
