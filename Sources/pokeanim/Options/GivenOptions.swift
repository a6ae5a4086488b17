import ArgumentParser

extension ParsableArguments {
  /// The options that were given, as they are typed, in the order of their declarations. Options
  /// that may be left out are optional for this, and flags are off.
  var givenOptions: [String] {
    Mirror(reflecting: self).children.flatMap { child in
      (child.value as? any GivenOption)?.given(as: child.label.map(Self.name) ?? "") ?? []
    }
  }

  /// The option of a property: `--play-duration` of `_playDuration`.
  private static func name(of property: String) -> String {
    "--"
      + property.drop { $0 == "_" }.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
  }
}

/// A declaration in a group of options.
private protocol GivenOption {
  /// The options of it that were given; none if it was left out.
  func given(as name: String) -> [String]
}

extension Option: GivenOption {
  fileprivate func given(as name: String) -> [String] {
    let value = Mirror(reflecting: wrappedValue)
    return value.displayStyle == .optional && value.children.isEmpty ? [] : [name]
  }
}

extension Flag: GivenOption {
  fileprivate func given(as name: String) -> [String] {
    wrappedValue as? Bool == true ? [name] : []
  }
}

extension Argument: GivenOption {
  fileprivate func given(as name: String) -> [String] {
    let word = Mirror(reflecting: wrappedValue).children.first?.value
    return word.map { ["“\($0)”"] } ?? []
  }
}

extension OptionGroup: GivenOption {
  fileprivate func given(as name: String) -> [String] { wrappedValue.givenOptions }
}
