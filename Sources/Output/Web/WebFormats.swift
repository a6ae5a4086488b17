extension ExportFormat {
  package static let html = ExportFormat(
    name: "html", title: "a web page", help: "one page that plays by itself and can be dragged",
    loops: true
  ) { export in
    let page = WebPage(
      title: export.title, picture: export.picture, size: export.take.size, around: export.around,
      duration: export.take.duration, reach: export.take.duration / Double(export.changes),
      repeats: export.loops != 1, changes: export.take.changes)
    return ExportFile(text: page.text, limits: export.textLimits)
  }

  static let svg = ExportFormat(
    name: "svg", title: "an animated SVG", help: "a picture that moves", loops: true
  ) { ExportFile(text: $0.picture, limits: $0.textLimits) }
}

extension Export {
  /// An SVG element that plays by itself.
  fileprivate var picture: String { SVGPicture(take, title: title, loops: loops).text }
}
