/// One call of `View.animate` or `View.performWithoutAnimation` while its closure runs: the stages
/// whose views the closure changes, each with the recorder of its changes.
///
/// A stage joins with the first property that is set on it, and leaves when the call ends.
final class ClosureScope {
  /// One stage's share of the call.
  struct Part {
    let stage: Stage
    let recorder: ChangeRecorder
  }

  private let mode: ChangeRecorder.Mode
  private(set) var parts: [Part] = []
  /// True once the closure has returned.
  private(set) var isOver = false

  private init(_ mode: ChangeRecorder.Mode) { self.mode = mode }

  /// Calls a closure and records what it changes, stage by stage; nothing has changed afterwards,
  /// but for what a direct recorder lets through.
  static func record(_ mode: ChangeRecorder.Mode, _ changes: () -> Void) -> [Part] {
    let scope = ClosureScope(mode)
    ScopeToken.open(scope, changes)
    return scope.end()
  }

  /// Lets a stage record for this call from now on.
  func add(_ stage: Stage) {
    let recorder = ChangeRecorder(mode, in: stage.recorder)
    stage.recorder = recorder
    parts.append(Part(stage: stage, recorder: recorder))
  }

  private func end() -> [Part] {
    let list = parts
    parts = []
    isOver = true
    for part in list {
      part.stage.recorder = part.recorder.outer
      part.recorder.putBack()
    }
    return list
  }
}

/// The innermost call of `View.animate` around what is running, as a value of the running task.
///
/// A task-local value has to be `Sendable`, and a scope is not: it belongs to the thread, or the
/// task, that makes the call. So the token hides it behind an address and gives it out to the task of
/// the call alone, and only while the call lasts; the closure is synchronous, so nobody else runs
/// there meanwhile. Tasks that are started in the closure inherit the token, but are other tasks:
/// what they set is outside of the call. They may keep the token alive after its end, and the last
/// one to let go of it frees the scope, which by then holds nothing.
final class ScopeToken: Sendable {
  /// nil: no `View.animate` is running here.
  private static let current = TaskLocal<ScopeToken?>(wrappedValue: nil)
  /// The number of calls around what is running: a plain number, as each property that is set asks
  /// for it.
  private static let depth = TaskLocal(wrappedValue: 0)

  /// Of a scope that the token owns.
  private let address: UInt
  /// The task that makes the call; nil: it is made outside of tasks.
  private let task: Int?

  init(_ scope: ClosureScope) {
    address = UInt(bitPattern: Unmanaged.passRetained(scope).toOpaque())
    task = Self.runningTask
  }

  deinit { owned?.release() }

  /// The token of the innermost call; quicker than ``current`` where there is none.
  static var innermost: ScopeToken? { depth.get() == 0 ? nil : current.get() }

  static func open(_ scope: ClosureScope, _ body: () -> Void) {
    depth.withValue(depth.get() + 1) { current.withValue(ScopeToken(scope), operation: body) }
  }

  /// nil: it is another task's, or over.
  var scope: ClosureScope? {
    guard task == Self.runningTask, let scope = owned?.takeUnretainedValue() else { return nil }
    return scope.isOver ? nil : scope
  }

  private var owned: Unmanaged<ClosureScope>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension Stage {
  /// The recorder of what is set now: that of the innermost closure of changes, or of a reload.
  var innermostRecorder: ChangeRecorder? {
    if let token = ScopeToken.innermost, recorder?.token !== token { token.scope?.add(self) }
    return recorder
  }
}
