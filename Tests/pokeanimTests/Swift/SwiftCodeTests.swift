import Engine
import EngineTestSupport
import Testing

@testable import Output
@testable import Studio
@testable import pokeanim

/// Values, names and lines of Swift.
@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("creatureTitle", "creatureTitle"), ("copper.title", "copperTitle"), ("my-logo", "myLogo"),
    ("URL", "url"), ("URL.left", "urlLeft"), ("7", "view7"), ("", "view"),
    ("default", "defaultView"), ("precedencegroup", "precedencegroupView"),
    ("a b<c>", "aBC"), ("é", "view"), ("where", "whereView"), ("Sun", "sun"),
  ])
  func keysAreNames(_ key: String, _ name: String) {
    var names = SwiftNames()
    #expect(names.name(for: key, kind: "view") == name)
  }

  @Test func noNameTwice() {
    forAll(seeds: 0..<50) { generator in
      var names = SwiftNames()
      let all = (0..<60).map { _ in
        let letters = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          "a1-B2.é".randomElement(using: &generator) ?? "a"
        }
        return names.name(for: String(letters), kind: "view")
      }
      #expect(Set(all).count == all.count)
      #expect(all.allSatisfy { $0.first?.isLetter ?? false })
    }
  }

  @Test func typesAreInUpperCamelCase() {
    #expect(SwiftNames.type(for: "Layouts: grid") == "LayoutsGrid")
    #expect(SwiftNames.type(for: "my tour 2") == "MyTour2")
    #expect(SwiftNames.type(for: "42") == "My42" && SwiftNames.type(for: "…") == "My")
  }

  @Test func textsAreEscaped() {
    #expect(SwiftValues.string("a\"b\\(c)\n\u{7}\u{202E}é") == #""a\"b\\(c)\n\u{7}\u{202e}é""#)
  }

  @Test func commentsHaveOneLine() {
    #expect(SwiftValues.line("A\nb \t\u{2028}c\u{0}\r\n") == "A b c")
  }

  @Test func coloursAreShort() {
    #expect(
      SwiftValues.color(.white).flat == "Color.white"
        && SwiftValues.color(.clear).flat == "Color.clear")
    #expect(SwiftValues.color(Color(255, 168, 72)).flat == "Color(255, 168, 72)")
    #expect(SwiftValues.color(Color.black.withAlpha(0.62)).flat == "Color.black.withAlpha(0.62)")
    let exact = "Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)"
    #expect(SwiftValues.color(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)).flat == exact)
  }

  /// As if each piece were cut off a copy of what is left.
  private func plainlyBroken(_ line: String) -> [String] {
    var lines: [String] = []
    var rest = line
    let blanks = String(line.prefix { $0 == " " }) + "  "
    while rest.count > 94 {
      guard let place = rest.prefix(94).lastIndex(of: " "),
        rest[..<place].contains(where: { $0 != " " })
      else { break }
      lines.append(String(rest[..<place]))
      rest = blanks + rest[rest.index(after: place)...]
    }
    return lines + [rest]
  }

  @Test func longLinesOfPicturesAreBrokenAtBlanks() {
    forAll(seeds: 0..<300) { generator in
      let words = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        String(
          repeating: "é",
          count: [0, 1, 5, 12, 90, 93, 94, 95].randomElement(using: &generator) ?? 3)
      }
      let blanks = [0, 2, 8, 92, 93, 120].randomElement(using: &generator) ?? 0
      let line = String(repeating: " ", count: blanks) + words.joined(separator: " ")
      #expect(SwiftDrawings.broken(line) == plainlyBroken(line))
    }
  }

  @Test func longCallsAreBroken() {
    let word = SwiftCode.text(String(repeating: "a", count: 60))
    let call = SwiftCode.call("f", [word, .labelled("b", .call("g", [word]))])
    #expect(call.lines(indent: 2, after: "x = ").map(\.count) == [8, 65, 71])
    let array = SwiftCode.call("f", [.array([word, word])]).then(".looped")
    #expect(array.lines(indent: 0).first == "f([" && array.lines(indent: 0).last == "]).looped")
    #expect(array.lines(indent: 0).dropFirst().dropLast().allSatisfy { $0.hasSuffix("a,") })
  }
}
