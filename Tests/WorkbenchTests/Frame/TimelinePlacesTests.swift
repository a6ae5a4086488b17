import Engine
import Testing

@testable import Workbench

/// The places of the timeline's parts in windows of all sizes.
@Suite struct TimelinePlacesTests {
  private static let sizes = [
    Size(240, 200), Size(320, 480), Size(480, 320), Size(800, 600), Size(960, 720),
    Size(1920, 1080), Size(3840, 2160), Size(700, 1400),
  ]

  @Test(arguments: sizes) func itTakesHalfAWindowAtMost(_ size: Size) {
    let places = TimelinePlaces(window: size)
    #expect(places.height <= size.height / 2 + 1 && places.frame.maxY == size.height)
    #expect(places.frame.width == size.width)
    #expect(places.rowCount >= 3)
    #expect(places.lanes.width > 60 && places.lanes.maxX <= places.size.width)
    #expect(places.rows.maxY <= places.size.height)
  }

  @Test(arguments: sizes) func itsControlsHaveRoom(_ size: Size) {
    #expect(TimelinePlaces(window: size).size.width >= 480)
  }

  @Test func aPointIsInTheRowItIsSeenIn() {
    let places = TimelinePlaces(window: Size(960, 720))
    for row in 0..<places.rowCount {
      #expect(places.row(at: places.rows.y + (Double(row) + 0.5) * TimelinePlaces.row) == row)
    }
    #expect(places.row(at: places.rows.y - 1) == nil)
    #expect(places.row(at: places.rows.y + Double(places.rowCount) * TimelinePlaces.row + 1) == nil)
  }
}
