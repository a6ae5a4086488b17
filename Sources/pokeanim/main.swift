import Glibc

exit(
  CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())) { options in
    try Program(options: options)
  })
