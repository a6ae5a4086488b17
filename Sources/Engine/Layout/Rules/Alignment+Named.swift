extension Alignment {
  public static let center = Alignment(vertical: .center, horizontal: .center)
  public static let centerLeading = Alignment(vertical: .center, horizontal: .leading)
  public static let centerTrailing = Alignment(vertical: .center, horizontal: .trailing)
  public static let centerFill = Alignment(vertical: .center, horizontal: .fill)

  /// Takes all the room there is.
  public static let fill = Alignment(vertical: .fill, horizontal: .fill)
  public static let fillLeading = Alignment(vertical: .fill, horizontal: .leading)
  public static let fillTrailing = Alignment(vertical: .fill, horizontal: .trailing)
  public static let fillCenter = Alignment(vertical: .fill, horizontal: .center)

  public static let topLeading = Alignment(vertical: .top, horizontal: .leading)
  public static let topTrailing = Alignment(vertical: .top, horizontal: .trailing)
  public static let topCenter = Alignment(vertical: .top, horizontal: .center)
  public static let topFill = Alignment(vertical: .top, horizontal: .fill)

  public static let bottomLeading = Alignment(vertical: .bottom, horizontal: .leading)
  public static let bottomTrailing = Alignment(vertical: .bottom, horizontal: .trailing)
  public static let bottomCenter = Alignment(vertical: .bottom, horizontal: .center)
  public static let bottomFill = Alignment(vertical: .bottom, horizontal: .fill)
}
