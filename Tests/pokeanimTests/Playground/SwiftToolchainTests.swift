import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

@Suite struct SwiftToolchainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func program(_ name: String, _ script: String) throws -> String {
    try folder.program(name, "#!/bin/sh\n" + script)
  }

  private func message(_ variables: [String: String]) throws -> String {
    let error = #expect(throws: Failure.self) {
      _ = try SwiftToolchain.find(environment: { variables[$0] })
    }
    return error?.message ?? ""
  }

  @Test func theOneOfThisMachineIsFound() throws {
    let found = try SwiftToolchain.find()
    #expect(found.compiler.hasSuffix("/swiftc"))
    #expect(found.version.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 6)
    for file in [
      found.libraries + "/libswiftCore.so",
      "\(found.libraries)/\(found.architecture)/swiftrt.o",
    ] { #expect(FileManager.default.fileExists(atPath: file), "\(file)") }
  }

  @Test func theOneThatIsAskedForComesFirst() throws {
    let info = FakeCompiler.targetInfo(version: "6.9")
    let asked = try program("mine", "cat <<'E'\n\(info)\nE\n")
    let found = try SwiftToolchain.find(
      environment: { ["POKEANIM_SWIFTC": asked, "PATH": "/usr/bin:/bin"][$0] })
    #expect(found.compiler == asked && found.version == "6.9")
    #expect(found.libraries == "/swift/usr/lib/swift/linux" && found.linker == nil)
  }

  @Test func withoutOneTheFailureSaysWhatToInstall() throws {
    #expect(
      try message(["PATH": folder.path])
        == "there is no Swift compiler (swiftc) in PATH, which Swift files need;"
        + " install Swift: https://www.swift.org/install/linux/")
    #expect(try message([:]).contains("there is no Swift compiler"))
    #expect(
      try message(["POKEANIM_SWIFTC": "/none/swiftc"])
        .hasPrefix("POKEANIM_SWIFTC: there is no program /none/swiftc; install Swift"))
  }

  @Test func oneThatFailsIsNamedWithItsWords() throws {
    let broken = try program("broken", "echo 'no licence' >&2; exit 3")
    #expect(
      try message(["POKEANIM_SWIFTC": broken])
        .hasPrefix("\(broken) can't tell what it is: it ended with an error: no licence; install"))
    let other = try program("other", "echo hello")
    #expect(
      try message(["POKEANIM_SWIFTC": other]).hasPrefix("\(other) is no Swift compiler: "))
  }

  @Test(arguments: [
    ("5.10.1", false), ("6.1", false), ("6.2", true), ("6.2.1", true), ("6.10", true),
    ("7.0-dev", true), ("main", true),
  ])
  func oneThatIsTooOldIsRefused(_ version: String, _ isTaken: Bool) throws {
    let info = FakeCompiler.targetInfo(version: version)
    guard !isTaken else {
      #expect(try SwiftToolchain(compiler: "swiftc", targetInfo: info).version == version)
      return
    }
    let error = #expect(throws: Failure.self) {
      _ = try SwiftToolchain(compiler: "swiftc", targetInfo: info)
    }
    #expect(
      error?.message.hasPrefix("swiftc is Swift \(version); Swift files need 6.2 or a later one")
        == true)
  }
}
