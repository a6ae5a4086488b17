import Foundation

/// The sanitizers that the tests were built with, and so the programs that they start.
package enum Sanitizer: String, CaseIterable {
  case address, thread

  package static let all = allCases.filter { dlsym(nil, $0.start) != nil }

  private var start: String {
    switch self {
    case .address: "__asan_init"
    case .thread: "__tsan_init"
    }
  }
}
