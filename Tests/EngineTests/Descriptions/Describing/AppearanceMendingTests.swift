import Testing

@testable import Engine

/// Numbers that can't be worked with are taken from another appearance, each by itself.
@Suite struct AppearanceMendingTests {
  private typealias Number = WritableKeyPath<Appearance, Double>

  private let sizes: [Number] = [\.size.width, \.size.height]
  private let others: [Number] = [
    \.center.x, \.center.y, \.alpha, \.transform.translation.x, \.transform.translation.y,
    \.transform.scale.x, \.transform.scale.y, \.transform.rotation, \.backgroundColor.red,
    \.backgroundColor.green, \.backgroundColor.blue, \.backgroundColor.alpha, \.cornerRadius,
    \.borderWidth, \.borderColor.red, \.borderColor.green, \.borderColor.blue,
    \.borderColor.alpha, \.shadow.offset.x, \.shadow.offset.y, \.shadow.blur, \.shadow.color.red,
    \.shadow.color.green, \.shadow.color.blue, \.shadow.color.alpha, \.zPosition,
  ]

  /// An appearance whose numbers are 1, 2, 3 and so on, but for a summand.
  private func counted(from start: Double) -> Appearance {
    var appearance = Appearance()
    for (place, number) in (sizes + others).enumerated() {
      appearance[keyPath: number] = start + Double(place)
    }
    return appearance
  }

  @Test func whatCanBeWorkedWithStaysAsItIs() {
    #expect(Appearance().mended(from: counted(from: 1)) == nil)
    let appearance = counted(from: 1)
    #expect(appearance.mended(from: counted(from: 100)) == nil)
    for number in sizes + others {
      for value in [0, 1e9, -1e9] where value >= 0 || others.contains(number) {
        var large = appearance
        large[keyPath: number] = value
        #expect(large.mended(from: counted(from: 100)) == nil, "\(number) \(value)")
      }
    }
  }

  @Test func whatCannotIsTakenFromTheOther() {
    let (appearance, other) = (counted(from: 1), counted(from: 100))
    for number in sizes + others {
      var wanted = appearance
      wanted[keyPath: number] = other[keyPath: number]
      for value in [Double.nan, .infinity, 1e9.nextUp, -.infinity, (-1e9).nextDown] {
        var broken = appearance
        broken[keyPath: number] = value
        #expect(broken.mended(from: other) == wanted, "\(number) \(value)")
      }
    }
  }

  @Test func aSizeBelowNothingIsNothing() {
    let (appearance, other) = (counted(from: 1), counted(from: 100))
    for (size, wanted) in [
      (Size(-3, 5), Size(0, 5)), (Size(3, -1e-9), Size(3, 0)), (Size(-1e9, -1), Size(0, 0)),
      (Size(-3, .nan), Size(0, 101)),
    ] {
      var (broken, mended) = (appearance, appearance)
      broken.size = size
      mended.size = wanted
      #expect(broken.mended(from: other) == mended, "\(size)")
    }
  }
}
