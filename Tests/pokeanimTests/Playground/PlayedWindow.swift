import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// A screen as code may show it: a box that is thrown to and fro, a button, a list of what was typed.
final class PlayedCard: StageScreen {
  private let box = View(frame: .zero, backgroundColor: .red, key: "box")
  private let button = View(frame: Rect(20, 200, 80, 40), backgroundColor: .black, key: "button")
  private let lift: Double
  private lazy var jump = stage.hold(.translate(box, to: Point(lift, 0), in: 0.5))

  /// - Parameter lift: the way of the box.
  init(lift: Double) {
    self.lift = lift
    super.init(measuring: SilentText(), stage: Stage())
    root.backgroundColor = .white
    root.addSubview(box)
    root.addSubview(button)
    button.action = { [unowned self] in
      stage.animate(withDuration: 0.4, curve: .linear) { [unowned self] in
        button.alpha = 1.2 - button.alpha
      }
    }
  }

  override var change: (any Change)? { jump }
  override func layOut(at time: Instant) { box.frame = Rect(20, size.height / 3, 60, 40) }
  override func handle(_ event: InputEvent, at time: Instant) {
    if case .key("X") = event { box.cornerRadius += 1 }
    super.handle(event, at: time)
  }
}

/// The program with such a screen, as a worker shows it: its code asks for the way of the box, and for a
/// number that changes nothing.
final class PlayedWindow {
  let numbers: TunableNumbers
  let app: App
  private let runtime: Runtime
  private(set) var time = Instant.zero
  private(set) var picture = DisplayList()
  /// The times that the code ran.
  var runs: Int { counter.count }

  private final class Counter { var count = 0 }
  private let counter: Counter

  init(
    size: Size = Size(960, 720), count: Int = 0, numbers: TunableNumbers = TunableNumbers()
  ) throws {
    self.numbers = numbers
    let counter = Counter()
    self.counter = counter
    let assets = repositoryAssets().path
    var resources = Resources(assets: assets, text: SilentText())
    resources.numbers = numbers
    resources.played = {
      counter.count += 1
      _ = numbers.value(of: "none", 1, in: 0...9)
      for index in 0..<count { _ = numbers.value(of: "n\(index)", 1, in: 0...9) }
      return PlayedCard(lift: numbers.value(of: "lift", 200, in: 0...400))
    }
    app = try App(
      [.playground(named: "Card.swift")],
      options: AppOptions(Launch(screen: .playground, place: .window), resources))
    runtime = Runtime(screen: app, size: size)
    runtime.onDelivery = { [app] in app.noteDelivery(of: $0, to: $1) }
  }

  @discardableResult
  func frame(_ events: InputEvent...) -> DisplayList { frame(events) }

  /// The next frame, a sixtieth of a second later.
  @discardableResult
  func frame(_ events: [InputEvent]) -> DisplayList {
    time = time.advanced(bySeconds: 1.0 / 60)
    picture = runtime.frame(at: time, events: events).display
    return picture
  }

  func wait(_ frames: Int) { for _ in 0..<frames { frame() } }

  var screen: PlaygroundScreen? { app.screen as? PlaygroundScreen }
  /// The card's own picture.
  var shown: DisplayList { app.screen.display() }

  /// A place on the slider of a number, in the window.
  func place(_ share: Double, on name: String) throws -> Point {
    let frame = try #require(app.numberTuner.frame(of: NumberParts.sliderID(name)))
    let unit = app.numberTuner.panel?.places.unit ?? 1
    return Point(frame.x + 8 * unit + share * (frame.width - 16 * unit), frame.midY)
  }

  func value(_ name: String) -> Double? {
    numbers.all.first { $0.name == name }.map { numbers.value(of: $0) }
  }
}
