public import Engine
package import Foundation
public import Testing

/// A picture that was looked at and found right, kept in a file.
package struct GoldenPicture {
  package let file: URL
  package let kind: PictureFile
  /// The folder of pictures that differ.
  package var failures = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(ProcessInfo.processInfo.processIdentifier)")

  package init(file: URL, kind: PictureFile, failures: URL? = nil) {
    self.file = file
    self.kind = kind
    if let failures { self.failures = failures }
  }

  /// The difference of a picture from the golden one, and where to see it; nil: it is tolerable.
  package func problem(_ actual: Bitmap) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "\(file.path) is not there: UPDATE_GOLDENS=1 writes it"
    }
    let golden = try kind.read(file)
    guard golden.width == actual.width, golden.height == actual.height else {
      let place = try write(actual, "actual")
      return "\(file.lastPathComponent) has \(actual.width)×\(actual.height) pixels and not"
        + " \(golden.width)×\(golden.height): \(place)"
    }
    guard golden.pixels != actual.pixels else { return nil }
    let difference = PictureDifference(actual, golden)
    guard !difference.isTolerable else { return nil }
    let places = [try write(actual, "actual"), try write(difference.picture, "difference")]
    return "\(file.lastPathComponent) differs in \(difference.count) of \(actual.pixels.count)"
      + " pixels, by \(difference.largest) at most: \(places.joined(separator: ", "))"
  }

  /// Writes a picture for whoever wants to see it; the path.
  private func write(_ bitmap: Bitmap, _ word: String) throws -> String {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let name = file.deletingPathExtension().lastPathComponent
    let place = failures.appendingPathComponent("\(name).\(word).\(file.pathExtension)")
    try kind.write(bitmap, place)
    return place.path
  }
}

/// Compares a picture with the golden one of that name, in the folder `Goldens` of the test's
/// target; with `UPDATE_GOLDENS=1` in the environment it is written instead: look at it then.
///
/// A picture that differs by more than nobody sees (``PictureDifference/isTolerable``) fails the
/// test. It is written beside a picture of its differences, into a folder that the failure names.
///
/// - Parameters:
///   - name: with the kind's extension; folders in it are made.
///   - kind: the kind of the file.
public func expectGolden(
  _ actual: Bitmap, _ name: String, as kind: PictureFile = .bmp, file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenPicture(file: goldenFile(name, file: file), kind: kind)
  guard !updatesGoldens else {
    try FileManager.default.createDirectory(
      at: golden.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try kind.write(actual, golden.file)
  }
  if let problem = try golden.problem(actual) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
