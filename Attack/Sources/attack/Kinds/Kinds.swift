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
