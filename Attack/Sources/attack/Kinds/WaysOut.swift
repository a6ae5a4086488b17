import Attacker
import Foundation

/// Folders of slides with pictures, and links that lead anywhere: nothing of what lies outside of the
/// folder is read, but by an option.
struct WaysOut: Kind {
  let name = "waysout"
  let row = Row.files
  let weight = 2.0

  private static let parts = ["in", "deep", "away", "p.svg", "q.svg", "..", ".", "", "\u{301}"]
  private static let goals = [
    "p.svg", "in", "in/p.svg", "../out", "../out/p.svg", "..", ".", "../t.slides/p.svg",
    "../../out",
    "away", "q.svg", "/", "nowhere",
  ]
  /// A colour that nothing in the folder has.
  private static let secret = "c0ffee"

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    for folder in ["out", "out/deep", "t.slides", "t.slides/in", "t.slides/in/deep"] {
      let color = folder.hasPrefix("out") ? Self.secret : "ff0000"
      let picture = "<svg viewBox='0 0 9 9'><path d='M0 0H9V9' fill='#\(color)'/></svg>"
      try arena.write(picture, to: folder + "/p.svg")
    }
    for _ in 0..<dice.int(0...4) {
      let place = dice.pick(["", "in/", "in/deep/"]) + dice.pick(["away", "q.svg", "p.svg"])
      let goal = dice.chance(0.1) ? arena.folder + "/out/p.svg" : dice.pick(Self.goals)
      let path = arena.folder + "/t.slides/" + place
      try? FileManager.default.removeItem(atPath: path)
      try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: goal)
    }
    var name = (0..<dice.int(1...4)).map { _ in dice.pick(Self.parts) }.joined(separator: "/")
    if dice.chance(0.1) { name = arena.folder + "/out/p.svg" }
    let element = #"{"id": "p", "picture": "\#(name)", "frame": [0, 0, 90, 90]}"#
    try arena.write(#"{"slides": [{"elements": [\#(element)]}, {}]}"#, to: "t.slides/slides.json")
    try run(name, follows: dice.chance(0.3), dice.pick(["svg", "html"]), arena)
  }

  private func run(_ name: String, follows: Bool, _ ending: String, _ arena: Arena) throws {
    let words = ["export", "-o", "a." + ending, "--quiet", "--slides", "t.slides"]
    var judge = Judge()
    judge.output = "a." + ending
    judge.codes = Self.may(name, follows, in: arena.folder) ? [0] : [1]
    try arena.run(arena.command(words + (follows ? ["--follow-links"] : [])), judge)
    let output = String(decoding: arena.bytes("a." + ending), as: UTF8.self)
    if !follows, output.contains(Self.secret) {
      arena.note("shows what lies outside of the folder")
    }
  }

  /// True if a picture of that name may be shown: by its name and, without the option, by its place.
  private static func may(_ name: String, _ follows: Bool, in folder: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let climbs = parts.contains { $0.elementsEqual("..".utf8) } || parts.first?.isEmpty == true
    guard !climbs, let place = place(folder + "/t.slides/" + name), isFile(place),
      let own = self.place(folder + "/t.slides")
    else { return false }
    return follows || place.hasPrefix(own + "/")
  }

  private static func place(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
