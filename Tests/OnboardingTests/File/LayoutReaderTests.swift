import Engine
import Testing

@testable import Onboarding

/// Layouts, lengths, scrolling and animators in a file, and what can be wrong with them.
@Suite struct LayoutReaderTests {
  private func group(_ members: String, _ inner: String = #""height": 20"#) -> String {
    #"""
    {"id": "g", "frame": [0, 0, 90, 90], \#(members),
     "elements": [{"id": "a", "fill": "red", \#(inner)}]}
    """#
  }

  private func element(_ text: String) throws -> SlideElement {
    let file = #"{"slides": [{"elements": [\#(text)]}]}"#
    return try #require(try DeckFile(Array(file.utf8)).deck.slides[0].elements.first)
  }

  @Test func everythingIsRead() throws {
    let found = try element(
      group(
        #"""
        "layout": {"flow": "vertical", "spacing": 3, "lineSpacing": 4, "inset": {"top": 1, "trailing": 2},
          "align": "center", "distribute": "equal spacing", "direction": "rtl"},
        "scroll": "horizontal", "snap": "page",
        "animator": {"kind": "slide", "stagger": 0.1, "from": "center", "duration": 2}
        """#,
        #""width": {"min": 4, "max": 9}, "height": "fit", "place": "bottom trailing""#))
    var layout = SlideLayout(.flow(.vertical))
    (layout.spacing, layout.lineSpacing) = (3, 4)
    layout.insets = Insets(top: 1, left: 0, bottom: 0, right: 2)
    (layout.align, layout.distribution, layout.isRightToLeft) = (.center, .fillEqualSpacing, true)
    #expect(found.layout == layout && found.scroll == SlideScroll(.horizontal, snap: .page))
    var animator = SlideAnimator(
      .slide, .spring(duration: 2, damping: 0.9, initialVelocity: 0))
    (animator.stagger, animator.from) = (0.1, .center)
    #expect(found.animator == animator)
    let inner = found.elements[0]
    #expect(inner.sizing.width == .between(4, 9) && inner.sizing.height == .fit)
    #expect(inner.sizing.place == .init(.bottom, .trailing))
    #expect(inner.fluid == animator.motion && inner.original == animator.motion)
  }

  @Test func anElementsOwnMotionComesFirst() throws {
    let found = try element(
      group(
        #""animator": {"kind": "scale"}"#, #""frame": [0, 0, 1, 1], "fluid": {"duration": 3}"#))
    #expect(found.elements[0].fluid?.type.timing?.duration == 3)
    #expect(found.elements[0].original == SlideAnimator(.scale).motion)
  }

  @Test func aCurveTakesTheSpringsPlace() throws {
    let found = try element(
      group(
        #""animator": {"kind": "fade", "curve": "ease-out", "duration": 0.2}"#,
        #""frame": [0, 0, 1, 1]"#))
    #expect(found.animator?.type == .curve(try TimingCurve(css: "ease-out"), duration: 0.2))
  }

  @Test(arguments: [
    (#""layout": {}"#, #"{: wanted a “stack”, a “grid”, a “flow” or an “overlay”"#),
    (
      #""layout": {"stack": "vertical", "grid": 2}"#,
      #"{"stack": a layout is “stack” or “grid”; remove the others"#
    ),
    (#""layout": {"stack": "up"}"#, #""up": unknown word “up”; wanted “vertical” or “horizontal”"#),
    (#""layout": {"grid": 0}"#, "0: wanted a number from 1 to 100, found 0"),
    (#""layout": {"grid": 1.5}"#, "1.5: wanted a whole number of columns, found 1.5"),
    (#""layout": {"overlay": false}"#, "false: wanted true, or no “overlay”, found false"),
    (
      #""layout": {"overlay": true, "spacing": 3}"#,
      "3: “spacing”: in an overlay elements lie on each other; leave it out"
    ),
    (
      #""layout": {"stack": "vertical", "lineSpacing": 3}"#,
      "3: “lineSpacing”: only a grid and a flow have lines"
    ),
    (
      #""layout": {"stack": "vertical", "inset": -1}"#,
      "-1: wanted a number from 0 to 10000, found -1"
    ),
    (
      #""layout": {"stack": "vertical", "algin": "fill"}"#,
      #""algin": unknown member “algin”; did you mean “align”?"#
    ),
    (
      #""layout": {"stack": "vertical"}, "snap": "page""#,
      #""page": “snap”: nothing scrolls here; give the element a “scroll”"#
    ),
    (
      #""layout": {"stack": "vertical"}, "animator": {}"#,
      #"{: wanted a “kind”: “scale”, “slide”, “fade”, “flip” or “spring”"#
    ),
    (
      #""layout": {"stack": "vertical"}, "animator": {"kind": "slid"}"#,
      #""slid": unknown word “slid”; did you mean “slide”?"#
    ),
    (
      #""layout": {"stack": "vertical"}, "animator": {"kind": "fade", "from": "top"}"#,
      #""top": “from”: nobody waits for another one; give a “stagger”, too"#
    ),
    (
      #""layout": {"stack": "vertical"}, "animator": {"kind": "fade", "curve": "ease", "spring": {}}"#,
      #""ease": a motion has a “curve” or a “spring”; remove one"#
    ),
  ])
  func mistakesOfAGroupAreTold(_ members: String, _ mistake: String) {
    #expect(mistakes(inElement: group(members)) == [mistake])
  }

  @Test(arguments: [
    (#""height": -1"#, "-1: wanted a number from 0 to 10000, found -1"),
    (#""height": "full""#, #""full": unknown word “full”; did you mean “fill”?"#),
    (#""height": {"min": 9, "max": 4}"#, #"{"min": “min” is above “max”; swap them"#),
    (#""height": {}"#, "{: wanted a “min”, a “max” or both"),
    (#""height": true"#, "true: wanted a number, “fit”, “fill” or {“min”, “max”}, found true"),
    (
      #""place": "picture""#,
      #""picture": unknown word “picture”; wanted “top leading”, “top”, “top trailing”, “leading”, “center”, “trailing”, “bottom leading”, “bottom” or “bottom trailing”"#
    ),
  ])
  func mistakesOfWhatIsPlacedAreTold(_ member: String, _ mistake: String) {
    #expect(mistakes(inElement: group(#""layout": {"stack": "vertical"}"#, member)) == [mistake])
  }

  @Test func whatFillsNeedsRoom() {
    #expect(
      mistakes(
        inElement: group(
          #""scroll": "vertical", "layout": {"stack": "vertical"}"#, #""height": "fill""#))
        == [
          #""fill": “fill”: “g” scrolls vertically, where room has no end; give a number or “fit”"#
        ])
    #expect(
      mistakes(
        inElement: #"""
          {"id": "o", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical"}, "elements": [
            {"id": "g", "height": "fit", "layout": {"stack": "vertical"}, "elements": [
              {"id": "a", "fill": "red", "height": "fill"}]}]}
          """#)
        == [
          #""fill": “fill”: “g” is as long as what is in it; give it a length, or “fill” too"#
        ])
  }

  @Test func whatHoldsNothingPlacesNothing() {
    #expect(
      mistakes(
        inElement: #"""
          {"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "layout": {"stack": "vertical"},
           "scroll": "vertical", "animator": {"kind": "fade"}}
          """#) == [
          "{\"stack\": “layout”: nothing is in it that could be placed; give it “elements”",
          "\"vertical\": “scroll”: nothing is in it that could be placed; give it “elements”",
          "{\"kind\": “animator”: nothing is in it that could come or go; give it “elements”",
        ])
  }

  @Test func aScrollInAScrollOfOneDirectionIsTold() {
    #expect(
      mistakes(
        inElement: group(
          #""scroll": "vertical""#,
          #"""
          "frame": [0, 0, 9, 9], "scroll": "vertical",
          "elements": [{"id": "b", "fill": "red", "frame": [0, 0, 1, 1]}]
          """#))
        == [
          #""vertical": “a” scrolls vertically in something that does, too; remove one"#
        ])
  }

  @Test func withoutALayoutTheFrameHasTheSize() {
    #expect(
      mistakes(inElement: #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "width": 3}"#)
        == ["3: “width”: no layout places this; its size is in its “frame”"])
  }
}
