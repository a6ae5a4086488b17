/// The numbers of a file's code that are tuned in the window: what the code says, what a person has made
/// of them, and what of that no file has yet.
///
/// The code asks for them one by one as it runs. The file may say another number than this code does:
/// it was written since the code was compiled, or the code is run through what was done before that.
package final class TunableNumbers {
  /// A value that a person has chosen in place of another one.
  private struct Change {
    let name: String
    let before: Double
    var after: Double
  }

  /// In the order in which the code has asked for them.
  package private(set) var all: [TunableNumber] = []
  /// Counts the changes of values: with another one the code has to run again.
  package private(set) var version = 0
  /// The values that a person has chosen and no file has, also of numbers that no code asks for any
  /// more: they come back with their names.
  package private(set) var chosen: [String: Double]
  /// The steps: what was changed at once.
  private var (done, undone) = ([[Change]](), [[Change]]())

  /// The values in the file before each of the writes that this code holds.
  private let past: [[String: Double]]
  /// The writes in all that the code is run through.
  private let pastWrites: Int
  /// The writes so far.
  private var writes = 0
  /// The values in the file that are written since the code was compiled.
  private var written: [String: Double] = [:]
  /// The values that are being written, and whether the window was asked for that.
  private var asked: [String: Double] = [:]
  private var wantsWriting = false

  /// The most numbers that have sliders, and the most steps that are kept.
  private static let (mostNumbers, mostSteps) = (500, 10_000)

  /// - Parameters:
  ///   - unsaved: chosen before the beginning.
  ///   - past: the values in the file before each of the writes that the code holds.
  ///   - writes: that there are in all that the code is run through first.
  package init(
    unsaved: [String: Double] = [:], past: [[String: Double]] = [], writes: Int = 0
  ) {
    (chosen, self.past, pastWrites) = (unsaved, past, writes)
  }

  // MARK: Values

  /// The value of a number that the code asks for.
  package func value(
    of name: String, _ code: Double, in range: ClosedRange<Double>
  ) -> Double {
    guard let number = TunableNumber(name, code, in: range) else { return code }
    if let index = index(of: name) {
      all[index] = number
    } else {
      guard all.count < Self.mostNumbers else { return code }
      all.append(number)
    }
    return value(of: number)
  }

  private func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }
  private func number(_ name: String) -> TunableNumber? { all.first { $0.name == name } }

  /// The values that are to be written: those that were chosen of what the code asks for.
  package var unsaved: [String: Double] {
    var values: [String: Double] = [:]
    for number in all { values[number.name] = chosen[number.name] }
    return values
  }

  /// The value that a number has now.
  package func value(of number: TunableNumber) -> Double {
    guard let value = chosen[number.name] else { return inFile(number) }
    return min(number.range.upperBound, max(number.range.lowerBound, value))
  }

  /// The value of a number in the file.
  package func inFile(_ number: TunableNumber) -> Double {
    let past = past.dropFirst(writes).lazy.compactMap { $0[number.name] }.first
    return past ?? written[number.name] ?? number.code
  }

  // MARK: Choosing

  /// Chooses a value.
  ///
  /// - Parameter continuesStep: true if it is more of the last step: a hand on a slider.
  package func set(_ name: String, to value: Double, continuesStep: Bool) {
    guard let number = number(name) else { return }
    let before = self.value(of: number)
    if continuesStep, done.last?.map(\.name) == [name] {
      done[done.count - 1][0].after = value
      undone = []
    } else if value != before {
      note([Change(name: name, before: before, after: value)])
    }
    put(value, for: number)
  }

  private func note(_ changes: [Change]) {
    done.append(changes)
    if done.count > Self.mostSteps { done.removeFirst() }
    undone = []
  }

  /// Goes back to the values in the file with all numbers, in a step.
  package func resetAll() {
    let tuned = all.filter { chosen[$0.name] != nil }
    guard !tuned.isEmpty else { return }
    note(
      tuned.map { Change(name: $0.name, before: value(of: $0), after: inFile($0)) })
    for number in tuned { put(inFile(number), for: number) }
  }

  /// Goes back to the value in the file.
  package func reset(_ name: String, continuesStep: Bool = false) {
    if let number = number(name) { set(name, to: inFile(number), continuesStep: continuesStep) }
  }

  private func put(_ value: Double, for name: String) {
    if let number = number(name) { put(value, for: number) }
  }

  private func put(_ value: Double, for number: TunableNumber) {
    let before = self.value(of: number)
    chosen[number.name] = value == inFile(number) ? nil : value
    if self.value(of: number) != before { version += 1 }
  }

  /// Takes the last step back; false: there is none.
  package func undo() -> Bool {
    guard let step = done.popLast(where: { $0.contains { $0.before != $0.after } }) else {
      return false
    }
    undone.append(step)
    for change in step { put(change.before, for: change.name) }
    return true
  }

  /// Makes the step again that was taken back last; false: there is none.
  package func redo() -> Bool {
    guard let step = undone.popLast() else { return false }
    done.append(step)
    for change in step { put(change.after, for: change.name) }
    return true
  }

  // MARK: Writing

  /// A number that the file is to have.
  package struct Wish: Codable, Equatable {
    package let name: String
    /// The values that the file has, and is to have.
    package let before, value: Double

    package init(name: String, before: Double, value: Double) {
      (self.name, self.before, self.value) = (name, before, value)
    }
  }

  /// Asks for what was chosen to be written.
  package func askToWrite() { (asked, wantsWriting) = (unsaved, true) }

  /// Hands over what is to be written, once; nil: nobody has asked.
  package func takeWishes() -> [Wish]? {
    defer { wantsWriting = false }
    guard wantsWriting else { return nil }
    return all.compactMap { number in
      asked[number.name].map { Wish(name: number.name, before: inFile(number), value: $0) }
    }
  }

  /// The file has what was asked for. Code that was compiled since then says it itself, or what somebody
  /// has made of it.
  package func takeWritten() {
    let before = all.map(value(of:))
    writes += 1
    for (name, value) in asked {
      if writes > pastWrites { written[name] = value }
      if chosen[name] == value { chosen[name] = nil }
    }
    leaveWriting()
    for number in all where chosen[number.name] == inFile(number) { chosen[number.name] = nil }
    if all.map(value(of:)) != before { version += 1 }
  }

  /// Nothing was written.
  package func leaveWriting() { (asked, wantsWriting) = ([:], false) }
}

extension Array {
  /// Removes what lies behind the last element of a kind, and that one, which is handed over.
  fileprivate mutating func popLast(where isMeant: (Element) -> Bool) -> Element? {
    while let last = popLast() { if isMeant(last) { return last } }
    return nil
  }
}
