import Engine

/// Everything that the program remembers from one start to the next; nil: nothing of the kind.
package struct Remembered: Equatable, Codable {
  /// The format of the file; another one is a file of another program.
  package var format: Int? = Self.format
  package var window: WindowPlace?
  package var isFullScreen: Bool?
  /// The screen that was shown last.
  package var screen: ScreenEntry?
  package var pair: PairName?
  package var theme: ThemeChoice?
  /// True once the slides have been dragged: nobody has to be told that they can be.
  package var knowsDrag: Bool?
  package var gallery: GalleryOptions?
  /// The motions that were tuned, by the screen's name and by theirs.
  package var tuned: [String: [String: TunerModel]]?
  /// The motions to which a person gave a name.
  package var presets: [String: TunerModel]?
  /// The form in which springs are said.
  package var springs: SpringForm?
  /// The seconds for which elements of the slides wait, by their names.
  package var delays: [String: Double]?

  package static let format = 1

  /// The motions of a screen that were tuned, by their names.
  package subscript(tuned screen: ScreenEntry) -> [String: TunerModel] {
    get { tuned?[screen.fileName] ?? [:] }
    set {
      var all = tuned ?? [:]
      all[screen.fileName] = newValue.isEmpty ? nil : newValue
      tuned = all.isEmpty ? nil : all
    }
  }

  /// The place of a window that does not fill the desktop.
  package struct WindowPlace: Equatable, Codable {
    /// In points.
    package var width, height: Double
    /// The upper left corner, in the desktop's units; nil where nobody knows.
    package var x, y: Int?

    package init(width: Double, height: Double, x: Int? = nil, y: Int? = nil) {
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }
  }
}

extension Remembered {
  /// Nothing, but for a person's presets.
  package init(presets: [String: TunerModel]? = nil) {
    self.init(format: Self.format, presets: presets)
  }
}

extension Remembered.WindowPlace {
  /// The lengths of a side that are read again, in points.
  package static let sides = 1...16384.0

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    width = try members.number(of: Self.sides, for: .width)
    height = try members.number(of: Self.sides, for: .height)
    x = try members.decodeIfPresent(Int.self, forKey: .x)
    y = try members.decodeIfPresent(Int.self, forKey: .y)
  }
}

extension PairName: Codable {}
extension ThemeChoice: Codable {}
