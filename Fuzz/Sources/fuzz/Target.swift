internal import Glibc

/// A part of the engine that is tried, and what must hold of it whatever the bytes are.
enum Target: String, CaseIterable {
  /// Drawings and scripts that somebody else wrote.
  case text
  /// Animations composed at random: compiled or not, they say the same.
  case algebra
  /// Layouts that change: laid out again, or as if anew.
  case layout
  /// Two lists and the edits between them.
  case diff
  /// Display lists: parts of a picture, and what changed in it.
  case raster
  /// A stage that is played, dragged, turned and interrupted.
  case stage
  /// Motions that take over from each other: what is kept of them, and all of them.
  case overlap
  /// Views that change their looks: what is kept of how they were drawn, and drawn anew.
  case boxes

  func run(_ bytes: [UInt8]) {
    switch self {
    case .text: readTexts(bytes)
    case .algebra: composeAnimations(Choices(bytes))
    case .layout: changeLayouts(Choices(bytes))
    case .diff: compareLists(Choices(bytes))
    case .raster: paintLists(Choices(bytes))
    case .stage: playStages(Choices(bytes))
    case .overlap: overlapMotions(Choices(bytes))
    case .boxes: drawBoxes(Choices(bytes))
    }
  }
}

/// Ends the run: the fuzzer keeps the bytes that led here.
func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
  guard !holds else { return }
  let words = Array("fuzz: broken: \(rule())\n".utf8)
  _ = write(2, words, words.count)
  abort()
}
