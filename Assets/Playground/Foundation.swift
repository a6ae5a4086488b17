// Compiled beside a file that imports Foundation and a module that has UIKit's names: both have these,
// and a module's own names win over all that it imports.
import UIKit

typealias AffineTransform = UIKit.AffineTransform
typealias CGFloat = UIKit.CGFloat
typealias CGPoint = UIKit.CGPoint
typealias CGRect = UIKit.CGRect
typealias CGSize = UIKit.CGSize
typealias TimeInterval = UIKit.TimeInterval
