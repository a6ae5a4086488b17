import Engine
import EngineSDL
import Onboarding

/// A film that one run of `render` makes: its file, what a hand does in it, and which part of it is
/// written.
struct FilmClip {
  var output: String
  var script: InputScript
  /// The first and the last time that are written, in seconds; nil: the beginning, the end.
  var from: Double?
  var to: Double?
  /// In seconds; nil: until nothing moves.
  var duration: Double?
  /// The slide that is shown at first; nil: the first one.
  var slide: String?

  /// The sign in an output's name that stands for the slide's name.
  static let slideSign = "%s"

  /// The clips of all slides, each as it comes in: the first one of slides without a loop on the way
  /// back. Slides that lead anywhere have no order to come in by: each begins as it is.
  ///
  /// - Parameters:
  ///   - speed: that of time.
  ///   - isSingle: true for one picture each: of the time that is asked for, or at rest.
  func ofSlides(_ deck: Deck, speed: Double, isSingle: Bool) -> [FilmClip] {
    guard !deck.isGraph else {
      return deck.slides.map { slide in
        var clip = self
        clip.slide = slide.name
        if isSingle { (clip.from, clip.to) = (from ?? to ?? 0, to ?? from ?? 0) }
        clip.output = output.replacing(Self.slideSign, with: slide.name)
        return clip
      }
    }
    // Every slide is at rest by then.
    let length = max(20, deck.longestChange + 2) / min(1, speed)
    return deck.turns.map { slide, keys in
      let start = Double(keys.count - 1) * length
      var clip = self
      clip.script = InputScript(
        keys.enumerated().map { step, key in
          InputScript.Entry(
            time: .zero.advanced(bySeconds: Double(step) * length), event: .key(key),
            line: step + 1)
        })
      let rest = isSingle ? length - 1 : nil
      clip.from = start + (from ?? (isSingle ? to : nil) ?? rest ?? 0)
      clip.to = (to ?? (isSingle ? from : nil) ?? rest).map { start + $0 }
      clip.duration = (duration ?? (isSingle ? length : nil)).map { start + $0 }
      clip.output = output.replacing(Self.slideSign, with: slide.name)
      return clip
    }
  }

  /// The frames that are written.
  ///
  /// - Parameter rate: frames a second.
  func frames(rate: Double) -> ClosedRange<Int> {
    let slack = 1e-6
    let first = from.map { Int(($0 * rate - slack).rounded(.up)) } ?? 0
    let last = to.map { Int(($0 * rate + slack).rounded(.down)) } ?? Int.max
    return first...max(first, last)
  }
}

extension Deck {
  /// Its slides in the order in which they come in, each with the keys that lead there from rest on
  /// the first one; the last key brings it in.
  var turns: [(slide: Slide, keys: [Key])] {
    let loops = slide(after: slides[slides.count - 1]) != nil
    let onward = slides.indices.dropFirst().map { index in
      (slides[index], Array(repeating: Key.right, count: index))
    }
    let home = Array(repeating: Key.right, count: loops ? slides.count : 1) + (loops ? [] : [.left])
    return onward + [(slides[0], home)]
  }
}
