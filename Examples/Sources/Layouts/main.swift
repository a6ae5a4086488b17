import Engine
import EngineSDL
import Foundation

do {
  try Desktop.run(title: "Layouts", size: Size(420, 600)) { LayoutsScreen(measuring: $0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
