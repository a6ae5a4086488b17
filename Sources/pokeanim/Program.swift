import Engine

/// The program's screens; so far an empty page that leaves at Esc or Q.
final class Program: ProgramScreen {
  let root = View()
  private(set) var wantsQuit = false
  private(set) var wantsFullScreen = false
  private let paper: View

  init(options: ProgramOptions) {
    paper = View(frame: .zero, backgroundColor: .white, key: "background")
    root.addSubview(paper)
  }

  var progress: Double { 0 }
  var isRunning: Bool { false }

  func resize(to size: Size, at time: Instant) { paper.frame = Rect(origin: .zero, size: size) }
  func advance(to time: Instant) {}

  func handle(_ event: InputEvent, at time: Instant) {
    guard case .key(let key) = event else { return }
    if key == .escape || key == .q { wantsQuit = true }
    if key == .f11 { wantsFullScreen.toggle() }
  }

  func display() -> DisplayList { DisplayList() }
}
