import EngineTestSupport

/// Slides of a stranger, at random: boxes, words and a few pictures, which turn, fade and wait, and of
/// which some are on several slides.
enum RandomDocument {
  /// Writes three slides of so many elements in all, and their pictures.
  static func write(
    elements count: Int, seed: UInt64 = 56, into folder: TemporaryFolder
  ) throws {
    var random = SeededGenerator(seed: seed)
    for picture in pictures { try folder.file(picture, drawing) }
    let slides = (0..<3).map { slide in
      (slide * count / 3..<(slide + 1) * count / 3).map { index in
        // Every third element of a slide is one that the slide before has, too.
        let other = index - count / 3
        let name = index % 3 == 0 && other < slide * count / 3 && other >= 0 ? other : index
        return element("e\(name)", kind: name % 8, &random)
      }
    }
    let text = slides.map { #"{"elements": [\#($0.joined(separator: ",\n"))]}"# }
    try folder.file("slides.json", #"{"slides": [\#(text.joined(separator: ","))]}"#)
  }

  private static let pictures = ["a.svg", "b.svg"]
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\
    <circle cx="5" cy="5" r="4" fill="teal"/><path d="M2 6 L5 9 L8 6" stroke="black"/></svg>
    """

  private static func element(
    _ id: String, kind: Int, _ random: inout SeededGenerator
  ) -> String {
    let (width, height) = (random.int(in: 8...90), random.int(in: 8...60))
    let (x, y) = (random.int(in: 0...480 - width), random.int(in: 0...960 - height))
    let shown =
      switch kind {
      case 0: #""picture": "\#(random.element(of: pictures))""#
      case 1, 2, 3:
        #""text": "word \#(random.int(in: 0...99))", "size": \#(random.int(in: 8...20))"#
      default: ##""fill": "#\##(random.int(in: 100...999))", "radius": \##(random.int(in: 0...9))"##
      }
    return #"{"id": "\#(id)", "frame": [\#(x), \#(y), \#(width), \#(height)], \#(shown), "#
      + #""opacity": \#(random.element(of: [1, 0.8, 0.5])), "motion": \#(motion(&random))}"#
  }

  private static func motion(_ random: inout SeededGenerator) -> String {
    let time = #""duration": 0.\#(random.int(in: 2...9)), "delay": 0.\#(random.int(in: 0...3))"#
    let curve = random.element(of: [
      #""curve": "ease-out""#, #""curve": "cubic-bezier(0.2, 0, 0, 1)""#,
      #""spring": {"damping": 0.6}"#,
    ])
    let moves = ["\"fade\"", #"{"scale": 0.5}"#, #"{"rotate": 40}"#, #"{"up": 90}"#]
    let (enter, leave) = (random.element(of: moves), random.element(of: moves))
    return #"{\#(time), \#(curve), "enter": [\#(enter)], "leave": [\#(leave)]}"#
  }
}
