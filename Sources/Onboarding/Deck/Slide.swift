public import Engine

/// A slide: what it says and shows, and how its picture and its title move.
public struct Slide: Hashable, Sendable, CustomStringConvertible {
  /// The slide's name in its deck; its elements are called after it.
  public let name: String
  /// The name of the file with the slide's picture.
  public let artworkName: String
  /// The words under the picture.
  public let title: String
  public let backgroundColor: Color
  /// The word on the button.
  public let buttonTitle: String
  /// The word on the button of a window where the program goes on after the slide; nil: it doesn't.
  public let finishTitle: String?
  /// True if confetti is thrown where the slide is reached.
  public let isCelebrated: Bool
  private let fluid: SlideMotions
  private let original: SlideMotions

  /// - Parameters:
  ///   - picture: the name of the picture's file; nil: that of the slide.
  ///   - finish: the word on the button where the program goes on after the slide.
  ///   - fluid: the motions that are made for the hand.
  ///   - original: those of the set that the original slides have.
  public init(
    _ name: String, title: String, color: Color, picture: String? = nil, button: String = "Next",
    finish: String? = nil, isCelebrated: Bool = false, fluid: SlideMotions = .fluid,
    original: SlideMotions = .original
  ) {
    self.name = name
    artworkName = picture ?? name + ".svg"
    self.title = title
    backgroundColor = color
    buttonTitle = button
    finishTitle = finish
    self.isCelebrated = isCelebrated
    self.fluid = fluid
    self.original = original
  }

  public var description: String { name }
  public var imageKey: String { name + "Image" }
  public var titleKey: String { name + "Title" }

  func motions(in set: MotionSet) -> SlideMotions {
    switch set {
    case .fluid: fluid
    case .original: original
    }
  }

  /// A deck has no two slides of one name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
