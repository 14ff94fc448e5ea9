import Curriculum
import Diagnostics
import Testing

struct GlossaryTests {
  private static let names = "en: view, ru: вью, zh: 视图, cs: view, ja: ビュー"

  @Test func termsHaveNamesAndWhatTheSourcesSay() throws {
    let text = """
      terms:
        - id: view
          \(Self.names.replacing(", ", with: "\n    "))
          sources: {cs: rámec}
          meaning: {en: What is seen}
        - {id: outlet, en: outlet, ru: аутлет, zh: 插座变量, cs: outlet, ja: アウトレット}
      """
    let reading = Glossary.read(SourceText(text))
    #expect(reading.diagnostics.isEmpty)
    let glossary = try #require(reading.value)
    #expect(glossary["view"]?.names[.ja] == "ビュー")
    #expect(glossary["view"]?.sources == [.cs: "rámec"])
    #expect(glossary["view"]?.meaning?[.en]?.text == "What is seen")
    #expect(glossary["outlet"]?.names[.ru] == "аутлет")
    #expect(glossary.translationDiagnostics().count == 4)
  }

  @Test(arguments: [
    "outlets", "аутлеты", "аутлетов", "outlety", "outletech", "счётчики", "ｏｕｔｌｅｔ", "ｱｳﾄﾚｯﾄ",
    "c\u{30C}i\u{301}tac\u{30C}e",
  ])
  func aTermIsFoundInAnyNumberAndWidth(word: String) throws {
    let text = """
      terms:
        - {id: out, en: outlet, ru: аутлет, zh: 插座变量, cs: outlet, ja: アウトレット}
        - {id: count, en: counter, ru: счётчик, zh: 计数, cs: čítač, ja: カウント}
      """
    let glossary = try #require(Glossary.read(SourceText(text)).value)
    #expect(glossary.term(called: word) != nil)
  }

  @Test(arguments: ["outlet", "аутлет", "插座变量", "アウトレット", "Outlet", "счетчик", "розетка"])
  func aTermIsFoundByWhatItIsCalledAnywhere(word: String) throws {
    let text = """
      terms:
        - {id: out, en: outlet, ru: аутлет, zh: 插座变量, cs: outlet, ja: アウトレット}
        - {id: count, en: count, ru: счётчик, zh: 计数, cs: počet, ja: カウント, sources: {ru: розетка}}
      """
    let glossary = try #require(Glossary.read(SourceText(text)).value)
    #expect(glossary.term(called: word) != nil)
    #expect(glossary.term(called: "view") == nil)
  }

  private static let several = """
    terms:
    - {id: leak, en: leak, ru: утечка, zh: 内存泄漏, cs: únik paměti, ja: リーク}
    - {id: warning, en: memory warning, ru: предупреждение, zh: 内存警告, cs: varování o nedostatku paměti, ja: メモリ警告}
    - {id: view, en: view, ru: вью, zh: 视图, cs: view, ja: ビュー}
    - {id: controller, en: controller, ru: контроллер, zh: 控制器, cs: controller, ja: ビューコントローラ}
    - {id: retain, en: retain, ru: удержать, zh: 持有, cs: podržet, ja: 所有する, meaning: {en: It owns what another may hold, ja: 画面に出るもの}}
    """

  /// Without accents, by the beginning of any of its words, in either kana, with a longer last vowel.
  @Test(arguments: [
    ("unik pameti", ["leak"]), ("PAMET", ["leak", "warning"]), ("varov", ["warning"]),
    ("nedostatek", []), ("りーく", ["leak"]), ("びゅー", ["view"]), ("ﾋﾞｭｰ", ["view"]),
    ("ビューコントローラー", ["controller"]), ("内存", ["leak", "warning"]), ("警告", ["warning"]),
    ("предупр", ["warning"]), ("ｖｉｅ", ["view"]), ("v", []), ("", []),
  ])
  func aTermIsFoundByWhatIsRememberedOfIt(_ word: String, _ ids: [String]) throws {
    let glossary = try #require(Glossary.read(SourceText(Self.several)).value)
    #expect(glossary.terms(called: word).map(\.id.value) == ids)
  }

  /// First those whose meaning speaks of it, then what is spelt most like it.
  @Test(arguments: [
    ("画面", ["retain"]), ("another", ["retain"]), ("contoler", ["controller"]),
    ("retian", ["retain"]), ("xyz", []), ("", []),
  ])
  func whatComesNearIsKnown(_ word: String, _ ids: [String]) throws {
    let glossary = try #require(Glossary.read(SourceText(Self.several)).value)
    #expect(glossary.terms(near: word).map(\.id.value) == ids)
  }

  /// One letter looks like many terms, and means none of them.
  @Test(arguments: ["ロ", "s", "в"]) func oneLetterComesNearToNothing(_ word: String) throws {
    let glossary = try #require(Glossary.read(SourceText(Self.several)).value)
    #expect(glossary.terms(near: word).isEmpty)
  }

  @Test(arguments: ["ARC", "arc", "アーク", "しょゆう", "p"])
  func aTermIsFoundByEachOfItsSpellings(_ word: String) throws {
    let text = """
      terms:
        - {id: other, en: param, ru: араматура, zh: 其他, cs: arch, ja: あーち}
        - {id: count, \(Self.names), also: [ARC, アーク, しょゆう, p]}
      """
    let glossary = try #require(Glossary.read(SourceText(text)).value)
    #expect(glossary.terms(called: word).map(\.id.value) == ["count"])
  }

  @Test(arguments: [
    Broken(1, 1, .emptyFile, in: ""),
    Broken(1, 1, .missingKey("terms"), in: "format: 1\n"),
    Broken(1, 9, .unknownFormat("3", known: ["1"]), in: "format: 3\nterms: []\n"),
    Broken(1, 9, .missingTranslation(.ja), in: "terms: [{id: a, en: a, ru: a, zh: a, cs: a}]\n"),
    Broken(1, 10, .unknownKey("idd"), suggestion: "id", in: "terms: [{idd: x, id: a, \(names)}]\n"),
    Broken(
      1, 20, .expected(.mapping),
      in: "terms: [{sources: [], id: a, \(names)}]\n".replacing("[]", with: " []")),
    Broken(1, 20, .unknownLanguage("de"), in: "terms: [{sources: {de: b}, id: a, \(names)}]\n"),
    Broken(
      3, 10, .duplicateID("a", first: SourceRange(16, 17)),
      in: "terms:\n  - {id: a, \(names)}\n  - {id: a, \(names)}\n"),
  ])
  func aBrokenGlossaryIsToldWhere(broken: Broken) {
    broken.check(Glossary.read(SourceText(broken.text)).diagnostics)
  }
}
