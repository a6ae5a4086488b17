/// Numbers: 0 and 1 take each other's place, other whole numbers grow by one, others double.
extension CodeLine {
  var constants: [Mutation] {
    tokens.compactMap { token in
      guard token.kind == .number, let other = Self.other(token.text) else { return nil }
      return Mutation(kind: .constant, range: token.range, replacement: other)
    }
  }

  private static func other(_ text: String) -> String? {
    let digits = text.filter { $0 != "_" }
    if let whole = Int(digits) { return whole == 1 ? "0" : "\(whole + 1)" }
    guard !digits.hasPrefix("0x"), let number = Double(digits) else { return nil }
    return number == 0 ? "1.0" : number == 1 ? "0.0" : "\(number * 2)"
  }
}
