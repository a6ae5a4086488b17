import Engine

/// A list of songs in another order: one is gone, one is new, the others change places.
///
/// What leaves is the first and lies below all others, and what comes is the last and lies above
/// them: neither is seen through the other rows.
enum ListPair {
  static var pair: LayoutPair {
    LayoutPair(
      before: { list(["tide", "boats", "storm", "glass", "copper", "hours"], $0) },
      after: { list(["copper", "boats", "hours", "glass", "storm", "bus"], $0) },
      courses: courses)
  }

  private static func courses(_ ends: [String: PairEnds]) -> [String: PairCourse] {
    // One is gone before another row comes there, and one comes when another row has left.
    var courses = [
      "tide": PairCourse(fading: 0...0.7), "bus": PairCourse(fading: 0.3...1),
    ]
    // In a list that is mirrored the length goes below the title and the artist.
    for id in songs.keys where ends["\(id).length"]?.crosses == true {
      for part in ["title", "artist"] { courses["\(id).\(part)"] = PairCourse(aside: Point(0, -9)) }
      courses["\(id).length"] = PairCourse(aside: Point(0, 19))
    }
    return courses
  }

  private struct Song {
    let title: String
    let artist: String
    let length: String
    let color: Color
  }

  private static var songs: [String: Song] {
    [
      "boats": Song(
        title: "Paper Boats", artist: "The Lanterns", length: "3:42", color: Palette.blue),
      "storm": Song(
        title: "Slow Lightning", artist: "Mara Quill", length: "4:05", color: Palette.violet),
      "glass": Song(
        title: "Glass Orchard", artist: "Ninth Street", length: "2:58", color: Palette.green),
      "tide": Song(
        title: "Low Tide", artist: "Harbour Choir", length: "5:11", color: Color(12, 116, 132)),
      "copper": Song(
        title: "Copper Sky", artist: "The Lanterns", length: "3:27", color: Palette.amber),
      "hours": Song(
        title: "Small Hours", artist: "Odd Weather", length: "4:36", color: Palette.current.slate),
      "bus": Song(title: "Night Bus", artist: "Mara Quill", length: "3:19", color: Palette.red),
    ]
  }

  private static func list(_ ids: [String], _ canvas: PairCanvas) -> any Layout {
    InsetLayout(
      inset: 24,
      sublayout: VStack(spacing: 10, distribution: .fillEqualSize) {
        for id in ids { songs[id].map { row(id, $0, canvas) } }
      })
  }

  private static func row(_ id: String, _ song: Song, _ canvas: PairCanvas) -> any Layout {
    canvas.box(
      id, Palette.card, radius: 16, border: Palette.line,
      InsetLayout(
        insets: Insets(top: 8, left: 14, bottom: 8, right: 18),
        sublayout: HStack(spacing: 14) {
          canvas.avatar("\(id).cover", String(song.title.prefix(1)), song.color, side: 42)
          VStack(spacing: 2, distribution: .center, flexibility: .max) {
            canvas.label(
              "\(id).title", song.title, size: 16, weight: .semibold, color: Palette.ink)
            canvas.label("\(id).artist", song.artist, size: 13)
          }
          canvas.label(
            "\(id).length", song.length, size: 14, color: Palette.faint,
            alignment: .centerTrailing)
        }))
  }
}

extension PairEnds {
  /// True if it goes across its row.
  fileprivate var crosses: Bool { abs(from.frame.midX - to.frame.midX) > 1 }
}
