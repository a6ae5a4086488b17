/// The desktop's settings portal: it is asked once, and tells what changes.
final class SettingsPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let connection: DBusConnection
  private let question: UInt32
  private(set) var settings = PortalSettings()
  /// True if it has told the settings, or that it can't.
  private(set) var hasAnswered = false

  /// Connects to a bus and asks; nil if there is no bus.
  init?(on address: String, library: DBusLibrary) {
    guard let connection = DBusConnection(to: address, library: library),
      let message = DBusMessage(
        to: Self.name, Self.path, Self.interface, "ReadAll", library: library)
    else { return nil }
    self.connection = connection
    connection.callBus("AddMatch") {
      $0.append(
        "type='signal',sender='\(Self.name)',path='\(Self.path)',"
          + "interface='\(Self.interface)',member='SettingChanged'")
    }
    message.append([PortalSettings.appearance, PortalSettings.gnome])
    question = connection.send(message)
  }

  /// The file of the connection; nil if it has none.
  var descriptor: Int32? { connection.descriptor }

  /// Hears what the portal says; returns when it may have said something, or in time.
  ///
  /// - Parameter milliseconds: −1 for no limit of time.
  /// - Returns: false if nothing more will be heard.
  func listen(milliseconds: Int32) -> Bool {
    let goesOn = connection.wait(milliseconds: milliseconds)
    while let message = connection.next() {
      if message.answered == question {
        hasAnswered = true
        if let all = message.arguments.first { settings.take(all: all) }
      } else if message.isSignal(Self.interface, "SettingChanged") {
        settings.take(change: message.arguments)
      }
    }
    return goesOn
  }
}
