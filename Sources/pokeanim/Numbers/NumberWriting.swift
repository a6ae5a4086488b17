import Engine
import EngineSystem
import Studio

/// Writing tuned numbers into the files of the code that asks for them: all of them, or none.
struct NumberWriting {
  /// The files, in order.
  let files: [String]

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Writes numbers in place of the literals in their calls; all else stays as it is.
  ///
  /// - Returns: the words about it.
  /// - Throws: ``Failure`` for a call that can't be found, or a file that can't be written.
  func write(_ wishes: [TunableNumbers.Wish]) throws -> String {
    let texts = try files.map { TunableCalls(in: try FileSystem.bytes(of: $0)) }
    var edits: [Int: [Edit]] = [:]
    for wish in wishes {
      let (file, range) = try place(of: wish.name, in: texts)
      let old = String(decoding: texts[file].bytes[range], as: UTF8.self)
      edits[file, default: []].append(
        Edit(range: range, text: TunableCalls.literal(wish.value, like: old)))
    }
    let changed = edits.keys.sorted()
    for file in changed { try write(edits[file] ?? [], to: files[file], over: texts[file].bytes) }
    let names = changed.map { FileSystem.name(of: files[$0]) }.joined(separator: ", ")
    let count = wishes.count == 1 ? "“\(wishes[0].name)”" : "\(wishes.count) numbers"
    return "\(names): \(count) written"
  }

  private func place(
    of name: String, in texts: [TunableCalls]
  ) throws -> (file: Int, range: Range<Int>) {
    let calls = texts.enumerated().flatMap { file, text in
      text.calls(name).map { (file: file, number: $0.number) }
    }
    guard let call = calls.first else {
      throw Failure("“\(name)” is not written: there is no tunable(\"\(name)\", …) any more")
    }
    guard calls.count == 1 else {
      throw Failure("“\(name)” is not written: \(calls.count) calls of tunable have that name")
    }
    guard let range = call.number else {
      throw Failure("“\(name)” is not written: its number in the code is no literal")
    }
    return (call.file, range)
  }

  private func write(_ edits: [Edit], to file: String, over old: [UInt8]) throws {
    var bytes = old
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    guard bytes != old else { return }
    guard try FileSystem.bytes(of: file) == old else {
      throw Failure("\(FileSystem.name(of: file)) has just changed; once more writes into that")
    }
    guard let place = FileCall.resolved(file) else {
      throw Failure("can't write \(file): \(FileSystem.lastError())")
    }
    try FileSystem.checkRights(of: place, named: file)
    try FileSystem.write(bytes, to: place, isSynced: true)
  }
}
