import EngineTestSupport
import Foundation
import JSONText
import Testing

/// Values as data, beside Foundation's encoder and decoder.
@Suite struct JSONCodingTests {
  struct Sample: Codable, Equatable {
    enum Kind: Codable, Equatable {
      case empty
      case one(Int)
      case pair(x: Double, name: String?)
      indirect case inner([Sample])
    }
    enum Word: String, Codable { case one, two }

    var whole: Int
    var small: Int8
    var large: UInt64
    var number: Double
    var float: Float
    var isOn: Bool
    var text: String
    var maybe: String?
    var list: [Double?]
    var table: [String: [Int]]
    var numbered: [Int: Word]
    var kind: Kind
    var children: [Sample]?
  }

  private func written(_ value: some Encodable) throws -> [UInt8] {
    try JSONValue(encoding: value, isSorted: true).bytes()
  }

  private func foundations(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONReader.decode(type, from: Array(text.utf8))
  }

  @Test func randomValuesAreWrittenAndReadAsByFoundation() throws {
    try forAll(seeds: 0..<500) { random in
      let sample = random.sample(depth: 3)
      let bytes = try written(sample)
      #expect(try bytes == foundations(sample))
      #expect(try JSONReader.decode(Sample.self, from: bytes) == sample)
    }
  }

  @Test func membersAreInTheOrderInWhichTheyAreEncoded() throws {
    struct Pair: Encodable { var b = 1, a: [String?] = ["x", nil] }
    #expect(try JSONValue(encoding: Pair()) == ["b": 1, "a": ["x", .null]])
    #expect(try "\(JSONValue(encoding: Pair(), isSorted: true))" == #"{"a": ["x", null], "b": 1}"#)
  }

  // MARK: Containers

  private class Base: Codable {
    var x = 1
    init() {}
  }

