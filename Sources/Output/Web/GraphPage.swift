package import Engine
import EngineFilms

/// A page whose slides lead where a document's do: each change is a picture that its script plays,
/// scrubs and lets go of by numbers.
package struct GraphPage {
  private let title: String
  /// The canvases that it is laid out in, in points; the first is the design's.
  private let canvases: [Size]
  /// The colour around the picture.
  private let around: Color
  private let graph: PageGraph
  private var parts: SVGParts
  private var data: GraphData
  private var start: [String] = []
  private var templates: [String] = []
  private var count = 0
  private var limits: [String] = []

  /// A page that shows a slide at first.
  ///
  /// - Parameters:
  ///   - canvases: the sizes that it is laid out in, in points; the first is the design's. The page shows
  ///     the one that is nearest to its window's proportions.
  ///   - first: the first slide at rest, in each canvas.
  package init(
    _ graph: PageGraph, title: String, canvases: [Size], around: Color, first: [Take]
  ) {
    (self.graph, self.title, self.canvases, self.around) = (graph, title, canvases, around)
    data = GraphData(graph)
    parts = SVGParts(
      numbers: data.views, touched: graph.touched, grounds: graph.grounds,
      scrolled: graph.scrolled)
    for (place, take) in first.enumerated() {
      parts.prefix = place == 0 ? "start-" : "start\(place)-"
      let lines = SVGPicture.elements(of: take, in: &parts).lines
      if place == 0 { start = lines } else { templates.append(template("start-\(place)", lines)) }
      note(take.textLimits)
    }
  }

  /// Adds the next change.
  ///
  /// - Parameter canvas: the place of the canvas that it is laid out in.
  package mutating func add(_ change: PageChange, canvas: Int = 0) {
    let prefix = "c\(count)-"
    parts.prefix = prefix
    let (lines, motions) = SVGPicture.elements(of: change.take.take, in: &parts)
    templates.append(template("change-\(count)", lines))
    count += 1
    data.add(change, canvas: canvas, prefix: prefix, motions)
    note(change.take.take.textLimits)
  }

  private func template(_ id: String, _ lines: [String]) -> String {
    "<template id=\"\(id)\"><svg><g class=\"slide\">\n" + lines.joined(separator: "\n")
      + "\n</g></svg></template>"
  }

  private mutating func note(_ limits: [String]) {
    for limit in limits where !self.limits.contains(limit) { self.limits.append(limit) }
  }

  /// The page with all changes that were added.
  package var file: ExportFile {
    var data = data
    let graph = data.text(canvases: canvases)
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

  private var size: Size { canvases[0] }

  private var style: String {
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    return """
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; \
      background: \(around.hexText) }
      .host { position: relative; overflow: hidden; \
      width: min(100vw, 100vh * var(--shape, \(width) / \(height))) }
      .page { display: block; width: 100%; height: auto; \
      overflow: hidden; outline: none; touch-action: none; user-select: none; \
      -webkit-user-select: none; -webkit-tap-highlight-color: transparent }
      .page text { white-space: pre }
      .slide, .slide * { pointer-events: none }
      .slide .on { pointer-events: all; cursor: pointer }
      .slide .on:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
      .moves { transform: none }
      [data-wide] > rect { transform: scale(3) }
      \(GraphScript.scrollStyle)
      \(parts.fonts.rules.joined(separator: "\n"))
      """
  }

  private var picture: String {
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    let sides = "width=\"\(width)\" height=\"\(height)\""
    let head = """
      <div class="host">
      <svg xmlns="http://www.w3.org/2000/svg" class="page" viewBox="0 0 \(width) \(height)" \
      \(sides) role="group" tabindex="-1" font-family="\(SVGPicture.fonts)">
      """
    return
      ([head] + parts.paints.definitions + ["<defs>"] + parts.drawings + ["</defs>"] + [
        "<rect \(sides) fill=\"#ffffff\" pointer-events=\"all\"/>",
        "<g class=\"stage\"><g class=\"slide\">",
      ] + start + ["</g></g>", "</svg>", "<div class=\"scrollers\"></div>", "</div>"])
      .joined(separator: "\n")
  }
}
