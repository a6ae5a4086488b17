import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding

/// Whatever a slides file says of an element shows in some picture, or is an error where it stands.
@Suite struct MemberEffectTests {
  /// The kinds of elements, each by what makes it one.
  enum Kind: String, CaseIterable {
    case words = #""text": "Supercalifragilisticexpialidocious supercalifragilistic words""#
    case wordsOnABox = #""text": "Supercalifragilisticexpialidocious words", "fill": "green""#
    case picture = #""picture": "a""#
    case box = #""fill": "green", "frame": [20, 20, 90, 60]"#
    case line = #""border": {"width": 4}, "frame": [20, 20, 90, 60]"#
    case nothing = #""frame": [20, 20, 90, 60]"#
  }

  /// The members of elements, each with a value that is not the usual one.
  static let members: KeyValuePairs = [
    "id": #""other""#, "text": #""Other""#, "picture": #""b""#, "place": #""picture""#,
    "frame": "[40, 80, 77, 55]", "size": "40", "weight": #""bold""#, "color": #""red""#,
    "align": #""leading""#, "wrap": #""characters""#, "style": #""loud""#, "font": #""Serif""#,
    "lineHeight": "70", "tracking": "4", "italic": "true", "underline": "true", "lang": #""ja""#,
    "direction": #""rtl""#,
    "fill": #""blue""#, "radius": "12",
    "border": #"{"width": 9, "color": "red"}"#, "opacity": "0.5", "rotation": "30", "scale": "0.5",
    "fit": #""cover""#, "shadow": #"{"y": 9, "color": "red"}"#, "trim": "[0, 0.5]",
    "motion": #"{"duration": 1}"#, "fluid": #"{"duration": 1}"#, "original": #"{"duration": 1}"#,
  ]

  /// The members that something is seen of.
  static let shown = ["text", "picture", "fill", "border", "shadow"]

  /// The members of motions, beside those of one that enters and leaves.
  static let motions: KeyValuePairs = [
    "duration": "1", "delay": "0.2", "arc": "90", "curve": #""ease-in""#,
    "spring": #"{"damping": 0.4, "velocity": 3}"#, "enter": #"[{"up": 90}]"#,
    "leave": #"[{"down": 90}]"#, "leaving": #"{"duration": 1}"#,
    "keyframes": #"[{"at": 0.5, "opacity": 0.3}]"#, "properties": #"{"opacity": {"delay": 0.2}}"#,
    "timeline": #""fade * move""#, "by": #""letter""#, "loop": "true", "parts": "{}",
    "stagger": "1", "from": #""end""#,
    "timing": #""slow""#, "entering": #"{"duration": 1}"#, "moving": #"{"duration": 1}"#,
  ]

