import Engine
import EngineTestSupport
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// The laws of the palettes.
@Suite struct PaletteTests {
  private func within<Result>(_ theme: Theme, _ body: (Palette) throws -> Result) rethrows -> Result
  {
    try Theme.$current.withValue(theme) { try body(Palette.current) }
  }

  @Test(arguments: Theme.allCases) func everyWordCanBeReadOnEveryGround(_ theme: Theme) {
    let least = theme.highContrast ? 7 : 4.5
    within(theme) { palette in
      let sheets = [palette.card, palette.paper, palette.well]
      for ground in sheets + [palette.page, palette.control, palette.trough] {
        for text in [palette.ink, palette.soft, palette.faint] {
          #expect(text.contrast(with: ground) >= least, "\(text) on \(ground)")
        }
        #expect(palette.disabled.contrast(with: ground) >= 2.5)
      }
      for ground in sheets {
        for word in palette.words { #expect(word.contrast(with: ground) >= least, "\(word)") }
      }
      for ground in [palette.page, palette.card] {
        for word in palette.habitats where ground == palette.card || theme != .light {
          #expect(word.contrast(with: ground) >= least, "\(word) on \(ground)")
        }
      }
      for fill in palette.fills + [palette.slate, palette.danger, palette.deepDanger] {
        #expect(Color.white.contrast(with: Palette.fill(fill)) >= least, "\(fill)")
      }
      #expect(palette.words[0].contrast(with: palette.marker) >= least)
      #expect(palette.dusk.contrast(with: palette.night) >= least)
      #expect(palette.ink.contrast(with: palette.bubble) >= least)
    }
  }

  /// A hue as a part of a drawing: 3 to 1, says WCAG 2.2, 1.4.11.
  @Test(arguments: Theme.allCases) func everyShapeCanBeSeen(_ theme: Theme) {
    within(theme) { palette in
      for ground in [palette.page, palette.card] {
        #expect(palette.track.contrast(with: ground) >= 3)
        for color in [palette.shapes[0], palette.words[0]] {
          #expect(color.contrast(with: ground) >= 3)
        }
      }
      for color in palette.shapes {
        let edge = Palette.readable(color)
        #expect(edge.contrast(with: palette.card) >= 3)
        #expect(edge.contrast(with: Palette.tint(color)) >= 3, "a bar that has not played")
      }
      #expect(palette.velocity.contrast(with: palette.well) >= 3)
      if theme.highContrast {
        for ground in [palette.page, palette.card] {
          #expect(palette.edge.contrast(with: ground) >= 3, "an edge")
        }
      }
    }
  }

  /// The dark has no light for shadows: what lies higher is lighter.
  @Test(arguments: [false, true]) func inTheDarkWhatLiesHigherIsLighter(_ highContrast: Bool) {
    within(Theme(scheme: .dark, highContrast: highContrast)) { palette in
      let steps = [palette.page, palette.card, palette.paper, palette.marker, palette.ink]
      for (low, high) in zip(steps, steps.dropFirst()) {
        #expect(high.luminance > low.luminance, "\(high) above \(low)")
      }
      #expect(palette.line.luminance > palette.card.luminance)
      #expect(palette.track.luminance > palette.line.luminance || highContrast)
      #expect(palette.control.luminance > palette.card.luminance)
      #expect(palette.panel.luminance > palette.page.luminance)
      #expect(palette.well.luminance < palette.card.luminance)
    }
  }

  @Test(arguments: Theme.allCases) func huesStayApart(_ theme: Theme) {
    within(theme) { palette in
      for hues in [palette.shapes, palette.words, palette.fills] {
        #expect(hues.count == 5 && Set(hues).count == 5)
        for one in hues {
          for other in hues where other != one {
            let way = (one.lanes - other.lanes) * (one.lanes - other.lanes)
            #expect(way[0] + way[1] + way[2] > 0.02, "\(one), \(other)")
          }
        }
      }
      #expect(palette.habitats.count == Habitat.allCases.count)
    }
  }

  /// The current theme is that of the body, and of nobody else.
  @Test func themesDoNotLeak() {
    within(.dark) { _ in
      #expect(Palette.page == Palette.dark.page)
      within(.light) { _ in #expect(Palette.page == Palette.light.page) }
      #expect(Palette.ink == Palette.dark.ink)
    }
    #expect(Palette.page == Palette.light.page)
  }
}
