package import Engine

/// A walk through the slides of a graph, found by going it: on to where nobody was yet, else back, and
/// home at last.
package struct SlideWalk {
  /// Its input, which knows elements by their ids.
  package var script: InputScript { InputScript(entries) }

  /// The slides that were shown, the last one last.
  private(set) var visited: [String]
  private let screen: OnboardingScreen
  private let runtime: Runtime
  private var pointer = ScriptPointer()
  private var entries: [InputScript.Entry] = []
  private var time = Instant.zero
  private var isMoving = true
  private var changes = 0
  private var tried: Set<Link> = []

  /// The time after which nothing more is begun, in seconds.
  private static let longest = 30.0
  /// The time between two looks at what moves, in seconds.
  private static let step = 0.1

  /// Something that can be done on a slide, and the slide to which it leads.
  private struct Link: Hashable {
    enum Act: Hashable { case tap(String), drag(String, SlideDirection), key(Key) }

    let slide: String
    let act: Act
    let target: String
  }

  /// - Parameters:
  ///   - screen: a new one.
  ///   - size: the screen's, in points.
  ///   - rest: the seconds for which each slide is shown before something is done.
  ///   - most: the changes, at most.
  package init(through screen: OnboardingScreen, size: Size, rest: Double, most: Int) {
    self.screen = screen
    visited = [screen.step.name]
    runtime = Runtime(screen: screen, size: size)
    settle()
    while changes < most, seconds < Self.longest {
      time = time.advanced(bySeconds: rest)
      guard goOn() || goBack() else { break }
      settle()
    }
  }

  private var seconds: Double { time.seconds(since: .zero) }

  /// Waits until all is at rest: what goes on by itself has gone on by then.
  private mutating func settle() {
    look()
    while isMoving, seconds < Self.longest {
      isMoving = runtime.frame(at: time, events: []).isRunning
      look()
      if isMoving { time = time.advanced(bySeconds: Self.step) }
    }
  }

  private mutating func look() {
    let name = screen.step.name
    guard visited.last != name else { return }
    visited.append(name)
    changes += 1
  }

  private mutating func goOn() -> Bool {
    for link in links where !visited.contains(link.target) && tried.insert(link).inserted {
      switch link.act {
      case .tap(let key): if act(InputScript.tap(key, at: time)) { return true }
      case .drag(let key, let direction):
        let canvas = screen.deck.canvas
        let unit = direction.unit * 0.6
        let way = Point(unit.x * canvas.width, unit.y * canvas.height)
        if act(InputScript.drag(key, by: way, at: time)) { return true }
      case .key(let key): if press(key) { return true }
      }
    }
    return false
  }

  private mutating func goBack() -> Bool { screen.history.back != nil && press(.backspace) }

  private mutating func press(_ key: Key) -> Bool {
    act([InputScript.Entry(time: time, event: .key(key), line: 1)])
  }

  /// - Returns: false if the view that it begins at can't be seen.
  private mutating func act(_ acts: [InputScript.Entry]) -> Bool {
    for entry in acts {
      guard let event = try? pointer.event(of: entry, in: runtime, at: entry.time) else {
        return false
      }
      time = entry.time
      isMoving = runtime.frame(at: time, events: [event]).isRunning
    }
    entries += acts
    return true
  }

  /// What can be done on the slide that is shown.
  private var links: [Link] {
    let (slide, deck) = (screen.step, screen.deck)
    func path(_ act: Link.Act, _ target: Slide?) -> Link? {
      target.map { Link(slide: slide.name, act: act, target: $0.name) }
    }
    let elements = slide.all.filter { !$0.isCovered }.flatMap { element in
      [
        element.tap.flatMap { path(.tap(element.key), deck.slide($0.target, from: slide)) },
        element.drag.flatMap {
          path(.drag(element.key, $0.direction), deck.slide($0.link.target, from: slide))
        },
      ]
    }
    let neighbours = [
      path(.key(.right), screen.lineStep(reversed: false)?.slide),
      path(.key(.left), screen.lineStep(reversed: true)?.slide),
    ]
    return (elements + neighbours).compactMap(\.self)
  }
}
