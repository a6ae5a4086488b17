import Engine
import Output
import Studio
import Testing

@testable import pokeanim

@Suite struct PlayerHistoryTests {
  private func marks(_ count: Int, _ commands: [DrawCommand] = []) -> [PictureMark?] {
    Array(repeating: PictureMark(DisplayList(commands)), count: count)
  }

  @Test func timesAreThoseSinceTheBeginning() {
    var history = PlayerHistory(size: .zero)
    history.begin(at: Instant(nanoseconds: 500), size: Size(100, 50))
    let times = [500, 520, 300].map {
      history.add([], at: Instant(nanoseconds: $0)).time.nanoseconds
    }
    #expect(times == [0, 20, 0])
    #expect(history.size == Size(100, 50))
  }

  @Test func onlyWhatAPersonDoesIsInput() {
    var history = PlayerHistory(size: Size(10, 10))
    _ = history.add([.pixelsPerPoint(2), .event(.resize(Size(20, 20)))], at: .zero)
    #expect(!history.holdsInput)
    _ = history.add([.event(.press(.zero))], at: .zero)
    #expect(history.holdsInput)
  }

  /// Who only looks for the pointer on the way back to an editor has begun nothing.
  @Test(arguments: [
    InputEvent.hover(.zero), .hover(nil), .move(.zero), .release, .cancel, .keyUp(.left),
  ])
  func theEndOfADeedIsNoNewOne(_ event: InputEvent) {
    var history = PlayerHistory(size: Size(10, 10))
    _ = history.add([.event(event)], at: .zero)
    #expect(history.holdsInput && !history.holdsDeed)
    _ = history.add([.event(.wheel(at: .zero, by: Point(0, 1)))], at: .zero)
    #expect(history.holdsDeed)
  }

  @Test func marksGoToTheFramesInTheirOrder() {
    var history = PlayerHistory(size: Size(10, 10))
    for _ in 0..<4 { _ = history.add([], at: .zero) }
    history.mark(marks(2))
    #expect(history.frames.map { $0.mark != nil } == [true, true, false, false])
    // The code was gone meanwhile.
    history.skipMarks()
    _ = history.add([], at: .zero)
    history.mark(marks(1))
    #expect(history.frames.map { $0.mark != nil } == [true, true, false, false, true])
  }

  /// What was done first is kept, and that it is not all is known.
  @Test func moreThanIsKeptIsLost() {
    var history = PlayerHistory(size: Size(10, 10), most: 3)
    for second in 0..<3 { _ = history.add([], at: Instant(nanoseconds: Int64(second))) }
    #expect(!history.isLost)
    _ = history.add([.event(.press(.zero))], at: Instant(nanoseconds: 3))
    #expect(history.isLost && history.frames.map(\.time.nanoseconds) == [0, 1, 2])
    history.begin(at: Instant(nanoseconds: 9), size: Size(10, 10))
    #expect(!history.isLost && history.frames.isEmpty)
  }

  @Test func otherCodeMarksAllAnew() {
    var history = PlayerHistory(size: Size(10, 10))
    for _ in 0..<3 { _ = history.add([], at: .zero) }
    history.mark(marks(3))
    let other = marks(2, [.fill(.rect(Rect(0, 0, 1, 1)), .color(.red))])
    history.markAnew(other)
    #expect(history.frames.map(\.mark) == other + [nil])
  }
}
