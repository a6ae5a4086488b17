public import Engine
import Playground

/// The sides on which the lines of a text are even.
public enum NSTextAlignment: Sendable {
  case left, center, right, natural
}

/// A view that shows text: one line unless it is told otherwise, in the middle between its top and
/// its bottom.
open class UILabel: View {
  public var text: String? { didSet { show() } }
  public var font = UIFont.systemFont(ofSize: 17) { didSet { show() } }
  public var textColor = UIColor.label { didSet { show() } }
  public var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The most lines shown; 0: as many as there are.
  public var numberOfLines = 1 { didSet { show() } }
  /// True if the letters get smaller where the text is too wide, down to ``minimumScaleFactor``.
  public var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// 0…1; 0: any size.
  public var minimumScaleFactor: CGFloat = 0 { didSet { show() } }

  /// The size of the text in points, if it has all the room it wants.
  public var intrinsicContentSize: CGSize { size(within: CGSize(.infinity, .infinity)) }

  /// The size that the text needs in a room, in points.
  public func sizeThatFits(_ room: CGSize) -> CGSize {
    size(within: CGSize(room.width > 0 ? room.width : .infinity, .infinity))
  }

  /// Makes the label as large as its text; its top left corner stays.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(CGSize(frame.width, 0)))
  }

  private func size(within room: CGSize) -> CGSize {
    words.map { Typesetter(measuring: Playground.text).size(of: $0, within: room) } ?? .zero
  }

  private var words: TextContent? {
    guard let text, !text.isEmpty else { return nil }
    let least = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.05
    return TextContent(
      text, font: font, color: textColor, alignment: alignment,
      minimumScale: adjustsFontSizeToFitWidth ? least : 1, lineLimit: max(0, numberOfLines))
  }

  private var alignment: TextContent.Alignment {
    switch textAlignment {
    case .left, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  private func show() { content = words.map(Content.text) ?? .empty }
}
