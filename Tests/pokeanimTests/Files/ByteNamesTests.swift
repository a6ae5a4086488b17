import EngineSDL
import EngineTestSupport
import Foundation
import Testing

/// Names that are no text, in every option and variable that names a file or a folder: the file that
/// is meant is the one that is read or written.
@Suite struct ByteNamesTests {
  /// Lines of a shell; in them `p` is the program, `$n` a name that is no UTF-8 with a line break in
  /// it, and `$n.slides` a folder of slides.
  static let uses = [
    #"p render --canvas 9x9 --duration 0 -o "$n.png" && test -f "$n.png""#,
    #"p render --canvas 9x9 --duration 0.1 -o "$n-%d.bmp" && test -f "$n-0.bmp""#,
    #"p render --canvas 9x9 --duration 0.1 -o "$n.gif" && test -f "$n.gif""#,
    #"mkdir "$n" && p strip --canvas 9x9 -o "$n/$n.png" && test -f "$n/$n.png""#,
    #"ln -s "$n.b" "$n.svg" && p export --canvas 90x90 -o "$n.svg" --quiet && test -f "$n.b""#,
    #"TMPDIR=$n; export TMPDIR; mkdir "$n"; p render --canvas 9x9 --format gif -o - > a && test -s a"#,
    #"p new "$n-.slides" && test -f "$n-.slides/slides.json""#,
    #"p trace --duration 0 --slides "$n.slides" && p trace --duration 0 --slides "$n.slides/slides.json""#,
    #"cp boat.svg "$n.slides/$n.svg" && p trace --duration 0 --cards "$n.slides""#,
    #"p trace --slides "$n.slides" --record "$n.jsonl" && p replay --check "$n.jsonl" && p timeline --recording "$n.jsonl""#,
    #"echo "0 key Right" > "$n.txt" && p trace --script "$n.txt""#,
    #"p trace --duration 0 --font "$font" && cp "$font" "$n.otf" && p trace --duration 0 --font "$n.otf""#,
    #"mkdir "$n" && cp "$font" "$n/$n.otf" && POKEANIM_FONT="$n" p trace --duration 0"#,
    #"ln -s "$assets" "$n" && p trace --duration 0 --assets "$n""#,
    #"ln -s "$assets" "$n" && POKEANIM_ASSETS="$n" p trace --duration 0"#,
    #"ln -s "$assets/Vectors" "$n" && p selftest --vectors "$n""#,
    #"p icons -o "$n" && test -f "$n/16x16/apps/pokeanim.png""#,
    #"mkdir d && cd d && p render --canvas 9x9 --duration 0 -o "../$accent.png" && test -f "../$accent.png""#,
    #"mkdir d && p render --canvas 9x9 --duration 0.1 -o "d/$accent-%d.png" && test -f "d/$accent-0.png""#,
  ]

  @Test(arguments: uses) func theyNameTheFileThatIsMeant(_ use: String) throws {
    let folder = try TemporaryFolder()
    let starter = repositoryAssets().appendingPathComponent("Starter.slides")
    try FileManager.default.copyItem(
      at: starter.appendingPathComponent("boat.svg"),
      to: folder.url.appendingPathComponent("boat.svg"))
    let script = """
      n=$'a\\xff\\xc3\\n\\xed\\xa0\\x80'; accent=$'\\xcc\\x81'
      p() { "$program" "$@"; }
      cp -r "$starter" "$n.slides"
      ( \(use) ) > log && for name in *; do
        case $name in *$'\\xef\\xbf\\xbd'*) echo "$name is another name" >&2; exit 1; esac
      done
      """
    var run = ProgramRun(
      arguments: ["-c", script],
      environment: [
        "program": ProgramRun.path, "starter": starter.path, "assets": repositoryAssets().path,
        "font": try #require(try FontFinder().find()).file,
      ], folder: folder.url)
    run.program = "/bin/bash"
    let result = try run.run()
    #expect(result.code == 0, "\(result.errors)")
  }
}
