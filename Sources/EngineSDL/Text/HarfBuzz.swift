import EngineSystem
import Glibc

/// The functions of HarfBuzz that are needed here. It is the library by which SDL_ttf shapes text, so
/// that it is there as a rule; without it texts stand, but nobody knows scripts and outlines.
struct HarfBuzz {
  typealias Object = OpaquePointer
  typealias Release = @convention(c) (Object?) -> Void

  /// What stands for a glyph in a shaped text.
  struct GlyphInfo {
    var glyph: UInt32
    private var mask: UInt32 = 0
    /// The offset in bytes of the characters that it stands for.
    var cluster: UInt32
    private var rest: (UInt32, UInt32) = (0, 0)
  }

  /// Where a glyph stands, in the font's units.
  struct GlyphPosition {
    var advanceX: Int32
    var advanceY: Int32
    var offsetX: Int32
    var offsetY: Int32
    private var rest: UInt32 = 0
  }

  let unicode: @convention(c) () -> Object?
  let script: @convention(c) (Object?, UInt32) -> UInt32
  let openFile: @convention(c) (UnsafePointer<CChar>) -> Object?
  let makeBlob:
    @convention(c) (UnsafeRawPointer?, UInt32, UInt32, UnsafeRawPointer?, UnsafeRawPointer?) ->
      Object?
  let releaseBlob: Release
  let makeFace: @convention(c) (Object?, UInt32) -> Object?
  let glyphCount: @convention(c) (Object?) -> UInt32
  let unitsPerEm: @convention(c) (Object?) -> UInt32
  let releaseFace: Release
  let makeFont: @convention(c) (Object?) -> Object?
  let releaseFont: Release
  let makeBuffer: @convention(c) () -> Object?
  let releaseBuffer: Release
  let setDirection: @convention(c) (Object?, UInt32) -> Void
  let setScript: @convention(c) (Object?, UInt32) -> Void
  let add: @convention(c) (Object?, UnsafePointer<CChar>, Int32, UInt32, Int32) -> Void
  let shape: @convention(c) (Object?, Object?, UnsafeRawPointer?, UInt32) -> Void
  let infos: @convention(c) (Object?, UnsafeMutablePointer<UInt32>) -> UnsafeMutableRawPointer?
  let positions: @convention(c) (Object?, UnsafeMutablePointer<UInt32>) -> UnsafeMutableRawPointer?
  let makePens: @convention(c) () -> Object?
  let releasePens: Release
  let setMove: @convention(c) (Object?, PenTo?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  let setLine: @convention(c) (Object?, PenTo?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  let setCurve: @convention(c) (Object?, PenCurve?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  let setClose: @convention(c) (Object?, PenEnd?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
  let draw: @convention(c) (Object?, UInt32, Object?, UnsafeMutableRawPointer?) -> Void

  typealias Pointer = UnsafeMutableRawPointer
  typealias PenTo = @convention(c) (Pointer?, Pointer?, Pointer?, Float, Float, Pointer?) -> Void
  typealias PenCurve =
    @convention(c) (
      Pointer?, Pointer?, Pointer?, Float, Float, Float, Float, Float, Float, Pointer?
    ) -> Void
  typealias PenEnd = @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> Void

  /// The library; nil: it is not installed, or is older than 4.0.
  static let shared = HarfBuzz()

  /// - Parameter name: that of the library's file.
  init?(_ name: String = "libharfbuzz.so.0") {
    guard let library = DynamicLibrary(name) else { return nil }
    func find<Function>(_ name: String) throws -> Function {
      guard let function: Function = library.function("hb_" + name) else { throw Missing() }
      return function
    }
    do {
      unicode = try find("unicode_funcs_get_default")
      script = try find("unicode_script")
      openFile = try find("blob_create_from_file_or_fail")
      makeBlob = try find("blob_create")
      releaseBlob = try find("blob_destroy")
      makeFace = try find("face_create")
      glyphCount = try find("face_get_glyph_count")
      unitsPerEm = try find("face_get_upem")
      releaseFace = try find("face_destroy")
      makeFont = try find("font_create")
      releaseFont = try find("font_destroy")
      makeBuffer = try find("buffer_create")
      releaseBuffer = try find("buffer_destroy")
      setDirection = try find("buffer_set_direction")
      setScript = try find("buffer_set_script")
      add = try find("buffer_add_utf8")
      shape = try find("shape")
      infos = try find("buffer_get_glyph_infos")
      positions = try find("buffer_get_glyph_positions")
      makePens = try find("draw_funcs_create")
      releasePens = try find("draw_funcs_destroy")
      setMove = try find("draw_funcs_set_move_to_func")
      setLine = try find("draw_funcs_set_line_to_func")
      setCurve = try find("draw_funcs_set_cubic_to_func")
      setClose = try find("draw_funcs_set_close_path_func")
      draw = try find("font_get_glyph_shape")
    } catch {
      return nil
    }
  }

  private struct Missing: Error {}
}
