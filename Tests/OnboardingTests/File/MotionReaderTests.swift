import Engine
import Testing

@testable import Onboarding

/// The motions of a slides file.
@Suite struct MotionReaderTests {
  private func element(_ members: String) throws -> SlideElement {
    let text = #"{"canvas": [900, 600], "slides": [{"elements": [{"id": "a", \#(members)}]}]}"#
    return try #require(try DeckFile(Array(text.utf8)).deck.slides[0].elements.first)
  }

  private func motion(_ text: String) throws -> SlideMotion? {
    try element("\"text\": \"\", \"motion\": \(text)").fluid
  }

  @Test func anEmptyMotionIsHalfASecondOfEaseInOut() throws {
    #expect(
      try motion("{}")
        == SlideMotion(
          .linear(duration: 0.5), delay: 0, arc: 0, enter: [], leave: []))
    #expect(try motion(#"{"leaving": {}}"#)?.leavingType == .linear(duration: 0.5))
  }

  @Test func aSpringIsFullyDampedAndAtRestUnlessItSaysOtherwise() throws {
    #expect(
      try motion(#"{"spring": {}}"#)?.type
        == .spring(duration: 0.5, damping: 1, initialVelocity: 0))
  }

  @Test func anArcIsInDegrees() throws {
    #expect(try motion(#"{"arc": 90}"#)?.arc == .pi / 2)
    #expect(try motion(#"{"arc": -180}"#)?.arc == -.pi)
  }

  @Test func aMotionHasACurveOrASpring() {
    #expect(
      mistakes(
        inElement: #"{"id": "a", "text": "", "motion": {"curve": "ease", "spring": {}}}"#)
        == ["\"ease\": a motion has a “curve” or a “spring”; remove one"])
  }

  @Test func eachMoveIsKnown() throws {
    let motion = try motion(
      """
      {"enter": [{"scale": 2, "left": 3, "right": 4}, "vanish"],
       "leave": [{"rotate": -90}, {"down": 5}, {"up": 6}, "fade", {}]}
      """)
    #expect(motion?.enter == [.scale(2), .left(3), .right(4), .vanish])
    #expect(motion?.leave == [.rotate(-.pi / 2), .down(5), .up(6), .alpha(0)])
  }

  @Test func eachSetMayHaveItsOwn() throws {
    let element = try element(
      #""text": "", "fluid": {"delay": 1}, "original": {"delay": 2, "enter": ["fade"]}"#)
    #expect(element.fluid == SlideMotion(delay: 1, enter: [], leave: []))
    #expect(element.original == SlideMotion(delay: 2, enter: [.fade], leave: []))
    let one = try self.element(#""text": "", "fluid": "none""#)
    #expect(one.fluid == nil && one.original == SlideMotions.original.title)
    let other = try self.element(#""picture": "a", "original": "none""#)
    #expect(other.original == nil && other.fluid == SlideMotions.fluid.picture)
  }

  @Test func withoutAMotionItMovesAsUsual() throws {
    let words = try element(#""text": """#)
    #expect(
      words.fluid == SlideMotion(enter: [.right(900), .vanish], leave: [.left(900), .vanish]))
    #expect(words.original == SlideMotions.original.title)
    let placed = try element(#""text": "", "frame": [0, 0, 9, 9]"#)
    #expect(
      placed.fluid == SlideMotion(enter: [.right(900), .giveWay], leave: [.left(900), .giveWay]))
    let picture = try element(#""picture": "a""#)
    #expect(picture.fluid == SlideMotions.fluid.picture)
    #expect(picture.original == SlideMotions.original.picture)
    let box = try element(#""frame": [0, 0, 1, 1]"#)
    #expect(box.fluid == SlideMotion(enter: [.fade], leave: [.fade]) && box.original == box.fluid)
  }

  @Test func oneMotionIsForBothSets() {
    for name in ["fluid", "original"] {
      #expect(
        mistakes(inElement: #"{"id": "a", "text": "", "motion": {}, "\#(name)": {}}"#)
          == ["{: an element has a “motion”, or a “fluid” and an “original” one"])
    }
  }
}
