import Testing

@testable import Typesetting

/// Prose of the kind that lessons hold, in five languages.
private let prose: [String] = [
  """
  When memory runs short, every view controller gets didReceiveMemoryWarning. Up to iOS 5.1 a \
  controller that was not on screen lost its view, too: 5 calls later it is back. See :why.
  """,
  """
  Почти: 0,71. Переставьте только вызов 2 (loadView): view загрузится снова, когда её понадобится \
  показать, а не во время выгрузки. :why покажет расчёт — как это происходит, за 5 шагов.
  """,
  """
  他说：“这是一个很长的句子，标点不能出现在行首。”然后，他走了；我们（大家）都笑了。从 iOS 6 起，\
  调用 2 次；第 3 步——看提示：:hint 会说明……
  """,
  """
  Už jen 5 otázek, pak je lekce hotová – a v paměti nic nezbude. Řadič na iOS 5.1 ztratil view \
  při nedostatku paměti; „nejdelší“ nejneobhospodařovávatelnějšího slova se zlomí.
  """,
  """
  これは、とても長い日本語の文章です。「行頭に句読点」が来てはいけません。ちょっと待って、カーブ！\
  第4課では viewDidLoad が3回呼ばれます（iOS 5.1）。:hint を見てください。
  """,
]

private let widths = [20, 40, 80, 120]

@Suite struct WrappingTests {
  @Test(arguments: prose, widths)
  func noLineIsWiderThanTheScreen(text: String, width: Int) {
    for line in wrap([Run(text)], width: width, hanging: 2, theme: .plain) {
      #expect(displayWidth(line) <= width, "\(line)")
    }
  }

  @Test(arguments: prose, widths)
  func nothingButSpacesIsLost(text: String, width: Int) {
    let lines = wrap([Run(text)], width: width, hanging: 4, theme: .plain)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(arguments: prose, widths)
  func noLineBeginsOrEndsWithTheWrongMark(text: String, width: Int) {
    for line in wrap([Run(text)], width: width, theme: .plain) {
      let first = line.first.map(String.init) ?? ""
      let last = line.last.map(String.init) ?? ""
      #expect(!"、。，；：？！）」』”’–—·～〜ー々っゃゅょ".contains(first) || first.isEmpty, "\(line)")
      #expect(!"（「『《„".contains(last) || last.isEmpty, "\(line)")
    }
  }

  @Test(arguments: [
    "v 4.3", "в 4.3", "с 0", "(строка 2)", "(řádek 1)", "(line 12)", "chyba 9", "урок 4",
    "Řádek 4", "Řádky 4", "řádky 3", "řádcích 2", "Chyba 1",
  ])
  func aNumberStaysWithTheWordItBelongsTo(_ words: String) {
    for width in 20...40 {
      let text = "Patří jen do iOS a nikam jinam než \(words) a dál"
      let lines = wrap([Run(text)], width: width, theme: .plain)
      #expect(lines.contains { $0.contains(words) }, "\(lines)")
    }
  }

  @Test func japaneseKeepsPunctuationOffTheLineEnds() {
    let text = "これは、とても長い日本語の文章です。「行頭に句読点」が来てはいけません。ちょっと待って、カーブ！"
    #expect(
      wrap([Run(text)], width: 20, theme: .plain) == [
        "これは、とても長い日", "本語の文章です。「行", "頭に句読点」が来ては", "いけません。ちょっと", "待って、カーブ！",
      ])
  }

