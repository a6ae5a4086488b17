import Engine
import EngineTestSupport
import Foundation
import Testing

/// A picture that was looked at and found right, as a PNG among the goldens.
///
/// `UPDATE_GOLDENS=1 swift test --filter StripTests` writes them all anew: look at each that is new
/// before it is committed, and say in the commit why it changed. A picture that differs by more
/// than `PictureDifference.Tolerance` is written beside a picture of its differences, into a folder
/// that the failure names.
struct GoldenPicture {
  let file: URL
  /// The folder of pictures that differ.
  var failures = FileManager.default.temporaryDirectory
    .appendingPathComponent("pokeanim-pictures-\(ProcessInfo.processInfo.processIdentifier)")

  /// The difference of a picture from the golden one, and where to see it; nil: it is tolerable.
  func problem(_ actual: Bitmap) throws -> String? {
    let name = file.deletingPathExtension().lastPathComponent
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "\(file.path) is not there: UPDATE_GOLDENS=1 writes it"
    }
    let golden = try PNGFile.read(file)
    guard golden.width == actual.width, golden.height == actual.height else {
      let place = try write(actual, "\(name).actual.png")
      return "\(name) has \(actual.width)×\(actual.height) pixels and not"
        + " \(golden.width)×\(golden.height): \(place)"
    }
    guard golden.pixels != actual.pixels else { return nil }
    let difference = PictureDifference(actual, golden)
    guard !difference.isTolerable else { return nil }
    let places = [
      try write(actual, "\(name).actual.png"),
      try write(difference.picture, "\(name).difference.png"),
    ]
    return "\(name) differs in \(difference.count) of \(actual.pixels.count) pixels, by"
      + " \(difference.largest) at most: \(places.joined(separator: ", "))"
  }

  /// Writes a picture for whoever wants to see it; the path.
  private func write(_ bitmap: Bitmap, _ name: String) throws -> String {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let file = failures.appendingPathComponent(name)
    try PNGFile.write(bitmap, to: file)
    return file.path
  }
}

/// Compares a picture with the golden one of that name, or writes that with `UPDATE_GOLDENS=1`.
func expectGolden(
  _ actual: Bitmap, _ name: String, file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenPicture(file: goldenFile(name, file: file))
  guard !updatesGoldens else {
    try FileManager.default.createDirectory(
      at: golden.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try PNGFile.write(actual, to: golden.file)
  }
  if let problem = try golden.problem(actual) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
