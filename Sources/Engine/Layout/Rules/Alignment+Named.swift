extension Alignment {
  /// The middle.
  public static let center = Alignment(vertical: .center, horizontal: .center)
  /// In the middle of the height, at the left.
  public static let centerLeading = Alignment(vertical: .center, horizontal: .leading)
  /// In the middle of the height, at the right.
  public static let centerTrailing = Alignment(vertical: .center, horizontal: .trailing)
  /// In the middle of the height, as wide as the room.
  public static let centerFill = Alignment(vertical: .center, horizontal: .fill)

  /// Takes all the room there is.
  public static let fill = Alignment(vertical: .fill, horizontal: .fill)
  /// As high as the room, at the left.
  public static let fillLeading = Alignment(vertical: .fill, horizontal: .leading)
  /// As high as the room, at the right.
  public static let fillTrailing = Alignment(vertical: .fill, horizontal: .trailing)
  /// As high as the room, in the middle of the width.
  public static let fillCenter = Alignment(vertical: .fill, horizontal: .center)

  /// At the top, at the left.
  public static let topLeading = Alignment(vertical: .top, horizontal: .leading)
  /// At the top, at the right.
  public static let topTrailing = Alignment(vertical: .top, horizontal: .trailing)
  /// At the top, in the middle of the width.
  public static let topCenter = Alignment(vertical: .top, horizontal: .center)
  /// At the top, as wide as the room.
  public static let topFill = Alignment(vertical: .top, horizontal: .fill)

  /// At the bottom, at the left.
  public static let bottomLeading = Alignment(vertical: .bottom, horizontal: .leading)
  /// At the bottom, at the right.
  public static let bottomTrailing = Alignment(vertical: .bottom, horizontal: .trailing)
  /// At the bottom, in the middle of the width.
  public static let bottomCenter = Alignment(vertical: .bottom, horizontal: .center)
  /// At the bottom, as wide as the room.
  public static let bottomFill = Alignment(vertical: .bottom, horizontal: .fill)
}
