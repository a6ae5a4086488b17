import Engine

/// The presets and the motions that are looked through, in the place of graph and sliders.
extension Tuner {
  enum Drawer { case presets, motions }

  /// Shows one of them, or puts it away.
  func open(_ wanted: Drawer) {
    drawer = drawer == wanted ? nil : wanted
    page = 0
  }

  /// The drawer beside a motion, which may be a preset.
  func drawer(
    _ presets: [TunerPresets.Preset], _ preset: TunerPresets.Preset?, _ motion: TunableMotion,
    _ screen: any Tunable
  ) -> TunerPanel.Drawer? {
    switch drawer {
    case nil: return nil
    case .presets:
      return .presets(
        TunerPanel.Tiles(
          all: presets, chosen: preset, page: page,
          takesName: screen.takesNames && preset?.source != .document))
    case .motions:
      let rows = screen.motions.map {
        TunerPanel.List.Row(
          name: $0.name, isChosen: $0.name == motion.name || others.contains($0.name),
          moves: $0.isOnItsWay)
      }
      return .motions(
        TunerPanel.List(rows: rows, choosesSeveral: screen.tunesEach, page: page))
    }
  }

  /// Lets a motion be tuned with the others, or no more; one stays.
  func check(_ name: String, beside lead: String, _ screen: any Tunable) {
    if let index = others.firstIndex(of: name) {
      others.remove(at: index)
      choose(lead, screen)
    } else if name != lead {
      others.append(name)
      choose(lead, screen)
    } else if !others.isEmpty {
      choose(others.removeFirst(), screen)
    }
  }

  /// Tunes all motions at once that move; or one alone, if it has been all of them.
  func chooseAll(beside lead: String, _ screen: any Tunable) {
    let moving = screen.motions.filter(\.isOnItsWay).map(\.name)
    guard let first = moving.contains(lead) ? lead : moving.first else { return }
    let wanted = moving.filter { $0 != first }
    others = first == lead && Set(wanted) == Set(others) ? [] : wanted
    choose(first, screen)
  }
}
