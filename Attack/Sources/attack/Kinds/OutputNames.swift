import Attacker
import Foundation

/// Names for outputs that nobody expects, in folders that nobody expects.
struct OutputNames: Kind {
  let name = "names"
  let row = Row.commandLine
  let weight = 3.0

  private static let stems = [
    "a", "two words", "ä–ß", "it's", "a:b", "http:", "concat:a", "-x", "--output", "*", "50%", "%d",
    "a%%b", "%s", "%", "a\nb", "a\tb", "\\", "$HOME", "`id`", "~", ".hidden", "a.b.c", "", " ",
    "\u{1F600}", String(repeating: "n", count: 251), String(repeating: "ü", count: 120), "\u{7F}",
  ]
  private static let endings = [
    "png", "bmp", "ppm", "gif", "apng", "mp4", "webm", "html", "svg", "json", "PNG", "",
  ]

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let folder = dice.chance(0.5) ? nil : dice.pick(Self.stems.filter { $0.utf8.count < 60 })
    let ending = dice.pick(Self.endings)
    let file = dice.pick(Self.stems) + (ending.isEmpty ? "" : "." + ending)
    var path = file
    if let folder, !folder.isEmpty {
      try arena.write("keep", to: folder + "/keep")
      path = folder + "/" + file
    }
    if dice.chance(0.2) { path = "./" + path }
    if dice.chance(0.1) { path = arena.folder + "/" + path }
    var judge = Judge()
    judge.output = path
    // The name may be a pattern.
    judge.writesMany = true
    let isExport = ["html", "svg", "json"].contains(ending)
    let command = arena.command(
      [isExport ? "export" : "render", "--canvas", "24x16", "--duration", "0.06"]
        + (dice.chance(0.5) ? ["-o", path] : ["--output=" + path]))
    let before = Set((try? FileManager.default.subpathsOfDirectory(atPath: arena.folder)) ?? [])
    let outcome = try arena.run(command, judge)
    let after = Set((try? FileManager.default.subpathsOfDirectory(atPath: arena.folder)) ?? [])
    expectPlace(of: after.subtracting(before), folder, outcome, arena)
  }

  /// Nothing is written but in the folder that was named, and nothing hidden stays.
  private func expectPlace(
    of written: Set<String>, _ folder: String?, _ outcome: Outcome, _ arena: Arena
  ) {
    if outcome.ending == .exited(0), written.isEmpty {
      arena.note("writes nothing, and says all is well")
    }
    for name in written {
      if name.contains(".pokeanim-") { arena.note("\(name) is left behind") }
      if let folder, !folder.isEmpty, !name.hasPrefix(folder + "/") {
        arena.note("writes \(name), not into \(folder)")
      }
    }
  }
}
