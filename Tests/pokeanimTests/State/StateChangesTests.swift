import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Two windows and one file: what each has changed is there, whoever writes last.
@Suite struct StateChangesTests {
  /// A window at work.
  private struct Window {
    var state: Remembered
    private var changes: StateChanges

    /// - Parameter options: changes that options of the command line make, before the first frame.
    init(_ file: StateMembers?, _ options: (inout Remembered) -> Void = { _ in }) throws {
      var found = StateFile.Contents(members: file)
      found.state = file?.state { path, _ in found.unreadable.insert(path) } ?? Remembered()
      state = found.state
      // A screen has a theme in any case.
      state.theme = state.theme ?? .auto
      options(&state)
      changes = try StateChanges(from: StateMembers(state), file: found)
    }

    mutating func write(to file: inout StateMembers?) throws {
      changes.put(try StateMembers(state), into: &file)
    }
  }

  private func state(_ file: StateMembers?) -> Remembered {
    file?.state { path, problem in Issue.record("\(path): \(problem)") } ?? Remembered()
  }

  private let motions = (1...9).map { StateSamples.motion(Double($0)) }

  @Test(arguments: [false, true], [false, true])
  func presetsAndSettingsOfBothAreThere(_ aIsFirst: Bool, _ isThere: Bool) throws {
    var file = isThere ? try StateMembers(StateSamples.everything) : nil
    var (a, b) = (try Window(file), try Window(file))
    a.state.presets = (a.state.presets ?? [:]).merging(["A": motions[0]]) { $1 }
    b.state.presets = (b.state.presets ?? [:]).merging(["B": motions[1]]) { $1 }
    a.state.theme = .light
    b.state.pair = .text
    if aIsFirst { try a.write(to: &file) } else { try b.write(to: &file) }
    if aIsFirst { try b.write(to: &file) } else { try a.write(to: &file) }
    let after = state(file)
    let before = isThere ? ["Ant / 2", "Zoo"] : []
    let names: Set<String> = ["A", "B"]
    #expect(Set((after.presets ?? [:]).keys) == names.union(before))
    #expect(after.theme == .light && after.pair == .text)
    if isThere { #expect(after.delays == StateSamples.everything.delays) }
  }

  /// Both windows propose the same names.
  @Test func twoPresetsOfOneNameAreTwo() throws {
    var file: StateMembers?
    var (a, b) = (try Window(file), try Window(file))
    a.state.presets = ["Ease 1": motions[0]]
    b.state.presets = ["Ease 1": motions[1], "Ease 2": motions[2]]
    try a.write(to: &file)
    try b.write(to: &file)
    let presets = state(file).presets ?? [:]
    #expect(presets.count == 3 && presets["Ease 1"] == motions[0])
    #expect(Set(presets.values.map { $0[.duration] }) == [1, 2, 3])
    try a.write(to: &file)
    try b.write(to: &file)
    #expect(state(file).presets == presets, "nothing goes on")
  }

  @Test func whatOneDeletesStaysAway() throws {
    var file: StateMembers? = try StateMembers(Remembered(presets: ["A": motions[0]]))
    var (a, b) = (try Window(file), try Window(file))
    a.state.presets = nil
    try a.write(to: &file)
    b.state.theme = .dark
    for _ in 0..<3 { try b.write(to: &file) }
    #expect(state(file).presets == nil && state(file).theme == .dark)
  }

  /// One that the other has changed meanwhile is another.
  @Test func nobodyDeletesAnothersPreset() throws {
    var file: StateMembers?
    var (a, b) = (try Window(file), try Window(file))
    a.state.presets = ["Ease 1": motions[0]]
    b.state.presets = ["Ease 1": motions[1]]
    try a.write(to: &file)
    try b.write(to: &file)
    b.state.presets = nil
    try b.write(to: &file)
    #expect(state(file).presets?["Ease 1"] == motions[0])
  }

  @Test func anOptionIsAChangeAndAStartIsNone() throws {
    var file: StateMembers? = try StateMembers(Remembered(screen: .gallery, theme: .dark))
    var (a, b) = (try Window(file) { $0.screen = .squares }, try Window(file))
    try a.write(to: &file)
    try b.write(to: &file)
    #expect(state(file).screen == .squares && state(file).theme == .dark)
  }

  /// The file was deleted, or spoilt, while the window was open.
  @Test func aFileThatHasGoneIsMadeAgain() throws {
    var file: StateMembers? = try StateMembers(StateSamples.everything)
    var a = try Window(file)
    try a.write(to: &file)
    file = nil
    try a.write(to: &file)
    #expect(state(file) == StateSamples.everything)
  }

  /// Windows that open, change something, write and close, in any order: nothing that was saved is
  /// lost, and nothing that was deleted comes back.
  @Test func manyWindowsLoseNothing() throws {
    try forAll(seeds: 0..<200) { random in
      var file: StateMembers?
      var windows: [Window] = []
      var made: Set<Double> = []
      for step in 1...random.int(in: 1...40) {
        if windows.isEmpty || random.chance(0.2) { windows.append(try Window(file)) }
        let index = random.int(in: 0...windows.count - 1)
        var own = TunerPresets(own: windows[index].state.presets ?? [:])
        if random.chance(0.5) {
          own.save(StateSamples.motion(Double(step)), as: "Ease \(random.int(in: 1...3))")
          made.insert(Double(step))
        } else if let (name, model) = own.own.first, random.chance(0.3) {
          own.delete(name)
          made.remove(model[.duration])
        }
        windows[index].state.presets = own.own.isEmpty ? nil : own.own
        try windows[index].write(to: &file)
        if random.chance(0.2) { windows.remove(at: index) }
      }
      let there = Set((state(file).presets ?? [:]).values.map { $0[.duration] })
      #expect(there.isSuperset(of: made), "\(made.subtracting(there)) are lost")
    }
  }
}
