import EngineTestSupport
import Testing

@testable import Engine

@Suite struct TypesetterTests {
  private func size(
    _ text: String, within room: Size = Size(1_000, 1_000), advance: Double = 7.25,
    lineHeight: Double = 17.3, scale: Double = 1, limit: Int = 0, ownLineHeight: Double? = nil
  ) -> Size {
    let typesetter = Typesetter(
      measuring: MonospacedText(advance: advance, lineHeight: lineHeight), screenScale: scale)
    let content = TextContent(
      text, font: Font(size: 1), color: .black, wrapping: .words, lineLimit: limit,
      lineHeight: ownLineHeight)
    return typesetter.size(of: content, within: room)
  }

  @Test func sizesAreRoundedUpToWholePixels() {
    #expect(size("abc") == Size(22, 18))
    #expect(size("abc", scale: 2) == Size(22, 17.5))
    #expect(size("abc", scale: 4) == Size(21.75, 17.5))
    #expect(size("abcd") == Size(29, 18), "29 is whole already")
    #expect(size("a b", within: Size(10, 99)) == Size(8, 35), "two lines are 34.6")
  }

  @Test func roundingIsTheFewestPixelsThatHoldALength() {
    forAll(seeds: 0..<2_000) { random in
      let scale = random.element(of: [1, 1.5, 2, 3])
      let length = random.double(in: 0...50)
      let typesetter = Typesetter(measuring: MonospacedText(), screenScale: scale)
      let rounded = typesetter.roundedUp(length)
      let pixels = rounded * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(rounded >= length - 1e-12 && rounded < length + 1 / scale)
    }
    let double = Typesetter(measuring: MonospacedText(), screenScale: 2)
    #expect(double.roundedUp(0) == 0)
    #expect(double.roundedUp(1e-9) == 0.5)
    #expect(double.roundedUp(-0.3) == 0)
  }

  @Test func emptyTextNeedsNothing() {
    #expect(size("") == .zero)
    #expect(size("", limit: 2) == .zero)
    #expect(size(" ") == Size(0, 18), "a space is a line")
    #expect(size("\n") == Size(0, 35))
  }

  @Test func tooManyLinesTakeTheWholeWidth() {
    #expect(size("aa bb cc", within: Size(20, 99), limit: 2) == Size(20, 35))
    #expect(size("aa bb cc", within: Size(20, 99), limit: 3) == Size(15, 52))
    #expect(size("aa bb cc", within: Size(20, 30), limit: 2) == Size(20, 30))
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, .infinity, 1e15, .greatestFiniteMagnitude / 3])
  func aRoomWithoutEndIsNotTakenWhole(_ width: Double) {
    let room = Size(width, width)
    #expect(size("aa\nb\nc", within: room, limit: 2) == Size(15, 35))
    #expect(size("aa\nb\nc", within: room) == Size(15, 52))
    #expect(size("aa bb", within: room, limit: 1) == Size(37, 18))
  }

  @Test func aHeightOfOnesOwnCountsForEveryLine() {
    #expect(size("a\nb", ownLineHeight: 30) == Size(8, 60))
    #expect(size("a\nb\nc", limit: 2, ownLineHeight: 10.2) == Size(1_000, 21))
  }

  @Test(arguments: [-1e308, -5, -0.0, 0, .nan])
  func noRoomGivesNoSize(_ side: Double) {
    let got = size("ab cd", within: Size(side, side))
    #expect(got.width == 0 && got.height == 0)
    #expect(size("ab", within: Size(side, 9)) == Size(0, 9))
  }

  @Test func aFullLineFitsInSpiteOfTheLastBit() {
    for advance in [6.6, 0.1, 7.3, 1 / 3.0] {
      for count in 1...60 {
        let text = String(repeating: "a", count: count) + " b"
        let room = advance * Double(count)
        let got = size(text, within: Size(room, 99), advance: advance, lineHeight: 1)
        #expect(got.height == 2, "\(count) of \(advance)")
        let sum = (0..<count).reduce(0) { total, _ in total + advance }
        #expect(size(text, within: Size(sum, 99), advance: advance, lineHeight: 1).height == 2)
      }
    }
  }

  @Test func aScaleOfNothingIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Typesetter(measuring: MonospacedText(), screenScale: 0)
    }
    await #expect(processExitsWith: .failure) { _ = MonospacedText(advance: 0) }
    await #expect(processExitsWith: .failure) {
      _ = TextContent("", font: .label, color: .black, lineLimit: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = TextContent("", font: .label, color: .black, lineHeight: 0)
    }
  }
}
