/// The text of a state file of any version, with members that are broken or that nobody knows.
package struct StateText: Sendable {
  package let text: String
  /// The members, each as it is written.
  package private(set) var parts: [String] = []
  /// True if it breaks off, and is no JSON.
  package let isCut: Bool

  private static let members = [
    ("format", "1"), ("isFullScreen", "false"), ("pair", "\"mirror\""), ("screen", "\"gallery\""),
    ("theme", "\"dark\""), ("knowsDrag", "true"),
  ]
  private static let groups = [
    ("gallery", [("mode", "\"list\""), ("wave", "4"), ("size", "\"small\"")]),
    (
      "presets",
      [
        ("Ease 1", #"{"duration":0.5,"kind":"easeInOut"}"#),
        ("q", #"{"damping":0.4,"duration":0.7,"kind":"spring","velocity":0}"#),
        ("w", #"{"count":3,"duration":0.5,"jump":1,"kind":"steps"}"#),
      ]
    ), ("delays", [("button", "0.5"), ("title", "0.25")]),
  ]
  private static let odd = [
    "2", "-1", "1e999", "99999999999999999999", "\"nobody\"", "\"\"", "[]", "{}",
    "[1.50, {\"a\": 1}]",
    "{\"kind\": \"leap\"}", "null", "\"\\u001b]0;x\\u0007\"",
  ]

  package init(_ dice: inout Dice) {
    var (lines, parts) = ([String](), [String]())
    func add(_ name: String, _ value: String, _ dice: inout Dice) -> String? {
      guard dice.chance(0.8) else { return nil }
      let part = "\"\(name)\": \(dice.chance(0.3) ? dice.pick(Self.odd) : value)"
      parts.append(part)
      return part
    }
    for (name, value) in Self.members { lines += [add(name, value, &dice)].compactMap { $0 } }
    for (name, members) in Self.groups {
      let inner = members.compactMap { add($0, $1, &dice) }
      if !inner.isEmpty { lines.append("\"\(name)\": {\(inner.joined(separator: ", "))}") }
    }
    if dice.chance(0.5) { lines += [add("later", dice.pick(Self.odd), &dice)].compactMap { $0 } }
    let whole = "{\n\(lines.joined(separator: ",\n"))\n}\n"
    isCut = dice.chance(0.2)
    // The bracket at the end at least.
    text = isCut ? String(whole.dropLast(dice.int(2...whole.count))) : whole
    self.parts = isCut ? [] : parts
  }
}
