import Testing

@testable import Engine
@testable import EngineSDL

/// The drivers that are opened, and those that are left aside.
@Suite struct DriverWatchTests {
  private func watch(asked: String? = nil, faults: String? = nil) -> DriverWatch {
    DriverWatch { ["SDL_VIDEODRIVER": asked, "POKEANIM_DRIVER_FAULTS": faults][$0] ?? nil }
  }

  /// The drivers that are tried if each refuses.
  private func tried(_ watch: DriverWatch) -> [String] {
    var names: [String] = []
    _ = try? watch.start {
      names.append($0)
      return false
    }
    return names
  }

  @Test func onlyThoseThatTalkToServersAreWatched() {
    #expect(tried(watch()) == ["x11", "wayland"])
    #expect(tried(watch(asked: "wayland")) == ["wayland"])
    #expect(tried(watch(asked: "wayland,x11")) == ["wayland", "x11"])
    #expect(tried(watch(asked: "dummy")) == [] && tried(watch(asked: "x11,dummy")) == [])
  }

  @Test func theOneWithAFaultIsLeftAside() throws {
    #expect(tried(watch(faults: "x11:silence")) == ["wayland"])
    // What was not asked for is the way out.
    #expect(tried(watch(asked: "wayland", faults: "wayland:crash")) == ["x11"])
    #expect(tried(watch(faults: "x11:crash,wayland:silence")) == [])
    #expect(watch(faults: "x11,:,x11:sleep,x11:crash:crash").faults == [])
  }

  @Test func theFirstThatOpensIsTaken() throws {
    var names: [String] = []
    let isOpen = try watch().start {
      names.append($0)
      return $0 == "x11"
    }
    #expect(isOpen && names == ["x11"])
  }

  /// SDL must not try by itself what crashes.
  @Test func withAFaultNobodyElseTries() throws {
    #expect(try !watch().start { _ in false })
    let failure = #expect(throws: Failure.self) {
      try watch(faults: "x11:crash,wayland:silence").start { _ in false }
    }
    #expect(
      failure?.message == "the video driver “x11” crashes when it is opened; "
        + "the video driver “wayland” does not answer when it is opened")
  }
}
