/// A reason to stop, in words.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A find that only its kind can see.
struct Find: Error {
  let problem: String

  init(_ problem: String) { self.problem = problem }
}
