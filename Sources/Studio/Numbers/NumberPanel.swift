import Engine

/// Everything that the card of numbers shows.
struct NumberPanel: Equatable {
  /// A number with its slider.
  struct Row: Equatable {
    let number: TunableNumber
    let value: Double
    /// The value in the file.
    let inFile: Double

    var isTuned: Bool { value != inFile }
  }

  let title: String
  let places: NumberPlaces
  /// Those of the page.
  let rows: [Row]
  /// The page that is shown, counted from 0.
  let page: Int
  /// The numbers that are not written yet, on all pages.
  let unsaved: Int

  /// - Parameter page: behind the last one comes the first.
  init(_ numbers: TunableNumbers, title: String, window: Size, page: Int) {
    self.title = title
    places = NumberPlaces(window: window, count: max(1, numbers.all.count))
    self.page = (page % places.pages + places.pages) % places.pages
    let first = self.page * places.rows
    rows = numbers.all.dropFirst(first).prefix(places.rows).map {
      Row(number: $0, value: numbers.value(of: $0), inFile: numbers.inFile($0))
    }
    unsaved = numbers.unsaved.count
  }
}
