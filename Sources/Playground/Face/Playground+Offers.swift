public import Engine

/// What a file declares, offered one by one by code that is made for it; those that can't be shown are
/// no offers.
extension Playground {
  /// Offers a screen.
  public static func offer<Subject: Screen>(
    _ name: String, _ type: Subject.Type, line: Int,
    _ make: @escaping (any TextMeasuring) -> Subject
  ) {
    offer(name, .screen, line) { make($0) }
  }

  /// Offers a description: it comes and goes.
  public static func offer<Subject: NodeDescription>(
    _ name: String, _ type: Subject.Type, line: Int,
    _ make: @escaping (any TextMeasuring) -> Subject
  ) {
    offer(name, .description, line) { DescriptionScreen(make($0), measuring: $0) }
  }

  /// Offers an animator: it moves the cards of a grid.
  public static func offer<Subject: Animator>(
    _ name: String, _ type: Subject.Type, line: Int,
    _ make: @escaping (any TextMeasuring) -> Subject
  ) {
    offer(name, .animator, line) { AnimatorScreen(make($0), measuring: $0) }
  }

  /// A type that can't be shown is no offer.
  public static func offer<Subject>(
    _ name: String, _ type: Subject.Type, line: Int,
    _ make: @escaping (any TextMeasuring) -> Subject
  ) {}

  /// Offers an animation of views, which are shown if no code has shown them.
  public static func offer(_ name: String, _ animation: Animation<Effect>, line: Int) {
    offer(name, .animation, line) { AnimationScreen(animation, measuring: $0) }
  }

  /// Offers an animation of a value, which is drawn as a graph.
  public static func offer<Value: Interpolatable>(
    _ name: String, _ animation: Animation<Average<Value>>, line: Int
  ) {
    offer(name, .animation, line) { ValueScreen(animation, measuring: $0) }
  }

  /// Offers one of two layouts, between which views move.
  public static func offer(_ name: String, _ layout: any Layout, line: Int) {
    PlaygroundSession.current.offers.add(layout: layout, named: name, line: line)
  }

  /// Offers a view.
  public static func offer(_ name: String, _ view: View, line: Int) {
    offer(name, .view, line) { ViewScreen(showing: view, measuring: $0) }
  }

  /// A value that can't be shown is no offer.
  public static func offer<Value>(_ name: String, _ value: Value, line: Int) {}

  private static func offer(
    _ name: String, _ kind: Offer.Kind, _ line: Int,
    _ make: @escaping (any TextMeasuring) -> any Screen
  ) {
    PlaygroundSession.current.offers.add(Offer(name: name, kind: kind, line: line, make: make))
  }
}
