import Engine
import Workbench

/// The presets as small pictures: the way of each, its name below it. A press takes it.
struct TunerTiles {
  let shown: TunerPanel.Tiles
  let isSmall: Bool
  let looks: (String) -> PressLook
  let use: (TunerCard.Use) -> Void

  /// The id of a preset's view, and of its picture in it.
  static func id(of preset: TunerPresets.Preset) -> String {
    "tile.\(preset.source).\(preset.name)"
  }
  static func pictureID(of preset: TunerPresets.Preset) -> String { id(of: preset) + ".picture" }

  var layout: any Layout {
    TunerPage(
      shown.all.map(tile) + (shown.takesName ? [naming] : []), page: shown.page,
      least: Size(62, isSmall ? 42 : 62), highest: 76,
      look: looks(TunerGrid.moreID)
    ) { use(.turnPage) }
  }

  /// The tile that gives the motion a name in its document.
  private var naming: any Layout {
    Box(
      Palette.ground(Palette.control, looks(Self.namingID)), radius: 9, border: Palette.rim,
      borderWidth: 1,
      VStack(distribution: .center) {
        Label("+", size: isSmall ? 14 : 20, .regular, Palette.readable(Palette.green), .center)
          .size(height: isSmall ? 16 : 24)
        Label("Name it", size: 11, .regular, Palette.soft, .center).size(height: 15)
      }
    )
    .onPress(Self.namingID, cornerRadius: 9) { use(.preset(.name)) }
  }
  static let namingID = "tile.name"

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
