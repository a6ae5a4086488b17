import Engine
import EngineSDL
import Foundation

do {
  try Desktop.run(title: "Card", size: Size(640, 360)) { CardScreen(measuring: $0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
