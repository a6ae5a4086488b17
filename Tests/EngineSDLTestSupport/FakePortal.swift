package import EngineSDL
import EngineSystem
import Foundation
import Synchronization

/// A desktop's settings portal on a bus, made up: it tells what it was given, and what changes; or
/// takes questions and never answers. It ends with this value.
package final class FakePortal {
  /// A setting: its namespace, its key and its value, which is no list.
  package struct Setting: Hashable, Sendable {
    package let namespace: String
    package let key: String
    package let value: DBusValue

    package init(_ namespace: String, _ key: String, _ value: DBusValue) {
      (self.namespace, self.key, self.value) = (namespace, key, value)
    }

    package static func appearance(_ key: String, _ number: UInt32) -> Setting {
      Setting("org.freedesktop.appearance", key, .number(number))
    }

    package static func gnome(_ key: String, _ value: DBusValue) -> Setting {
      Setting("org.gnome.desktop.interface", key, value)
    }
  }

  private let desk: PortalDesk

  package init(on bus: PrivateBus, _ settings: [Setting], answers: Bool = true) throws {
    let desk = PortalDesk(settings)
    self.desk = desk
    let address = bus.address
    Thread { PortalWork(on: address, desk: desk, answers: answers)?.run() }.start()
    let deadline = Date().addingTimeInterval(30)
    while !desk.isThere {
      guard Date() < deadline else { throw NotThere() }
      usleep(2_000)
    }
  }

  deinit { desk.close() }

  /// The questions that it was asked, answered or not.
  package var questions: Int { desk.questions }
  /// The programs that have left its bus.
  package var departures: Int { desk.departures }

  /// Changes a setting and tells everybody.
  package func change(_ setting: Setting) { desk.change(setting) }

  private struct NotThere: Error {}
}

/// The place where a portal's thread and its owner meet.
private final class PortalDesk: Sendable {
  private struct State {
    var settings: [FakePortal.Setting]
    var changes: [FakePortal.Setting] = []
    var isThere = false
    var isOver = false
    var questions = 0
    var departures = 0
  }

  private let state: Mutex<State>

  init(_ settings: [FakePortal.Setting]) { state = Mutex(State(settings: settings)) }

  var isThere: Bool { state.withLock { $0.isThere } }
  var isOver: Bool { state.withLock { $0.isOver } }
  var questions: Int { state.withLock { $0.questions } }
  var departures: Int { state.withLock { $0.departures } }

  func open() { state.withLock { $0.isThere = true } }
  func close() { state.withLock { $0.isOver = true } }
  func depart() { state.withLock { $0.departures += 1 } }

  func change(_ setting: FakePortal.Setting) {
    state.withLock { state in
      state.settings.removeAll { ($0.namespace, $0.key) == (setting.namespace, setting.key) }
      state.settings.append(setting)
      state.changes.append(setting)
    }
  }

  func ask() -> [FakePortal.Setting] {
    state.withLock {
      $0.questions += 1
      return $0.settings
    }
  }

  func takeChanges() -> [FakePortal.Setting] {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }
}

/// The portal's work on its thread.
private final class PortalWork {
  private typealias Named =
    @convention(c) (OpaquePointer, DBusLibrary.Name, DBusLibrary.Name)
    -> UInt32
  private typealias Answer = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Signal =
    @convention(c) (
      DBusLibrary.Name, DBusLibrary.Name, DBusLibrary.Name
    ) -> OpaquePointer?

  private static let name = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let desk: PortalDesk
  private let answers: Bool
  private let library: DBusLibrary
  private let connection: DBusConnection
  private let isCall: Named
  private let answer: Answer
  private let signal: Signal

