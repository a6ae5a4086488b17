import MotionCode

extension ExportFormat {
  package static let spec = ExportFormat(
    name: "spec", title: "a hand-over page",
    help: "page for developers: what moves, in words and as code", loops: true,
    longEnding: "spec.html"
  ) { export in
    let page = SpecPage(export)
    return ExportFile(text: page.text, limits: export.textLimits + page.limits)
  }
}
