import Onboarding

/// A thing that elements of slides have, or do, and that not every export of them has.
enum SlideLimit: CaseIterable {
  case scrolling, states, gestures, scrolledLooks, loops, keyframes, times, texts
  case fits, gradients, shadows, lines

  /// An export of slides.
  enum Writer {
    /// A page whose slides lead where the document's do.
    case page
    /// A change as it plays by itself, and one under a script's input.
    case change, scriptedChange
    /// Swift.
    case source
  }

  /// The exports that leave it out.
  private var writers: Set<Writer> {
    switch self {
    case .scrolling: [.change]
    case .states: [.page, .source]
    case .gestures, .scrolledLooks: [.page, .change, .source]
    case .loops: [.page, .change, .scriptedChange, .source]
    case .keyframes, .times, .texts, .fits, .gradients, .shadows, .lines: [.source]
    }
  }

  /// What is left out of some elements.
  private var words: String {
    switch self {
    case .scrolling: "what is out of sight at first in"
    case .states: "the states of"
    case .gestures: "what hands do beside taps, drags and scrolling to"
    case .scrolledLooks: "the way along a scroll of"
    case .loops: "the loops of"
    case .keyframes: "the keyframes of"
    case .times: "the times of single properties of"
    case .texts: "the words and letters of"
    case .fits: "the fits of"
    case .gradients: "the gradients of"
    case .shadows: "shadows beside a first one, inner ones and those with a spread of"
    case .lines: "the sides, dashes and parts of lines of"
    }
  }

  /// - Parameter set: the one that the elements' motions come from.
  private func isThere(in element: SlideElement, moving set: MotionSet) -> Bool {
    let motion = element.motion(in: set)
    return switch self {
    case .scrolling: element.scroll != nil
    case .states: !element.states.isEmpty
    case .gestures: element.gestures != SlideGestures()
    case .scrolledLooks: element.scrolled != nil
    case .loops: element.idle(in: set) != nil
    case .keyframes: motion.map { !$0.keyframes.isEmpty && !$0.isLoop } ?? false
    case .times: motion?.hasOwnTimes ?? false
    case .texts: motion?.text != nil
    case .fits: element.dress.fit ?? .contain != .contain
    case .gradients: element.dress.gradient != nil
    case .shadows:
      element.dress.shadows.map { shadows in
        shadows.count > 1 || shadows.contains { $0.isInner || $0.spread != 0 }
      } ?? false
    case .lines:
      [element.dress.sides, element.dress.dash, element.dress.trim].contains { $0 != nil }
        || motion.map { ($0.enter + $0.leave).contains(.draw) } ?? false
    }
  }

  /// What an export of slides leaves out, in words.
  static func notes(of writer: Writer, on slides: [Slide], moving set: MotionSet) -> [String] {
    let elements = slides.flatMap(\.all)
    let parts = allCases.filter { $0.writers.contains(writer) }.compactMap { limit in
      list(elements.filter { limit.isThere(in: $0, moving: set) })
        .map { "it leaves out \(limit.words) \($0)" }
    }
    guard writer == .page || writer == .source else { return parts }
    let long = list(elements.filter(\.isOverlong))
      .map { "of \($0) it has the first \(SlideFrames.mostRows) elements" }
    return parts + [long].compactMap(\.self)
  }

  /// The keys of the first of some elements, each once; nil: there is none.
  private static func list(_ elements: [SlideElement]) -> String? {
    var seen: Set<String> = []
    let keys = elements.map(\.key).filter { seen.insert($0).inserted }
    guard !keys.isEmpty else { return nil }
    return keys.prefix(5).map { "“\($0)”" }.joined(separator: ", ") + (keys.count > 5 ? " …" : "")
  }
}
