import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// What a compiler says of a file, read, and the code that offers it.
@Suite struct EntryCodeTests {
  private func entry(_ symbols: String..., relations: String...) throws -> EntryCode {
    try entry(symbols, relations: relations)
  }

  /// Types named A to D conform to a protocol of the engine's.
  private func entry(_ symbols: [String], relations: [String]) throws -> EntryCode {
    let conformances = ["A", "B", "C", "D"].map {
      #"{"kind": "conformsTo", "source": "s:2My\#($0)", "target": "s:6Engine6ScreenP"}"#
    }
    let relations = relations + conformances
    let json =
      #"{"symbols": [\#(symbols.joined(separator: ","))],"#
      + #" "relationships": [\#(relations.joined(separator: ","))]}"#
    return EntryCode(try SymbolGraph(Array(json.utf8), of: "My"))
  }

  private func type(_ name: String, line: Int = 0, generic: Bool = false, kind: String = "class")
    -> String
  {
    """
    {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "s:2My\(name)"},
     "pathComponents": ["\(name)"], "location": {"position": {"line": \(line)}},
     \(generic ? #""swiftGenerics": {},"# : "")
     "declarationFragments": [{"kind": "keyword", "spelling": "\(kind)"},
       {"kind": "text", "spelling": " "}, {"kind": "identifier", "spelling": "\(name)"}]}
    """
  }

