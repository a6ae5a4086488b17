import Engine
import Testing

@testable import EngineSDL

@Suite struct SettingsFilesTests {
  private func settings(
    _ files: [String: String], _ environment: [String: String] = ["XDG_CONFIG_HOME": "/c"]
  ) -> FoundSettings {
    SettingsFiles(environment: { environment[$0] }, read: { files[$0] }).found
  }

  @Test(arguments: [
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=1", true),
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=TRUE", true),
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=0", nil),
    ("kdeglobals", "[General]\nColorScheme=BreezeDark", true),
    ("kdeglobals", "[General]\nColorScheme=BreezeLight", false),
    ("kdeglobals", "[Colors:Window]\nBackgroundNormal=32,35,38", true),
    ("kdeglobals", "[Colors:Window]\nBackgroundNormal=239,240,241", false),
    ("kdeglobals", "[Colors:Window][Inactive]\nBackgroundNormal=32,35,38", nil),
    ("kdeglobals", "[Colors:Window]\nBackgroundNormal=dark", nil),
    (
      "kdeglobals",
      "[General]\nColorScheme=Darkish\n[Colors:Window]\nBackgroundNormal=250,250,250", false
    ),
  ])
  func aFileMayAskForDark(_ file: String, _ text: String, _ isDark: Bool?) {
    let found = settings(["/c/" + file: text]).colorScheme
    #expect(found?.value == isDark.map { $0 ? .dark : .light })
    #expect(found.map { $0.source == "/c/" + file } ?? true)
  }

  @Test(arguments: [
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false", true),
    ("gtk-3.0/settings.ini", "[Settings]\n\tgtk-enable-animations = 0\n", true),
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1", false),
    ("gtk-3.0/settings.ini", "[Other]\ngtk-enable-animations=0", nil),
    ("kdeglobals", "[General]\nx=y\n[KDE]\r\nAnimationDurationFactor=0\r\n", true),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.7071", false),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\nAnimationDurationFactor=0.0", true),
    ("kdeglobals", "", nil),
  ])
  func aFileMayAskForLessMotion(_ file: String, _ text: String, _ isReduced: Bool?) {
    #expect(settings(["/c/" + file: text]).reducesMotion?.value == isReduced)
  }

  @Test func eachSettingComesFromTheFirstFileThatHasIt() {
    let found = settings(
      [
        "/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-enable-animations=1",
        "/h/.config/kdeglobals": "[KDE]\nAnimationDurationFactor=0\n[General]\nColorScheme=Dark",
      ], ["HOME": "/h"])
    #expect(found.reducesMotion == .init(false, from: "/h/.config/gtk-3.0/settings.ini"))
    #expect(found.colorScheme == .init(.dark, from: "/h/.config/kdeglobals"))
    #expect(found.settings == DesktopSettings(colorScheme: .dark, reducesMotion: false))
  }

  @Test func withoutFilesOrAHomeNothingIsKnown() {
    #expect(settings([:]).settings == DesktopSettings())
    #expect(settings(["/.config/kdeglobals": "[KDE]\nAnimationDurationFactor=0"], [:]) == .init())
  }
}
