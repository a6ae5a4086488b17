import Engine
import EngineSystem
import Studio

/// Writing tuned numbers into the files of the code that asks for them: all of them, or none if one is
/// refused.
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
    guard !wishes.isEmpty else { return "Nothing was tuned" }
    let texts = try files.map { TunableCalls(in: try FileSystem.bytes(of: $0)) }
    var edits: [Int: [Edit]] = [:]
    for wish in wishes {
      let (file, range) = try place(of: wish.name, in: texts)
      let old = String(decoding: texts[file].bytes[range], as: UTF8.self)
      edits[file, default: []].append(
        Edit(range: range, text: TunableCalls.literal(wish.value, like: old)))
    }
    let changed = edits.keys.sorted()
    // Whatever is refused is refused before anything is written.
    let outputs = try changed.compactMap { file in
      try output(edits[file] ?? [], to: files[file], over: texts[file].bytes)
    }
    for output in outputs {
      try FileSystem.write(output.bytes, to: output.place, isSynced: true)
    }
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

  /// What a file is to hold.
  private struct Output {
    /// The file itself, behind all links.
    let place: String
    let bytes: [UInt8]
  }

  /// - Returns: nil if the file stays as it is.
  private func output(_ edits: [Edit], to file: String, over old: [UInt8]) throws -> Output? {
    var bytes = old
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    guard bytes != old else { return nil }
    guard try FileSystem.bytes(of: file) == old else {
      throw Failure("\(FileSystem.name(of: file)) has just changed; once more writes into that")
    }
    guard let place = FileCall.resolved(file) else {
      throw Failure("can't write \(file): \(FileSystem.lastError())")
    }
    try FileSystem.checkRights(of: place, named: file)
    return Output(place: place, bytes: bytes)
  }
}
