import Engine
import Workbench

/// The presets as small pictures: the way of each, its name below it. A press takes it.
struct TunerTiles {
  let shown: TunerPanel.Tiles
  let isSmall: Bool
  let looks: (String) -> PressLook
  let use: (TunerCard.Use) -> Void

  private static let spacing = 6.0
  /// The view that leads to the presets that there is no room for.
  static let moreID = "tile.more"

  /// The id of a preset's view, and of its picture in it.
  static func id(of preset: TunerPresets.Preset) -> String {
    "tile.\(preset.source).\(preset.name)"
  }
  static func pictureID(of preset: TunerPresets.Preset) -> String { id(of: preset) + ".picture" }

  var layout: any Layout {
    InRoom { room in
      let grid = Grid(room, isSmall: isSmall)
      let page = grid.page(shown.page, of: shown.all.count)
      let cells = shown.all[page.presets].map(tile) + (page.isAll ? [] : [more])
      AbsoluteLayout(cells.enumerated().map { .init($1, grid.frame(of: $0)) })
    }
  }

  private func tile(_ preset: TunerPresets.Preset) -> any Layout {
    let id = Self.id(of: preset)
    let isChosen = preset == shown.chosen
    return Box(
      Palette.ground(Palette.well, looks(id)), radius: 9,
      border: isChosen ? Palette.blue : Palette.rim, borderWidth: isChosen ? 2 : 1,
      VStack {
        TilePicture(preset.model).layout(
          Palette.readable(Self.color(of: preset.source)), id: Self.pictureID(of: preset))
        Label(
          preset.name, size: 11, isChosen ? .semibold : .regular,
          isChosen ? Palette.readable(Palette.blue) : Palette.soft, .center
        )
        .size(height: 15)
      }
      .inset(Insets(top: 3, left: 4, bottom: isSmall ? 1 : 4, right: 4))
    )
    .onPress(id, cornerRadius: 9) { use(.preset(.take(preset))) }
  }

  /// The colour of the way, by where a preset comes from.
  private static func color(of source: TunerPresets.Source) -> Color {
    switch source {
    case .program: Palette.blue
    case .own: Palette.violet
    case .document: Palette.green
    }
  }

  private var more: any Layout {
    Box(
      Palette.ground(Palette.control, looks(Self.moreID)), radius: 9, border: Palette.rim,
      borderWidth: 1, Label("More ›", size: 12, .semibold, Palette.soft, .center)
    )
    .onPress(Self.moreID, cornerRadius: 9) { use(.preset(.turnPage)) }
  }

  /// Cells of one size in a room, row by row.
  struct Grid {
    let columns: Int
    let rows: Int
    private let cell: Size

    init(_ room: Size, isSmall: Bool) {
      let spacing = TunerTiles.spacing
      func count(_ length: Double, _ least: Double) -> Int {
        max(1, Int((length + spacing) / (least + spacing)))
      }
      columns = count(room.width, 62)
      rows = count(room.height, isSmall ? 42 : 62)
      func part(_ length: Double, _ count: Int) -> Double {
        max(0, (length + spacing) / Double(count) - spacing)
      }
      cell = Size(part(room.width, columns), min(76, part(room.height, rows)))
    }

    func frame(of index: Int) -> Rect {
      let (row, column) = (Double(index / columns), Double(index % columns))
      return Rect(
        column * (cell.width + TunerTiles.spacing), row * (cell.height + TunerTiles.spacing),
        cell.width, cell.height)
    }

    /// The presets of a page, and whether these are all; behind the last page comes the first.
    func page(_ page: Int, of count: Int) -> (presets: Range<Int>, isAll: Bool) {
      let cells = columns * rows
      guard count > cells, cells > 1 else { return (0..<min(count, cells), true) }
      // One cell leads on.
      let pages = (count + cells - 2) / (cells - 1)
      let first = page % pages * (cells - 1)
      return (first..<min(count, first + cells - 1), false)
    }
  }
}

/// The way of a motion's value in a small box, from its lowest to its highest.
struct TilePicture {
  private let model: TunerModel
  /// The values at even times.
  private let values: [Double]
  private let reach: ClosedRange<Double>

  /// The distance of the way from the edges of the box, in points of the design.
  private static let margin = 5.0
  private static let samples = 48

  init(_ model: TunerModel) {
    self.model = model
    values = (0...Self.samples).map { model.curve.value(at: Double($0) / Double(Self.samples)) }
    reach = min(0, values.min() ?? 0)...max(1, values.max() ?? 1)
  }

  func layout(_ color: Color, id: String) -> any Layout {
    SizeLayout<View>(
      viewReuseId: id,
      sublayout: InRoom.drawing { room in
        let way = values.indices.map {
          point(Double($0) / Double(Self.samples), values[$0], in: room)
        }
        return [
          .stroke(
            .line(through: way), StrokeStyle(width: 2, cap: .round, join: .round), .color(color))
        ]
      })
  }

  /// The place of the motion at a progress, in a box of a size.
  func place(_ progress: Double, in room: Size) -> Point {
    point(progress, model.curve.value(at: progress), in: room)
  }

  private func point(_ progress: Double, _ value: Double, in room: Size) -> Point {
    let share = (value - reach.lowerBound) / (reach.upperBound - reach.lowerBound)
    return Point(
      Self.margin + progress * max(0, room.width - 2 * Self.margin),
      Self.margin + (1 - share) * max(0, room.height - 2 * Self.margin))
  }
}
