import Engine
import JSONText

extension TraceLine {
  /// The line that `pokeanim trace` prints.
  var text: String {
    get throws { String(decoding: try JSONValue(encoding: self).bytes(decimals: 9), as: UTF8.self) }
  }
}
