extension ExportFormat {
  package static let swift = ExportFormat(
    name: "swift", title: "Swift source",
    help: "source for the library Engine, which moves to the last digit as it does here"
  ) { try $0.source() }
}
