@_exported public import Engine

// LayoutKit's names that the engine has others for; the rest are the engine's own.

public typealias ConfigurableLayout = ConfiguredLayout
public typealias EdgeInsets = Insets