  /// Two slides: `a` goes from one to the other, `b` comes and `c` leaves.
  private func slides(_ rest: String, id: String = "a", motion: String? = nil) -> String {
    let way = motion.map { #", "motion": {\#($0)}"# } ?? ""
    let element = { (id: String) in #"{"id": "\#(id)", \#(rest)\#(way)}"# }
    let moved = element("a").replacing("[20, 20, 90, 60]", with: "[200, 300, 90, 60]")
    return """
      {"slides": [{"elements": [\(element(id)), \(element("c"))]},
        {"background": "#eee", "elements": [\(moved), \(element("b"))]}],
        "motions": {"slow": {"duration": 1}},
        "fonts": {"Serif": "Serif.ttf"}, "styles": {"loud": {"size": 50, "underline": true}}}
      """
  }

  /// The pictures of slides, at rest and on the way from the first to the second in both sets of
  /// motions; or what is wrong with them.
  private func seen(_ text: String) -> (pictures: [[DrawCommand]], mistakes: [String]) {
    guard let deck = try? DeckFile(Array(text.utf8)).deck else { return ([], mistakes(in: text)) }
    let line = Path([.move(Point(0, 5)), .line(Point(10, 5))])
    let square = Drawing(
      viewBox: Rect(0, 0, 10, 10),
      items: [
        .fill(.rect(Rect(0, 0, 10, 10)), .color(.black)),
        .stroke(line, StrokeStyle(width: 1), .color(.red)),
      ])
    var round = square
    round.items = [.fill(.circle(center: Point(5, 5), radius: 4), .color(.white))]
    let artwork = Artwork(["a": square, "b": round])
    let pictures = MotionSet.allCases.flatMap { set -> [[DrawCommand]] in
      let root = View(frame: Rect(origin: .zero, size: deck.canvas))
      let stage = Stage(root: root)
      var props = Intro.Props(
        deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas), artwork: artwork,
        motion: set)
      let tree = DescriptionTree<Intro>(props: props, in: root, stage: stage)
      let builder = DisplayListBuilder(measuring: MonospacedText())
      var pictures = [builder.commands(for: root)]
      props.step = deck.slides[1]
      tree.animate(to: props)
      for seconds in [0.05, 0.25, 0.45, 0.8, 3] {
        stage.advance(to: .zero.advanced(bySeconds: seconds))
        pictures.append(builder.commands(for: root))
      }
      return pictures
    }
    return (pictures, [])
  }

  /// Both differ, or the mistake is told at the member itself, or at the element that can't have it.
  private func expectEffect(
    of member: String, _ value: String, _ plain: String, _ changed: String, _ comment: String
  ) {
    let (before, after) = (seen(plain), seen(changed))
    #expect(before.mistakes.isEmpty, "\(comment)")
    guard after.mistakes.isEmpty else {
      let start = value.prefix { !",:]}".contains($0) }
      #expect(
        after.mistakes.contains { mistake in
          [start, "\"a\""].contains { mistake.hasPrefix($0 + ": ") }
        }, "\(comment) \(after.mistakes)")
      return
    }
    #expect(before.pictures != after.pictures, "\(comment) changes nothing")
  }

  @Test(arguments: Kind.allCases) func everyMemberChangesThePictureOrIsAnError(_ kind: Kind) {
    for (member, usual) in Self.members {
      // An element that shows nothing has nothing that could change, which is said.
      guard kind != .nothing || Self.shown.contains(member) else { continue }
      let value = kind == .picture && member == "place" ? #""title""# : usual
      let plain = slides(kind.rawValue)
      let changed =
        member == "id"
        ? slides(kind.rawValue, id: "other") : slides(said(of: kind, member, value))
      expectEffect(of: member, value, plain, changed, "\(kind), \(member)")
    }
  }

  /// The members of a kind with another one, or with another value of it.
  private func said(of kind: Kind, _ member: String, _ value: String) -> String {
    let own = kind.rawValue
    guard let start = own.range(of: "\"\(member)\": ") else {
      return own + ", \"\(member)\": \(value)"
    }
    let rest = own[start.upperBound...]
    let end: Character = rest.hasPrefix("[") ? "]" : rest.hasPrefix("{") ? "}" : "\""
    let last = rest.dropFirst().firstIndex(of: end) ?? rest.startIndex
    return own.replacingCharacters(in: start.upperBound...last, with: value)
  }

  @Test(arguments: Kind.allCases) func everyMemberOfAMotionChangesTheWay(_ kind: Kind) {
    let usual = #""enter": [{"left": 90}, "fade"], "leave": [{"right": 90}, "fade"]"#
    for (member, value) in Self.motions {
      let list = "\"\(member)\": ["
      let changed =
        usual.contains(list)
        ? usual.replacing(list, with: list + "\(value.dropFirst().dropLast()), ")
        : usual + ", \"\(member)\": \(value)"
      // An element that is not seen has no way that is.
      guard kind != .nothing else { continue }
      expectEffect(
        of: member, value, slides(kind.rawValue, motion: usual),
        slides(kind.rawValue, motion: changed), "\(kind), \(member)")
    }
  }

