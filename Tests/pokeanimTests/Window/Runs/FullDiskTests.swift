import EngineTestSupport
import Foundation
import Testing

/// Places that can't be written.
@Suite struct FullDiskTests {
  /// The names of what is written, which is small, and of every kind.
  static let names =
    ["f-%d.bmp", "one.ppm", "p-%d.png"]
    + ["a.gif", "a.apng"] + (InstalledTools.hasFFmpeg ? ["film.mp4"] : [])

  private func render(_ name: String) -> String {
    "'\(ProgramRun.path)' render --canvas 200x200 --duration 0 -o '\(name)'"
  }

  private func expectReason(_ said: String, _ name: String, _ reason: String) {
    #expect(said.contains(name.replacing("%d", with: "0")) && said.contains(reason), "\(said)")
  }

  /// A file may not grow beyond 1 KB: a write fails in its middle.
  @Test(arguments: names) func nothingHalfWrittenIsLeft(_ name: String) throws {
    let folder = try TemporaryFolder()
    let (code, said) = try Compiler.run(
      ["bash", "-c", "\(Sanitizer.withoutFiles); ulimit -f 1; \(render(name))"], in: folder.url)
    #expect(code == 1)
    expectReason(said, name, name.contains("film") ? "size limit" : "large")
    #expect(folder.names == [])
  }

  /// A disk that is full, or one that can't be written at all, in a world of this test's own.
  @Test(
    .enabled(if: Self.canMount, "no file systems can be mounted here"),
    arguments: names, [("size=4k", "No space left"), ("ro", "Read-only file system")])
  func onAFullDiskNothingIsLeft(_ name: String, _ disk: (options: String, reason: String)) throws {
    let folder = try TemporaryFolder()
    try folder.file("disk/under")
    let script = """
      mount -t tmpfs -o \(disk.options) none disk && cd disk
      head -c 4096 /dev/zero >full 2>&1
      \(render(name)); code=$?
      rm -f full
      test -z "$(ls -A)" || { ls -lA >&2; exit 99; }
      exit $code
      """
    let (code, said) = try Compiler.run(["unshare", "-Urm", "sh", "-c", script], in: folder.url)
    #expect(code == 1, "\(said)")
    expectReason(said, name, disk.reason)
  }

  private static let canMount: Bool = {
    let place = FileManager.default.temporaryDirectory.path
    let words = ["unshare", "-Urm", "mount", "-t", "tmpfs", "none", place]
    return (try? Compiler.run(words).status) == 0
  }()
}
