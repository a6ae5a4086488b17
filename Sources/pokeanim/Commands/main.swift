import EngineSDL
import EngineSystem
import Glibc
import Studio

// Swift's own list of them repairs bytes that are no UTF-8, and so names other files.
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
let status = CommandLineProgram.run(words.map { String(fileName: $0) }) { options in
  if options.launch.swift != nil { return try PlayerProgram(options) }
  return try App(options: options)
}
StopSignal.endIfReceived()
exit(status)
