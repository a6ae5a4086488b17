import ArgumentParser
import Studio

/// The option that writes down what happens.
struct RecordArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write down the input, and marks of all pictures, for pokeanim replay", valueName: "file"),
    completion: .file())
  var record: String?

  /// The recorder that is asked for; nil: none is.
  ///
  /// - Parameters:
  ///   - options: those that the program is made with.
  ///   - stride: the frames of which one is a picture.
  ///   - isKept: true if it stays when it is not whole.
  func recorder(
    _ options: AppOptions, stride: Int = 1, isKept: Bool = false
  ) throws -> Recorder? {
    try record.map { try Recorder($0, options, stride: stride, isKept: isKept) }
  }

  /// The recorder that is asked for; else one in memory, for what is saved of it.
  func recorder(
    _ options: AppOptions, isKept: Bool, orSavingIn folder: PictureFolder
  ) throws -> Recorder {
    try recorder(options, isKept: isKept) ?? Recorder(options, savingIn: folder)
  }
}
