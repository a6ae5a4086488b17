@_exported public import UIKit

// UIComponent's names that the engine has others for; the rest are the engine's own.

public typealias Component = Layout
public typealias ComponentDisplayableView = ComponentView
public typealias ComponentScrollView = ComponentView
