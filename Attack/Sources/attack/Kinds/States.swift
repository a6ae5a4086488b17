import Attacker
import Foundation

/// State files of other versions, with members that nobody knows or that are broken: what a window
/// does not change is there afterwards, to the last byte.
struct States: Kind {
  let name = "states"
  let row = Row.losses
  let weight = 1.5

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    let state = StateText(&dice)
    try arena.write(state.text, to: "../state/pokeanim/state.json")
    try open(&dice, arena)
    let folder = arena.path(beside: "state/pokeanim")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if names != (state.isCut ? ["state.json", "state.json.bad"] : ["state.json"]) {
      arena.note("the folder of the state holds \(names)")
    }
    func read(_ name: String) -> String {
      let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      return String(decoding: bytes, as: UTF8.self)
    }
    let after = read("state.json")
    for part in state.parts where !after.contains(part) { arena.note("the state has lost \(part)") }
    if state.isCut, read("state.json.bad") != state.text {
      arena.note("state.json.bad is not what was there")
    }
  }

  private func open(_ dice: inout Dice, _ arena: Arena) throws {
    let display = try Display(.bare, in: arena)
    var command = arena.command([])
    command.variables.merge(display.variables) { $1 }
    let window = try arena.open(command)
    if try display.window(of: window) == nil { arena.note("opens no window") }
    // Whoever is ended before the first frame has nothing to remember.
    usleep(UInt32(dice.int(1_000_000...1_500_000)))
    var judge = Judge()
    if dice.chance(0.5) {
      (judge.codes, judge.signal) = ([], SIGTERM)
      judge.isMute = true
      window.send(SIGTERM)
    } else {
      judge.codes = [1]
      display.stop(dice.pick([SIGTERM, SIGKILL]))
    }
    try arena.end(window, judge)
  }
}
