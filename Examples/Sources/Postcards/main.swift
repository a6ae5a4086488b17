import Engine
import EngineSDL
import Foundation

do {
  try Desktop.run(title: "Postcards", size: Size(640, 480)) { PostcardsScreen(measuring: $0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
