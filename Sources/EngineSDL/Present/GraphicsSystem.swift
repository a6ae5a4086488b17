import CSDL2
import EngineSystem

/// The system that draws for a renderer of SDL's, as it says itself.
package struct GraphicsSystem: Hashable, CustomStringConvertible {
  /// SDL's name for the way: opengl, opengles2, software.
  var driver: String
  /// OpenGL's name for what computes the pictures; empty if it is not asked.
  var device: String
  /// Pictures of the display between two of ours, as OpenGL says; 0: it does not wait.
  var swapInterval: Int

  /// True if a graphics processor does the work.
  var isHardware: Bool {
    guard isOpenGL, !device.isEmpty else { return false }
    let name = device.lowercased()
    return !Self.processorNames.contains { name.contains($0) }
  }

  /// True if a present waits for the display. SDL's own flag says so even where nothing waits.
  var waitsForDisplay: Bool { isOpenGL && swapInterval != 0 }

  package var description: String { device.isEmpty ? driver : "\(driver) (\(device))" }

  private var isOpenGL: Bool { driver.hasPrefix("opengl") }
  private static let processorNames = [
    "llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader",
  ]
}

extension GraphicsSystem {
  /// Asks a renderer that was just made.
  init(of renderer: OpaquePointer) {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    driver = info.name.map { String(cString: $0) } ?? ""
    device = ""
    swapInterval = 0
    guard isOpenGL else { return }
    device = Self.openGLName()
    swapInterval = Int(SDL_GL_GetSwapInterval())
  }

  private typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?

  private static func openGLName() -> String {
    let rendererName: UInt32 = 0x1F01
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return "" }
    let getString = unsafeBitCast(address, to: GetString.self)
    return getString(rendererName).map { String(cString: $0) } ?? ""
  }

  /// Tells whether a graphics processor may be there at all; asking OpenGL costs a tenth of a
  /// second and much memory where there is none.
  static func mayBeHardware(devices: String = "/dev") -> Bool {
    let cards = FileSystem.names(in: devices + "/dri")
    return cards.contains { $0.hasPrefix("card") || $0.hasPrefix("renderD") }
      || FileSystem.names(in: devices).contains { $0.hasPrefix("nvidia") }
  }
}
