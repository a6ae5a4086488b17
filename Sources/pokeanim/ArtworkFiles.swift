import Engine
import Onboarding

/// Reads the slides' pictures.
enum ArtworkFiles {
  /// The pictures in a folder; a missing or wrong file is an error that names it.
  static func read(from folder: String) throws -> Artwork {
    var drawings: [IntroStep: Drawing] = [:]
    for step in IntroStep.allCases {
      drawings[step] = try drawing(at: folder + "/" + step.artworkName)
    }
    return Artwork(drawings)
  }

  private static func drawing(at path: String) throws -> Drawing {
    let text = try FileSystem.text(of: path)
    do {
      return try Drawing(svg: text)
    } catch {
      throw Failure("can't read the picture \(path): \(error)")
    }
  }
}
