package import Engine
package import Onboarding

/// Makes the program; the commands are given one, so that tests can run them with a small screen.
package typealias ProgramFactory = (AppOptions) throws -> any ProgramScreen

/// Everything a program is started with: a launch and its resources, whose members are read as its
/// own.
@dynamicMemberLookup
package struct AppOptions {
  package var launch: Launch
  package var resources: Resources

  package init(_ launch: Launch, _ resources: Resources) {
    (self.launch, self.resources) = (launch, resources)
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<Launch, Value>) -> Value {
    get { launch[keyPath: member] }
    set { launch[keyPath: member] = newValue }
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<Resources, Value>) -> Value {
    get { resources[keyPath: member] }
    set { resources[keyPath: member] = newValue }
  }

  /// The slides, a person's or the program's own.
  package var deck: Deck { resources.slideFolder?.deck ?? .builtIn }

  /// The size the first screen's canvas was designed in, in points.
  package var naturalSize: Size { launch.screen.canvas(self) ?? launch.screen.naturalSize }

  /// The input that is shown where nothing else is asked for: it plays the first screen's own change
  /// once, or goes through slides that lead anywhere.
  ///
  /// - Parameter most: the changes there, at most; 1: the first one, at once.
  package func ownInput(in size: Size, most: Int) throws -> InputScript {
    try launch.screen.walk(self, size, most)
      ?? InputScript([.init(time: .zero, event: .key(launch.screen.playKey), line: 1)])
  }
}
