package import Engine
import JSONText

/// Slides that are made of a design tool's frames: what two frames have in common moves from the one to
/// the other, the rest comes and goes.
package struct DesignDocument: Sendable {
  /// The text of the slides.
  package let bytes: [UInt8]
  /// The pictures that they show, by the names of their files.
  package let pictures: [(name: String, drawing: Drawing)]
  /// What becomes of what is on each frame: a line for each thing.
  package let matches: [String]
  /// What there is to say of frames, by their numbers.
  package let notes: [(frame: Int, text: String)]

  /// The most frames, which is that of slides.
  package static let mostFrames = DeckReader.mostSlides

  /// - Parameter frames: at least one; the canvas is the first one's, in which others that are larger or
  ///   smaller are fitted.
  package init(_ frames: [DesignFrame]) {
    let canvas = Self.canvas(of: frames[0].drawing.viewBox.size)
    let sheets = DesignSheets(frames, on: canvas)
    let keys = DesignKeys(sheets.all, on: canvas)
    let settled = DesignGroupBoxes(keys.frames).frames
    var files = DesignFiles()
    let names = Self.names(of: frames)
    let slides = zip(names, zip(sheets.all, settled)).map { name, frame -> JSONValue in
      let (sheet, nodes) = frame
      var slide: JSONValue = ["name": .string(name)]
      if sheet.background != .white { slide["background"] = .string(sheet.background.cssText) }
      slide["button"] = .bool(false)
      slide["elements"] = .array(nodes.map { $0.json(&files) })
      return slide
    }
    let json: JSONValue = [
      "format": 2, "canvas": [canvas.width, canvas.height].inline,
      "motions": .object([JSONValue.Member(key: DesignNode.motion, value: Self.motion.inline)]),
      "slides": .array(slides),
    ]
    bytes = json.indentedLines
    pictures = files.pictures
    notes = sheets.coarse.map { ($0.frame, $0.words) }
    matches = zip(zip(names, names.dropFirst()), keys.changes).flatMap { names, changes in
      ["\(names.0) → \(names.1)"] + changes.map { "  \($0.words)" }
    }
  }

  private static let motion: JSONValue = [
    "spring": ["response": 0.55, "damping": 1], "enter": ["fade"], "leave": ["fade"],
  ]

  /// The size of a frame, or one of the same shape that slides may have.
  private static func canvas(of size: Size) -> Size {
    let factor = max(1, 16 / min(size.width, size.height))
    let fitting = min(factor, 4096 / max(size.width, size.height))
    return Size(
      min(4096, max(16, size.width * fitting)), min(4096, max(16, size.height * fitting)))
  }

  /// The names of the slides: those of the files, as far as slides may have them.
  private static func names(of frames: [DesignFrame]) -> [String] {
    var taken: Set<String> = []
    return frames.map { frame in
      let word = String(DesignFiles.word(frame.name.latinLetters).prefix(50))
      let plain = word.isEmpty ? "frame" : word
      var (name, number) = (plain, 2)
      while !taken.insert(name).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      return name
    }
  }
}

/// The files of pictures: equal ones are one.
struct DesignFiles {
  private(set) var pictures: [(name: String, drawing: Drawing)] = []
  private var names: [Drawing: String] = [:]
  private var taken: Set<String> = []

  /// The name of the file of a picture.
  mutating func name(of drawing: Drawing, for key: String) -> String {
    if let name = names[drawing] { return name }
    let word = String(Self.word(key).prefix(50))
    let plain = word.isEmpty ? "picture" : word
    var (name, number) = (plain, 2)
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    names[drawing] = name + ".svg"
    pictures.append((name + ".svg", drawing))
    return name + ".svg"
  }

