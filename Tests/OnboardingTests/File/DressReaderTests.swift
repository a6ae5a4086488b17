import Engine
import JSONText
import Testing

@testable import Onboarding

/// Fits, gradients, shadows and lines in a file, and what can be wrong with them.
@Suite struct DressReaderTests {
  private func look(_ members: String) throws -> SlideLook {
    let text = #"{"slides": [{"elements": [{"id": "a", \#(members), "frame": [0, 0, 90, 60]}]}]}"#
    return try #require(try DeckFile(Array(text.utf8)).deck.slides[0].elements.first).look
  }

  private func told(_ members: String) -> [String] {
    mistakes(inElement: #"{"id": "a", "frame": [0, 0, 90, 60], \#(members)}"#)
  }

  // MARK: Gradients

  @Test func aGradientIsRead() throws {
    let linear = try look(
      ##""fill": {"linear": 90, "stops": ["#f00", {"at": 0.3, "color": "#0f0"}, "#00f"]}"##)
    #expect(linear.fill == .clear && linear.isSeen)
    #expect(
      linear.dress.gradient
        == BoxGradient(
          .linear(angle: .pi / 2),
          [
            GradientStop(0, Color(255, 0, 0)), GradientStop(0.3, Color(0, 255, 0)),
            GradientStop(1, Color(0, 0, 255)),
          ]))
    let radial = try look(#""fill": {"radial": "center", "stops": ["white", "black"]}"#)
    #expect(radial.dress.gradient?.kind == .radial)
    #expect(try look(#""fill": "red""#).dress == SlideDress())
  }

  @Test func stopsWithoutPlacesLieEvenly() {
    #expect(DeckReader.spread([nil, nil, nil]) == [0, 0.5, 1])
    #expect(DeckReader.spread([nil, 0.4, nil, nil, 1]) == [0, 0.4, 0.6000000000000001, 0.8, 1])
    #expect(DeckReader.spread([0.25, nil, 0.5, nil]) == [0.25, 0.375, 0.5, 1])
  }

  @Test(arguments: [
    (#""fill": {}"#, "wanted a colour, or a gradient with “stops”"),
    (#""fill": {"stops": ["red", "blue"]}"#, "wanted a gradient with “linear”"),
    (#""fill": {"linear": 9, "radial": "center", "stops": ["red", "blue"]}"#, "not both"),
    (#""fill": {"linear": 9, "stops": ["red"]}"#, "at least two stops"),
    (#""fill": {"linear": 9, "stops": ["red", "blu"]}"#, "a colour, as"),
    (#""fill": {"linear": 9, "stops": ["red", {"at": 0.5}]}"#, "wanted a colour"),
    (
      #""fill": {"linear": 9, "stops": [{"at": 0.5, "color": "red"}, {"at": 0.2, "color": "red"}]}"#,
      "out of order"
    ),
    (
      #""fill": {"linear": 9, "stops": [{"at": 0.5, "color": "red"}, "blue", {"at": 0.2, "color": "red"}]}"#,
      "out of order"
    ),
    (#""fill": {"linear": "up", "stops": ["red", "blue"]}"#, "a number of degrees from"),
    (#""text": "a", "shadow": {}"#, "has no box that throws it"),
    (#""text": "a", "motion": {"enter": ["draw"]}"#, "nothing of it is a line"),
    (#""fill": "red", "motion": {"leave": ["fade", "draw"]}"#, "nothing of it is a line"),
    (
      #""elements": [{"id": "b", "border": {}, "frame": [0, 0, 1, 1]}], "fluid": {"enter": ["draw"]}"#,
      "nothing of it is a line"
    ),
    (#""fill": "red", "fit": "cover""#, "only a picture"),
    (#""fill": "red", "trim": [0, 0.5]"#, "nothing of it is a line"),
    (#""border": {}, "trim": [0.5, 0.2]"#, "in this order"),
    (#""border": {"dash": [0, 0]}"#, "at least 0.1 points"),
    (
      #""border": {"width": [1, 2, 3]}"#,
      "a number, or [top, right, bottom, left], 4 numbers, found 3"
    ),
    (#""border": {"width": [1, 2, 3, 4], "side": "top"}"#, "says the sides already"),
    (#""border": {"side": "under"}"#, "wanted “top”"),
    (#""fill": "red", "shadow": {"blur": -1}"#, "a number from 0"),
    (
      #""fill": "red", "shadow": [{}, {}, {}, {}, {}]"#,
      "5 shadows and 0 inner ones; at most 4 and 2 are read"
    ),
    (
      #""fill": "red", "shadow": {}, "clip": true, "elements": [{"id": "b", "text": "", "frame": [0, 0, 1, 1]}]"#,
      "it is cut off"
    ),
  ])
  func whatIsWrongIsTold(_ members: String, _ words: String) {
    let mistakes = told(members)
    #expect(mistakes.count == 1 && mistakes.first?.contains(words) == true, "\(mistakes)")
  }

  @Test func whatHasALineDrawsItself() {
    let draw = #""motion": {"enter": ["draw"], "leave": ["draw"]}"#
    #expect(told(#""border": {}, \#(draw)"#).isEmpty)
    #expect(told(#""picture": "a.svg", \#(draw)"#).isEmpty)
    #expect(told(#""text": "a", "border": {}, "shadow": {}, \#(draw)"#).isEmpty)
    let named = #"""
      {"motions": {"drawn": {"enter": ["draw"]}}, "slides": [{"elements": [
        {"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "motion": "drawn"}]}]}
      """#
    #expect(mistakes(in: named).count == 1)
  }

  // MARK: Shadows and lines

  @Test func shadowsAreRead() throws {
    let usual = try look(#""fill": "red", "shadow": {}"#).dress.shadows
    #expect(
      usual == [
        SlideShadow(
          offset: Point(0, 4), blur: 12, spread: 0, color: Color(css: "#0004") ?? .clear,
          isInner: false)
      ])
    let several = try look(
      #""fill": "red", "shadow": [{"x": 1, "y": 0, "blur": 2, "spread": -3, "color": "red"}, {"inner": true}]"#
    ).dress.shadows
    #expect(several?.map(\.isInner) == [false, true])
    #expect(several?.first?.offset == Point(1, 0) && several?.first?.spread == -3)
  }

  @Test func sidesAreShares() throws {
    let one = try look(#""border": {"width": 3, "side": "bottom"}"#)
    #expect(one.borderWidth == 3 && one.dress.sides == [0, 0, 1, 0])
    let four = try look(#""border": {"width": [1, 0, 4, 2], "dash": [6, 4]}"#)
    #expect(four.borderWidth == 4 && four.dress.sides == [0.25, 0, 1, 0.5])
    #expect(four.dress.dash == [6, 4])
    let even = try look(#""border": {"width": [2, 2, 2, 2]}, "trim": [0, 1]"#)
    #expect(even.dress == SlideDress() && even.borderWidth == 2)
  }

  // MARK: Described

  @Test func aDescriptionSaysWhatIsRead() throws {
    func said(_ members: String) throws -> [String: JSONValue] {
      Dictionary(uniqueKeysWithValues: try look(members).dressMembers.map { ($0.name, $0.value) })
    }
    #expect(try said(#""fill": "red""#).isEmpty)
    let box = try said(
      #""fill": {"linear": 90, "stops": ["red", "blue"]}, "shadow": {"y": 2}, "trim": [0, 0.5], "border": {"width": [0, 4, 2, 0], "dash": [6, 4]}"#
    )
    #expect(Set(box.keys) == ["fill", "shadow", "trim", "border"])
    #expect(box["fill"]?["linear"] == 90 && box["trim"] == [0, 0.5])
    #expect(box["border"]?["width"] == [0, 4, 2, 0] && box["border"]?["dash"] == [6, 4])
    #expect(try said(#""picture": "a.svg", "fit": "cover""#) == ["fit": "cover"])
  }
}
