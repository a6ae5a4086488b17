@testable import Engine
@testable import Onboarding

/// The slides of a document, played by hand in the size that they are designed in.
final class PlayedSlides {
  let deck: Deck
  let stage: Stage
  let tree: DescriptionTree<Intro>
  private var props: Intro.Props
  private let builder = DisplayListBuilder(measuring: MonospacedText())

  /// - Parameter text: the file.
  init(_ text: String, reducesMotion: Bool = false) throws {
    deck = try DeckFile(Array(text.utf8)).deck
    let root = View(frame: Rect(origin: .zero, size: deck.canvas))
    stage = Stage(root: root)
    stage.reducesMotion = reducesMotion
    props = Intro.Props(
      deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas))
    tree = DescriptionTree<Intro>(props: props, in: root, stage: stage)
  }

  /// Two slides with elements, of which some have motions.
  convenience init(_ first: String, _ second: String, motions: String = "{}") throws {
    try self.init(
      """
      {"canvas": [400, 400], "motions": \(motions),
       "slides": [{"elements": [\(first)]}, {"elements": [\(second)]}]}
      """)
  }

  func go(to slide: Int) {
    props.step = deck.slides[slide]
    tree.animate(to: props)
  }

  func tune(_ key: String, _ type: AnimationType) { props.tunings[key] = type }

  /// Tunes only how an element comes, or stays, or goes.
  func tune(_ key: String, _ role: ChildRole, _ type: AnimationType) {
    props.roleTunings[key, default: [:]][role] = type
  }

  /// Lets the next changes go over a link.
  ///
  /// - Parameter type: that of the link; nil: it has none.
  func take(_ type: AnimationType?, isMirrored: Bool) {
    props.passage = Passage(
      number: props.passage.number + 1, type: type, isMirrored: isMirrored)
  }

  func advance(to seconds: Double) { stage.advance(to: .zero.advanced(bySeconds: seconds)) }

  var transition: Transition? { tree.transition }

  func view(_ key: String) -> View? { stage.root.first(key: key) }

  /// What is on screen of an element.
  func look(_ key: String) -> Appearance { view(key)?.presented ?? Appearance(alpha: -1) }

  /// The picture.
  var commands: [DrawCommand] { builder.commands(for: stage.root) }

  /// All numbers that are on screen, by element and property.
  var numbers: [String: Lanes] {
    var numbers: [String: Lanes] = [:]
    for view in stage.root.subviews {
      let key = view.key ?? ""
      for property in ViewProperty.allCases {
        numbers["\(key) \(property)"] = view.presented[property]
      }
      numbers["\(key) text"] = view.partedText?.shown.lanes ?? .zero
    }
    return numbers
  }

  /// The numbers that differ between two moments, of what is there in both.
  static func jumps(_ old: [String: Lanes], _ new: [String: Lanes]) -> [String] {
    old.keys.sorted().filter { name in
      guard let now = new[name], let then = old[name] else { return false }
      return (0..<Lanes.scalarCount).contains { abs(now[$0] - then[$0]) > 1e-9 }
    }
  }
}
