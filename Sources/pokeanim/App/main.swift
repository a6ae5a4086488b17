import Glibc

exit(
  CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())) { options in
    try App(options: options)
  })
