import Engine
import EngineSDL
import Foundation

do {
  try Desktop.run(title: "Throw the stone", size: Size(720, 360)) { RailScreen(measuring: $0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