  private final class Derived: Base {
    private enum Name: CodingKey { case y, box, list, inner }
    var y = 2

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Name.self)
      y = try members.decode(Int.self, forKey: .y)
      var list = try members.nestedUnkeyedContainer(forKey: .list)
      _ = try list.decodeNil()
      let box = try list.nestedContainer(keyedBy: Name.self)
      var inner = try list.nestedUnkeyedContainer()
      let last = try Base(from: list.superDecoder())
      y += try box.decode(Int.self, forKey: .y) + inner.decode(Int.self) + last.x
      y += try Base(from: members.superDecoder(forKey: .inner)).x
      #expect(list.isAtEnd && inner.isAtEnd && list.currentIndex == 4 && list.count == 4)
      #expect(Set(members.allKeys) == [.y, .box, .list, .inner])
      #expect(try members.decodeNil(forKey: .box) && members.contains(.box))
      try super.init(from: members.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Name.self)
      try members.encode(y, forKey: .y)
      try members.encodeNil(forKey: .box)
      var list = members.nestedUnkeyedContainer(forKey: .list)
      try list.encodeNil()
      var box = list.nestedContainer(keyedBy: Name.self)
      try box.encode(y, forKey: .y)
      var inner = list.nestedUnkeyedContainer()
      try inner.encode(y)
      try Base().encode(to: list.superEncoder())
      try Base().encode(to: members.superEncoder(forKey: .inner))
      try super.encode(to: members.superEncoder())
    }
  }

  @Test func containersAreNested() throws {
    let text =
      #"{"y":2,"box":null,"list":[null,{"y":2},[2],{"x":1}],"inner":{"x":1},"super":{"x":1}}"#
    let value = try JSONValue(encoding: Derived())
    #expect(value["list"] == [.null, ["y": 2], [2], ["x": 1]])
    #expect(value["super"] == ["x": 1] && value["box"] == .null)
    let read = try decode(Derived.self, text)
    let theirs = try JSONDecoder().decode(Derived.self, from: Data(text.utf8))
    #expect(read.y == 8 && read.x == 1 && theirs.y == 8)
  }

  /// An element that could not be decoded is the next one still.
  @Test func aFailureGoesNoFurther() throws {
    struct Either: Decodable {
      let text: String
      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        #expect(throws: DecodingError.self) { try values.decode(Int.self) }
        #expect(throws: DecodingError.self) { try values.nestedUnkeyedContainer() }
        #expect(try !values.decodeNil() && values.currentIndex == 0)
        text = try values.decode(String.self)
        #expect(values.isAtEnd && values.currentIndex == 1)
        #expect(throws: DecodingError.self) { try values.decodeNil() }
        #expect(throws: DecodingError.self) { try values.decode(String.self) }
      }
    }
    #expect(try decode(Either.self, #"["a"]"#).text == "a")
  }

  @Test func theLastOfANameCounts() throws {
    #expect(try decode([String: Int].self, #"{"a":1,"b":2,"a":3}"#) == ["a": 3, "b": 2])
  }

  // MARK: Numbers

  private func edges<Whole: FixedWidthInteger & Codable>(_ type: Whole.Type) throws {
    for number in [Whole.min, .max, 0, 1, .max - 1] {
      #expect(try written([number]) == foundations([number]))
      #expect(try decode([Whole].self, "[\(number)]") == [number])
    }
    for text in ["\(Whole.max)0", "-\(Whole.max)0", "1.5", "1e99", "-1e400"] {
      let error = #expect(throws: JSONError.self) { try decode([Whole].self, "[\(text)]") }
      let said = try #require(error)
      #expect(said.problem.hasPrefix("Index 0: ") && said.problem.contains(text), "\(said)")
    }
  }

  @Test func wholeNumbersKeepAllDigits() throws {
    try edges(Int.self)
    try edges(Int8.self)
    try edges(Int16.self)
    try edges(Int32.self)
    try edges(Int64.self)
    try edges(UInt.self)
    try edges(UInt8.self)
    try edges(UInt16.self)
    try edges(UInt32.self)
    try edges(UInt64.self)
    #expect(
      try decode([Int].self, "[1.0, 2e3, -0, 9007199254740993]") == [1, 2000, 0, 1 << 53 + 1])
    #expect(
      problem([UInt8].self, "[-7]") == "Index 0: wanted a whole number from 0 to 255, found -7")
  }

  @Test func numbersThatJSONDoesNotHaveAreRefused() throws {
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(throws: EncodingError.self) { try written(["a": [number]]) }
      #expect(throws: EncodingError.self) { try written([Float(number)]) }
    }
    #expect(problem([Double].self, "[1e400]") == "Index 0: 1e400 is out of range")
    #expect(problem([Float].self, "[1e39]") == "Index 0: 1e39 is out of range")
    #expect(
      try decode([Double].self, "[1e30, 18446744073709551616]") == [1e30, 0x1p64])
  }

  // MARK: Depth

  private final class Chain: Codable {
    var next: Chain?
    init(_ next: Chain?) { self.next = next }
  }

  private func chain(_ length: Int) -> Chain? {
    (0..<length).reduce(nil) { chain, _ in Chain(chain) }
  }

  @Test func depthIsNoTrap() throws {
    let bytes = try written(chain(500))
    #expect(try JSONReader.decode(Chain?.self, from: bytes) != nil)
    #expect(throws: EncodingError.self) { try written(chain(600)) }
    for levels in [600, 2400] {
      let start = String(repeating: "{\"next\":", count: levels)
      let text = start + "null" + String(repeating: "}", count: levels)
      #expect(problem(Chain.self, text)?.hasSuffix("nested deeper than 512 levels") == true)
    }
  }

  // MARK: Mistakes

  private func problem<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
    do {
      _ = try decode(type, text)
      return nil
    } catch let error as JSONError {
      return error.problem
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  /// The words of Foundation's mistake.
  private func foundations(_ text: String) -> String? {
    do {
      _ = try JSONDecoder().decode(Sample.self, from: Data(text.utf8))
      return nil
    } catch DecodingError.keyNotFound(let key, let place) {
      return (place.codingPath + [key]).map(\.stringValue).joined(separator: ".") + " is missing"
    } catch DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place),
      DecodingError.dataCorrupted(let place)
    {
      let path = place.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? place.debugDescription : "\(path): \(place.debugDescription)"
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  /// A member, and values that it can't have.
  private static let wrong: [(String, [String])] = [
    (#""whole":1"#, [#""whole":"x""#, #""whole":null"#, #""whole":true"#, #""whole":[]"#]),
    (#""whole":1,"#, [""]),
    (#""text":"t""#, [#""text":5"#, #""text":{}"#, #""text":null"#]),
    (#""isOn":true"#, [#""isOn":1"#, #""isOn":"true""#]),
    (#""list":[1,null]"#, [#""list":5"#, #""list":{}"#, #""list":null"#, #""list":[1,"a"]"#]),
    (#""table":{"a":[1]}"#, [#""table":[]"#, #""table":{"a":{}}"#, #""table":{"a":[null]}"#]),
    (#"{"1":"one"}"#, [#"{"1":"three"}"#, #"{"x":"one"}"#, #"{"1":5}"#]),
    (
      #"{"one":{"_0":5}}"#,
      ["{}", #"{"one":{}}"#, #"{"six":{}}"#, #"{"one":5}"#, #"{"empty":{},"one":{"_0":1}}"#]
    ),
  ]
  private static let right = """
    {"whole":1,"small":-1,"large":1,"number":1,"float":1,"isOn":true,"text":"t","list":[1,null],\
    "table":{"a":[1]},"numbered":{"1":"one"},"kind":{"one":{"_0":5}}}
    """

  @Test func mistakesAreToldAsByFoundation() throws {
    #expect(problem(Sample.self, Self.right) == nil)
    for (part, others) in Self.wrong {
      for other in others {
        let text = Self.right.replacing(part, with: other)
        try #require(text != Self.right)
        let problem = try #require(self.problem(Sample.self, text), "\(other)")
        #expect(problem == foundations(text))
      }
    }
    for text in ["5", "[]", "null", "\"a\""] {
      #expect(problem(Sample.self, text) == foundations(text))
    }
  }

  @Test(arguments: [
    (#"{"whole":1,"whole":"x"}"#, 1, 20), ("{\n \"whole\": \"x\"\n}", 2, 11), ("\n [5]", 2, 2),
    (#"{"whole":1,"small":2}"#, 1, 1), ("{\"whole\":\n  nil}", 2, 3),
  ])
  func mistakesHavePlaces(_ text: String, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: JSONError.self) { try decode(Sample.self, text) }
    #expect(error?.line == line && error?.column == column)
    #expect(error?.isOfText == text.contains("nil"))
  }

  @Test func elementsHavePlaces() throws {
    let error = #expect(throws: JSONError.self) { try decode([[Int]].self, "[[1],\n [2, \"x\"]]") }
    #expect(
      error?.description
        == "line 2, column 6: Index 1.Index 1: Expected to decode Int but found a string instead.")
  }

  @Test func otherErrorsComeAsTheyAre() {
    struct Odd: Error {}
    struct Refusing: Codable {
      init() {}
      init(from decoder: any Decoder) throws { throw Odd() }
      func encode(to encoder: any Encoder) throws { throw Odd() }
    }
    #expect(throws: Odd.self) { try decode(Refusing.self, "{}") }
    #expect(throws: Odd.self) { try written([Refusing()]) }
  }
}

extension SeededGenerator {
  fileprivate mutating func sample(depth: Int) -> JSONCodingTests.Sample {
    JSONCodingTests.Sample(
      whole: Int(truncatingIfNeeded: next()) >> int(in: 0...63),
      small: .random(in: -128...127, using: &self),
      large: next() >> UInt64(int(in: 0...63)), number: double(in: -1...1) * 1e3,
      float: .random(in: -1e3...1e3, using: &self), isOn: chance(0.5), text: text(),
      maybe: chance(0.5) ? text() : nil,
      list: list(count: 0...3) { $0.chance(0.2) ? nil : $0.double(in: -1e-6...1e-6) },
      table: Dictionary(list(count: 0...3) { ($0.text(), [$0.int(in: -9...9)]) }) { $1 },
      numbered: Dictionary(list(count: 0...3) { ($0.int(in: -99...99), .two) }) { $1 },
      kind: kind(depth: depth),
      children: chance(0.5) ? nil : samples(depth: depth))
  }

  private mutating func samples(depth: Int) -> [JSONCodingTests.Sample] {
    depth > 0 ? (0..<int(in: 0...2)).map { _ in sample(depth: depth - 1) } : []
  }

  private mutating func kind(depth: Int) -> JSONCodingTests.Sample.Kind {
    switch int(in: 0...3) {
    case 0: .empty
    case 1: .one(int(in: -5...5))
    case 2: .pair(x: double(in: 0...1), name: chance(0.5) ? text() : nil)
    default: .inner(samples(depth: depth))
    }
  }
}
