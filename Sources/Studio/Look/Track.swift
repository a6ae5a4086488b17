import Engine
import Workbench

/// A line that is filled up to a share of its length, with a knob there.
struct Track: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - share: 0…1; beyond where the knob gives.
  ///   - thickness: of the line, in points.
  ///   - knob: the knob's radius, in points.
  ///   - look: the mark on the knob, which grows a little.
  ///   - reach: the distance between the line's ends and the knob's middle at its own ends.
  ///   - eye: the radius of the white middle of the knob; 0: none.
  ///   - floats: true if the knob goes by fractions of a pixel.
  init(
    share: Double, thickness: Double, knob: Double, look: PressLook = .plain, reach: Double = 0,
    eye: Double = 0,
    floats: Bool = false
  ) {
    let place = { @Sendable (room: Rect) in room.x + reach + share * (room.width - 2 * reach) }
    func disc(_ color: Color, _ radius: Double) -> any Layout {
      SizeLayout<KnobView>(
        alignment: Alignment { _, room in
          Rect(center: Point(place(room), room.midY), size: Size(2 * radius, 2 * radius))
        }
      ) { view in
        view.paint(color, radius: radius)
        view.floats = floats
      }
    }
    let filled = Alignment { _, room in
      Rect(room.x, room.y, max(0, place(room) - room.x), room.height)
    }
    layout = ZStack {
      Box(Palette.track, radius: thickness / 2)
      Box(Palette.blue, radius: thickness / 2, alignment: filled)
      disc(Palette.blue, knob * (look == .plain ? 1 : look == .hovered ? 1.12 : 1.2))
      if eye > 0 { disc(Palette.card, eye) }
    }
    .size(height: thickness)
  }
}
