internal import Glibc

/// A call of the public surface with random arguments, and what must hold after it.
struct Operation: Sendable {
  let name: String
  let call: @Sendable (inout RandomArguments) -> Void

  init(_ name: String, _ call: @escaping @Sendable (inout RandomArguments) -> Void) {
    (self.name, self.call) = (name, call)
  }
}

/// All calls; the place in the list is drawn.
let operations =
  geometryCalls + timingCalls + animationCalls + stageCalls + layoutCalls + descriptionCalls
  + collectionCalls + drawingCalls + inputCalls

/// Ends the process as a find.
func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
  guard !holds else { return }
  let words = Array("drive: broken: \(rule())\n".utf8)
  _ = write(2, words, words.count)
  abort()
}
