package import Glibc
import Synchronization

/// The list of what is unfinished: files and folders that are not at their places yet, and programs
/// that write into them. Whoever ends the program by force takes them along.
package enum Unfinished {
  private struct Things {
    /// The open file or folder of each path; negative: it is closed.
    var entries: [String: Int32] = [:]
    var programs: Set<pid_t> = []
    /// The number of files that came to their places.
    var finished = 0
  }

  private static let things = Mutex(Things())
  /// The most milliseconds for which the list is waited for, which one or two are enough for,
  /// unless the disk is busy with a file that is being made. To end earlier would gain nothing: no
  /// program has ended before the system has let go of all of its threads.
  private static let patience = 10_000
  /// The most milliseconds for which the end of a program is waited for.
  private static let programPatience = 1_000

  // MARK: Files

  /// Makes an entry and notes it, so that a signal finds both or neither; the open file, negative if
  /// there is none, with its error number as ever.
  static func make(_ path: String, _ open: () -> Int32) -> Int32 {
    let (file, problem) = things.withLock { things in
      let file = open()
      let problem = errno
      if file >= 0 { things.entries[path] = file }
      return (file, problem)
    }
    errno = problem
    return file
  }

  /// Lets an entry go to its place, so that a signal finds it here or there and knows which; 0, or
  /// the C library's error number.
  static func finish(_ path: String, _ move: () -> Bool) -> Int32 {
    things.withLock { things in
      guard move() else { return errno }
      things.entries.removeValue(forKey: path)
      things.finished += 1
      return 0
    }
  }

  static func noteClosed(_ path: String) { things.withLock { $0.entries[path] = -1 } }
  static func forget(_ path: String) {
    _ = things.withLock { $0.entries.removeValue(forKey: path) }
  }

  // MARK: Programs

  /// Starts a program that leads a group of its own, and notes it; the C library's error number, 0
  /// for none.
  package static func start(_ spawn: (inout pid_t) -> Int32) -> (id: pid_t, problem: Int32) {
    things.withLock { things in
      var id: pid_t = 0
      let problem = spawn(&id)
      if problem == 0 { things.programs.insert(id) }
      return (id, problem)
    }
  }

  /// Looks whether a program has ended, as `waitpid` does; once it has, its number may be another's.
  package static func look(at id: pid_t, _ status: inout Int32) -> pid_t {
    var found: Int32 = 0
    let result = things.withLock { things in
      let result = waitpid(id, &found, WNOHANG)
      if result != 0 { things.programs.remove(id) }
      return result
    }
    status = found
    return result
  }

  // MARK: The end

  /// Removes all of it, ends the programs, and then the own one; nothing new is begun meanwhile.
  ///
  /// - Parameter end: is told how many files came to their places.
  package static func abandon(_ end: (Int) -> Never) -> Never {
    for _ in 0..<patience {
      let _: Void? = things.withLockIfAvailable { things in
        remove(&things)
        end(things.finished)
      }
      usleep(1000)
    }
    // The next run clears what a disk that doesn't answer will have made.
    end(0)
  }

  private static func remove(_ things: inout Things) {
    for id in things.programs { kill(-id, SIGKILL) }
    // As long as they are there they may make files.
    for _ in 0..<programPatience {
      for id in things.programs where waitpid(id, nil, WNOHANG) != 0 { things.programs.remove(id) }
      if things.programs.isEmpty { break }
      usleep(1000)
    }
    for (path, file) in things.entries { LockedEntry.remove(path, file) }
  }
}
