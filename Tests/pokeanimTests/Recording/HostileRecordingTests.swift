import EngineSDL
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Engine
@testable import Studio
@testable import pokeanim

/// Recordings that are damaged, or written to do harm: one line that names the place, and no trap.
@Suite struct HostileRecordingTests {
  private static let start = """
    {"duration":5,"followsDesktop":false,"life":false,"motion":"fluid","pair":"squares",\
    "place":"canvas","pokeanim":"recording","program":"1.0.0","reducedMotion":false,\
    "remembered":{"format":1},"scale":1,"screen":"squares","seed":7,"size":[350,250],"speed":1,\
    "theme":"auto","version":1}
    """
  private static let run = #"{"h":"AAAAA.","i":[[1,"press",3,4]],"t":[0,16666667]}"#
  private static let end = #"{"end":2}"#

  /// The message about a text; nil: it is a recording.
  private func problem(_ text: String) -> String? {
    do {
      _ = try RecordingFile.parse(text, named: "r", as: Launch.self)
      return nil
    } catch let failure as Failure {
      #expect(!failure.message.contains("\n"))
      return failure.message
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  private func text(_ lines: String...) -> String { lines.joined(separator: "\n") + "\n" }

  @Test func aWholeOneIsRead() {
    #expect(problem(text(Self.start, Self.run, Self.end)) == nil)
  }

  /// A member of the start, and a value that it can't have.
  @Test(arguments: [
    (#""version":1"#, #""version":2"#, "version"), (#""version":1"#, #""version":"1""#, "version"),
    (#""version":1"#, #""version":1e99"#, "version: wanted a whole number"),
    (#""pokeanim":"recording""#, #""pokeanim":1"#, "pokeanim"),
    (#""pokeanim":"recording""#, #""pokeanim":"film""#, "“recording” is wanted"),
    ("[350,250]", "[1e9,250]", "131072"), ("[350,250]", "[0,250]", "size"),
    ("[350,250]", "[350]", "size"), ("[350,250]", "[-350,250]", "size"),
    ("[350,250]", "[1e400,250]", "size.Index 0: 1e400 is out of range"),
    ("[350,250]", "[NaN,250]", "it is no JSON, column 237: wanted a value"),
    (#""scale":1"#, #""scale":1000000"#, "scale"), (#""speed":1"#, #""speed":0"#, "speed"),
    (#""speed":1"#, #""speed":-1"#, "speed"), (#""duration":5"#, #""duration":1e12"#, "duration"),
    (#""seed":7"#, #""seed":-7"#, "seed: wanted a whole number from 0 to 18446744073709551615"),
    (#""screen":"squares""#, #""screen":"maps""#, "“maps”"),
    (#""pair":"squares""#, #""pair":"ring""#, "pair"), (#""theme":"auto","#, "", "theme"),
    (#"{"format":1}"#, #"{"format":1,"tuned":{"squares":{"grid":{"kind":"x"}}}}"#, "“x”"),
  ])
  func wrongStarts(_ part: String, _ other: String, _ problem: String) throws {
    let start = Self.start.replacing(part, with: other)
    #expect(start != Self.start)
    let said = try #require(self.problem(text(start, Self.run, Self.end)), "\(other)")
    #expect(said.hasPrefix("r, line 1: ") && said.contains(problem), "\(said)")
  }

  @Test(arguments: [
    #"{"h":"AAAAA","t":[-1]}"#, #"{"h":"AAAAA.","t":[5,-6]}"#, #"{"h":"AAAAA","t":[1.5]}"#,
    #"{"h":"AAAAA","t":[1e30]}"#, #"{"h":"AAAAA","t":[9223372036854775807]}"#,
    #"{"h":"AAAAA..","t":[9223372036854775807,9223372036854775807,1]}"#,
    #"{"h":"AAAAA","t":[99999999999999999999]}"#, #"{"h":"AAAAA","t":[NaN]}"#,
    #"{"h":"AAAAA","t":[86400000000001]}"#, #"{"h":"AAAA","t":[0]}"#,
    #"{"h":"AAAA\u00e9","t":[0]}"#,
    #"{"h":"AAAAA.","t":[0]}"#, #"{"h":".","t":[0]}"#, #"{"h":"","t":[0]}"#, #"{"h":"AAAAA"}"#,
    #"{"t":[0]}"#, #"{"h":1,"t":[0]}"#, #"{"h":"AAAAA","t":0}"#, "[]", "", "null", "{", "nonsense",
    #"{"h":"AAAAA","t":[0],"i":[[1,"release"]]}"#, #"{"h":"AAAAA","t":[0],"i":[[-1,"release"]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"leap"]]}"#, #"{"h":"AAAAA","t":[0],"i":[[0]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,1]]}"#, #"{"h":"AAAAA","t":[0],"i":[[0,1,2,3]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"press",1e300,2]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"press",1]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"resize",0,2]]}"#, #"{"h":"AAAAA","t":[0],"i":[[0,"key"]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"scale",0]]}"#, #"{"h":"AAAAA","t":[0],"i":[[0,"scale",1e9]]}"#,
    #"{"h":"AAAAA","t":[0],"i":[[0,"composition","a",0]]}"#,
    #"{"h":"AAAAA","t":[0],"i":{"0":"release"}}"#,
  ])
  func wrongLines(_ line: String) throws {
    let said = try #require(problem(text(Self.start, line, #"{"end":1}"#)), "\(line)")
    #expect(said.hasPrefix("r, line 2: "), "\(said)")
  }

  /// Choices that are cut to what there is, as where text was shortened by hand.
  @Test(arguments: ["-9223372036854775808,9223372036854775807", "9,9", "0,-5"])
  func oddCompositionsAreCut(_ range: String) {
    let line = #"{"h":"AAAAA","t":[0],"i":[[0,"composition","abc",\#(range)]]}"#
    #expect(problem(text(Self.start, line, #"{"end":1}"#)) == nil)
  }

  @Test(arguments: [
    ([String](), "is empty"), ([start], "line 2: it is cut off"),
    ([start, run], "line 3: it is cut"),
    ([start, run, #"{"end":1}"#], "line 3: it ends after 1 frames, but 2 are there"),
    ([start, #"{"end":0}"#], "line 2: it ends after 0 frames"),
    ([start, run, end, run], "line 3: "), ([start, end, run], "line 2: "),
    ([run, start, end], "line 1: "), ([start, "", run, end], "line 2: "),
  ])
  func linesThatAreMissing(_ lines: [String], _ problem: String) throws {
    let text = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    let said = try #require(self.problem(text))
    #expect(said.contains(problem), "\(said)")
  }

  /// Wherever it is cut off, the line is named.
  @Test func everyCutIsNoticed() throws {
    let whole = text(
      Self.start, Self.run, Self.run.replacing("AAAAA", with: "BBBBB"), #"{"end":4}"#)
    #expect(problem(whole) == nil)
    for count in 1..<whole.utf8.count {
      let part = String(whole.prefix(count))
      let line = part.split(separator: "\n", omittingEmptySubsequences: false).count
      let said = try #require(problem(part), "\(count)")
      #expect(said.hasPrefix("r, line \(line): "), "\(count): \(said)")
    }
  }

  @Test func depthAndCrowds() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problem(text(Self.start, deep, Self.end))?.hasPrefix("r, line 2: ") == true)
    #expect(problem(text(deep))?.hasPrefix("r, line 1: ") == true)
    let presses = (0..<513).map { _ in #"[0,"release"]"# }.joined(separator: ",")
    let crowd = #"{"h":"AAAAA","t":[0],"i":[\#(presses)]}"#
    #expect(problem(text(Self.start, crowd, Self.end))?.contains("more than 512 inputs") == true)
    let again = #"{"h":"AAAAA","t":[0],"i":[[0,"key","Right"]]}"#
    let lines = String(repeating: again + "\n", count: 4097)
    let said = problem(Self.start + "\n" + lines + #"{"end":4097}"# + "\n")
    #expect(said == "r, line 4098: more than 4096 inputs at one time")
  }

  /// Bytes that changed on a disk: a recording still, or one line that says why not.
  @Test func randomDamageIsNoTrap() throws {
    let bytes = Array(text(Self.start, Self.run, Self.end).utf8)
    forAll(seeds: 0..<2000) { random in
      var bytes = bytes
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...bytes.count - 1)
        switch random.int(in: 0...3) {
        case 0: bytes[place] = UInt8(random.int(in: 0...255))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(random.element(of: Array("0123456789-.e[]{}\",".utf8)), at: place)
        default:
          let other = random.int(in: 0...bytes.count - 1)
          bytes.swapAt(place, other)
        }
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      _ = problem(text)
    }
  }
}
