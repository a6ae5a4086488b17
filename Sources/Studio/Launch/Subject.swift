/// The thing to show: one word on the command line, for every command.
package enum Subject: Hashable {
  /// A screen as it is built in.
  case screen(ScreenEntry)
  case pair(PairName)
  /// A person's slides: a folder, or the file in it.
  case document(String)
  /// SVG files, each the frame of a slide.
  case frames([String])
  /// A folder of pictures, as the gallery's cards.
  case cards(String)
  /// A line of algebra.
  case expression(String)
  /// A person's Swift: a file, or a folder of files.
  case swift(String)

  /// The screen that shows it.
  package var screen: ScreenEntry {
    switch self {
    case .screen(let screen): screen
    case .pair: .squares
    case .document, .frames: .onboarding
    case .cards: .gallery
    case .expression: .algebra
    case .swift: .playground
    }
  }

  /// Of several subjects, those of lower rank are shown at first; of one rank there is one.
  package var rank: Int {
    switch self {
    case .screen: 0
    case .pair: 1
    case .document, .frames: 2
    case .expression: 3
    case .cards: 4
    case .swift: 5
    }
  }

  /// True if one would take the other's place.
  package func contradicts(_ other: Subject) -> Bool { rank == other.rank && self != other }
}

extension Launch {
  /// Begins with a subject.
  package mutating func show(_ subject: Subject) {
    screen = subject.screen
    switch subject {
    case .screen: break
    case .pair(let name): (pair, showsOwnPairs) = (name, slides.map { _ in true })
    case .document(let path): (slides, frames) = (path, nil)
    case .frames(let paths): (slides, frames) = (nil, paths)
    case .cards(let path): cards = path
    case .expression(let line): expression = line
    case .swift(let path): swift = path
    }
  }

  /// The subject that is shown at first.
  package var subject: Subject {
    switch screen {
    case .onboarding:
      frames.map { .frames($0) } ?? slides.map { .document($0) } ?? .screen(screen)
    case .squares:
      slides.flatMap { showsOwnPairs == true ? nil : .document($0) } ?? .pair(pair)
    case .algebra: expression.map { .expression($0) } ?? .screen(screen)
    case .gallery: cards.map { .cards($0) } ?? .screen(screen)
    case .playground: swift.map { .swift($0) } ?? .screen(screen)
    default: .screen(screen)
    }
  }
}
