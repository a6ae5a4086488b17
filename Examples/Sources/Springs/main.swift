import Engine
import EngineSDL
import Foundation

do {
  try Desktop.run(title: "Throw the ball", size: Size(720, 480)) { SpringsScreen(measuring: $0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
