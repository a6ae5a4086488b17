import Engine
import Onboarding
import Output
import Studio

/// Slides as a description: what is on each of them, and how everything on them moves.
struct SwiftSlides {
  /// The words for all of them.
  let title: String
  /// The words that name the type.
  let typeName: String
  /// The way in which they are shown.
  let props: Intro.Props
  /// The ones that are described, in their order.
  let slides: [Slide]
  let slideNames: [String]
  /// The slides with where they lead; nil: they lead nowhere.
  let graph: SlideGraph?
  /// The keys of everything on them, each once.
  let keys: [String]
  /// The motions of each element that has any, in the set that is shown.
  let motions: SwiftElementMotions
  private let names: [String: String]
  /// What the source leaves out of the slides, in words.
  private let limits: [String]
  /// True if layouts place what is on them.
  var isArranged: Bool { slides.contains(where: \.isArranged) }

  /// - Parameters:
  ///   - typeName: nil: the title.
  ///   - graph: with all these slides; nil: they lead nowhere.
  ///   - limits: what is left out of them, in words.
  init(
    title: String, typeName: String? = nil, props: Intro.Props, slides: [Slide],
    graph: SlideGraph? = nil, limits: [String] = []
  ) {
    (self.title, self.props, self.slides, self.graph) = (title, props, slides, graph)
    self.limits = limits
    motions = SwiftElementMotions(of: slides, in: props.deck, props.motion)
    self.typeName = typeName ?? title
    var seen: Set<String> = []
    keys = ([IntroKey.background, IntroKey.button] + slides.flatMap { $0.all.map(\.key) })
      .filter { seen.insert($0).inserted }
    var taken = SwiftNames(taken: ["allCases"])
    slideNames = slides.map { taken.name(for: Self.name(of: $0, in: slides), kind: "slide") }
    taken = SwiftNames(taken: graph == nil ? [] : ["allCases"])
    var names: [String: String] = [:]
    for key in keys { names[key] = taken.name(for: key, kind: "element") }
    self.names = names
  }

  var source: ExportFile {
    var drawings = SwiftDrawings()
    let layouts = isArranged ? SwiftLayouts(self) : nil
    let children = children(&drawings, layouts)
    return ExportFile(
      head + children + animations + ["}"] + (layouts.map(lines) ?? [])
        + graphLines(scrolls: layouts?.scrolls ?? false), drawings,
      limits: limits)
  }

  /// The name of a slide, with that of the one below it where it lies over several.
  private static func name(of slide: Slide, in slides: [Slide]) -> String {
    guard slides.count(where: { $0.name == slide.name }) > 1, let below = slide.covered.last else {
      return slide.name
    }
    return slide.name + "-over-" + below
  }

  /// The name of the type.
  var typeWord: String { SwiftNames.type(for: typeName) + "Slides" }

  /// The name of an element's key.
  func name(_ key: String) -> String { names[key] ?? key }

  // MARK: The type

  private var head: [String] {
    let (type, size) = (typeWord, props.layout.canvas)
    let numbers = "\(SwiftValues.number(size.width)), \(SwiftValues.number(size.height))"
    let next = slideNames.count > 1 ? slideNames[1] : slideNames[0]
    let text = isArranged ? ", text: typesetter" : ""
    let use: [String] =
      graph == nil
      ? [
        "///     let root = View(frame: Rect(0, 0, \(numbers)))",
        "///     let stage = Stage(root: root)", "///     let slides = DescriptionTree<\(type)>(",
        "///       props: .init(slide: .\(slideNames[0])\(text)), in: root, stage: stage)",
        "///     slides.animate(to: .init(slide: .\(next)\(text)))",
      ] : ["///     let screen = \(screenName)(measuring: text)  // \(numbers) points large"]
    let head: [String] =
      [
        "/// The slides “\(SwiftValues.line(title))”.", "///",
        "/// What is on each of them, and how it all moves from one to another:", "///",
      ] + use + [
        "struct \(type): NodeDescription {", "  /// The slides, in their order.",
        "  enum Slide: CaseIterable {",
      ]
    let elements = [
      "  }", "", "  /// The elements of the slides, each of which is one view on all of them.",
      "  enum Keys\(isArranged ? ": String, CaseIterable" : graph == nil ? "" : ": CaseIterable") {",
    ]
    let shown =
      [
        "  }", "", "  /// The slide that is shown.", "  struct Props: NodeDescriptionProps {",
        "    var key: String?", "    var appearance = Appearance()", "    var slide: Slide",
      ] + wayOfProps + propsOfLayouts + ["  }", "", "  let props: Props", ""]
    return head + cases(slideNames) + elements + cases(keys.map(name)) + shown
  }

  private func cases(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 90 {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append("    case " + name)
      }
    }
    return lines
  }

  // MARK: What is on them

  private func children(_ drawings: inout SwiftDrawings, _ layouts: SwiftLayouts?) -> [String] {
    var lines = [
      "  static func childrenDescriptions(props: Props) -> [any NodeDescription] {",
      "    switch props.slide {",
    ]
    for (slide, name) in zip(slides, slideNames) {
      var props = props
      (props.step, props.showsAll) = (slide, true)
      let children = Intro.childrenDescriptions(props: props, state: Intro.State())
        .compactMap { ($0 as? ViewDescription)?.props }
      lines += ["    case .\(name):", "      ["]
      let frames = SwiftFrames(of: slide, self, layouts)
      for child in children {
        lines += description(child, frames, &drawings).lines(indent: 8, before: ",")
      }
      lines += ["      ]"]
    }
    return lines + ["    }", "  }", ""]
  }

  private func description(
    _ child: ViewDescription.Props, _ frames: SwiftFrames, _ drawings: inout SwiftDrawings
  ) -> SwiftCode {
    let name = child.key.map(name) ?? ""
    var arguments: [SwiftCode] = [
      .text(SwiftValues.string(name)),
      SwiftValues.appearance(child.appearance, frame: frames.frame(of: child)),
    ]
    if let words = frames.words(child.content) {
      arguments.append(.labelled("content", .text(".text(\(words))")))
    } else if let content = drawings.content(child.content, of: name) {
      arguments.append(.labelled("content", content))
    }
    if child.takesInput, graph == nil { arguments.append("takesInput: true") }
    if child.crossFadesContent { arguments.append("crossFadesContent: true") }
    if child.clipsToBounds { arguments.append("clipsToBounds: true") }
    if !child.children.isEmpty {
      let inner = SwiftCode.array(
        child.children.map { description($0.props, frames, &drawings) })
      arguments.append(.labelled("children", frames.seen(inner, in: child)))
    }
    let view = SwiftCode.call("ViewDescription", arguments)
    return child.isShared ? .chain(view, [".shared()"]) : view
  }
}
