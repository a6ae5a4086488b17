import Engine
import EngineTestSupport
import Testing

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

  @Test func longCallsAreBroken() {
    let word = SwiftCode.text(String(repeating: "a", count: 60))
    let call = SwiftCode.call("f", [word, .labelled("b", .call("g", [word]))])
    #expect(call.lines(indent: 2, after: "x = ").map(\.count) == [8, 65, 71])
    let array = SwiftCode.call("f", [.array([word, word])]).then(".looped")
    #expect(array.lines(indent: 0).first == "f([" && array.lines(indent: 0).last == "]).looped")
    #expect(array.lines(indent: 0).dropFirst().dropLast().allSatisfy { $0.hasSuffix("a,") })
  }
}
