import EngineTestSupport
import Foundation

/// A picture that lies outside of the folder that is named, and the path that leads to it.
enum LeavingPath: CaseIterable {
  case dots, dotsWithin, dotsAtEnd, dotsBehindAMark, absolute
  case link, absoluteLink, chain, linkedFolder, nestedFolder, linkedSlides

  /// True if `..`, or a slash at its beginning, say it in the file: nothing allows that.
  var isWritten: Bool {
    [.dots, .dotsWithin, .dotsAtEnd, .dotsBehindAMark, .absolute].contains(self)
  }

  /// Makes a folder `t.slides`, and beside it a folder `out` with the secret.
  func make(in folder: TemporaryFolder) throws {
    let secret = "<svg viewBox='0 0 9 9'><rect width='9' height='9' fill='#c0ffee'/></svg>"
    try folder.file("out/secret.svg", secret)
    try folder.file("t.slides/in/own.svg", secret)
    try folder.file(
      self == .linkedSlides ? "out/slides.json" : "t.slides/slides.json", text(folder))
    for (name, target) in links(folder) {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/t.slides/" + name, withDestinationPath: target)
    }
  }

  private func text(_ folder: TemporaryFolder) -> String {
    let element = #"{"id": "p", "picture": "\#(picture(folder))", "frame": [0, 0, 99, 99]}"#
    return "{\"slides\": [\n{\"elements\": [\(element)]}, {}]}"
  }

  private func picture(_ folder: TemporaryFolder) -> String {
    switch self {
    case .dots: "../out/secret.svg"
    case .dotsWithin: "in/../in/own.svg"
    case .dotsAtEnd: "in/.."
    case .dotsBehindAMark: "../\\u0301/../out/secret.svg"
    case .absolute: folder.path + "/out/secret.svg"
    case .link, .absoluteLink, .chain: "p.svg"
    case .linkedFolder: "away/secret.svg"
    case .nestedFolder: "in/away/secret.svg"
    case .linkedSlides: "in/own.svg"
    }
  }

  /// The links in the folder of slides.
  private func links(_ folder: TemporaryFolder) -> KeyValuePairs<String, String> {
    switch self {
    case .link: ["p.svg": "../out/secret.svg"]
    case .absoluteLink: ["p.svg": folder.path + "/out/secret.svg"]
    case .chain: ["p.svg": "in/next.svg", "in/next.svg": "../../out/secret.svg"]
    case .linkedFolder: ["away": "../out"]
    case .nestedFolder: ["in/away": "../../out"]
    case .linkedSlides: ["slides.json": "../out/slides.json"]
    default: [:]
    }
  }
}
