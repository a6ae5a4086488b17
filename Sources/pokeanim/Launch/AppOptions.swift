import Engine
import Onboarding

/// Makes the program; the commands are given one, so that tests can run them with a small screen.
typealias ProgramFactory = (AppOptions) throws -> any ProgramScreen

/// Everything a program is started with: a launch and its resources, whose members are read as its
/// own.
@dynamicMemberLookup
struct AppOptions {
  var launch: Launch
  var resources: Resources

  init(_ launch: Launch, _ resources: Resources) {
    (self.launch, self.resources) = (launch, resources)
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<Launch, Value>) -> Value {
    get { launch[keyPath: member] }
    set { launch[keyPath: member] = newValue }
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<Resources, Value>) -> Value {
    get { resources[keyPath: member] }
    set { resources[keyPath: member] = newValue }
  }

  /// The slides, a person's or the program's own.
  var deck: Deck { resources.slideFolder?.deck ?? .builtIn }

  /// The size the first screen's canvas was designed in, in points.
  var naturalSize: Size { launch.screen.canvas(self) ?? launch.screen.naturalSize }
}
