import Engine
import EngineSystem
import Glibc

/// The work on a worker: as many commands at once as there are processors.
struct EngineBuilding {
  let toolchain: SwiftToolchain
  let build: EngineBuild
  /// The seconds for which a command may do nothing.
  var patience = 300.0
  /// Told how many of the steps are done.
  let tell: (_ done: Int, _ all: Int) -> Void
  /// Asked again and again; true ends the work.
  let isUnwanted: () -> Bool

  /// - Throws: ``Failure`` with the first of what the compiler said.
  func run() throws {
    try build.prepare()
    let steps = build.steps
    var work = Work(steps)
    while !work.isDone {
      if isUnwanted() { throw ChildProcess.Unwanted() }
      while work.running.count < build.cores, let index = work.next() {
        work.running[index] = try start(steps[index])
      }
      for (index, child) in work.running {
        guard try hasEnded(child, steps[index]) else { continue }
        work.end(index)
        tell(work.done, steps.count + 1)
      }
      usleep(5_000)
    }
    try link()
    tell(steps.count + 1, steps.count + 1)
  }

  private func link() throws {
    let run = try ToolRun(
      toolchain.compiler, build.link.arguments, patience: patience, when: isUnwanted)
    if let problem = run.problem { throw failure(build.link, problem, run.said) }
    for file in build.leftovers { FileCall.remove(file) }
  }

  private func start(_ step: EngineBuild.Step) throws -> ChildProcess {
    try ToolRun.start(toolchain.compiler, step.arguments, patience: patience)
  }

  private func hasEnded(_ child: ChildProcess, _ step: EngineBuild.Step) throws -> Bool {
    do {
      guard case .ended(let problem) = try child.look() else { return false }
      if let problem { throw failure(step, problem, child.said) }
      return true
    } catch let stuck as ChildProcess.Stuck {
      throw ToolRun.failure(toolchain.compiler, stuck)
    }
  }

  private func failure(_ step: EngineBuild.Step, _ problem: String, _ said: String) -> Failure {
    let found = DiagnosticReader(said)
    let errors = found.diagnostics.filter { $0.kind == .error }.map(\.description)
    let lines = errors.isEmpty ? found.otherLines.suffix(5) : errors.prefix(5)
    let head =
      "the engine can't be built with \(toolchain.compiler), Swift \(toolchain.version):"
      + " \(step.title): \(problem)"
    return Failure(lines: [head] + lines)
  }

  /// What is done, runs and waits.
  private struct Work {
    let steps: [EngineBuild.Step]
    var waiting: [Int]
    /// By their places in the list.
    var running: [Int: ChildProcess] = [:]
    private var interfaces = 0
    private(set) var done = 0

    init(_ steps: [EngineBuild.Step]) {
      self.steps = steps
      waiting = Array(steps.indices)
    }

    var isDone: Bool { waiting.isEmpty && running.isEmpty }

    /// Takes the first that has what it needs.
    mutating func next() -> Int? {
      let place = waiting.firstIndex { steps[$0].interfaces <= interfaces }
      return place.map { waiting.remove(at: $0) }
    }

    mutating func end(_ index: Int) {
      running[index] = nil
      done += 1
      if steps[index].makesInterface { interfaces += 1 }
    }
  }
}
