import Engine
import Output

/// The screen of slides that lead anywhere, as source: their history, presses, drags and time.
enum SwiftGraphScreen {
  /// The lines of the class.
  ///
  /// - Parameters:
  ///   - slides: the name of the type of the slides.
  ///   - first: the name of the first of them.
  ///   - background: the names of what is on all slides, and of the button.
  static func lines(
    named name: String, of slides: String, first: String, size: Size, background: String,
    button: String, isArranged: Bool, scrolls: Bool
  ) -> [String] {
    let numbers = "\(SwiftValues.number(size.width)), \(SwiftValues.number(size.height))"
    let scrolling = scrolls ? [SwiftScrollScreen.text] : []
    return ([head, history, following] + scrolling + [dragging]).joined(separator: "\n\n")
      .replacing("«TEXT»\n", with: isArranged ? typesetter : "")
      .replacing("«MAKE»\n", with: isArranged ? makingTypesetter : "")
      .replacing("«TREE»", with: isArranged ? arrangedTree : plainTree)
      .replacing(
        "«SHOW»", with: isArranged ? "props.show(step.slide, text)" : "props.slide = step.slide"
      )
      .replacing("«RUNNING»", with: scrolls ? " || isScrolling" : "")
      .replacing("«SCROLL»\n", with: scrolls ? takingScrolls : "")
      .replacing("«OFFSETS»\n", with: scrolls ? offsets : "")
      .replacing("«NAME»", with: name).replacing("«SLIDES»", with: slides)
      .replacing("«FIRST»", with: first).replacing("«SIZE»", with: numbers)
      .replacing("«BACKGROUND»", with: background).replacing("«BUTTON»", with: button)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let plainTree =
    "tree = DescriptionTree(props: .init(slide: .«FIRST»), in: stage.root, stage: stage)"
  private static let arrangedTree =
    "tree = DescriptionTree(\n      props: .init(slide: .«FIRST», text: text), in: stage.root,"
    + " stage: stage)"
  private static let typesetter = "  private let text: Typesetter\n"
  private static let makingTypesetter = "    text = Typesetter(measuring: measuring)\n"
  private static let takingScrolls = "    if scroll(with: event, at: time) { return }\n"
  private static let offsets = "    showScrolls(at: time)\n"

  private static let head = """
    /// The slides on a screen: a press, a drag and time lead on, Escape and Backspace back.
    final class «NAME»: StageScreen {
      private typealias Slides = «SLIDES»
      private typealias Slide = Slides.Slide
      private typealias Link = Slides.Link

      /// A slide that was visited, and the change to it.
      private struct Stop {
        var slide: Slide
        var type: AnimationType?
        var isReversed = false
      }

      /// A step to a slide, and the slides that were visited once it is done.
      private struct Step {
        var slide: Slide
        var type: AnimationType?
        var isReversed: Bool
        var isReturn = false
        var stops: [Stop]
      }

      private let tree: DescriptionTree<«SLIDES»>
    «TEXT»
      /// The slides visited, at both ends of the change on its way.
      private var histories = [[Stop(slide: .«FIRST»)]]
      private var isDown = false
      private var restsSince: Instant?
      private var steps: [(direction: Point, step: Step)] = []
      private var axis = Point(1, 0)
      private var begunPath: Point?

      /// - Parameter measuring: tells how large text is.
      override init(measuring: any TextMeasuring = MonospacedText(), stage: Stage = Stage()) {
    «MAKE»
        «TREE»
        super.init(measuring: measuring, stage: stage)
        (followsPathOnly, givesAtEnds) = (true, true)
        connect()
      }

      override var canvas: Size { Size(«SIZE») }
      override var change: (any Change)? { tree.change }
      override var keepsPace: Bool { true }
      override var settlesByWay: Bool { true }
      override var isRunning: Bool { super.isRunning || seconds != nil«RUNNING» }
    """

  private static let history = """
      // MARK: Where one came from

      private var slide: Slide { tree.props.slide }
      private var stops: [Stop] { histories.last { $0.last?.slide == slide } ?? histories[0] }

      private var back: Step? {
        guard stops.count > 1, let last = stops.last else { return nil }
        let left = Array(stops.dropLast())
        return Step(
          slide: left[left.count - 1].slide, type: last.type, isReversed: !last.isReversed,
          isReturn: true, stops: left)
      }

      /// What lies over other slides is not come back to from beyond these.
      private func step(_ link: Link) -> Step? {
        guard let goal = link.slide else { return back }
        if let back, back.slide == goal { return back }
        var left = stops
        if case .time = link.trigger { left.removeLast() }
        while let top = left.last?.slide,
          top == goal || isOver(top) && !Slides.below(goal).contains(top)
        {
          left.removeLast()
        }
        left.append(Stop(slide: goal, type: link.type, isReversed: link.isReversed))
        return Step(slide: goal, type: link.type, isReversed: link.isReversed, stops: left)
      }

      private func isOver(_ slide: Slide) -> Bool { !Slides.below(slide).isEmpty }
    """

  private static let following = """
      // MARK: Following

      @discardableResult
      private func begin(_ step: Step, scrubbed: Bool = false) -> any Change {
        var props = tree.props
        «SHOW»
        props.way = Slides.Way(
          number: props.way.number + 1, type: step.type,
          isMirrored: step.isReturn && step.isReversed)
        histories = [stops, step.stops]
        (begunPath, restsSince) = (nil, nil)
        let begun =
          step.isReversed
          ? tree.begin(backTo: props, scrubbed: scrubbed) : tree.begin(to: props, scrubbed: scrubbed)
        connect()
        begun.onEnd { [weak self, weak begun] outcome in
          guard let self, outcome != .retargeted else { return }
          if change == nil || change === begun { histories = [stops] }
          connect()
        }
        if !scrubbed { begun.play(reversed: step.isReversed) }
        return begun
      }

      private func goBack() { if let back { begin(back) } }

      /// Lets presses on elements lead where the slide that comes says.
      private func connect() {
        var taps: [String: Link] = [:]
        for link in Slides.links(of: slide) {
          if case .tap(let key) = link.trigger { taps["\\(key)"] = link }
        }
        connect(root.subviews, to: taps)
      }

      private func connect(_ views: [View], to taps: [String: Link]) {
        for view in views {
          let link = taps[view.key ?? ""]
          connect(view.subviews, to: taps)
          view.takesInput = link != nil || view.subviews.contains(where: \\.takesInput)
          (view.yieldsToDrag, view.passesInput) = (true, link == nil)
          view.action = link.map { link in
            { [unowned self] in if let step = step(link) { begin(step) } }
          }
        }
      }

      override func handle(_ event: InputEvent, at time: Instant) {
        switch event {
        case .key(.escape), .key(.backspace), .key(.goBack): return goBack()
        case .press: isDown = true
        case .release, .cancel: isDown = false
        default: break
        }
        restsSince = nil
    «SCROLL»
        super.handle(event, at: time)
      }

      override func tapped(_ point: Point, at time: Instant) {
        for link in Slides.links(of: slide) {
          guard case .outside(let own) = link.trigger else { continue }
          let views = own.compactMap { root.first(key: "\\($0)") }
          if !views.contains(where: { $0.presentedBox.contains(point) }) { goBack() }
        }
      }

      /// The seconds after which the slide goes on by itself, and where to; nil: it stays.
      private var seconds: (Double, Link)? {
        guard change == nil, !isDown else { return nil }
        for link in Slides.links(of: slide) {
          if case .time(let seconds) = link.trigger { return (seconds, link) }
        }
        return nil
      }

      override func advance(to time: Instant) {
        super.advance(to: time)
    «OFFSETS»
        guard let (seconds, link) = seconds else {
          restsSince = nil
          return
        }
        let since = restsSince ?? time
        restsSince = since
        if time.seconds(since: since) >= seconds, let step = step(link) { begin(step) }
      }
    """

  private static let dragging = """
      // MARK: Dragging

      override var path: Point {
        let way = begunPath ?? (isOver(slide) ? Point(0, -1) : Point(-1, 0))
        return Point(way.x * canvas.width, way.y * canvas.height)
      }

      override func axis(ofDragFrom press: Point, by translation: Point) -> Point {
        steps = []
        for link in Slides.links(of: slide) {
          guard case .drag(let key, let direction) = link.trigger, let step = step(link) else {
            continue
          }
          let box = key.flatMap { root.first(key: "\\($0)")?.presentedBox }
          if key == nil || box?.contains(press) ?? false {
            steps.removeAll { $0.direction == direction }
            steps.append((direction, step))
          }
        }
        let meant = steps.max { along(translation, $0.direction) < along(translation, $1.direction) }
        let isUpright = meant.map { $0.direction.y != 0 } ?? false
        axis = isUpright ? Point(0, 1) : Point(1, 0)
        return axis
      }

      private func along(_ way: Point, _ direction: Point) -> Double {
        way.x * direction.x + way.y * direction.y
      }

      override func change(towards direction: Double) -> (any Change)? {
        let way = axis * direction
        let wanted = steps.first { $0.direction == way && direction != 0 }?.step
        if let change {
          if let wanted, wanted.slide == slide { return change }
          change.isReversed ? change.commit() : change.rollBack()
        }
        guard let wanted else { return nil }
        let begun = begin(wanted, scrubbed: true)
        begunPath = way * (wanted.isReversed ? -1 : 1)
        return begun
      }

      override func held(at point: Point, in change: any Change) -> View? {
        guard let view = super.held(at: point, in: change), let key = view.key else { return nil }
        return ["«BACKGROUND»", "«BUTTON»"].contains(key) ? nil : view
      }
    }
    """
}
