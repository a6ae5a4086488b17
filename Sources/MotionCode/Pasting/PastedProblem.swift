/// The reason why a text is no motion, in words that say what would be one.
package struct PastedProblem: Error, Equatable {
  package let words: String
  package init(_ words: String) { self.words = words }
}
