internal import Engine

/// A stage under many hands: no frame breaks a rule that films are looked at for, everything ends
/// once, and at rest each view is as it was told to be.
func playStages(_ given: Choices) {
  var choices = given
  let world = StageWorld()
  for _ in 0..<60 where !choices.isOver {
    world.act(&choices)
    world.check()
  }
  world.rest()
}

private final class StageWorld {
  let stage: Stage
  let runtime: Runtime
  let watch: FrameWatch
  let views: [View]
  var held: [Playback] = []
  var begun = 0
  var outcomes = 0
  var time = 0.0
  /// Times may run backwards; the stage's does not.
  var latest = 0.0

  private static let size = Size(60, 60)

  init() {
    let screen = StageScreen()
    stage = screen.stage
    runtime = Runtime(screen: screen, size: Self.size)
    watch = FrameWatch(runtime, painting: 4)
    views = (0..<3).map { View(frame: Rect(10, 10, 20, 20), key: "v\($0)") }
    for view in views { view.backgroundColor = .black }
    stage.root.addSubview(views[0])
    views[0].addSubview(views[1])
    stage.root.addSubview(views[2])
  }

  func act(_ choices: inout Choices) {
    let playback = held.isEmpty ? nil : choices.element(of: held)
    switch choices.index(below: 14) {
    case 0...3: play(&choices)
    case 4: hold(&choices)
    case 5, 6: advance(by: choices.element(of: [0, 1 / 60.0, 0.1, 0.5, 3, -1]))
    case 7: playback?.seek(to: choices.number(-0.5...1.5))
    case 8: playback?.reverse()
    case 9: choices.bool() ? playback?.pause() : playback?.play()
    case 10: choices.bool() ? playback?.commit() : playback?.rollBack()
    case 11: playback?.release(velocity: choices.number(-9...9))
    case 12: stage.speed = choices.element(of: [1, 0.25, 4])
    default: change(choices.element(of: views), &choices)
    }
  }

  private func play(_ choices: inout Choices) {
    let view = choices.element(of: views)
    begun += 1
    let playback = stage.animate(
      withDuration: choices.seconds(), delay: Double(choices.index(below: 3)) / 4,
      curve: choices.element(of: [
        .linear, .cssEaseInOut, .spring(SpringCurve(duration: 1, damping: 0.3)),
      ]),
      interruption: choices.element(of: Array(Interruption.allCases)),
      animations: { change(view, &choices) }, completion: { _ in self.outcomes += 1 })
    held.append(playback)
  }

  private func hold(_ choices: inout Choices) {
    let view = choices.element(of: views)
    let animation = stage.animation(withDuration: choices.seconds()) { change(view, &choices) }
    held.append(stage.hold(animation, atEnd: choices.bool(), blending: choices.bool()))
  }

  private func change(_ view: View, _ choices: inout Choices) {
    switch choices.index(below: 6) {
    case 0: view.alpha = choices.number(0...1)
    case 1: view.center = Point(choices.number(-100...100), choices.number(-100...100))
    case 2: view.bounds.size = Size(choices.number(0...50), choices.number(0...50))
    case 3: view.transform.rotation = choices.number(-7...7)
    case 4: view.transform.scale = Point(choices.number(-1...2), choices.number(0...2))
    default: view.cornerRadius = choices.number(0...9)
    }
  }

  func advance(by seconds: Double) {
    time = max(0, time + seconds)
    latest = max(latest, time)
    let report = runtime.frame(at: Instant.zero.advanced(bySeconds: time), events: [])
    let broken = watch.brokenRules(in: report, size: Self.size, isAsked: true)
    expect(broken.isEmpty, broken.first ?? "")
  }

  func check() {
    let broken = stage.root.brokenInvariants
    expect(broken.isEmpty, broken.first ?? "")
  }

  func rest() {
    stage.speed = 1
    time = latest
    for playback in held where playback.outcome == nil { playback.commit() }
    for _ in 0..<8 { advance(by: 4) }
    expect(!stage.isRunning, "a stage at rest runs")
    expect(stage.changeCount == 0, "a stage at rest keeps \(stage.changeCount) changes")
    expect(outcomes == begun, "\(begun) plays had \(outcomes) outcomes")
    check()
  }
}
