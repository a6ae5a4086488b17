import JSONText

extension Diagnosis {
  /// The version, whether the window works, and the findings with their names, states, texts and
  /// remedies.
  var json: JSONValue {
    [
      "version": .string(Version.number), "works": .bool(isFit),
      "findings": .array(
        findings.map { finding in
          [
            "name": .string(finding.name), "state": .string(finding.state.rawValue),
            "text": .string(finding.text), "needed": .bool(finding.isNeeded),
            "remedy": finding.remedy.map(JSONValue.string) ?? .null,
          ]
        }),
    ]
  }
}
