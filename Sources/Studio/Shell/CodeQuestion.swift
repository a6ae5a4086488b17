package import Engine

/// The question whether code that was dropped on a window is to be run; it stays until a key or a press
/// answers it.
package struct CodeQuestion: Equatable {
  /// The file, or the folder of files.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The question, for the window.
  package var words: String {
    "Return runs the code of \(PlainLine.text(path)), any other key does not"
  }

  /// True for the key that says yes.
  package func isYes(_ key: Key) -> Bool { key == .return }
}
