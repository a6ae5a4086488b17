import Engine
import Output
import Studio

extension Recording<Launch>.Start {
  /// The options of a program that starts equally, with the pictures and the fonts that are found.
  ///
  /// - Parameters:
  ///   - links: the rule for those that lead out of the folders of slides and cards.
  ///   - swift: the file that the command line names; a recording alone runs no code.
  ///   - path: the recording's, for the message.
  /// - Throws: ``UsageError`` if the recording plays a Swift file and none is named, or plays none.
  func options(
    _ files: FileArguments, links: LinkRule, swift: String?, of path: String
  ) throws -> AppOptions {
    var launch = launch
    if let recorded = launch.swift, swift == nil {
      throw UsageError(
        message: "\(path) plays \(recorded), and running a Swift file runs its code: name the file"
          + " yourself, as --swift \(recorded)")
    }
    if launch.swift == nil, swift != nil {
      throw UsageError(message: "\(path) plays no Swift file; leave out --swift")
    }
    launch.swift = swift
    return AppOptions(launch, try Resources(for: launch, files, links: links))
  }
}
