import EngineSVG
import EngineTestSupport
import Foundation
import Testing

/// Slides that nobody writes by hand: broken, huge, or made to hurt whoever reads them.
struct HostileSlides: CustomTestStringConvertible, Sendable {
  enum End { case refused, shown }

  let name: String
  let end: End
  /// Makes the folder `a` in another one.
  let make: @Sendable (TemporaryFolder) throws -> Void

  var testDescription: String { name }

  init(
    _ name: String, _ end: End = .refused,
    make: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) {
    (self.name, self.end, self.make) = (name, end, make)
  }

  /// A file of given bytes.
  init(_ name: String, _ end: End = .refused, bytes: @autoclosure @escaping @Sendable () -> Data) {
    self.init(name, end) { folder in
      let file = try folder.file("a/slides.json", "")
      try bytes().write(to: file)
    }
  }

  /// A file of a given text.
  init(_ name: String, _ end: End = .refused, text: @autoclosure @escaping @Sendable () -> String) {
    self.init(name, end, bytes: Data(text().utf8))
  }

  /// A file with given elements on one slide.
  init(
    _ name: String, _ end: End = .refused,
    elements: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(name, end, text: #"{"slides": [{"elements": [\#(elements())]}]}"#)
  }

  /// A picture of given bytes.
  init(_ name: String, _ end: End = .refused, picture: @autoclosure @escaping @Sendable () -> Data)
  {
    self.init(name, end) { folder in
      try folder.file("a/slides.json", Self.picture("p.svg"))
      try picture().write(to: folder.url.appendingPathComponent("a/p.svg"))
    }
  }

  /// An SVG picture of given elements.
  init(_ name: String, _ end: End = .refused, svg: @autoclosure @escaping @Sendable () -> String) {
    self.init(
      name, end,
      picture: Data(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(svg())</svg>".utf8))
  }

  private static func picture(_ name: String) -> String {
    #"{"slides": [{"elements": [{"id": "p", "picture": "\#(name)"}]}]}"#
  }

  private static func many(_ text: String, _ count: Int, by separator: String = "") -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  private static func boxes(_ count: Int, _ members: String) -> String {
    (0..<count).map { "{\"id\": \"\($0)\", \(members)}" }.joined(separator: ",")
  }

  private static let frame = #""frame": [0, 0, 100, 100]"#

  static let all = folders + files + numbers + elements + pictures
}

extension HostileSlides {
  private static let folders: [HostileSlides] = [
    HostileSlides("nothing") { _ in },
    HostileSlides("an empty folder") { try $0.file("a/x") },
    HostileSlides("a folder for a file") { try $0.file("a/slides.json/x") },
    HostileSlides("a link to nothing") { try $0.link("a/slides.json", to: "nowhere") },
    HostileSlides("a link to itself") { try $0.link("a/slides.json", to: "slides.json") },
    HostileSlides("links in a circle") { folder in
      try folder.link("a/slides.json", to: "b")
      try folder.link("a/b", to: "slides.json")
    },
    HostileSlides("a link out of the folder") { folder in
      try folder.file("b.json", "{}")
      try folder.link("a/slides.json", to: "../b.json")
    },
    HostileSlides("a device that never ends") { try $0.link("a/slides.json", to: "/dev/zero") },
    HostileSlides("a picture out of the folder", text: picture("../../../../../../etc/passwd")),
    HostileSlides("a picture that is the folder", text: picture(".")),
    HostileSlides("a picture without a name", text: picture("")),
    HostileSlides("a picture from the root", text: picture("/etc/passwd")),
    HostileSlides("a picture with a zero in its name", text: picture("p\\u0000.svg")),
    HostileSlides("a picture with a name of 2,000 bytes", text: picture(many("p", 2_000))),
    HostileSlides("a picture in a circle of links") { folder in
      try folder.file("a/slides.json", picture("p.svg"))
      try folder.link("a/p.svg", to: "p.svg")
    },
    HostileSlides("a picture that is a device") { folder in
      try folder.file("a/slides.json", picture("p.svg"))
      try folder.link("a/p.svg", to: "/dev/zero")
    },
  ]

  private static let files: [HostileSlides] = [
    HostileSlides("an empty file", text: ""),
    HostileSlides("a byte order mark alone", text: "\u{FEFF}"),
    HostileSlides("UTF-16", bytes: "{\"slides\": [{}]}".data(using: .utf16) ?? Data()),
    HostileSlides(
      "bytes that are no UTF-8",
      bytes: Data("{\"slides\": [{\"name\": \"".utf8) + [0xFF, 0xC0, 0x80] + Data("\"}]}".utf8)),
    HostileSlides("100 MB of nothing", bytes: Data(count: 100 << 20)),
    HostileSlides("4 MB of spaces", text: many(" ", 4 << 20)),
    HostileSlides("100,000 lists in each other", text: many("[", 100_000)),
    HostileSlides("100,000 objects in each other", text: many("{\"slides\":", 100_000)),
    HostileSlides("10,000 members that nobody knows", text: "{\(numbered(10_000)), \"slides\": 1}"),
    HostileSlides("a name of a megabyte", text: "{\"\(many("a", 1 << 20))\": 1}"),
    HostileSlides("zeros", text: "{\"slides\u{0}\": \u{0}}"),
    HostileSlides("half of a pair", text: #"{"slides": [{"name": "\ud800"}]}"#),
    HostileSlides("two values", text: #"{"slides": [{}]} {"slides": [{}]}"#),
    HostileSlides("a list that ends in a comma", text: #"{"slides": [{},]}"#),
    HostileSlides("a text without an end", text: #"{"slides": [{"name": "a"#),
    HostileSlides("a number", text: "1"),
  ]

  private static func numbered(_ count: Int) -> String {
    (0..<count).map { "\"m\($0)\": 0" }.joined(separator: ",")
  }

  private static let numbers: [HostileSlides] = [
    HostileSlides("a number beyond all", text: #"{"canvas": [1e999, 9], "slides": [{}]}"#),
    HostileSlides("no number", text: #"{"canvas": [NaN, 9], "slides": [{}]}"#),
    HostileSlides(
      "a number of a megabyte", text: "{\"canvas\": [0.\(many("9", 1 << 20)), 9], \"slides\": [{}]}"
    ),
    HostileSlides("no canvas", text: #"{"canvas": [0, 0], "slides": [{}]}"#),
    HostileSlides("the narrowest canvas", .shown, text: #"{"canvas": [16, 4096], "slides": [{}]}"#),
    HostileSlides("201 slides", text: "{\"slides\": [\(many("{}", 201, by: ","))]}"),
    HostileSlides("10,000 elements", elements: boxes(10_000, frame)),
    HostileSlides("2,000 elements", .shown, elements: boxes(2_000, frame)),
    HostileSlides(
      "2,000 elements a minute apart", .shown,
      text: """
        {"choreography": {"stagger": 60}, "slides": [{"elements": [\(boxes(2_000, frame))]}, {}]}
        """),
  ]

  private static let elements: [HostileSlides] = [
    HostileSlides(
      "the longest text", .shown,
      elements: #"{"id": "a", "text": "\#(many("long ", 2_000))", "size": 1000}"#),
    HostileSlides(
      "a word as long as a text", .shown,
      elements: #"{"id": "a", "text": "\#(many("w", 10_000))", "wrap": "characters"}"#),
    HostileSlides(
      "a letter with 3,000 accents", .shown,
      elements: #"{"id": "a", "text": "e\#(many("\u{301}", 3_000))"}"#),
    HostileSlides(
      "2,000 lines", .shown, elements: #"{"id": "a", "text": "\#(many("\\n", 2_000))"}"#),
    HostileSlides(
      "a box far away", .shown,
      elements: #"{"id": "a", "frame": [-10000, 10000, 10000, 10000], "fill": "red"}"#),
    HostileSlides(
      "a radius and a border larger than the box", .shown,
      elements: #"{"id": "a", "frame": [9, 9, 1, 1], "radius": 10000, "border": {"width": 10000}}"#),
    HostileSlides(
      "a box without a size", .shown,
      elements: #"{"id": "a", "frame": [9, 9, 0, 0], "fill": "red", "rotation": 3600}"#),
    HostileSlides(
      "an easing of 2,000 places", .shown,
      elements: boxes(
        3, frame + ", \"motion\": {\"curve\": \"linear(\(many("0.5", 2_000, by: ",")))\"}")),
    HostileSlides(
      "a spring that hardly rests", .shown,
      elements: boxes(
        3, frame + #", "motion": {"spring": {"damping": 0.01, "velocity": 100}, "duration": 60}"#)),
    HostileSlides("one id twice", elements: #"{"id": "a", \#(frame)}, {"id": "a", \#(frame)}"#),
  ]
}

extension HostileSlides {
  private static let entities = (1...9).map { level in
    "<!ENTITY e\(level) \"\(many("&e\(level - 1);", 10))\">"
  }.joined()

  private static let uses = (1...30).map { level in
    "<g id='u\(level)'><use href='#u\(level - 1)'/><use href='#u\(level - 1)'/></g>"
  }.joined()

  private static func svg(_ text: String) -> Data { Data(text.utf8) }

  private static let huge =
    "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAACElEQVR42gMAAAAAAW/dyZEAAAAASUVORK5CYII="

  private static let pictures: [HostileSlides] = [
    HostileSlides("an empty picture", picture: Data()),
    HostileSlides("a picture of zeros", picture: Data(count: 1 << 20)),
    HostileSlides("a picture of 100 MB", picture: Data(count: 100 << 20)),
    HostileSlides("a cut PNG", picture: (Data(base64Encoded: huge) ?? Data()).prefix(30)),
    HostileSlides("a PNG of 10,000,000,000 pixels", picture: Data(base64Encoded: huge) ?? Data()),
    HostileSlides(
      "a JPEG", picture: Data([0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 99))),
    HostileSlides(
      "a billion laughs",
      picture: svg("<!DOCTYPE svg [<!ENTITY e0 \"ha\">\(entities)]><svg>&e9;</svg>")),
    HostileSlides(
      "a file of the system in a picture",
      picture: svg("<!DOCTYPE s [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><svg>&e;</svg>")),
    HostileSlides("a picture that uses itself a billion times", svg: "<g id='u0'/>\(uses)"),
    HostileSlides("50,000 groups in each other", svg: many("<g>", 50_000)),
    HostileSlides("50,000 attributes", .shown, svg: "<g \(attributes(50_000))/>"),
    HostileSlides("a box without an end", .shown, svg: "<rect width='1e300' height='1e300'/>"),
    HostileSlides(
      "arcs around the world", .shown,
      svg: "<path d='M0 0\(many("A1e6 1e6 0 1 1 9 9A1e6 1e6 0 1 0 0 0", 500))'/>"),
    HostileSlides(
      "100,000 dashes", .shown,
      svg: "<path d='M0 0H9' stroke='red' stroke-width='9' stroke-dasharray='0.0001'/>"),
    HostileSlides(
      "50,000 points", .shown, svg: "<polyline points='\(many("0,0 9,9", 25_000, by: " "))'/>"),
    HostileSlides(
      "10,000 stops", .shown,
      svg: """
        <linearGradient id='g'>\(many("<stop offset='0.5'/>", 10_000))</linearGradient>\
        <rect width='9' height='9' fill='url(#g)'/>
        """),
  ]

  private static func attributes(_ count: Int) -> String {
    (0..<count).map { "a\($0)='0'" }.joined(separator: " ")
  }
}

extension TemporaryFolder {
  /// Makes a link, and the folder that it lies in.
  fileprivate func link(_ name: String, to target: String) throws {
    let place = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }
}
