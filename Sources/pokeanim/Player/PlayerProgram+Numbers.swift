import Engine
import EngineSystem
import Studio

/// Numbers that were tuned, on their way into the file.
extension PlayerProgram {
  /// Writes what a person has asked for; what is recorded or replayed writes nothing.
  func write(_ wishes: [TunableNumbers.Wish]) {
    guard builds != nil else { return }
    guard options.log?.isOn != true else {
      return note(.notWritten("Nothing is written while --record is on"))
    }
    // A version that is begun from now on holds what is written.
    let version = workshop.number
    do {
      let words = try NumberWriting(files: workshop.source.files()).write(wishes)
      let before = wishes.map { ($0.name, $0.before) }
      history.addWrite(
        over: Dictionary(before) { first, _ in first }, version: version)
      note(.written(words))
    } catch {
      printPlain("\(error)")
      note(.notWritten("\(error)".split(separator: "\n").first.map(String.init) ?? ""))
    }
  }
}
