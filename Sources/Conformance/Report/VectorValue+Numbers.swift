import Engine
import JSONText

extension VectorValue {
  var positive: Double {
    get throws(VectorError) {
      guard try number > 0 else { throw wrong("a number above 0") }
      return try number
    }
  }

  var nonNegative: Double {
    get throws(VectorError) {
      guard try number >= 0 else { throw wrong("a number of at least 0") }
      return try number
    }
  }

  /// `[x, y, width, height]`.
  var rect: Rect {
    get throws(VectorError) {
      let parts = try elements(count: 4)
      return Rect(
        try parts[0].number, try parts[1].number, try parts[2].number, try parts[3].number)
    }
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  var numbers: [JSONValue] { [x, y, width, height].map(JSONValue.number) }
}
