import Engine
import Workbench

extension Palette {
  /// The dark theme: what lies higher is lighter, since there is no light for shadows.
  static let dark: Palette = {
    var dark = Palette()
    dark.common = .dark
    dark.showGroundsDark()
    dark.showWordsDark()
    dark.showPagesDark()
    return dark
  }()

  private mutating func showGroundsDark() {
    page = Color(17, 19, 27)
    paper = Color(39, 43, 57)
    trough = Color(20, 22, 31)
    kinds = trough
    tabs = Color(33, 37, 50)
    marker = Color(56, 62, 83)
    knob = Color(240, 242, 248)
    off = Color(76, 84, 110)
    bar = Color(40, 44, 58, alpha: 0.92)
    gap = common.card
    shade = .black
    (ambience, lift) = (0.3, 0.5)
    glass = Color(48, 53, 70, alpha: 0.9)
    scrim = Color(4, 5, 9, alpha: 0.5)
  }

  private mutating func showWordsDark() {
    disabled = Color(108, 115, 138)
    shapes = [
      Color(104, 136, 255), Color(246, 182, 72), Color(255, 100, 110), Color(58, 194, 142),
      Color(174, 128, 244),
    ]
    words = [
      Color(154, 176, 255), Color(247, 194, 104), Color(255, 152, 156), Color(96, 214, 164),
      Color(202, 170, 255),
    ]
    fills[0] = Color(68, 98, 232)
    habitats = [
      Color(146, 208, 138), Color(128, 198, 234), Color(246, 172, 124), Color(190, 174, 250),
    ]
  }

  private mutating func showPagesDark() {
    night = Color(38, 44, 68)
    slate = Color(82, 91, 122)
    bubble = Color(45, 50, 66)
    field = Color(70, 77, 100)
    bars = Color(62, 76, 134)
    sky = Color(40, 48, 84)
  }
}
