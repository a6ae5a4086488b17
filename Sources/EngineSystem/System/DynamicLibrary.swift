import Glibc

/// A library that is looked for while the program runs, because it works without it too; once it
/// is found it stays.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// nil: it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// A function by its name; nil if the library has none of it.
  ///
  /// - Parameter type: that of the function in C, which nobody checks.
  package func function<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
