// What the deck's code speaks of: two views, and what they lie in.
@_exported import EngineDeck
@_exported import UIKit

let circle = shape(at: CGPoint(x: 50, y: 50), .systemTeal, cornerRadius: 50)
let square = shape(at: CGPoint(x: 250, y: 50), .systemIndigo, cornerRadius: 12)

let container: UIView = {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  view.addSubview(circle)
  view.addSubview(square)
  return view
}()

private func shape(at place: CGPoint, _ color: UIColor, cornerRadius: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(origin: place, size: CGSize(width: 100, height: 100)))
  view.backgroundColor = color
  view.cornerRadius = cornerRadius
  return view
}
