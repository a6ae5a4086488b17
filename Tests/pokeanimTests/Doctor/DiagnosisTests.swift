import EngineSDL
import Testing

@testable import pokeanim

@Suite struct DiagnosisTests {
  @Test func onlyWhatIsNeededDecides() {
    var diagnosis = Diagnosis()
    diagnosis.add("display", "x11")
    diagnosis.add("ffmpeg", .missing, "no films", isNeeded: false, remedy: "apt-get install ffmpeg")
    #expect(diagnosis.isFit)
    #expect(
      diagnosis.text == """
        ok      display  x11
        missing ffmpeg   no films
                         → apt-get install ffmpeg
        The window works here.

        """)
    diagnosis.add("pictures", .broken, "torn", isNeeded: true)
    #expect(!diagnosis.isFit && diagnosis.text.hasSuffix("The window does not work here.\n"))
  }
}

@Suite struct MotionSettingTests {
  private func setting(
    flag: Bool = false, _ environment: [String: String] = [:], files: [String: String] = [:]
  ) -> MotionSetting {
    MotionSetting(
      flag: flag, environment: { environment[$0] },
      desktop: SettingsFiles(environment: { environment[$0] }, read: { files[$0] })
        .found.reducesMotion)
  }

  private let off = "[Settings]\ngtk-theme-name=X\ngtk-enable-animations = 0\n"

  @Test func nobodySaysAnything() {
    #expect(setting().description == "as designed")
    #expect(!setting(["HOME": "/h"]).isReduced)
  }

  @Test func thePersonComesBeforeTheDesktop() {
    let files = ["/h/.config/gtk-3.0/settings.ini": off]
    #expect(setting(flag: true, ["POKEANIM_REDUCED_MOTION": "0"]).isReduced)
    #expect(setting(["HOME": "/h"], files: files).isReduced)
    let overruled = setting(["HOME": "/h", "POKEANIM_REDUCED_MOTION": "0"], files: files)
    #expect(!overruled.isReduced && overruled.source == "POKEANIM_REDUCED_MOTION")
  }

  @Test(arguments: [
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false", true),
    ("gtk-3.0/settings.ini", "[Settings]\n\tgtk-enable-animations=0\n", true),
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1", false),
    ("gtk-3.0/settings.ini", "[Other]\ngtk-enable-animations=0", false),
    ("gtk-3.0/settings.ini", "# gtk-enable-animations=0\n[Settings", false),
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\ngtk-enable-animations=1", false),
    ("kdeglobals", "[General]\nx=y\n[KDE]\r\nAnimationDurationFactor=0\r\n", true),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.7071", false),
    ("kdeglobals", "", false),
  ])
  func theDesktopsFiles(_ file: String, _ text: String, _ isReduced: Bool) {
    let found = setting(["XDG_CONFIG_HOME": "/c", "HOME": "/h"], files: ["/c/" + file: text])
    #expect(found.isReduced == isReduced)
    if isReduced { #expect(found.description == "reduced to fades (/c/\(file))") }
  }

  @Test func gtkComesBeforeKDE() {
    let files = [
      "/c/kdeglobals": "[KDE]\nAnimationDurationFactor=0", "/c/gtk-4.0/settings.ini": off,
    ]
    let other = ["/c/gtk-4.0/settings.ini": "[Settings]\ngtk-enable-animations=1"]
    #expect(setting(["XDG_CONFIG_HOME": "/c"], files: files).source == "/c/gtk-4.0/settings.ini")
    #expect(
      !setting(["XDG_CONFIG_HOME": "/c"], files: files.merging(other) { $1 }).isReduced)
  }
}
