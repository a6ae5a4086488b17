import Foundation

/// The sanitizers that the tests were built with, and so the programs that they start.
package enum Sanitizer: String, CaseIterable {
  case address, thread

  package static let all = allCases.filter { dlsym(nil, $0.start) != nil }

  /// A shell's words, for a program that can't write files: the thread sanitizer writes one of its
  /// own as it starts, if it finds a place.
  package static let withoutFiles = "unset TMPDIR; export TEST_TMPDIR=/nowhere"

  private var start: String {
    switch self {
    case .address: "__asan_init"
    case .thread: "__tsan_init"
    }
  }
}
