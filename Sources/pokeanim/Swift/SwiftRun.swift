import Engine
import EngineSDL
import MotionCode
import Onboarding
import Output
import Studio

/// Runs a screen up to its first change, to say it in Swift.
struct SwiftRun {
  let options: AppOptions
  /// The canvas, in points.
  let size: Size
  /// The words for what is shown.
  let title: String
  /// The take of the same run.
  let take: Take

  /// The places of the slides that are said; nil: all of them.
  var slides: [Int]?
  /// The words that name the type of the slides; nil: the title.
  var typeName: String?
  /// The events of a person's own; nil: nobody gave any.
  var script: InputScript?
  /// The wishes that a source can't fulfil, in words.
  var limits: [String] = []

  /// The source of what is shown.
  ///
  /// - Parameter play: the events that begin the change, if nobody gave any.
  func source(playing play: InputScript, making make: ProgramFactory) throws -> ExportFile {
    let screen = try make(options)
    let script = script ?? play
    let run = Run(screen, size: size, steps: script.steps(at: script.times))
    if case .slides(let props) = screen.sourceForm { return source(of: props) }
    guard let change = try Self.firstChange(of: run) else {
      throw Failure("nothing changes; give --script with something that does")
    }
    change.seek(to: 0)
    let source = source(of: change, as: screen.sourceForm, in: screen.root)
    return ExportFile(text: source.text, limits: source.limits + limits(of: change))
  }

  /// The first change that is on its way.
  private static func firstChange(of run: consuming Run) throws -> (any Change)? {
    while try run.next() != nil {
      if let change = run.screen.change, change.isOnItsWay { return change }
    }
    return nil
  }

  private var ownLimits: [String] {
    let speed = PlainNumber.exact(options.speed)
    return options.speed == 1
      ? limits : limits + ["it goes at the speed of its stage: stage.speed = \(speed)"]
  }

  // MARK: Slides

  private func source(of props: Intro.Props) -> ExportFile {
    let all = props.deck.slides
    var shown: [Slide] = []
    for place in slides ?? Array(all.indices) where !shown.contains(all[place % all.count]) {
      shown.append(all[place % all.count])
    }
    let isGraph = slides == nil && (props.deck.isGraph || props.deck.scrolls)
    let graph = isGraph ? SlideGraph(props.deck.shortened) : nil
    let slides = SwiftSlides(
      title: title, typeName: typeName, props: props,
      slides: graph?.slides ?? shown.map(\.shortened), graph: graph,
      limits: SlideLimit.notes(of: .source, on: shown, moving: props.motion))
    let source = slides.source
    let input = script == nil ? [] : ["it has the slides, and not what the script does with them"]
    let motion =
      options.reducedMotion
      ? ["its motion is reduced if its stage reduces it: stage.reducesMotion = true"] : []
    let most = "more than \(SlideGraph.most) slides and changes are too many: some are missing"
    let missing = graph?.isWhole == false ? [most] : []
    return ExportFile(
      text: source.text, limits: source.limits + input + motion + missing + ownLimits)
  }

  // MARK: Changes

  private func source(of change: any Change, as form: SourceForm, in root: View) -> ExportFile {
    if case .expression(let expression, let parts, let view) = form {
      return source(of: expression, parts, in: view)
    }
    let moved = change.animation.moves.compactMap { $0.property.owner as? View }
    return swift(views(moved, in: root)).source(change.animation, along: change.timing)
  }

  private func source(
    of expression: Expression, _ parts: [String: Animation<Effect>], in view: View
  ) -> ExportFile {
    let change = swift([(view, view.parentPlace)])
    let code = SwiftExpression(expression, parts, in: change.views)
    return change.source(code.lines, code.limits)
  }

  /// - Parameter views: with the places of their parents on the canvas; back to front.
  private func swift(_ views: [(View, Point)]) -> SwiftChange {
    SwiftChange(
      title: title,
      views: SwiftViews(
        views, on: size, ground: take.ground,
        reserved: Set(LinePart.allCases.map(\.rawValue))))
  }

  /// All views of a picture that is nothing but views; else the innermost one around those that
  /// move.
  private func views(_ moved: [View], in root: View) -> [(View, Point)] {
    if take.leftOut.isEmpty { return root.subviews.map { ($0, .zero) } }
    guard var common = moved.first?.lineage else { return [] }
    for view in moved.dropFirst() {
      let line = view.lineage
      common = zip(common, line).prefix { $0 === $1 }.map(\.0)
    }
    return common.last.map { [($0, $0.parentPlace)] } ?? []
  }

  private func limits(of change: any Change) -> [String] {
    let isLonger = take.duration * options.speed > change.duration + 0.1
    let more = isLonger ? ["it has the first change alone, and that as it is by itself"] : []
    return take.leftOut.map { "it leaves out \($0)" } + more + ownLimits
  }
}

extension View {
  /// The views around it, the outermost first, and itself.
  fileprivate var lineage: [View] { (superview?.lineage ?? []) + [self] }

  /// The place of the parent's origin on the canvas.
  fileprivate var parentPlace: Point {
    superview.map { $0.presented.frame.origin + $0.parentPlace } ?? .zero
  }
}
