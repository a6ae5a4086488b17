import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import MotionCode
@testable import Onboarding
@testable import Output
@testable import pokeanim

/// A page for developers: the CSS on it, put onto boxes in Chromium, against the program itself.
@Suite(
  .enabled(if: InstalledTools.chromium != nil, "Chromium is missing: apt-get install chromium"),
  .serialized)
struct SpecBrowserTests {
  private static let progresses = (0..<10).map { (Double($0) + 0.37) / 10 }

  private struct Shown: Decodable {
    let id: String
    let x, y, right, bottom, opacity: Double
  }

  @Test(arguments: [SampleTake.slides[0], SampleTake.slides[1], SampleTake.pairs[1]])
  func theProgramsChangesAreTheSameInCSS(_ sample: SampleTake) throws {
    try compare(try sample.take(), try sample.views(at: Self.progresses))
  }

  /// Springs that swing long, delays, transforms that combine, elements in elements.
  @Test(arguments: SpecSlides.all)
  func documentsAreTheSameInCSS(_ slides: SpecSlides) throws {
    let pages = try PageSlides(slides.text)
    let film = pages.film()
    film.frame([.key(.right)])
    let change = try #require(film.screen.transition)
    let views = Self.progresses.map { progress in
      change.seek(to: progress)
      return ShownView.all(in: film.screen.root)
    }
    try compare(try pages.take(), views)
  }

  /// The page's own code, element for element, at ten progresses.
  private func compare(_ take: Take, _ views: [[ShownView]]) throws {
    let page = try take.file(as: .spec).text
    let elements = SpecElement.all(in: take)
    for element in elements where element.moves {
      let code = CSSText.escaped(CodeFormat.css.element?(element.coded) ?? "")
      #expect(page.contains("<code>\(code)</code>"), "\(element.coded.name)")
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("boxes.html", Self.boxes(of: elements, in: take))
    let output = try BrowserTests.chromium(["--dump-dom", file.path])
    let start = try #require(output.range(of: "<pre id=\"out\">")?.upperBound)
    let end = try #require(output.range(of: "</pre>", range: start..<output.endIndex)?.lowerBound)
    let shown = try JSONDecoder().decode([[Shown]].self, from: Data(output[start..<end].utf8))
    for ((boxes, views), progress) in zip(zip(shown, views), Self.progresses) {
      let seen = views.filter(\.isSeen)
      for view in seen {
        let own = boxes.filter { $0.id.isName(of: view.key) }
        let near = own.filter { box in
          let sides = [
            box.x - view.box.minX, box.y - view.box.minY, box.right - view.box.maxX,
            box.bottom - view.box.maxY,
          ]
          return sides.allSatisfy { abs($0) <= 0.5 } && abs(box.opacity - view.alpha) <= 0.01
        }
        #expect(!near.isEmpty, "\(view.key) at \(progress): \(view.box), \(view.alpha); \(own)")
      }
      #expect(seen.count > 1)
    }
  }

  /// Boxes in boxes, with the code as their style.
  private static func boxes(of elements: [SpecElement], in take: Take) -> String {
    let style = elements.compactMap { CodeFormat.css.element?($0.coded) }.joined(separator: "\n")
    func boxes(in parent: String?) -> String {
      elements.filter { $0.parent == parent }.map {
        "<div id=\"\($0.coded.name)\">\(boxes(in: $0.coded.name))</div>"
      }.joined()
    }
    return """
      <!DOCTYPE html>
      <style>
      body { margin: 0 } #canvas-of-boxes { position: relative }
      \(style)
      </style>
      <div id="canvas-of-boxes">\(boxes(in: nil))</div>
      <script>
      const motions = document.getAnimations(), length = \(take.duration * 1000)
      const looks = \(progresses).map(progress => {
        motions.forEach(m => { m.pause(); m.currentTime = progress * length })
        return [...document.querySelectorAll("div[id] div[id]")].map(div => {
          const box = div.getBoundingClientRect()
          return { id: div.id, x: box.x, y: box.y, right: box.right, bottom: box.bottom,
            opacity: +getComputedStyle(div).opacity }
        })
      })
      document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + JSON.stringify(looks) + "</pre>")
      </script>
      """
  }

  /// The buttons of the page: a language, a copy, and a change that plays and stops at its end.
  @Test func thePagesButtonsDoWhatTheySay() throws {
    let folder = try TemporaryFolder()
    let page = try folder.file(
      "a.spec.html",
      try PageSlides(SpecSlides.turns.text).take().file(as: .spec).text + """
        <script>
        const shownCodes = () => all(".code").filter(c => !c.hidden).map(c => c.dataset.language)
        const said = [[...new Set(shownCodes())].join()]
        all(".language")[1].click()
        said.push([...new Set(shownCodes())].join())
        let copied = ""
        document.execCommand = () => { copied = document.querySelector("textarea").value }
        Object.defineProperty(navigator, "clipboard", { value: undefined })
        all(".copy")[1].click()
        said.push(copied === all(".copy")[1].closest("figure").querySelector("code").textContent)
        seek(length)
        all(".play")[0].click()
        said.push(motions[0].currentTime, motions[0].playState)
        document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + said.join(" ") + "</pre>")
        </script>
        """)
    let output = try BrowserTests.chromium(["--dump-dom", page.path])
    #expect(
      output.contains("<pre id=\"out\">CSS SwiftUI true 0 running</pre>"), "\(output.suffix(400))")
  }
}

