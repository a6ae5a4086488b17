import Glibc

let status = CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())) { options in
  try App(options: options)
}
StopSignal.endIfReceived()
exit(status)
