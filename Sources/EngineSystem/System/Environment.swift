import Glibc

/// The environment's variables, as a question; tests give answers of their own.
package typealias Environment = (String) -> String?

/// A variable of this process; nil if it is not set or empty.
package func processEnvironment(_ name: String) -> String? {
  guard let value = getenv(name).map({ String(fileName: $0) }), !value.isEmpty else { return nil }
  return value
}
