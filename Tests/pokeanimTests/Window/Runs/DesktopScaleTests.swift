import EngineSDLTestSupport
import Testing

extension WindowTests {
  /// The window's scale, least size and marks, as the desktop has them.
  @Suite(.serialized) struct DesktopScale {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    @Test func theServersSizeOfTextIsTheScaleAlsoLater() throws {
      let server = try XConnection(to: display)
      try server.set(resources: "Xft.dpi:\t144\n")
      let window = try WindowDriver(size: (600, 400), on: display)
      #expect(try window.geometry.contains("WIDTH=900\nHEIGHT=600\n"))
      let large = try window.holdStill()
      try server.set(resources: "Xft.dpi:\t96\n")
      try server.takeFocus()
      try window.show()
      try eventually("the scale is another one") { try window.picture() != large }
      // Without a window manager SDL takes the window back to where it first was.
      try window.place(at: (0, 0))
      #expect(try window.geometry.contains("WIDTH=900\nHEIGHT=600\n"))
      try window.holdStill()
      // Pill and creature; texts keep to the pixels that they were laid out for.
      let picture = try window.part(0, 0, 900, 300)
      try window.key("q")
      try window.expectGoodEnd()
      let plain = try WindowDriver("--scale", "1", size: (900, 600), on: display)
      try eventually("a window of the new scale is the same") {
        try plain.part(0, 0, 900, 300) == picture
      }
    }

    @Test(arguments: [("GDK_SCALE", "2", 800, 600), ("QT_SCALE_FACTOR", "1.25", 500, 375)])
    func theEnvironmentsScaleMakesTheWindowsPixels(
      _ name: String, _ value: String, _ width: Int, _ height: Int
    ) throws {
      let window = try WindowDriver(size: (400, 300), on: display, environment: [name: value])
      #expect(try window.geometry.contains("WIDTH=\(width)\nHEIGHT=\(height)\n"))
      try window.key("q")
      try window.expectGoodEnd()
      let own = try WindowDriver(
        "--scale", "1", size: (400, 300), on: display, environment: [name: value])
      #expect(try own.geometry.contains("WIDTH=400\nHEIGHT=300\n"))
    }

    @Test func theDesktopKnowsTheWindowsNameLeastSizeAndIcon() throws {
      let server = try XConnection(to: display)
      let window = try WindowDriver("--scale", "2", size: (400, 300), on: display)
      let name = try server.property("WM_CLASS", of: window.id).map { UInt8($0) }
      #expect(String(decoding: name, as: UTF8.self) == "pokeanim\0pokeanim\0")
      // Flags, a place, a size; then the least size.
      let hints = try server.property("WM_NORMAL_HINTS", of: window.id)
      #expect(hints.count > 6 && hints[5...6] == [640, 480])
      var icon = try server.property("_NET_WM_ICON", of: window.id)[...]
      var sides: [UInt] = []
      while icon.count > 2 {
        sides.append(icon.removeFirst())
        let height = icon.removeFirst()
        let pixels = icon.prefix(Int(height * height))
        #expect(height == sides.last && pixels.contains { $0 >> 24 & 255 == 255 })
        icon = icon.dropFirst(pixels.count)
      }
      #expect(sides == [16, 32, 48, 64, 128, 256] && icon.isEmpty)
    }
  }
}