  @Test func chineseKeepsPunctuationOffTheLineEnds() {
    let text = "他说：“这是一个很长的句子，标点不能出现在行首。”然后，他走了；我们（大家）都笑了。"
    #expect(
      wrap([Run(text)], width: 20, theme: .plain) == [
        "他说：“这是一个很长", "的句子，标点不能出现", "在行首。”然后，他走", "了；我们（大家）都笑", "了。",
      ])
  }

  /// A text, and what must stand whole on one of its lines at every width that has room for it.
  @Test(arguments: [
    ("ここで3回呼ばれます", "3回"), ("次は第4課です", "第4課"), ("请看第 3 步的说明", "第 3 步"),
    ("zbývá jen 5 otázek", "5 otázek"), ("starts with iOS 5.1 here", "iOS 5.1"),
    ("type :swipe-back to go", ":swipe-back"), ("run it with --more-time", "--more-time"),
    ("ヒントは:hintです", ":hint"),
    ("提示：:give-up。", ":give-up。"), ("in Objective-C only", "Objective-C"),
    ("a screen of 320 × 480 points", "320 × 480"), ("nezůstane v paměti", "v paměti"),
    ("остаётся — потом", "остаётся —"), ("ровно 71 % верно", "71 %"),
    ("按合法的顺序输入调用 · :answer 答案", ":answer 答案"), ("順に入力・:hint ヒント", ":hint ヒント"),
    ("2013 年三戒1993的笔记", "三戒1993"),
  ])
  func whatBelongsTogetherStaysTogether(text: String, unit: String) {
    for width in displayWidth(unit)...displayWidth(text) {
      let lines = wrap([Run(text)], width: width, theme: .plain)
      #expect(lines.contains { $0.contains(unit) }, "\(width): \(lines)")
    }
  }

  @Test func numberThatNamesAVersionDoesNotBindTheNextWord() {
    #expect(
      wrap([Run("from iOS 6 onwards")], width: 10, theme: .plain) == ["from iOS 6", "onwards"])
  }

  @Test func anArrowIsNotBroken() {
    #expect(
      wrap([Run("one -> two -> three")], width: 12, theme: .plain) == ["one -> two", "-> three"])
  }

  @Test func codeIsNotBrokenAtItsSpaces() {
    let runs = [Run("then send "), Run("[vc view]", .code, isUnbreakable: true), Run(" twice")]
    #expect(wrap(runs, width: 15, theme: .plain) == ["then send", "[vc view] twice"])
  }

  @Test func codeLongerThanALineIsBrokenBetweenItsWords() {
    let code = "[vc presentViewController:detail animated:YES]"
    let runs = [Run("Send "), Run(code, .code, isUnbreakable: true), Run(".")]
    #expect(
      wrap(runs, width: 30, hanging: 2, theme: .plain) == [
        "Send", "  [vc presentViewController:", "  detail animated:YES].",
      ])
  }

  @Test func wordLongerThanALineIsBrokenHard() {
    #expect(wrap([Run("ab 0123456789")], width: 4, theme: .plain) == ["ab", "0123", "4567", "89"])
  }

  @Test func lineEndsAreKeptAndControlCharactersShown() {
    #expect(
      wrap([Run("one\n\ntwo\r\n\u{1B}[2J")], width: 20, hanging: 1, theme: .plain) == [
        "one", "", " two", " \\u{1B}[2J",
      ])
  }

  @Test func indentOfTheFirstLineIsKept() {
    let runs = [Run("  "), Run("extraordinarily", .code, isUnbreakable: true)]
    #expect(wrap(runs, width: 10, hanging: 2, theme: .plain) == ["  extraord", "  inarily"])
  }

  @Test func everyLineOfARunHasItsOwnEscapes() {
    #expect(
      wrap([Run("one two", .accent)], width: 4, theme: .coloured) == [
        "\u{1B}[36mone\u{1B}[0m", "\u{1B}[36mtwo\u{1B}[0m",
      ])
  }

  /// Most lines are ASCII and fit; letters beyond it take the long way to the same line.
  @Test(arguments: [
    ["  vc  ", "viewDidLoad"], ["vc", " ", "", "view"], [" ", "a"], ["ab ", "cd", " "],
    ["abcdef", "g"],
  ])
  func lineOfASCIIIsLaidOutAsAnyOther(texts: [String]) {
    func lines(_ texts: [String]) -> [String] {
      let runs = texts.enumerated().map { Run($1, $0.isMultiple(of: 2) ? .body : .accent) }
      return wrap(runs, width: 20, theme: .coloured)
    }
    for texts in [texts, texts.map { $0 + $0 }] {
      let long = lines(texts.map { $0.replacing("a", with: "á").replacing("v", with: "ν") })
      #expect(lines(texts) == long.map { $0.replacing("á", with: "a").replacing("ν", with: "v") })
    }
  }

  @Test func nothingIsOneEmptyLine() {
    #expect(wrap([], width: 20, theme: .plain) == [""])
  }
}
