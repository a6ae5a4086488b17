import CSDL2
import EngineSystem

/// The lines that SDL and libwayland write to the standard error by themselves: whatever goes wrong
/// is said by the program, once and in its own words.
enum LibraryWords {
  static func silence() {
    SDL_LogSetOutputFunction({ _, _, _, _ in }, nil)
    typealias Log = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
    typealias SetLog = @convention(c) (Log) -> Void
    let setLog: SetLog? = DynamicLibrary("libwayland-client.so.0")?
      .function("wl_log_set_handler_client")
    setLog?({ _, _ in })
  }
}
