import EngineSDL

/// Another process of this program that opens the video drivers first, because one may crash, or
/// wait for ever: then the next one is taken.
///
/// It keeps its connection as long as this value lives: some servers start anew when the last one
/// goes, and must not do so while the window is on its way.
final class DriverTrial {
  /// A driver that opens, and those that are not to be touched.
  struct Finding: Hashable {
    /// nil: SDL may take what it wants, and say why it can't.
    var driver: String?
    /// Each with its fault.
    var problems: [String] = []
  }

  private let patience: Double
  private var names: [String]
  private var child: ChildProcess?

  /// Starts to try; waits for nothing.
  ///
  /// - Parameter patience: the seconds a driver may take to open.
  init(environment: Environment = processEnvironment, patience: Double = 5) {
    self.patience = patience
    names = VideoDriver.candidates(environment: environment)
    start()
  }

  private func start() {
    child = nil
    guard !names.isEmpty else { return }
    let words = [DriverTrialCommand.name] + names
    child = (try? ChildProcess.start("/proc/self/exe", words, inheriting: true)) ?? nil
  }

  /// Waits until one is open or none is left.
  ///
  /// - Throws: ``Failure`` if none opens, but one may not be tried by SDL itself.
  func finding() throws -> Finding {
    var finding = Finding()
    while let child {
      let (report, hasEnded) = wait(for: child)
      switch report {
      case .opened(let name) where !finding.problems.isEmpty: finding.driver = name
      case .trying(let name):
        let fault = hasEnded ? "crashes" : "does not answer"
        finding.problems.append("the video driver “\(name)” \(fault) when it is opened")
        names.removeSubrange(...(names.firstIndex(of: name) ?? names.endIndex - 1))
        start()
        continue
      case .opened, .refused, nil: break
      }
      break
    }
    guard finding.problems.isEmpty || finding.driver != nil else {
      throw Failure(finding.problems.joined(separator: "; "))
    }
    return finding
  }

  /// The child's last word once it has opened a driver or ended, or stood still for too long.
  private func wait(for child: ChildProcess) -> (report: Report?, hasEnded: Bool) {
    var last: Report?
    while true {
      let hasNews = child.waitForWords(seconds: patience)
      last = child.said.split(separator: "\n").last.flatMap { Report(String($0)) }
      if case .opened = last { return (last, false) }
      if !hasNews || child.hasFallenSilent { return (last, child.hasFallenSilent) }
    }
  }

  /// A line of the child's.
  enum Report: Hashable, CustomStringConvertible {
    case trying(String), refused(String), opened(String)

    init?(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "trying": self = .trying(words[1])
      case "refused": self = .refused(words[1])
      case "opened": self = .opened(words[1])
      default: return nil
      }
    }

    var description: String {
      switch self {
      case .trying(let name): "trying \(name)"
      case .refused(let name): "refused \(name)"
      case .opened(let name): "opened \(name)"
      }
    }
  }
}