  init?(on address: String, desk: PortalDesk, answers: Bool) {
    guard let library = DBusLibrary(), let file = DynamicLibrary("libdbus-1.so.3"),
      let isCall: Named = file.function("dbus_message_is_method_call"),
      let answer: Answer = file.function("dbus_message_new_method_return"),
      let signal: Signal = file.function("dbus_message_new_signal"),
      let connection = DBusConnection(to: address, library: library)
    else { return nil }
    (self.desk, self.answers, self.library, self.connection) = (desk, answers, library, connection)
    (self.isCall, self.answer, self.signal) = (isCall, answer, signal)
    connection.callBus("AddMatch") {
      $0.append("type='signal',member='NameOwnerChanged',arg2=''")
    }
    connection.callBus("RequestName") {
      $0.append(Self.name)
      append(.number(0), to: $0)
    }
  }

  func run() {
    while !desk.isOver, connection.wait(milliseconds: 5) {
      for setting in desk.takeChanges() { tell(setting) }
      while let message = connection.next() { take(message) }
    }
  }

  private func take(_ message: DBusMessage) {
    let bus = "org.freedesktop.DBus"
    if message.isSignal(bus, "NameAcquired"), message.arguments.first == .text(Self.name) {
      desk.open()
    } else if message.isSignal(bus, "NameOwnerChanged") {
      desk.depart()
    } else if isCall(message.reference, Self.interface, "ReadAll") != 0 {
      let settings = desk.ask()
      if answers { answer(message, settings) }
    }
  }

  private func answer(_ question: DBusMessage, _ settings: [FakePortal.Setting]) {
    guard let reference = answer(question.reference) else { return }
    let reply = DBusMessage(reference, library: library)
    DBusLibrary.withIterator { top in
      library.beginAppending(reference, top)
      within(top, DBusMessage.Kind.array, "{sa{sv}}") { groups in
        for (namespace, group) in Dictionary(grouping: settings, by: \.namespace) {
          within(groups, DBusMessage.Kind.entry) { entry in
            reply.append(namespace, to: entry)
            within(entry, DBusMessage.Kind.array, "{sv}") { append(group, to: $0, of: reply) }
          }
        }
      }
    }
    connection.send(reply)
  }

  private func append(
    _ group: [FakePortal.Setting], to iterator: DBusLibrary.Iterator, of reply: DBusMessage
  ) {
    for setting in group {
      within(iterator, DBusMessage.Kind.entry) { entry in
        reply.append(setting.key, to: entry)
        append(variant: setting.value, to: entry, of: reply)
      }
    }
  }

  private func tell(_ setting: FakePortal.Setting) {
    guard
      let reference = signal("/org/freedesktop/portal/desktop", Self.interface, "SettingChanged")
    else { return }
    let message = DBusMessage(reference, library: library)
    message.append(setting.namespace)
    message.append(setting.key)
    DBusLibrary.withIterator { top in
      library.beginAppending(reference, top)
      append(variant: setting.value, to: top, of: message)
    }
    connection.send(message)
  }

  // MARK: Values

  private func append(
    variant value: DBusValue, to iterator: DBusLibrary.Iterator, of message: DBusMessage
  ) {
    let kind =
      switch value {
      case .text: "s"
      case .flag: "b"
      default: "u"
      }
    within(iterator, DBusMessage.Kind.variant, kind) { append(value, to: $0, of: message) }
  }

  private func append(_ value: DBusValue, to message: DBusMessage) {
    DBusLibrary.withIterator { iterator in
      library.beginAppending(message.reference, iterator)
      append(value, to: iterator, of: message)
    }
  }

  private func append(
    _ value: DBusValue, to iterator: DBusLibrary.Iterator, of message: DBusMessage
  ) {
    switch value {
    case .text(let text): message.append(text, to: iterator)
    case .number(var number): _ = library.append(iterator, DBusMessage.Kind.number, &number)
    case .flag(let flag):
      var number: UInt32 = flag ? 1 : 0
      _ = library.append(iterator, DBusMessage.Kind.flag, &number)
    case .list, .other: break
    }
  }

  private func within(
    _ iterator: DBusLibrary.Iterator, _ kind: Int32, _ contents: String? = nil,
    _ body: (DBusLibrary.Iterator) -> Void
  ) {
    DBusLibrary.withIterator { inner in
      _ = library.openContainer(iterator, kind, contents, inner)
      body(inner)
      _ = library.closeContainer(iterator, inner)
    }
  }
}
