import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The commands on a Swift file: real runs.
@Suite struct PlayedCommandTests {
  @Test func everyCommandPlaysItTheSameTwice() throws {
    let file = try PlayedFile(PlayedFile.card)
    let commands = [
      ["trace"], ["timeline"], ["render", "-o", "a.gif", "--canvas", "320x240", "--fps", "20"],
      ["strip", "-o", "a.png", "--canvas", "320x240"], ["export", "-o", "a.html"],
      ["export", "-o", "a.json"], ["export", "-o", "a.svg"],
    ]
    for command in commands {
      var (outputs, files) = ([String](), [Data]())
      for _ in 0..<2 {
        let arguments = [command[0], file.name] + command.dropFirst()
        let run = try ProgramRun(
          arguments: arguments, environment: PlayedFile.environment, folder: file.folder.url
        ).run()
        #expect(run.code == 0, "\(command): \(run.errors)")
        outputs.append(run.output)
        if let index = command.firstIndex(of: "-o") {
          files.append(
            try Data(contentsOf: file.folder.url.appendingPathComponent(command[index + 1])))
        }
      }
      #expect(outputs[0] == outputs[1], "\(command)")
      #expect(files.isEmpty || files[0] == files[1] && !files[0].isEmpty, "\(command)")
    }
  }

  @Test func aTraceTellsWhereViewsAre() throws {
    let file = try PlayedFile(PlayedFile.card)
    let lines = try file.run("trace", file.name).output.split(separator: "\n")
    #expect(lines.first?.contains(#""key":"card","frame":[380,300,200,120]"#) == true)
    #expect(lines.last?.contains(#""key":"card","frame":[380,180,200,120]"#) == true)
  }

