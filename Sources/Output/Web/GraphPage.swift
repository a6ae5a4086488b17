package import Engine
import EngineFilms

/// A page whose slides lead where a document's do: each change is a picture that its script plays,
/// scrubs and lets go of by numbers.
package struct GraphPage {
  private let title: String
  private let size: Size
  /// The colour around the picture.
  private let around: Color
  private let graph: PageGraph
  private var parts: SVGParts
  private var data: GraphData
  private var start: [String] = []
  private var templates: [String] = []
  private var limits: [String] = []

  /// A page that shows a slide at first.
  ///
  /// - Parameters:
  ///   - size: of the canvas, in points.
  ///   - first: the first slide at rest.
  package init(_ graph: PageGraph, title: String, size: Size, around: Color, first: Take) {
    (self.graph, self.title, self.size, self.around) = (graph, title, size, around)
    data = GraphData(graph)
    parts = SVGParts(numbers: data.views, touched: graph.touched, grounds: graph.grounds)
    parts.prefix = "start-"
    start = SVGPicture.elements(of: first, in: &parts).lines
    note(first.limits)
  }

  /// Adds the next change.
  package mutating func add(_ change: PageChange) {
    parts.prefix = "c\(templates.count)-"
    let (lines, motions) = SVGPicture.elements(of: change.take.take, in: &parts)
    templates.append(
      "<template id=\"change-\(templates.count)\"><svg><g class=\"slide\">\n"
        + lines.joined(separator: "\n") + "\n</g></svg></template>")
    data.add(change, motions)
    note(change.take.take.limits)
  }

  private mutating func note(_ limits: [String]) {
    for limit in limits where !self.limits.contains(limit) { self.limits.append(limit) }
  }

  /// The page with all changes that were added.
  package var file: ExportFile {
    var data = data
    let graph = data.text(size: size)
    let words = data.words.map { "<p>\(CSSText.escaped($0))</p>" }.joined()
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(CSSText.escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(picture)
      <template id="words">\(words)</template>
      \(templates.joined(separator: "\n"))
      <script>
      const graph = \(graph)
      \(PageScript.tracker)
      \(GraphScript.text)
      </script>
      </body>
      </html>

      """
    return ExportFile(text: text, limits: limits)
  }

  private var style: String {
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    return """
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; \
      background: \(around.hexText) }
      .page { display: block; width: min(100vw, 100vh * \(width) / \(height)); height: auto; \
      overflow: hidden; outline: none; touch-action: none; user-select: none; \
      -webkit-user-select: none; -webkit-tap-highlight-color: transparent }
      .page text { white-space: pre }
      .slide, .slide * { pointer-events: none }
      .slide .on { pointer-events: all; cursor: pointer }
      .slide .on:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
      .moves { transform: none }
      [data-wide] > rect { transform: scale(3) }
      """
  }

  private var picture: String {
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    let sides = "width=\"\(width)\" height=\"\(height)\""
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" class="page" viewBox="0 0 \(width) \(height)" \
      \(sides) role="group" tabindex="-1" font-family="\(SVGPicture.fonts)">
      """
    return
      ([head] + parts.paints.definitions + ["<defs>"] + parts.drawings + ["</defs>"] + [
        "<rect \(sides) fill=\"#ffffff\" pointer-events=\"all\"/>",
        "<g class=\"stage\"><g class=\"slide\">",
      ] + start + ["</g></g>", "</svg>"]).joined(separator: "\n")
  }
}
