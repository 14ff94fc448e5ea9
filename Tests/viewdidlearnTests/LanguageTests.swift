import Foundation
import Testing

/// Commands without a prompt speak the learner's language; their JSON speaks English.
@Suite struct LanguageTests {
  private static let script = """
    :ios 5.1
    UIViewController *vc = [[UIViewController alloc] init];
    :owners vc
    if (vc.view) NSLog(@"%d", (int)[vc retainCount]);
    vc = nil;

    """

  @Test(arguments: [
    (
      "en",
      [
        "vc · UIViewController · owner: you",
        "line 4: a test for nil loaded the view of vc · mistake 2",
        "warning: retainCount is the number of owners",
        "leak: vc (UIViewController), count 1, created in line 2", "end: ok",
      ]
    ),
    (
      "ru",
      [
        "vc · UIViewController · владелец: вы", "строка 4: проверка на nil",
        "warning: retainCount\u{A0}— число владельцев",
        "утечка: vc (UIViewController), счётчик 1, создан в строке 2", "конец: без сбоев",
      ]
    ),
    (
      "cs",
      [
        "vc · UIViewController · vlastník: vy", "řádek 4: čtení vlastnosti view",
        "warning: retainCount je počet vlastníků",
        "únik: vc (UIViewController), počet referencí 1, vznik na řádku 2", "konec: v\u{A0}pořádku",
      ]
    ),
    (
      "zh",
      [
        "vc · UIViewController · 持有者：你", "第 4 行：", "warning: retainCount 是模型里的持有者个数",
        "泄漏：vc（UIViewController），引用计数是 1，在第 2 行创建", "结束：正常",
      ]
    ),
    (
      "ja",
      [
        "vc・UIViewController・所有者: このコード", "4行目: ", "warning: retainCount はこのモデルの所有者の数です",
        "リーク: vc（UIViewController）、参照カウント 1、2行目で作成", "終了: 正常",
      ]
    ),
  ])
  func aRunTellsItsEventsInTheLanguage(_ language: String, _ beginnings: [String]) throws {
    let ran = try run("run", "--language", language, "-", input: Self.script)
    let lines = ran.output.split(separator: "\n")
    for beginning in beginnings {
      #expect(lines.contains { $0.hasPrefix(beginning) }, "\(beginning) in \(ran.output)")
    }
  }

  @Test(arguments: ["ru", "ja"])
  func theJSONOfARunIsTheSameInEveryLanguage(_ language: String) throws {
    let own = try run("run", "--json", "--language", language, "-", input: Self.script)
    let english = try run("run", "--json", "--language", "en", "-", input: Self.script)
    #expect(own.output == english.output)
    #expect(english.output.contains("a test for nil loaded the view of vc"))
  }

  @Test(arguments: [
    ("en", "did not find expected ',' or ']'", "the file is empty"),
    ("ru", "не хватает ',' или ']'", "файл пуст"),
    ("cs", "chybí ',' nebo ']'", "soubor je prázdný"),
    ("zh", "缺少 ',' 或 ']'", "文件是空的"), ("ja", "',' か ']' がありません", "ファイルが空です"),
  ])
  func aBrokenQuizIsToldInTheLanguage(
    _ language: String, _ syntax: String, _ empty: String
  ) throws {
    let broken = try TemporaryFile(Array("a: [b, c\nd: 1\n".utf8), suffix: "yaml")
    let nothing = try TemporaryFile([], suffix: "yaml")
    let ran = try run("check", "--language", language, broken.path, nothing.path)
    #expect(ran.code == 1)
    #expect(ran.errors.contains("\(broken.path):2:2: error: \(syntax)\n"))
    #expect(ran.errors.contains("\(nothing.path):1:1: error: \(empty)\n"))
    let json = try run("check", "--json", "--language", language, broken.path)
    #expect(json.output.contains(#""message":"did not find expected ',' or ']'"}"#))
  }

  @Test(arguments: [
    ("en", "'truth' is no value"), ("ru", "'truth'\u{A0}— не значение"),
    ("cs", "'truth' není hodnota"),
    ("zh", "'truth' 不是值"), ("ja", "'truth' は値ではありません"),
  ])
  func answersThatAreNoJSONAreToldInTheLanguage(_ language: String, _ words: String) throws {
    let quiz = try TemporaryFile(
      Array(
        """
        format: 1
        id: q
        title: Q
        questions:
          - id: one
            kind: order
            prompt: Which?
            items: {a: loadView, b: viewDidLoad}
            sequence: [a, b]
        """.utf8), suffix: "yaml")
    let ran = try run("grade", "--language", language, quiz.path, "-", input: #"{"one": truth}"#)
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("<stdin>:1:9: error: "))
    #expect(ran.errors.hasSuffix(words + "\n"))
  }

  @Test(arguments: [
    ("en", "No such file or directory"), ("ru", "такого файла или папки нет"),
    ("cs", "takový soubor ani složka neexistuje"), ("zh", "没有这个文件或目录"),
    ("ja", "そのファイルやフォルダはありません"),
  ])
  func aMissingFileIsToldInTheLanguage(_ language: String, _ words: String) throws {
    for command in ["run", "lint", "check"] {
      let ran = try run(command, "--language", language, "no-such-file.yaml")
      #expect(ran.code == 1 && ran.errors.contains(words))
    }
  }
}
