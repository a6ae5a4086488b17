/// The slides of an onboarding in their order; after the last one comes the first.
public struct Deck: Hashable, Sendable {
  public let slides: [Slide]

  /// - Parameter slides: at least one, and no two of one name.
  public init(_ slides: [Slide]) {
    precondition(!slides.isEmpty, "a deck has at least one slide")
    precondition(Set(slides.map(\.name)).count == slides.count, "two slides have one name")
    self.slides = slides
  }

  public func slide(after slide: Slide) -> Slide { self[index(of: slide) + 1] }
  public func slide(before slide: Slide) -> Slide { self[index(of: slide) - 1] }

  /// The place of one of its slides in the order.
  func index(of slide: Slide) -> Int {
    guard let index = slides.firstIndex(where: { $0.name == slide.name }) else {
      preconditionFailure("the deck has no slide “\(slide)”")
    }
    return index
  }

  /// The names of everything on its slides.
  public var keys: [String] {
    [IntroKey.background, IntroKey.button] + slides.flatMap { [$0.imageKey, $0.titleKey] }
  }

  private subscript(index: Int) -> Slide { slides[(index + slides.count) % slides.count] }
}