/// Two slides whose elements move as the tests of the page need it.
struct SpecSlides: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  static let all = [springs, turns, groups]

  private static func slides(_ name: String, _ first: String, _ second: String) -> SpecSlides {
    SpecSlides(
      testDescription: name,
      text: """
        {"format": 2, "canvas": [400, 800], "slides": [
          {"name": "one", "button": false, "elements": [\(first)]},
          {"name": "two", "button": false, "elements": [\(second)]}]}
        """)
  }

  /// Long swings, a start velocity, a delay.
  static let springs = slides(
    "springs",
    """
    {"id": "long", "fill": "red", "frame": [0, 0, 40, 40],
     "motion": {"spring": {"damping": 0.05}, "duration": 4}},
    {"id": "thrown", "fill": "blue", "frame": [0, 600, 40, 40],
     "motion": {"spring": {"damping": 0.5, "velocity": 8}, "duration": 1.2, "delay": 0.4}},
    {"id": "late", "fill": "green", "opacity": 0.2, "frame": [200, 300, 40, 40],
     "motion": {"spring": {"response": 0.35, "damping": 0.8}, "delay": 1.5}}
    """,
    """
    {"id": "long", "fill": "red", "frame": [360, 760, 40, 40],
     "motion": {"spring": {"damping": 0.05}, "duration": 4}},
    {"id": "thrown", "fill": "blue", "frame": [350, 20, 40, 40],
     "motion": {"spring": {"damping": 0.5, "velocity": 8}, "duration": 1.2, "delay": 0.4}},
    {"id": "late", "fill": "green", "frame": [20, 30, 140, 90],
     "motion": {"spring": {"response": 0.35, "damping": 0.8}, "delay": 1.5}}
    """)

  /// Turns, scales and ways at once, with a curve of lines, steps, an arc; enter and leave.
  static let turns = slides(
    "turns",
    """
    {"id": "card", "fill": "red", "frame": [20, 40, 100, 60], "rotation": 10, "scale": 0.5,
     "motion": {"duration": 0.8, "curve": "cubic-bezier(0.5, -0.4, 0.3, 1.4)"}},
    {"id": "arc", "fill": "blue", "frame": [20, 500, 60, 60], "motion": {"duration": 1, "arc": 90}},
    {"id": "gone", "fill": "green", "frame": [200, 500, 60, 60],
     "motion": {"duration": 0.5, "curve": "steps(4)", "leave": ["fade", {"left": 300}, {"rotate": 45}]}}
    """,
    """
    {"id": "card", "fill": "yellow", "frame": [200, 400, 160, 90], "rotation": -80, "scale": 1.3,
     "motion": {"duration": 0.8, "curve": "cubic-bezier(0.5, -0.4, 0.3, 1.4)"}},
    {"id": "arc", "fill": "blue", "frame": [300, 100, 60, 60], "motion": {"duration": 1, "arc": 90}},
    {"id": "new", "fill": "black", "frame": [100, 600, 60, 60], "rotation": 30, "opacity": 0.9,
     "motion": {"duration": 0.7, "delay": 0.2, "curve": "linear(0, 0.2 40%, 1.2, 1)",
      "enter": ["vanish", {"right": 300}, {"scale": 0.1}]}}
    """)

  /// A group that moves and turns, whose parts move in it, and one that goes over another.
  static let groups = slides(
    "groups",
    """
    {"id": "group", "fill": "grey", "frame": [20, 40, 200, 200], "rotation": 5, "elements": [
      {"id": "knob", "fill": "red", "frame": [10, 10, 40, 40], "motion": {"duration": 0.6, "delay": 0.1}}]},
    {"id": "over", "fill": "blue", "frame": [60, 60, 80, 80], "motion": {"duration": 0.9}}
    """,
    """
    {"id": "over", "fill": "blue", "frame": [200, 600, 80, 80], "motion": {"duration": 0.9}},
    {"id": "group", "fill": "grey", "frame": [120, 440, 240, 240], "rotation": 40, "elements": [
      {"id": "knob", "fill": "red", "frame": [190, 150, 40, 40], "motion": {"duration": 0.6, "delay": 0.1}}]}
    """)
}

extension PageSlides {
  /// The take of the change to the second slide.
  func take() throws -> Take {
    try TakeRun(
      make: { screen() }, size: deck.canvas, text: SilentText(), ground: .white, speed: 1,
      direction: -1, rate: nil, duration: nil
    ).take(.turning([.right], rest: 0, from: 0))
  }
}
