import Attacker
import Foundation

/// Random calls of what is public in the engine, by the driver in Fuzz.
struct Calls: Kind {
  let name = "calls"
  let row = Row.calls
  let weight = 9.0
  private static let batch: UInt64 = 2000

  func strike(_ dice: inout Dice, in arena: Arena) throws {
    guard let driver = arena.target.driver else { return }
    let seed = dice.next() & 0xFFFF
    var first: UInt64 = 0
    arena.count(Int(Self.batch))
    while first < Self.batch {
      var command = Command([driver, "\(seed)", "\(first)", "\(Self.batch - first)", "place"])
      command.variables = arena.variables
      command.limit = 60
      let outcome = try arena.outcome(command)
      if outcome.ending == .exited(0) { return }
      let place = String(decoding: arena.bytes("place"), as: UTF8.self).split(separator: " ")
      guard let number = place.first.flatMap({ UInt64($0) }), number >= first else {
        return arena.note("the driver ends without a place: \(outcome.errors)")
      }
      if !Self.isRefusal(outcome.errors) {
        arena.note("call \(number), \(place.dropFirst().joined(separator: " ")): \(outcome.errors)")
        arena.note("again: Scripts/drive.sh 1 \(seed) \(number)")
      }
      first = number + 1
    }
  }

  /// True for a stop with a text of the engine's own.
  private static func isRefusal(_ errors: String) -> Bool {
    errors.split(separator: "\n").contains { line in
      guard line.hasPrefix("Engine/") || line.hasPrefix("drive/") else { return false }
      guard let text = line.range(of: ": Fatal error: ") else { return false }
      return text.upperBound < line.endIndex
    }
  }
}
