import Glibc

exit(
  CommandLineProgram.run(Array(CommandLine.arguments.dropFirst())) { options in
    Program(options: options)
  })
