import Engine

extension Color {
  /// The colour as a document says it.
  var cssText: String {
    guard alpha < 1 else { return hexText }
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return
      "rgb(\(parts.joined(separator: " ")) / \(PlainNumber.text((alpha * 1_000).rounded() / 10))%)"
  }
}
