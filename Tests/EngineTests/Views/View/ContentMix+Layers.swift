@testable import Engine

extension ContentMix {
  /// The contents that are seen, each with its share in itself and those below it.
  var layers: [(content: Content, share: Double)] {
    var whole = 0.0
    return seen.map { fading in
      whole += fading.share
      return (fading.content, fading.share / whole)
    }
  }
}
