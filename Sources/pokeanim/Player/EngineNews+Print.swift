extension PlaygroundEngine.News {
  /// Tells it at the terminal, but for the single steps.
  func print() {
    if case .step = self { return }
    printNote(description)
  }
}
