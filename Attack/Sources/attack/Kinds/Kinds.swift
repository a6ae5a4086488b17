/// All kinds that can be tried on this machine.
func allKinds(for target: Target) throws -> [any Kind] {
  var kinds: [any Kind] = [
    CommandLines(), OutputNames(), Scripts(), SpecialFiles(), Ends(), Expressions(),
    Slides(try Starter(target)), Recordings(try Corpus.recordings(target)),
    Pictures(try Corpus.pictures(target)), Repeats(), Playbacks(), Depths(),
    Texts(try Starter(target), try Corpus.recordings(target)), WaysOut(),
  ]
  if let font = try Corpus.font() { kinds.append(Fonts(font)) }
  if Rights.canBeTaken { kinds.append(Rights()) }
  if target.faults != nil { kinds.append(FaultRuns()) }
  if target.driver != nil { kinds.append(Calls()) }
  if Target.has("Xvfb"), Target.has("xdotool") {
    kinds += [WindowEnds(), Settings(), Storms()] as [any Kind]
    kinds += [Losses(), Neighbours(), States()] as [any Kind]
  }
  return kinds
}

extension [any Kind] {
  /// The kinds of those names; all if there are none.
  func named(_ names: [String]) throws -> [any Kind] {
    if let unknown = names.first(where: { name in !contains { $0.name == name } }) {
      throw Failure(noKind: unknown, among: self)
    }
    return names.isEmpty ? self : filter { names.contains($0.name) }
  }
}

extension Failure {
  init(noKind name: String, among kinds: [any Kind]) {
    self.init("there is no kind \(name); kinds are \(kinds.map(\.name).joined(separator: ", "))")
  }
}