  /// A script finds views by their ids, and what is recorded is shown again by the same code alone.
  @Test func aRecordingIsATestOfTheCode() throws {
    let file = try PlayedFile(PlayedFile.card)
    _ = try file.folder.file("hand.txt", "0 drag card up 60\n")
    let made = try file.run("trace", file.name, "--script", "hand.txt", "--record", "a.jsonl")
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output.contains("[380,240,200,120]"), "half of the way by the hand")
    let same = try file.run("replay", "a.jsonl", "--check", "--swift", file.name)
    #expect(same.code == 0, "\(same.errors)")
    try file.save(PlayedFile.card.replacingOccurrences(of: "108, 247", with: "108, 40"))
    let other = try file.run("replay", "a.jsonl", "--check", "--swift", file.name)
    #expect(other.code == 1 && other.errors.contains("frame"), "\(other.errors)")
  }

  // MARK: Running a Swift file runs its code

  @Test func aRecordingAloneRunsNoCode() throws {
    let file = try PlayedFile(PlayedFile.card)
    #expect(try file.run("trace", file.name, "--record", "a.jsonl").code == 0)
    for command in [["replay", "a.jsonl", "--check"], ["timeline", "--recording", "a.jsonl"]] {
      let run = try ProgramRun(
        arguments: command, environment: PlayedFile.environment, folder: file.folder.url
      ).run()
      #expect(run.code == 2, "\(command)")
      #expect(run.errors.contains("running a Swift file runs its code"), "\(run.errors)")
    }
  }

  @Test func aFolderWithSlidesIsADocumentWhateverElseLiesInIt() throws {
    let file = try PlayedFile("import Glibc\nputs(\"it has run\")\n", named: "Bad.swift")
    _ = try file.folder.file(
      "slides.json",
      #"{"slides": [{"name": "a", "elements": [{"id": "x", "frame": [0, 0, 9, 9], "fill": "red"}]}]}"#
    )
    let run = try file.run("trace", ".", "--duration", "0")
    #expect(run.code == 0, "\(run.errors)")
    #expect(!(run.output + run.errors).contains("it has run"))
    #expect(run.output.contains(#""key":"x""#))
  }

  // MARK: What goes wrong

  @Test(arguments: [
    ("let x: Int = \"a\"", "Card.swift:1:14: error: cannot convert value"),
    ("let x = 1", "there is nothing to show"),
    (
      "import Engine\nfinal class A: StageScreen {}\nfinal class B: StageScreen {}",
      "there are 2 things to show: A (line 2), B (line 3); choose one with --type"
    ),
    ("let a = [1]\nprint(a[a.count + 6])", "Card.swift:2: Index out of range"),
    ("fatalError(\"on purpose\")", "Card.swift:1: on purpose"),
    ("import Glibc\nexit(7)", "the code ended its process, with exit(7)"),
    ("func f() async {}\nawait f()", "an “await” outside of functions"),
    ("while true {}", "Card.swift:1: it goes on and on"),
    ("func f(_ n: Int) -> Int { f(n + 1) + f(n) }\nprint(f(1))", "the code went too deep"),
    ("import NotThere", "no such module 'NotThere'"),
  ])
  func mistakesAreToldAndEndTheCommand(_ text: String, _ words: String) throws {
    let file = try PlayedFile(text)
    let run = try file.run("trace", file.name)
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func whatCodePrintsIsOnTheTerminalAlsoBeforeATrap() throws {
    let file = try PlayedFile("print(\"one\")\nlet a: [Int] = []\nprint(a[0])")
    let run = try file.run("trace", file.name)
    #expect(run.errors.contains("one\n") && run.output.isEmpty, "\(run.errors)")
  }

  /// More than a pipe holds, and what only looks like a trap's words.
  @Test func whatCodeSaysOnItsErrorsIsToldWhole() throws {
    let file = try PlayedFile(
      """
      import Engine
      import Glibc
      for number in 0..<4000 {
        let line = "Sources/Swift/é \\(number) " + String(repeating: "x", count: 60) + "\\n"
        write(2, line, line.utf8.count)
      }
      Playground.show(View(frame: Rect(0, 0, 9, 9), key: "card"))
      """)
    let run = try file.run("trace", file.name, "--duration", "0")
    #expect(run.code == 0 && run.output.contains("card"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4000 && lines.last?.contains("é 3999 x") == true)
  }

  /// The changes of a recording are those that its code makes.
  @Test func aRecordingsChangesAreTold() throws {
    let file = try PlayedFile(PlayedFile.card)
    #expect(try file.run("trace", file.name, "--record", "a.jsonl").code == 0)
    let run = try file.run("timeline", "--recording", "a.jsonl", "--swift", file.name)
    #expect(run.code == 0 && run.output.contains("card  position"), "\(run.errors)")
  }

  @Test func anotherTypeIsChosenByItsName() throws {
    let two = "final class A: StageScreen {}\n"
    let file = try PlayedFile(PlayedFile.card + "\n" + two)
    let run = try file.run("trace", file.name, "--type", "CardScreen", "--duration", "0")
    #expect(run.output.contains("card"), "\(run.errors)")
    let wrong = try file.run("trace", file.name, "--type", "CardScren")
    #expect(wrong.code == 1 && wrong.errors.contains("did you mean “CardScreen”?"))
  }

  // MARK: What a file may hold

  @Test(arguments: [
    (
      "top-level code",
      """
      import Engine
      let card = View(frame: Rect(0, 0, 120, 160), backgroundColor: .red, key: "card")
      Playground.show(card)
      Playground.play(.translate(card, to: Point(200, 0), in: 1))
      """, "[620,280,120,160]"
    ),
    (
      "an animation",
      """
      import Engine
      let box = View(frame: Rect(0, 0, 100, 100), backgroundColor: .red, key: "card")
      let slide = Animation.translate(box, to: Point(100, 0), in: 1)
      """, "[530,310,100,100]"
    ),
    (
      "two layouts",
      """
      import Engine
      let before = SizeLayout<View>(width: 100, height: 100, viewReuseId: "card", config: { _ in })
      let after = SizeLayout<View>(
        width: 60, height: 60, alignment: .bottomTrailing, viewReuseId: "card", config: { _ in })
      """, "[900,660,60,60]"
    ),
    (
      "a description",
      """
      import Engine
      struct Card: NodeDescription, NodeDescriptionProps {
        var key: String? = "card"
        var appearance = Appearance(frame: Rect(10, 20, 30, 40), backgroundColor: .red)
      }
      """, "\"views\":[]"
    ),
  ])
  func whatIsDeclaredIsShown(_ kind: String, _ text: String, _ end: String) throws {
    let file = try PlayedFile(text)
    let run = try file.run("trace", file.name)
    #expect(run.code == 0 && run.output.contains("\"key\":\"card\""), "\(kind): \(run.errors)")
    #expect(
      run.output.split(separator: "\n").last?.contains(end) == true,
      "\(kind): \(run.output.suffix(300))")
  }

  /// The screens of the examples are what a stranger's file is.
  @Test(arguments: ["Card", "Layouts", "Postcards", "Rail", "Shelf", "Springs", "Welcome"])
  func theExamplesScreensArePlayed(_ name: String) throws {
    let example = repositoryRoot().appendingPathComponent(
      "Examples/Sources/\(name)/\(name)Screen.swift")
    let file = try PlayedFile(
      String(contentsOf: example, encoding: .utf8), named: "\(name)Screen.swift")
    let picture = try file.run(
      "render", file.name, "--canvas", "320x240", "--duration", "0", "-o", "a.png")
    #expect(picture.code == 0, "\(picture.errors)")
    let trace = try file.run("trace", file.name, "--duration", "0.2", "--fps", "10")
    #expect(trace.code == 0 && trace.output.split(separator: "\n").count == 3, "\(trace.errors)")
  }

  /// In a room that is too small for it what code shows is smaller.
  @Test func aViewThatHasNoRoomIsShownSmaller() throws {
    let file = try PlayedFile(
      """
      import Engine
      let page = View(frame: Rect(0, 0, 400, 800), backgroundColor: .red, key: "page")
      Playground.show(page)
      """)
    let run = try file.run("trace", file.name, "--canvas", "400x400", "--duration", "0")
    #expect(run.output.contains(#""frame":[100,0,200,400]"#), "\(run.output)\(run.errors)")
  }

  @Test func aFolderOfFilesIsOneProgram() throws {
    let file = try PlayedFile(
      PlayedFile.card.replacingOccurrences(of: "Color(74, 108, 247)", with: "Brand.blue"))
    _ = try file.folder.file(
      "Brand.swift", "import Engine\n\nenum Brand { static let blue = Color(1, 2, 3) }\n")
    let run = try file.run("trace", ".", "--duration", "0")
    #expect(run.code == 0 && run.output.contains("[1,2,3,1]"), "\(run.errors)")
  }
}
