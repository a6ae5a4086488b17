extension Color {
  /// The colour that a CSS text names: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(255 128 0 / 50%)`
  /// or `hsl(30deg 100% 50%)` with or without commas, or a name such as `rebeccapurple`. Upper and
  /// lower case are the same.
  ///
  /// nil: it is none of these.
  public init?(css text: String) {
    let text = text.lowercased()
    if text == "transparent" {
      self = .clear
    } else if text.hasPrefix("#"), let color = Color(digits: text.dropFirst()) {
      self = color
    } else if let number = Color.named[text], let color = Color(digits: number) {
      self = color
    } else if let color = Color(function: text) ?? Color(hueFunction: text) {
      self = color
    } else {
      return nil
    }
  }

  /// `#rrggbb`, whatever the alpha is.
  package var hexText: String {
    let parts = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    return "#" + parts.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Three, four, six or eight hexadecimal digits.
  private init?(digits: Substring) {
    var values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
    if values.count < 5 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8 else { return nil }
    let parts: [Int] = stride(from: 0, to: values.count, by: 2).map {
      values[$0] << 4 | values[$0 + 1]
    }
    let alpha = parts.count == 4 ? Double(parts[3]) / 255 : 1
    self.init(parts[0], parts[1], parts[2], alpha: alpha)
  }

  /// `rgb(…)` or `rgba(…)` of three or four numbers or percentages.
  private init?(function text: String) {
    guard let parts = Self.arguments(text, of: ["rgb", "rgba"]) else { return nil }
    var shares: [Double] = []
    for (index, part) in parts.enumerated() {
      guard let share = Self.share(part, of: index < 3 ? 255 : 1) else { return nil }
      shares.append(share)
    }
    self.init(
      red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count == 4 ? shares[3] : 1)
  }

  /// `hsl(…)` or `hsla(…)` of an angle in degrees, two percentages and maybe an alpha.
  private init?(hueFunction text: String) {
    guard let parts = Self.arguments(text, of: ["hsl", "hsla"]) else { return nil }
    let angle = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
    guard let degrees = Self.number(angle), parts[1].hasSuffix("%"), parts[2].hasSuffix("%"),
      let saturation = Self.share(parts[1], of: 1), let lightness = Self.share(parts[2], of: 1),
      let alpha = parts.count == 4 ? Self.share(parts[3], of: 1) : 1
    else { return nil }
    let reach = saturation * min(lightness, 1 - lightness)
    func level(_ offset: Double) -> Double {
      var place = (offset + degrees / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: level(0), green: level(8), blue: level(4), alpha: alpha)
  }

  /// The three or four arguments of one of some functions; nil if the text is none.
  private static func arguments(_ text: String, of names: [Substring]) -> [Substring]? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), names.contains(text[..<open])
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /\t\n".contains($0) }
    return 3...4 ~= parts.count ? parts : nil
  }

  /// A number of so many, or a percentage, within 0…1.
  private static func share(_ part: Substring, of whole: Double) -> Double? {
    let isPercent = part.hasSuffix("%")
    guard let number = number(isPercent ? part.dropLast() : part) else { return nil }
    return min(1, max(0, number / (isPercent ? 100 : whole)))
  }

  private static func number(_ digits: Substring) -> Double? {
    guard let number = Double(digits), digits.allSatisfy({ "+-.0123456789e".contains($0) }),
      number.isFinite
    else { return nil }
    return number
  }

  /// The digits of the names in CSS Color 4.
  private static let named: [String: Substring] = {
    let words = names.split(separator: " ")
    let pairs = stride(from: 0, to: words.count, by: 2).map {
      (String(words[$0]), words[$0 + 1])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let names = """
    aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc \
    bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a \
    burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 \
    cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b \
    darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 \
    darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 \
    darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b \
    darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 \
    deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff \
    firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc \
    ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f \
    grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 \
    khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd \
    lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 \
    lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a \
    lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 \
    lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 \
    magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 \
    mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a \
    mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa \
    mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 \
    olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa \
    palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 \
    peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 \
    rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 \
    salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 \
    skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa \
    springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 \
    turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 \
    yellowgreen 9acd32
    """
}
