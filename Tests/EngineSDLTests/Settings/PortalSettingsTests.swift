import Engine
import Testing

@testable import EngineSDL

@Suite struct PortalSettingsTests {
  private static let appearance = PortalSettings.appearance
  private static let gnome = PortalSettings.gnome

  private func settings(_ values: [(String, String, DBusValue)]) -> DesktopSettings {
    var portal = PortalSettings()
    for (namespace, key, value) in values {
      portal.take(change: [.text(namespace), .text(key), value])
    }
    return portal.found.settings
  }

  @Test(arguments: [
    (DBusValue.number(0), DesktopSettings.ColorScheme?.some(.noPreference)), (.number(1), .dark),
    (.number(2), .light), (.number(3), nil), (.flag(true), nil),
  ])
  func theColoursOfAllDesktops(_ value: DBusValue, _ scheme: DesktopSettings.ColorScheme?) {
    #expect(settings([(Self.appearance, "color-scheme", value)]).colorScheme == scheme)
  }

  @Test func gnomesOwnColoursCountWhereTheCommonOnesAreMissing() {
    let own = (Self.gnome, "color-scheme", DBusValue.text("prefer-dark"))
    #expect(settings([own]).colorScheme == .dark)
    #expect(settings([own, (Self.appearance, "color-scheme", .number(2))]).colorScheme == .light)
    #expect(settings([(Self.gnome, "color-scheme", .text("purple"))]).colorScheme == nil)
  }

  @Test func contrast() {
    #expect(settings([(Self.appearance, "contrast", .number(1))]).contrast == .high)
    #expect(settings([(Self.appearance, "contrast", .number(0))]).contrast == .normal)
    #expect(settings([(Self.appearance, "contrast", .number(7))]).contrast == nil)
  }

  @Test(arguments: [
    (DBusValue?.none, DBusValue?.none, Bool?.none), (.number(0), nil, false),
    (.number(1), nil, true), (nil, .flag(true), false), (nil, .flag(false), true),
    (.number(0), .flag(false), true), (.number(1), .flag(true), true),
    (.number(0), .flag(true), false),
  ])
  func whoeverAsksForLessMotionIsHeard(
    _ common: DBusValue?, _ gnome: DBusValue?, _ wanted: Bool?
  ) {
    let values =
      [common.map { (Self.appearance, "reduced-motion", $0) }]
      + [gnome.map { (Self.gnome, "enable-animations", $0) }]
    #expect(settings(values.compactMap(\.self)).reducesMotion == wanted)
  }

  @Test func answersOfAnotherShapeMeanNothing() {
    var portal = PortalSettings()
    for answer: DBusValue in [
      .other, .list([.other]), .list([.list([.text(Self.appearance)])]),
      .list([.list([.text(Self.appearance), .list([.list([.number(1), .number(1)])])])]),
    ] {
      portal.take(all: answer)
    }
    portal.take(change: [])
    portal.take(change: [.text(Self.appearance), .number(1), .number(1)])
    #expect(portal.found == FoundSettings())
  }

  @Test(arguments: [
    ("'prefer-dark'\nfalse\n", DesktopSettings(colorScheme: .dark, reducesMotion: true)),
    ("'default'\ntrue\n", DesktopSettings(colorScheme: .noPreference, reducesMotion: false)),
    ("true\n", DesktopSettings(reducesMotion: false)),
    ("'prefer-light'\n", DesktopSettings(colorScheme: .light)),
    ("", DesktopSettings()), ("nonsense\n", DesktopSettings()),
  ])
  func gnomesProgramAnswersInLines(_ answers: String, _ settings: DesktopSettings) {
    #expect(GnomeSettings.found(in: answers).settings == settings)
  }

  @Test func gnomesProgramMayBeMissing() {
    #expect(GnomeSettings.found(program: "pokeanim-no-such-program") == FoundSettings())
  }
}
