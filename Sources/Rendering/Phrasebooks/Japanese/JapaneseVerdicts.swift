import Sessions

// What is said about answers, and about where one stands in a lesson or a quiz.
extension Japanese {
  func sandboxRestored(lines: Int) -> String {
    "自由モードは前回のままです（\(lines)行）・:undo で取り消す・:goto で一覧"
  }

  func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? "このページはレッスンの状態から始まります。"
      : "このページはレッスンの状態から始まります。違っていたもの: \(names.joined(separator: "、"))"
  }

  var startsAgain: String {
    "ほかの行も入力されたので、ページの最初の状態から実行します。"
  }

  var objectiveCOnly: String {
    "Objective-C だけの課題です。Swift は所有者を自動で数えるので、同じことはできません。"
  }

  var setupIs: String { "このページで実行済みのコードです。" }

  func stepLeft(isLast: Bool) -> String {
    isLast ? "Return でレッスンを終えます。" : "Return で次へ進みます。"
  }

  var skippedTask: String { "飛ばしました。あとで復習に出ます。代わりに次のコードを実行しました。" }

  func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: "最後の行は :undo で取り消せます。"
    case .again: "ページを最初からやり直すには :again。"
    }
  }

  var resumedQuiz: String {
    "クイズを前回の続きから始めます。最初からやり直すには :again。"
  }

  func questionDone(isLast: Bool, hasScore: Bool) -> String {
    (isLast ? "Return で終わります" : "Return で次の問題へ") + (hasScore ? "・採点の内訳は :why" : "")
  }

  var askedAgain: String { "もう一度出題します。得点になるのは最初の解答です。" }

  func reviewing(_ number: Int, of count: Int) -> String {
    "復習 \(number)/\(count)・:leave で終了"
  }

  var answeredPrompt: String { "Return" }
  var answerShown: String { "解答です。この問題はあとで復習に出ます。" }
  var yours: String { "入力した順" }
  var rightOrder: String { "正しい順" }
  var firstDifference: String { "最初の違い" }

  func misplaced(_ calls: [String]) -> String {
    "位置が違うもの: \(calls.joined(separator: "、"))"
  }

  func repeated(_ calls: [String]) -> String {
    "2回以上書いたもの: \(calls.joined(separator: "、"))"
  }

  func working(_ phrase: WorkingPhrase) -> String {
    switch phrase {
    case .allRight: "すべて正解です。1点。"
    case .wholeOrderOnly: "順が全部合っているときだけ得点になります。"
    case .pairs(let kept, let count, let half):
      "\(count)組の前後関係のうち、\(kept)組が正しい順です"
        + (half.map { "（半分を超えた分が得点）" + worth($0) } ?? "。")
    case .kept(let kept, let count, let mean, let half):
      "\(count)個の呼び出しのうち、\(kept)個はそのままでよく、当て推量では平均\(mean.twoPlaces("."))個です"
        + (half.map(worth) ?? "。")
    case .extras(let count): "余分な呼び出しが\(count)個あり、同じ数だけ引きます。"
    case .nothingWrong: "このコードに間違いはないので、正解は 0 だけです。"
    case .found(let hits, let count): "\(count)個のうち\(hits)個を見つけました。"
    case .falseChoices(let count): "当てはまらないものを\(count)個選んだので、その分を引きます。"
    case .together(let score): "合わせて\(score.twoPlaces("."))点です。"
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(".")
    return "。0.5点のうち\(part)点。"
  }
}
