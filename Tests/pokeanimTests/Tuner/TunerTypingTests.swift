import Engine
import EngineTestSupport
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// Numbers on the tuner's card that are typed.
@Suite struct TunerTypingTests {
  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    try #require(film.screen.tuner.panel)
  }

  private func text(_ film: FilmedScreen<App>) -> String? {
    film.screen.tuner.typing?.input.line.string
  }

  /// Strikes keys as a keyboard does, which writes what they stand for.
  private func type(_ text: String, _ film: FilmedScreen<App>) {
    for sign in text { film.frame(.key(Key(rawValue: String(sign))), .text(String(sign))) }
  }

  /// Every number of every kind, on every screen that has any.
  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery], TunerModel.Kind.allCases)
  func aPressSelectsANumberAndReturnSetsIt(_ screen: ScreenEntry, _ kind: TunerModel.Kind) throws {
    let film = try filmedTuner(on: screen)
    let title = try panel(film).model.title(of: kind)
    if try panel(film).model.kind != kind { try film.push(title) }
    film.wait(20)
    for parameter in try panel(film).parameters where parameter.isNumber {
      let before = try panel(film)
      let progress = film.screen.progress
      try film.push(parameter.numberID)
      #expect(try panel(film).model == before.model, "a press alone changes nothing")
      #expect(film.screen.takesText && film.screen.tuner.typing?.parameter == parameter)
      #expect(film.screen.tuner.typing?.input.line.selection.count == text(film)?.count)
      let wanted = parameter.step < 1 ? 0.35 : 7
      type(parameter.typedText(wanted), film)
      #expect(try panel(film).model == before.model, "not yet")
      film.frame(.key(.return))
      #expect(!film.screen.takesText)
      #expect(try panel(film).value(of: parameter) == wanted, "\(parameter)")
      #expect(film.screen.progress == progress && film.screen.current == screen)
    }
  }

  /// A spring in every form, on every size of card.
  @Test(arguments: SpringForm.allCases, [Size(960, 720), Size(390, 844), Size(480, 960)])
  func springsAreTypedInEveryForm(_ form: SpringForm, _ size: Size) throws {
    let film = try filmedTuner()
    film.frame(.resize(size))
    if try panel(film).model.kind != .spring { try film.push("Spring") }
    film.wait(20)
    let motion = try panel(film).model.type
    for _ in 0..<4 where try panel(film).model.form != form {
      try film.push(panel(film).layout.shape == .small ? TunerPart.forms.id : form.title)
      film.wait(20)
    }
    #expect(try panel(film).model.form == form && panel(film).model.type == motion)
    for parameter in try panel(film).parameters {
      let wanted = ["7", "0.35", "-0.35"][
        parameter == .stiffness ? 0 : parameter == .velocity ? 2 : 1]
      try film.push(parameter.numberID)
      type(wanted, film)
      film.frame(.key(.return))
      #expect(try panel(film).value(of: parameter) == Double(wanted), "\(parameter)")
    }
    #expect(film.screen.remembered.springs == (form == .duration ? nil : form))
    let next = try filmedTuner(film.screen.remembered)
    #expect(next.screen.tuner.form == form)
  }

  @Test func keysAreTheFieldsAlone() throws {
    let film = try filmedTuner()
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    let place = slides.place
    try film.push(TunerParameter.duration.numberID)
    type("0.8", film)
    #expect(text(film) == "0.8" && film.screen.change == nil, "no key steps or pauses")
    film.frame(.key(.return))
    #expect(slides.place == place && film.screen.change == nil)
    #expect(try panel(film).model[.duration] == 0.8)
    try film.push(TunerParameter.duration.numberID)
    for key: Key in [.space, .q, .t, .one, "L"] { film.frame(.key(key), .text(key.rawValue)) }
    #expect(!film.screen.wantsQuit && film.screen.tuner.isShown)
    #expect(film.screen.current == .onboarding)
  }

  @Test func tabGoesRoundAndEscTakesBack() throws {
    let film = try filmedTuner()
    let numbers = try panel(film).parameters.filter(\.isNumber)
    #expect(numbers.count > 1)
    try film.push(numbers[0].numberID)
    type("0.61", film)
    for number in numbers.dropFirst() + [numbers[0]] {
      film.frame(.key(.tab))
      #expect(film.screen.tuner.typing?.parameter == number)
    }
    #expect(text(film) == "0.61")
    film.frame(.key(.shiftTab))
    #expect(film.screen.tuner.typing?.parameter == numbers.last)
    film.frame(.key(.tab))
    type("1.5", film)
    film.frame(.key(.escape))
    #expect(!film.screen.takesText && film.screen.tuner.isShown)
    #expect(try panel(film).model[.duration] == 0.61)
  }

  @Test(arguments: [
    "", "abc", "1e3", "0", "-1", "61", "0.5.5", "5 m", "nan", "0x1", "1 /s",
    "1/0", "(1", "1)", "1+", "*2", "1 2", "60%", "1s*1s", "1s + 10%", "()",
  ])
  func whatCanNotBeIsRefusedInSight(_ typed: String) throws {
    let film = try filmedTuner()
    let before = try panel(film)
    try film.push(TunerParameter.duration.numberID)
    film.frame(.key(.backspace))
    type(typed, film)
    for key: Key in [.return, .tab] {
      film.frame(.key(key))
      film.wait(20)
      let panel = try panel(film)
      #expect(panel.typing?.isRefused == true && panel.typing?.line.string == typed)
      #expect(panel.model == before.model)
      #expect("\(film.screen.display())".contains("0.05 to 60 s"), "it says what can be")
    }
    type("9", film)
    #expect(try panel(film).typing?.isRefused == false, "until something else is typed")
    film.frame(.press(Point(100, 500)), .release)
    film.frame(.key(.escape))
    #expect(!film.screen.takesText)
  }

  @Test(arguments: [
    ("1,5", 1.5), (".5", 0.5), ("2.", 2), ("0.8 s", 0.8), ("800ms", 0.8), (" 1 ", 1),
    ("0.1234", 0.123), ("+0.4", 0.4), ("0.3*2", 0.6), ("250ms + 0.1", 0.35), ("1/3", 0.333),
    ("(0.4+0.2)*0.5", 0.3), ("0.1+0.2*2", 0.5), ("2 - 1 - 0.5", 0.5), ("8/2/4", 1),
    ("-(0.1 - 0.4)", 0.3), ("500 ms*60%", 0.3), ("2 × 0,25", 0.5), ("1s ÷ 4", 0.25),
    ("1s/1s", 1), ("50%*2", 1),
  ])
  func numbersAreReadAsPeopleWriteThem(_ typed: String, _ value: Double) {
    #expect(TunerParameter.duration.value(typed: typed, standard: 0.3) == value)
  }

  @Test func wholeNumbersAreWhole() {
    #expect(TunerParameter.count.value(typed: "4", standard: 1) == 4)
    #expect(TunerParameter.count.value(typed: "4.5", standard: 1) == nil)
    #expect(TunerParameter.y1.value(typed: "\u{2212}0.25", standard: 1) == -0.25)
    #expect(TunerParameter.count.value(typed: "3*2", standard: 1) == 6)
    #expect(TunerParameter.count.value(typed: "10%", standard: 1) == nil)
    #expect(TunerParameter.velocity.value(typed: "3 /s", standard: 1) == 3)
    #expect(TunerParameter.velocity.value(typed: "1/500ms", standard: 1) == 2)
    #expect(TunerParameter.velocity.value(typed: "1s", standard: 1) == nil)
    #expect(TunerParameter.damping.value(typed: "60%", standard: 1) == 0.6)
    #expect(TunerParameter.damping.value(typed: "50% + 0.1", standard: 1) == 0.6)
    #expect(TunerParameter.damping.value(typed: "0.5s", standard: 1) == nil)
  }

  /// Any sum of numbers is what it says, and without its last sign it is refused or another one.
  @Test func sumsAreWhatTheySay() {
    forAll(seeds: 0..<2000) { random in
      func sum(_ depth: Int) -> (text: String, value: Double) {
        guard depth > 0, random.int(in: 0...2) > 0 else {
          let number = Double(random.int(in: 1...99)) / 8
          return (PlainNumber.text(number), number)
        }
        let (a, b) = (sum(depth - 1), sum(depth - 1))
        switch random.int(in: 0...4) {
        case 0: return ("(\(a.text) + \(b.text))", a.value + b.value)
        case 1: return ("(\(a.text)-\(b.text))", a.value - b.value)
        case 2: return ("(\(a.text))*(\(b.text))", a.value * b.value)
        case 3: return ("(\(a.text))/(\(b.text))", a.value / b.value)
        default: return ("(-\(a.text))", -a.value)
        }
      }
      let (text, value) = sum(4)
      let read = TypedNumber(text)?.value
      let isRight = read.map { $0 == value || $0.isNaN && value.isNaN } ?? false
      #expect(isRight, "\(text) is \(value), not \(String(describing: read))")
    }
  }

  /// A number that its jumps don't allow is no number that is set silently.
  @Test func twoPlacesHaveOneJumpAtLeast() throws {
    let film = try filmedTuner()
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: "steps(3, jump-none) 0.75s")
    film.wait(20)
    try film.push(TunerParameter.count.numberID)
    type("1", film)
    film.frame(.key(.return))
    #expect(try panel(film).typing?.isRefused == true && panel(film).model[.count] == 3)
  }

  @Test func aPressElsewhereSetsWhatCanBe() throws {
    let film = try filmedTuner()
    try film.push(TunerParameter.duration.numberID)
    type("0.7", film)
    film.frame(.press(Point(100, 500)), .release)
    #expect(!film.screen.takesText)
    #expect(try panel(film).model[.duration] == 0.7)
    try film.push(TunerParameter.duration.numberID)
    type("0.9", film)
    try film.push(TunerPart.copy.id)
    #expect(!film.screen.takesText)
    #expect(try panel(film).model[.duration] == 0.9)
  }

  /// The keyboard comes to the sliders: a digit, or Return, begins to type.
  @Test(arguments: [Key.return, "4"]) func theKeyboardTypesToo(_ key: Key) throws {
    let film = try filmedTuner()
    let id = TunerPart.slider(0).id
    for _ in 0..<60 where film.focused?.key != id { film.frame(.key(.tab)) }
    #expect(film.focused?.key == id)
    film.frame(.key(key))
    #expect(film.screen.tuner.typing?.parameter == .duration)
    type("4", film)
    film.frame(.key(.return))
    #expect(try panel(film).model[.duration] == 4)
  }

  // MARK: Steps

  @Test(arguments: [
    (Key.up, 0.51), (.down, 0.49), ("Shift+Up", 0.6), ("Shift+Down", 0.4), ("Alt+Up", 0.501),
    ("Alt+Down", 0.499),
  ])
  func arrowsStepTheNumberThatIsTyped(_ key: Key, _ value: Double) throws {
    let film = try filmedTuner()
    try film.push(TunerParameter.duration.numberID)
    type("0.25*2", film)
    film.frame(.key(key))
    #expect(try panel(film).model[.duration] == value && text(film) == PlainNumber.text(value))
    #expect(film.screen.takesText, "and it is typed on")
    #expect(film.screen.tuner.typing?.input.line.selection.count == text(film)?.count)
    film.frame(.key(.return))
    #expect(try panel(film).model[.duration] == value)
  }

  @Test func stepsStopAtTheRangeAndEscTakesThemBack() throws {
    let film = try filmedTuner()
    let before = try panel(film).model
    try film.push(TunerParameter.duration.numberID)
    type("59.95", film)
    for _ in 0..<9 { film.frame(.key("Shift+Up")) }
    #expect(text(film) == "60")
    type("abc", film)
    film.frame(.key(.up))
    #expect(try panel(film).typing?.isRefused == true && text(film) == "abc")
    film.frame(.key(.escape))
    #expect(try panel(film).model == before && film.screen.tuner.isShown)
  }

  /// Over a number, its name or its slider; and nothing below the card scrolls.
  @Test func theWheelStepsWhatItIsOver() throws {
    let film = try filmedTuner()
    let before = try panel(film).model[.duration]
    var value = before
    for id in [
      TunerParameter.duration.numberID, TunerParameter.duration.nameID, TunerPart.slider(0).id,
    ] {
      film.frame(.wheel(at: try film.middle(of: id), by: Point(0, -60)))
      value += 0.01
      #expect(try abs(panel(film).model[.duration] - value) < 1e-9, "\(id)")
    }
    let place = try film.middle(of: TunerPart.slider(0).id)
    for _ in 0..<4 { film.frame(.wheel(at: place, by: Point(0, 45))) }
    #expect(try abs(panel(film).model[.duration] - before) < 1e-9, "three notches in four parts")
    let all = try panel(film)
    film.frame(.wheel(at: try film.middle(of: TunerPart.graph.id), by: Point(0, -600)))
    #expect(try panel(film) == all)
    film.frame(.wheel(at: Point(100, 400), by: Point(0, -600)))
    #expect(try panel(film).model == all.model, "beside the card it is the screen's")
  }

  /// Every number of every kind.
  @Test(arguments: TunerModel.Kind.allCases)
  func aHandDrawsANumberByItsName(_ kind: TunerModel.Kind) throws {
    let film = try filmedTuner()
    let title = try panel(film).model.title(of: kind)
    if try panel(film).model.kind != kind { try film.push(title) }
    film.wait(20)
    for parameter in try panel(film).parameters where parameter.isNumber {
      let (before, unit) = (try panel(film), try panel(film).layout.unit)
      let name = try film.middle(of: parameter.nameID)
      film.frame(.press(name))
      #expect(try panel(film).model == before.model && !film.screen.takesText)
      film.frame(.move(name + Point((3 + 4 * parameter.pointsPerStep) * unit, 5)))
      let drawn = try panel(film).value(of: parameter)
      #expect(abs(drawn - before.value(of: parameter) - 4 * parameter.step) < 1e-9, "\(parameter)")
      film.frame(.move(name))
      film.frame(.release)
      #expect(try panel(film).model == before.model && !film.screen.takesText)
      film.frame(.press(name), .release)
      #expect(film.screen.tuner.typing?.parameter == parameter, "a press types")
      film.frame(.key(.escape))
    }
  }

  /// The text lies in its field, and the field in the card.
  @Test(arguments: [Size(320, 480), Size(800, 600), Size(1920, 1080)])
  func theCaretIsSeen(_ size: Size) throws {
    let film = try filmedTuner()
    film.frame(.resize(size))
    film.wait(20)
    for parameter in try panel(film).parameters where parameter.isNumber {
      try film.push(parameter.numberID)
      film.wait(3)
      let caret = try #require(film.screen.caret)
      #expect(try panel(film).layout.frame.contains(caret.center))
      film.frame(.key(.escape))
    }
  }

  // MARK: What it shows

  @Test func itBeginsWithTheTitleAndNotWithTheGround() throws {
    let film = try filmedTuner()
    #expect(try panel(film).name == "creatureTitle")
  }

  /// Opened after a change, or in it, it shows what went farthest and is there; what was pressed if
  /// that took part; and while it is scrubbed it stays the same.
  @Test func itBeginsWithWhatWasMovedOrPressed() throws {
    let film = try filmedTuner()
    film.frame(.key(.t))
    film.frame(.key(.right))
    film.wait(200)
    film.frame(.key(.t))
    #expect(try panel(film).name == "cuteTitle")
    film.frame(.key(.t))
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    let image = try film.middle(of: "cuteImage")
    film.frame(.press(image), .release)
    film.wait(60)
    film.frame(.key(.t))
    #expect(try panel(film).name == "cuteImage")
    film.wait(30)
    for way in stride(from: 0.0, through: 300, by: 20) {
      film.frame(way == 0 ? .press(Point(400, 600)) : .move(Point(400 - way, 600)))
      #expect(try panel(film).name == "cuteImage")
    }
    film.frame(.release)
    film.wait(200)
    #expect(try panel(film).name == "cuteImage" && slides.place == 2)
  }
}
