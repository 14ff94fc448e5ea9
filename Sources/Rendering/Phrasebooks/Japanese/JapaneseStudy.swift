import Curriculum
import Mistakes
import Sessions

extension Japanese {
  func lessonHeading(number: Int, title: String) -> String { "第\(number)課 \(title)" }

  var resumedHere: String {
    "前回はここまででした。自由モードへは :leave、この場所を忘れるには :never-resume。"
  }

  func invitation(_ task: LessonPage.Task) -> String {
    switch task {
    case .read: "Return で次へ・:back 戻る・:skip 飛ばす"
    case .run: "Return で実行・自分で入力してもよい"
    case .task: "課題: コードを入力・:hint ヒント・:skip 飛ばす"
    case .quiz: "問題"
    }
  }

  func stepDone(isLast: Bool) -> String {
    isLast ? "最後のステップまで来ました。Return でレッスンを終えます。" : "できました。Return で次へ進みます。"
  }

  func lack(_ lack: LackPhrase) -> String {
    switch lack {
    case .call(let call): "\(call) がまだ呼ばれていません。"
    case .repeated(let call, let number): "\(number)回目の \(call) がまだ呼ばれていません。"
    case .sentByHand(let call): "\(call) を送ったのはあなたのコードです。ここでは UIKit から送られる必要があります。"
    case .restarted: "アプリが起動し直され、課題の対象がなくなりました。"
    case .mistake(let name): "この方法では「\(name)」という間違いになります。"
    case .unwanted(let call): "\(call) は余分な呼び出しです。"
    case .line(let line): "'\(line)' がまだ出力されていません。"
    case .alive(let name): "\(name) はまだ解放されていません。"
    case .owners(let name, let count, let wanted):
      "\(name) の所有者はまだ\(things(count))です。\(things(wanted))にしてください。"
    }
  }

  /// 1つ to 9つ, then 10個.
  private func things(_ count: Int) -> String {
    (1...9).contains(count) ? "\(count)つ" : "\(count)個"
  }

  func help(remaining: Int) -> String {
    switch remaining {
    case 0: "解答を見たので、あとで復習に出ます。"
    case 1: "残りは解答だけです（:answer）。ヒントを使ったところは、あとで復習に出ます。"
    default:
      "ヒントはあと\(remaining)つで、最後は解答です。ヒントを使ったところは、あとで復習に出ます。"
    }
  }

  var answerIs: String { "書き方の例です。" }

  func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { number in "次のレッスンは :learn\u{A0}\(number)。" } ?? "クイズは :quiz、レッスンの一覧は :learn。"
    guard let first = end.left.first else { return "「\(end.title)」を終えました。" + next }
    let steps = end.left.map { String($0) }.joined(separator: "、")
    return
      "「\(end.title)」の最後まで来ました。まだのステップ: \(steps)（:learn\u{A0}\(end.number)\u{A0}\(first) で戻れます）。"
      + next
  }

  func questionHeading(
    number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?
  ) -> String {
    let kind = if case .order = view { "呼び出し順" } else { "分類" }
    return (["\(count)問中 問\(number)", kind] + (ios.map { ["iOS \($0)"] } ?? []))
      .joined(separator: "・")
  }

  func invitation(_ kind: QuestionView.Kind) -> String {
    switch kind {
    case .order(_, _, hasDistractors: true):
      "番号か名前を順に、呼ばれないものは除いて入力・:hint ヒント・:skip 飛ばす"
    case .order: "番号か名前を順に入力・:hint ヒント・:skip 飛ばす"
    case .classify: "間違いの番号を入力、なければ 0・:hint ヒント・:skip 飛ばす"
    }
  }

  var orderPrompt: String { "順番" }
  var classifyPrompt: String { "間違い" }
  var right: String { "正解です。" }
  func wrong(score: Double) -> String {
    "違います（得点 \(score.twoPlaces("."))）。"
  }
  func almost(score: Double) -> String {
    "あと一歩です（得点 \(score.twoPlaces("."))）。"
  }
  func move(_ calls: [String]) -> String { "位置が違うもの: \(calls.joined(separator: "、"))" }
  func missing(_ calls: [String]) -> String { "足りません: \(calls.joined(separator: "、"))" }
  func extra(_ calls: [String]) -> String { "余分な呼び出し: \(calls.joined(separator: "、"))" }

  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    var parts: [String] = []
    if !hits.isEmpty { parts.append("見つけた: \(hits.joined(separator: "、"))") }
    if !falseChoices.isEmpty {
      parts.append("このコードにはない: \(falseChoices.joined(separator: "、"))")
    }
    if !missed.isEmpty { parts.append("見落とした: \(missed.joined(separator: "、"))") }
    return parts.joined(separator: "・")
  }

  func quizDone(title: String, score: Double, of count: Int) -> String {
    "\(title.isEmpty ? "復習" : title): \(count)問で\(score.twoPlaces("."))点。"
      + (score < Double(count) ? "正解でなかった問題は :review でもう一度解けます。" : "")
  }

  var lessonsHeading: String { "レッスン・:learn と番号か名前で開く" }
  var quizzesHeading: String { "クイズ・:quiz と番号か名前で開く" }

  func lessonLine(_ summary: LessonSummary) -> String {
    "ステップ \(summary.stepsDone)/\(summary.stepCount)"
  }

  func quizLine(_ summary: QuizSummary) -> String {
    let count = "\(summary.questionCount)問"
    return summary.score.map { "\(count)・得点 \($0.twoPlaces("."))" } ?? count
  }

  func broken(_ folders: [String]) -> String {
    "使えないレッスン: \(folders.joined(separator: "、"))。理由は viewdidlearn check が示します。"
  }

  func progress(lines: Int, toReview: Int) -> String {
    "実行した行 \(lines)・復習待ち \(toReview)件"
  }

  func mistake(_ mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad: "view がロードされる前にアウトレットを使う"
    case .needlessLoad: "表示しないのに view をロードする"
    case .viewsInInitializer: "イニシャライザでビューを作る"
    case .oneInitializerOnly: "nib のビューなのに initWithFrame: だけで設定する"
    case .loadedOnce: "viewDidLoad が一度しか呼ばれないつもりで書く"
    case .resetOnReload: "viewDidLoad でユーザーの設定を初期値に戻す"
    case .earlySizes: "表示サイズが決まる前にサイズを使う"
    case .emptyUnload: "手放すものがあるのに viewDidUnload が空"
    case .outletKeptInUnload: "viewDidUnload で所有しているアウトレットを手放さない"
    case .stateLostInUnload: "viewDidUnload でユーザーの入力を失う"
    case .stateInOutlet: "状態がアウトレットにしかない"
    case .memoryHeldThroughWarning: "作り直せるメモリを警告のあとも持ち続ける"
    }
  }
}
