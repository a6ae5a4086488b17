import Engine
import EngineSystem
import Onboarding
import Output

/// Slides that lead anywhere, as exports have them: each change between two of them by itself.
struct GraphExport {
  private(set) var graph: SlideGraph
  /// The slides, laid out in the design's canvas.
  let props: Intro.Props
  private let run: TakeRun
  /// What a page leaves out of the slides, in words.
  private let limits: [String]
  /// The motions that ways name; the place of each, counted from 1, is its number on a page.
  private let types: [AnimationType]
  private var typesetter: Typesetter { Typesetter(measuring: run.text) }

  /// - Parameters:
  ///   - props: the slides, laid out.
  ///   - run: takes down their changes.
  init(_ props: Intro.Props, _ run: TakeRun) {
    limits = SlideLimit.notes(of: .page, on: props.deck.slides, moving: props.motion)
    var props = props
    props.showsAll = true
    props.deck = props.deck.shortened
    props.step = props.deck.slides[0]
    self.props = props
    graph = SlideGraph(props.deck)
    self.run = run.naming(props.deck.keys + graph.grounds.sorted())
    var types: [AnimationType] = []
    for type in graph.changes.compactMap(\.type) where !types.contains(type) { types.append(type) }
    self.types = types
  }

  /// The take of the change between two slides by their names, as a link from the one to the other
  /// has it.
  mutating func take(from old: String, to new: String) throws -> Take {
    let names = props.deck.slides.map(\.name)
    for (option, name) in [("--from", old), ("--to", new)] where !names.contains(name) {
      let guess = Spelling.nearest(to: name, in: names).map { "did you mean “\($0)”?" }
      throw Failure(
        "\(option): there is no slide “\(name)”; \(guess ?? "known are \(Spelling.list(names))")")
    }
    guard let change = graph.change(from: old, to: new) else {
      throw Failure("--to: “\(new)” is the slide that --from names; give another one")
    }
    var seen = Canvas(graph: graph, props: props)
    seen.props.showsAll = false
    return try take(of: change, in: seen, keeping: []).take
  }

  // MARK: A page

  /// A page with all slides that links lead to, and all ways between them.
  func page(titled title: String, around: Color) throws -> ExportFile {
    guard graph.isWhole else {
      throw Failure(
        "more than \(SlideGraph.most) slides and changes between them are too many for a page;"
          + " export one change, as --from \(props.deck.slides[0].name) --to"
          + " \(props.deck.slides[min(1, props.deck.slides.count - 1)].name)")
    }
    let canvases = makeCanvases()
    let pageGraph = makePageGraph(in: canvases)
    let kept = pageGraph.touched.union(pageGraph.scrolled)
    let first = canvases.map { canvas in
      run.take(
        of: SlideChange(at: 0, of: canvas.graph, in: canvas.props, typesetter).root,
        keeping: kept)
    }
    var page = GraphPage(
      pageGraph, title: title, canvases: canvases.map(\.props.layout.canvas), around: around,
      first: first)
    for change in graph.changes {
      for (place, canvas) in canvases.enumerated() {
        let take = try take(of: change, in: canvas, keeping: kept)
        var shown = PageChange(
          from: change.old, to: change.new, type: number(of: change.type),
          isReversed: change.isReversed, isMirrored: change.isMirrored, take)
        shown.factors = try factors(of: change, in: canvas, keeping: kept)
        page.add(shown, canvas: place)
      }
    }
    var file = page.file
    file.limits += limits
    return file
  }

  func take(
    of change: SlideGraph.Change, in canvas: Canvas, keeping kept: Set<String>
  ) throws -> ChangeTake {
    let slides = SlideChange(change, of: canvas.graph, in: canvas.props, typesetter)
    return try run.take(
      in: slides.root, reversed: change.isReversed, keeping: kept, begin: slides.begin)
  }

  private func makePageGraph(in canvases: [Canvas]) -> PageGraph {
    var graph = graph
    var slides = graph.slides.indices.map { slide(at: $0, &graph) }
    for place in slides.indices {
      slides[place].scrollers = canvases.map { canvas in
        var props = canvas.props
        props.step = canvas.graph.slides[place]
        props.arrange(typesetter)
        return props.scrolledElements.map(PageGraph.Scroller.init)
      }
    }
    return PageGraph(
      slides, grounds: graph.grounds, button: IntroKey.button,
      isSprung: props.motion == .original)
  }

  private func slide(at place: Int, _ graph: inout SlideGraph) -> PageGraph.Slide {
    let slide = graph.slides[place]
    func way(of link: SlideLink?) -> PageGraph.Way? {
      link.flatMap { graph.way(of: $0, from: place) }.map(pageWay)
    }
    var page = PageGraph.Slide()
    (page.name, page.below, page.covers) = (slide.name, slide.covered, slide.cover != nil)
    (page.words, page.title) = (slide.title, slide.titleKey)
    page.axes = slide.scrollContents.mapValues(\.axis)
    for element in slide.all {
      if let way = way(of: element.tap) {
        let words = graph.words(for: element, of: place, in: props.layout)
        page.taps.append(PageGraph.Tap(element.key, way, words: words))
      }
      if let drag = element.drag, let way = way(of: drag.link) {
        page.drags.append(PageGraph.Drag(element.key, drag.direction.rawValue, way))
      }
    }
    if let way = graph.buttonWay(from: place), let word = graph.buttonWord(of: place) {
      page.taps.insert(PageGraph.Tap(IntroKey.button, pageWay(way), words: word), at: 0)
    }
    page.back =
      switch slide.back {
      case .drag(let direction): direction.rawValue
      case .tapOutside: "outside"
      case nil: nil
      }
    page.ownViews = props.deck.slides.first { $0.name == slide.name }?.ownKeys ?? []
    page.next = graph.lineWay(from: place, reversed: false).map(pageWay)
    page.previous = graph.lineWay(from: place, reversed: true).map(pageWay)
    if let timeout = slide.timeout, let way = way(of: timeout.link) {
      page.after = (timeout.seconds, way)
    }
    return page
  }

  private func pageWay(_ way: SlideGraph.Way) -> PageGraph.Way {
    PageGraph.Way(to: way.goal, type: number(of: way.type), isReversed: way.isReversed)
  }

  private func number(of type: AnimationType?) -> Int {
    type.flatMap(types.firstIndex).map { $0 + 1 } ?? 0
  }
}