  /// An initializer of a type, and that it is one.
  private func initializer(
    of owner: String, _ title: String, _ fragments: (String, String)..., before: String = ""
  ) -> (symbol: String, relation: String) {
    let words = [("keyword", "init")] + fragments
    let json = words.map { #"{"kind": "\#($0.0)", "spelling": "\#($0.1)"}"# }
    return (
      """
      {"kind": {"identifier": "swift.init"}, "identifier": {"precise": "s:2My\(owner).\(title)"},
       "pathComponents": ["\(owner)", "\(title)"],
       "declarationFragments": [\(json.joined(separator: ","))]}
      """,
      #"{"kind": "memberOf", "source": "s:2My\#(owner).\#(title)", "target": "s:2My\#(owner)"}"#
    )
  }

  private func inherits(_ type: String, from superclass: String, named name: String? = nil)
    -> String
  {
    let fallback = name.map { #", "targetFallback": "\#($0)""# } ?? ""
    return
      #"{"kind": "inheritsFrom", "source": "s:2My\#(type)", "target": "s:2My\#(superclass)"\#(fallback)}"#
  }

  /// The calls that make things, for an initializer of one type.
  private func call(_ title: String, _ fragments: [(String, String)]) throws -> String? {
    let words = [("keyword", "init")] + fragments
    let json = words.map { #"{"kind": "\#($0.0)", "spelling": "\#($0.1)"}"# }
    let symbol = """
      {"kind": {"identifier": "swift.init"}, "identifier": {"precise": "s:2MyA.i"},
       "pathComponents": ["A", "\(title)"],
       "declarationFragments": [\(json.joined(separator: ","))]}
      """
    let relation = #"{"kind": "memberOf", "source": "s:2MyA.i", "target": "s:2MyA"}"#
    let offer = try entry(type("A"), symbol, relations: relation).offers.first
    return offer.map { String($0.drop { $0 != "{" }) }
  }

  private typealias Words = [(String, String)]
  private let measuring: Words = [("externalParam", "measuring"), ("text", ": any TextMeasuring")]

  @Test func aTypeIsMadeOfNothing() throws {
    #expect(try call("init()", [("text", "()")]) == "{ _ in A() }")
    #expect(
      try call(
        "init(a:b:)",
        [
          ("text", "("), ("externalParam", "a"), ("text", ": "), ("typeIdentifier", "Int"),
          ("text", " = max(1, 2), "), ("externalParam", "b"), ("text", ": "),
          ("typeIdentifier", "Int"), ("text", "? = nil)"),
        ]) == "{ _ in A() }")
  }

  @Test func anArgumentWithoutADefaultLeavesItOut() throws {
    for label in ["a", "_"] {
      #expect(
        try call(
          "init(\(label):b:)",
          [
            ("text", "("), ("externalParam", label), ("text", ": "), ("typeIdentifier", "Int"),
            ("text", ", "), ("externalParam", "b"), ("text", ": "), ("typeIdentifier", "Int"),
            ("text", " = 3)"),
          ]) == nil)
    }
  }

  @Test func textIsMeasuredAsTheWindowDoes() throws {
    #expect(
      try call("init(measuring:)", [("text", "(")] + measuring + [("text", ")")])
        == "{ A(measuring: $0) }")
    #expect(
      try call(
        "init(measuring:lift:)",
        [("text", "(")] + measuring + [
          ("text", " = MonospacedText(), "), ("externalParam", "lift"), ("text", ": "),
          ("typeIdentifier", "Double"), ("text", " = 12)"),
        ]) == "{ A(measuring: $0) }")
  }

  @Test func oneThatMayFailIsLeftOut() throws {
    #expect(try call("init()", [("text", "?()")]) == nil)
    #expect(try call("init()", [("text", "() "), ("keyword", "throws")]) == nil)
    #expect(try call("init()", [("text", "() "), ("keyword", "async")]) == nil)
    // A function that throws, as an argument, is another matter.
    #expect(
      try call(
        "init(f:)",
        [
          ("text", "("), ("externalParam", "f"), ("text", ": () "), ("keyword", "throws"),
          ("text", " -> "), ("typeIdentifier", "Int"), ("text", " = { 1 })"),
        ]) == "{ _ in A() }")
  }

  @Test func aScreenInheritsItsInitializer() throws {
    let offers = try entry(
      type("Base", line: 1), type("Card", line: 4), type("Other", line: 8),
      relations: inherits("Base", from: "StageScreen", named: "Engine.StageScreen"),
      inherits("Card", from: "Base"), inherits("Other", from: "Foreign", named: "Else.Foreign")
    ).offers
    #expect(
      offers == [
        #"Playground.offer("Card", Card.self, line: 5) { Card(measuring: $0) }"#,
        #"Playground.offer("Other", Other.self, line: 9) { _ in Other() }"#,
      ])
  }

  @Test func itInheritsThoseOfTheSameFile() throws {
    let base = initializer(
      of: "Base", "init(a:)", ("text", "("), ("externalParam", "a"), ("text", ": Int)"))
    let offers = try entry(
      type("Base"), type("Card", line: 4), base.symbol, relations: base.relation,
      inherits("Base", from: "StageScreen", named: "Engine.StageScreen"),
      inherits("Card", from: "Base")
    ).offers
    #expect(offers.isEmpty)
  }

  @Test func genericTypesAndOtherKindsAreLeftOut() throws {
    let names = [
      type("A", generic: true), type("B", kind: "enum"), type("C", kind: "protocol"),
      type("D", kind: "struct"),
    ]
    for name in ["A", "B", "C", "D"] {
      let plain = initializer(of: name, "init()", ("text", "()"))
      for symbol in names {
        let offers = try entry(symbol, plain.symbol, relations: plain.relation).offers
        let isShown = name == "D" && symbol == names[3]
        #expect(offers.count == (isShown ? 1 : 0), "\(name): \(symbol)")
      }
    }
  }

  @Test func whatNobodyCouldShowIsLeftOut() throws {
    for protocols in [[], ["s:s8SendableP"], ["s:SQ", "s:SH"]] {
      let conformances = protocols.map {
        #"{"kind": "conformsTo", "source": "s:2MyPlain", "target": "\#($0)"}"#
      }
      let made = initializer(of: "Plain", "init()", ("text", "()"))
      let offers = try entry(
        [type("Plain"), made.symbol], relations: [made.relation] + conformances
      ).offers
      #expect(offers.isEmpty, "\(protocols)")
    }
  }

  @Test func whatIsHandedOnOfOtherModulesIsLeftOut() throws {
    let own = try entry(
      type("Card"), relations: inherits("Card", from: "S", named: "Engine.StageScreen")
    ).offers
    #expect(own.count == 1)
    let foreign = type("Card").replacingOccurrences(of: "s:2My", with: "s:5Other")
    #expect(try entry(foreign).offers.isEmpty)
  }

  @Test func variablesComeInTheOrderOfTheFile() throws {
    func variable(_ name: String, line: Int, type: String = "s:6Engine9AnimationO") -> String {
      """
      {"kind": {"identifier": "swift.var"}, "identifier": {"precise": "s:2My\(name)"},
       "pathComponents": ["\(name)"], "location": {"position": {"line": \(line)}},
       "declarationFragments": [{"kind": "keyword", "spelling": "let"},
         {"kind": "identifier", "spelling": "\(name)"},
         {"kind": "typeIdentifier", "spelling": "T", "preciseIdentifier": "\(type)"}]}
      """
    }
    let made = initializer(of: "A", "init()", ("text", "()"))
    let offers = try entry(
      variable("late", line: 9), type("A", line: 4), variable("`let`", line: 1),
      variable("count", line: 2, type: "s:Si"), made.symbol, relations: made.relation
    ).offers
    #expect(
      offers == [
        #"Playground.offer("let", `let`, line: 2)"#,
        #"Playground.offer("A", A.self, line: 5) { _ in A() }"#,
        #"Playground.offer("late", late, line: 10)"#,
      ])
  }

  /// Every set of lines, of which each is an offer or none.
  @Test func linesThatTheCompilerRefusesAreLeftOut() throws {
    let base = [("A", 1), ("B", 2), ("C", 3)].map { name, line in
      (type(name, line: line), inherits(name, from: "S", named: "Engine.StageScreen"))
    }
    let whole = try entry(
      base[0].0, base[1].0, base[2].0, relations: base[0].1, base[1].1, base[2].1)
    let lines = whole.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(whole.offers.count == 3)
    for choice in 0..<8 {
      var code = whole
      let left = (0..<3).filter { choice >> $0 & 1 == 1 }
      let numbers = left.map { place in
        (lines.firstIndex { $0.hasSuffix(whole.offers[place]) } ?? -1) + 1
      }
      #expect(code.leaveOut(lines: Set(numbers + [1, 3, 99])) == !left.isEmpty)
      #expect(code.offers == (0..<3).filter { !left.contains($0) }.map { whole.offers[$0] })
    }
  }

  @Test func textsAreLiterals() {
    #expect(SwiftLiteral.text(of: #"/a "b"\n/ü.swift"#) == #""/a \"b\"\\n/ü.swift""#)
    #expect(SwiftLiteral.text(of: "a\n\u{1}") == #""a\u{a}\u{1}""#)
  }
}
