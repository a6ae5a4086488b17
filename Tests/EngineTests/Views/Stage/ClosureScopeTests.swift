import EngineTestSupport
import Testing

@testable import Engine

/// Tasks and the calls of `View.animate` around them.
@Suite struct ClosureScopeTests {
  /// The opacity on screen of a view of a stage of its own, that is set to 0.
  private static func fade() -> Double {
    let scene = OneViewStage()
    scene.view.alpha = 0
    return scene.view.presented.alpha
  }

  /// Calls a closure within `View.animate`.
  private static func within<Result>(_ body: () -> Result) -> Result? {
    var result: Result?
    View.animate(withDuration: 1) { result = body() }
    return result
  }

  @Test func inTheClosureItIsRecorded() {
    #expect(Self.within(Self.fade) == 1)
  }

  /// It inherits the closure's values, also when the call is over.
  @Test func aTaskThatWasStartedInTheClosureIsOutsideOfIt() async {
    let task = Self.within { Task { Self.fade() } }
    #expect(await task?.value == 0)
  }

  /// A task that another one makes the call in is inside of it; what that starts is not.
  @Test func aCallInATaskIsThatTasksAlone() async {
    let task = Task {
      let own = Self.within(Self.fade)
      let inherited = await Self.within { Task.detached { Self.fade() } }?.value
      let child = await Self.within { Task { Self.within(Self.fade) } }?.value
      return [own, inherited, child ?? nil]
    }
    #expect(await task.value == [1, 0, 1])
  }

  /// Many at once, while the calls in which they were started go on or end.
  @Test func tasksOfManyCallsDoNotMeet() async {
    let seen = await withTaskGroup(of: [Double?].self) { group in
      for _ in 0..<40 {
        group.addTask {
          var started: [Task<Double, Never>] = []
          var own: [Double?] = []
          View.animate(withDuration: 1) {
            for _ in 0..<10 { started.append(Task { Self.fade() }) }
            own.append(Self.fade())
          }
          var later: [Double?] = []
          for task in started { later.append(await task.value) }
          return own + later
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen.allSatisfy { $0 == [1] + [Double?](repeating: 0, count: 10) })
  }

  @Test func aTaskThatOutlivesTheCallHoldsNothingOfIt() async {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    weak var stage: Stage?
    let task: Task<Void, Never>? = {
      let scene = OneViewStage()
      stage = scene.stage
      return Self.within {
        scene.view.alpha = 0
        return Task { for await _ in stream {} }
      }
    }()
    #expect(stage == nil)
    end.finish()
    await task?.value
  }
}
