/// The program's version: the Makefile and the files that are installed take it from here.
enum Version {
  static let number = "1.0.0"
}
