import Engine
import MotionCode

/// A page for developers: the change as it plays, and beside it each element that moves, in words, in
/// numbers and as code.
struct SpecPage {
  /// A change and what moves in it.
  private struct Section {
    let title: String
    let duration: Double
    let elements: [SpecElement]
  }

  private let page: WebPage
  private let picture: String
  private let title: String
  private let sections: [Section]
  /// The languages that say an element.
  private let languages: [(title: String, text: @Sendable (CodedElement) -> String)]
  /// The parts of the change that the page does not say, each once; in words.
  let limits: [String]

  init(_ export: Export) {
    let take = export.take
    title = export.title
    picture = SVGPicture(take, title: export.title, loops: export.loops).text
    page = WebPage(
      title: export.title, picture: "", size: take.size, around: export.around,
      duration: take.duration, reach: take.duration / Double(export.changes),
      repeats: export.loops != 1, changes: take.changes)
    let changes = take.changes
    sections = changes.enumerated().map { index, change in
      let names = export.slides
      let isNamed = names.count > index + 1
      let part =
        changes.count == 1 ? take : take.part(from: change.start, to: change.end)
      return Section(
        title: isNamed
          ? "\(names[index]) → \(names[index + 1])" : changes.count == 1 ? "" : "\(index + 1)",
        duration: change.end - change.start, elements: SpecElement.all(in: part).filter(\.moves))
    }
    languages = CodeFormat.all.compactMap { format in format.element.map { (format.title, $0) } }
    limits =
      take.allViews.contains { $0.movesShadow }
      ? ["it says nothing of shadows that move"] : []
  }

  /// The page as text.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(CSSText.escaped(title)): motion</title>
    <style>
    \(Self.style)
    .picture svg { aspect-ratio: \(CSSText.number(page.size.width)) / \
    \(CSSText.number(page.size.height)) }
    </style>
    </head>
    <body>
    <main>
    <aside class="picture">
    \(picture)<p class="hint">Drag to scrub. A click plays or stops it.</p>
    </aside>
    <div class="sheet">
    \(head)
    \(sections.enumerated().map(section).joined(separator: "\n"))
    </div>
    </main>
    <script>
    \(page.script)
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var head: String {
    let buttons = languages.map {
      "<button type=\"button\" class=\"language\">\($0.title)</button>"
    }
    let others = languages.map(\.title).filter { $0 != "CSS" }
    return """
      <header>
      <h1>\(CSSText.escaped(title))</h1>
      <p>Places and sizes are in points of the canvas, \(SpecWords.number(page.size.width)) × \
      \(SpecWords.number(page.size.height)), from the top left corner of what an element lies in; \
      times are in seconds from the beginning of the change.</p>
      <p><strong>CSS</strong> is proven: pokeanim’s tests play it in Chromium and compare it with the \
      engine’s own trace, to half a pixel and 0.01 of an opacity. \
      <strong>\(others.joined(separator: ", "))</strong> are written by the parameters that their \
      documentation names, and were not compiled here.</p>
      <nav class="languages" aria-label="Language">\(buttons.joined())</nav>
      </header>
      """
  }

  private func section(_ index: Int, _ section: Section) -> String {
    let count = section.elements.count
    let words =
      count == 0
      ? "Nothing moves."
      : "\(count) \(count == 1 ? "element moves" : "elements move") in "
        + "\(SpecWords.number(section.duration)) s."
    let title = section.title.isEmpty ? "" : "<h2>\(CSSText.escaped(section.title))</h2>"
    return """
      <section>
      <div class="change">\(title)<p>\(words)</p>\
      <button type="button" class="play">Play</button></div>
      \(section.elements.map(element).joined(separator: "\n"))
      </section>
      """
  }

  private func element(_ element: SpecElement) -> String {
    let inside = element.parent.map { " in \($0)" } ?? ""
    let sentences = SpecWords.sentences(of: element).map { "<p>\(CSSText.escaped($0))</p>" }
    let codes = languages.map { language in
      """
      <figure class="code" data-language="\(language.title)"><figcaption>\(language.title)\
      <button type="button" class="copy">Copy</button></figcaption>\
      <pre tabindex="0"><code>\(CSSText.escaped(language.text(element.coded)))</code></pre></figure>
      """
    }
    return """
      <article>
      <h3>\(CSSText.escaped(element.coded.name)) <small>\(CSSText.escaped(element.content + inside))\
      </small></h3>
      <div class="words">\(sentences.joined())</div>
      \(table(of: element))
      \(codes.joined(separator: "\n"))
      </article>
      """
  }

  private func table(of element: SpecElement) -> String {
    let rows = element.coded.ways.filter { $0.property != .center }.flatMap { way in
      way.toldPieces.map { from, to, motion in
        let shift = way.property == .offset ? element.coded.frame.origin.lanes : .zero
        let cells = [
          SpecWords.name(way.property), SpecWords.value(way.property, from + shift),
          SpecWords.value(way.property, to + shift), SpecWords.number(motion.delay, 3) + " s",
          SpecWords.number(motion.duration, 3) + " s", SpecWords.curve(motion.curve),
        ]
        return "<tr><th scope=\"row\">\(cells[0])</th>"
          + cells.dropFirst().map { "<td>\(CSSText.escaped($0))</td>" }.joined() + "</tr>"
      }
    }
    let heads = ["", "From", "To", "Delay", "Duration", "Curve"]
    return "<div class=\"table\"><table><thead><tr>"
      + heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
      + "</tr></thead><tbody>\(rows.joined())</tbody></table></div>"
  }
}

extension TakenView {
  fileprivate var movesShadow: Bool {
    shadows.contains { $0.color.moves || $0.offset.moves || $0.blur.moves }
  }
}
