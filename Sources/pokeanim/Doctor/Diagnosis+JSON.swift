import Engine

extension Diagnosis {
  /// One object, with a line break at its end: the version, whether the window works, and the
  /// findings with their names, states, texts and remedies.
  var json: String {
    let findings = findings.map { finding in
      let members = [
        ("name", finding.name), ("state", finding.state.rawValue), ("text", finding.text),
      ].map { "\(PlainJSON.string($0)):\(PlainJSON.string($1))" }
      let remedy = finding.remedy.map(PlainJSON.string) ?? "null"
      let all = members + ["\"needed\":\(finding.isNeeded)", "\"remedy\":\(remedy)"]
      return "{\(all.joined(separator: ","))}"
    }
    let version = PlainJSON.string(Version.number)
    return "{\"version\":\(version),\"works\":\(isFit),"
      + "\"findings\":[\(findings.joined(separator: ","))]}\n"
  }
}