  /// The table has all that the reader knows, but for what a hand does, and what is in an element.
  @Test func theTableIsWhole() throws {
    let others =
      ["tap", "drag", "states", "elements", "clip", "idle"] + DeckReader.layoutMembers
      + DeckReader.gestureMembers
    #expect(Set(Self.members.map(\.key)) == Set(DeckReader.all).subtracting(others))
    let told = mistakes(inElement: #"{"id": "a", "text": "", "motion": {"zzzzzzzzzzzzz": 0}}"#)
    for (member, _) in Self.motions { #expect(told.first?.contains("“\(member)”") == true) }
  }

  // MARK: Round pictures

  private func layers(_ commands: [DrawCommand]) -> [Layer] {
    commands.flatMap { command -> [Layer] in
      guard case .layer(let layer) = command else { return [] }
      return [layer] + layers(layer.commands)
    }
  }

  /// From 12 points to none: on the way the corners are in between, and never square at once.
  @Test func theRadiusOfAPictureMoves() throws {
    let text = #"""
      {"slides": [{"elements": [{"id": "a", "picture": "a", "radius": 12, "motion": {"curve": "linear"}}]},
        {"elements": [{"id": "a", "picture": "a"}]}]}
      """#
    let clips = seen(text).pictures.map { layers($0).compactMap(\.clip) }
    let box = Rect(origin: .zero, size: Size(250, 250))
    for (clip, radius) in [(clips[0], 12.0), (clips[2], 6), (clips[5], 0)] {
      let (shown, meant) = (clip[0].elements, Path.roundedRect(box, radius: radius).elements)
      #expect(shown.count == meant.count)
      guard case .move(let start) = shown[0] else { continue }
      #expect(abs(start.x - radius) < 1e-9 && start.y == 0)
    }
    #expect(clips.allSatisfy { $0.count == 1 })
  }

  @Test func aRadiusWithoutCornersIsAnError() {
    let alone = "12: “radius”: nothing of “a” has corners"
    for element in [#""text": "A""#, #""frame": [0, 0, 9, 9]"#] {
      let told = mistakes(in: slides(element + #", "radius": 12"#))
      #expect(told.first?.hasPrefix(alone) == true, "\(told)")
    }
    // The box may come with the next slide.
    let next = #"""
      {"slides": [{"elements": [{"id": "a", "text": "A", "radius": 12}]},
        {"elements": [{"id": "a", "text": "A", "fill": "red"}]}]}
      """#
    #expect(mistakes(in: next).isEmpty)
    #expect(mistakes(in: slides(#""text": "A", "radius": 0"#)).isEmpty)
  }

  /// It may be about to become something: that is said, and is no mistake but where all must be right.
  @Test func anElementThatShowsNothingIsDoubtful() throws {
    func doubts(_ text: String) throws -> [String] {
      let lines = try DeckFile(Array(text.utf8)).doubts?.lines(in: "a.json") ?? []
      return lines.filter { !$0.contains("nothing is set in") && !$0.contains("has the style") }
    }
    let nothing = #""opacity": 0.5, "frame": [0, 0, 9, 9]"#
    let told = try doubts(slides(nothing))
    #expect(told.map { $0.prefix(12) } == ["a.json:1:27:", "a.json:1:79:", "a.json:2:91:"])
    #expect(
      told.first == "a.json:1:27: “a” shows nothing; give it a “text”, a “picture”, a “fill” or a"
        + " “border”")
    for shown in [
      #""text": "A""#, #""picture": "a""#, #""fill": "red""#, #""border": {"width": 1}"#,
    ] {
      #expect(try doubts(slides(nothing + ", " + shown)).isEmpty)
    }
    // It may come to show something.
    let next = #"""
      {"slides": [{"elements": [{"id": "a", "frame": [0, 0, 9, 9]}]},
        {"elements": [{"id": "a", "fill": "red", "frame": [0, 0, 9, 9]}]}]}
      """#
    #expect(try doubts(next).isEmpty)
  }

  @Test func confettiNeedsAPicture() {
    func slide(_ element: String) -> String {
      #"{"slides": [{"celebrate": true, "elements": [{"id": "a", \#(element)}]}]}"#
    }
    #expect(
      mistakes(in: slide(#""text": "A""#)) == [
        "true: “celebrate”: confetti is thrown around a picture; give the slide one"
      ])
    #expect(mistakes(in: slide(#""picture": "a""#)).isEmpty)
  }
}