  /// The letters and digits of a text, with a hyphen in place of others.
  static func word(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}

extension String {
  /// The text with `u` in place of `ü`, and without letters that are none of a to z.
  fileprivate var latinLetters: String {
    String(String.UnicodeScalarView(unicodeScalars.compactMap(\.latinLetter)))
  }
}

extension Unicode.Scalar {
  /// It, or the letter that it is but for what stands around it; nil: it is another.
  fileprivate var latinLetter: Unicode.Scalar? {
    guard !isASCII else { return self }
    let words = properties.name?.split(separator: " ") ?? []
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1,
      let letter = words[3].unicodeScalars.first
    else { return properties.isAlphabetic ? nil : " " }
    return words[1] == "SMALL" ? letter.properties.lowercaseMapping.unicodeScalars.first : letter
  }
}

extension DesignNode {
  /// The name of the motion of all elements.
  static let motion = "change"

  /// The node as an element of a file.
  func json(_ files: inout DesignFiles) -> JSONValue {
    var picture: String?
    if case .picture(let drawing) = content { picture = files.name(of: drawing, for: key) }
    var json: JSONValue = ["id": .string(key)]
    json["picture"] = picture.map { .string($0) }
    if case .text(let text) = content { json.add(text) }
    if look.fill.alpha > 0 || isBare { json["fill"] = .string(look.fill.cssText) }
    if look.cornerRadius > 0 { json["radius"] = Self.number(look.cornerRadius) }
    if look.borderWidth > 0 {
      json["border"] = [
        "width": Self.number(look.borderWidth), "color": .string(look.borderColor.cssText),
      ]
    }
    if look.opacity < 1 { json["opacity"] = Self.number(look.opacity) }
    if look.rotation != 0 { json["rotation"] = Self.number(look.rotation * 180 / .pi) }
    if content == .group(clips: true) { json["clip"] = .bool(true) }
    json["frame"] = [frame.x, frame.y, frame.width, frame.height].inline
    json["motion"] = .string(Self.motion)
    guard isGroup else { return json.inline }
    json["elements"] = .array(nodes.map { $0.json(&files) })
    return json
  }

  /// True for a box of which nothing would be said.
  private var isBare: Bool { content == .box && look.borderWidth == 0 }

  fileprivate static func number(_ value: Double) -> JSONValue {
    .number((value * 1_000).rounded() / 1_000)
  }
}

extension JSONValue {
  /// Adds words and their looks to an element.
  fileprivate mutating func add(_ text: SlideText) {
    self["text"] = .string(text.string)
    self["size"] = DesignNode.number(text.size)
    self["weight"] = .string(text.weight.rawValue.lowercased())
    self["color"] = .string(text.color.cssText)
    self["align"] = .string("\(text.alignment)")
    if text.tracking != 0 { self["tracking"] = DesignNode.number(text.tracking) }
    self["lineHeight"] = text.lineHeight.map(DesignNode.number)
    if text.isItalic { self["italic"] = .bool(true) }
    if text.isUnderlined { self["underline"] = .bool(true) }
  }

  /// The value on one line of a text of many.
  fileprivate var inline: JSONValue { .written(Array(description.utf8)) }
}

extension [Double] {
  /// The numbers on one line, to thousandths.
  fileprivate var inline: JSONValue {
    JSONValue.array(map { .number(($0 * 1_000).rounded() / 1_000) }).inline
  }
}

extension DesignKeys.Change {
  /// What becomes of it, and by what it was found.
  fileprivate var words: String {
    switch (old, new, ground) {
    case (let old?, let new?, .name?): old == new ? "\(old)" : "\(old) is \(new), by the name"
    case (let old?, let new?, .wholeFrame?): "\(old) is \(new), as the whole frame"
    case (let old?, let new?, _): "\(old) is \(new), by kind and look"
    case (nil, let new?, _): "\(new) enters"
    case (let old?, nil, _): "\(old) leaves"
    case (nil, nil, _): ""
    }
  }
}

extension DesignSheets.Coarse {
  /// What is said of it.
  fileprivate var words: String {
    let rest =
      switch detail {
      case .all?, .groups?: "only groups that hold others are taken apart"
      case .outermost?: "each of its groups is one picture"
      case nil: "it is one picture"
      }
    return "\(things) things, more than slides can hold; \(rest)"
  }
}
