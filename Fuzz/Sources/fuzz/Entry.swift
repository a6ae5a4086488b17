internal import Glibc

/// Chosen by FUZZ_TARGET; `Scripts/fuzz.sh` sets it.
private let target: Target = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = Target(rawValue: name) else {
    let names = Target.allCases.map(\.rawValue).joined(separator: ", ")
    preconditionFailure("FUZZ_TARGET is \"\(name)\"; it must be one of \(names)")
  }
  return target
}()

/// The entry point, which libFuzzer calls again and again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
