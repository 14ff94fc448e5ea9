import Grading
import Orders
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

  func working(_ working: OrderWorking) -> [String] {
    if working.isCorrect { return ["すべて正解です。1点。"] }
    let score = working.score.twoPlaces(".")
    let guess = (working.guess * Double(working.items)).twoPlaces(".")
    let pairs = "\(working.pairCount)組の前後関係のうち、\(working.pairsKept)組が正しい順です（半分を超えた分が得点）"
    let keep = "\(working.items)個の呼び出しのうち、\(working.kept)個はそのままでよく、当て推量では平均\(guess)個です"
    let extras = working.extras > 0 ? ["余分な呼び出しが\(working.extras)個あり、同じ数だけ引きます。"] : []
    let together = "合わせて\(score)点です。"
    switch working.scheme {
    case .exact: return ["順が全部合っているときだけ得点になります。"]
    case .pairs: return [pairs + "。", together]
    case .keep: return [keep + "。"] + extras + [together]
    case .blend:
      return [pairs + worth(working.pairsHalf), keep + worth(working.keepHalf)] + extras + [
        together
      ]
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(".")
    return "。0.5点のうち\(part)点。"
  }

  func working(hits: Int, false falseChoices: Int, of key: Int, score: Double) -> [String] {
    if key == 0 { return ["このコードに間違いはないので、正解は 0 だけです。"] }
    let score = score.twoPlaces(".")
    let wrong =
      falseChoices > 0
      ? ["当てはまらないものを\(falseChoices)個選んだので、その分を引きます。"] : []
    return ["\(key)個のうち\(hits)個を見つけました。"] + wrong + ["合わせて\(score)点です。"]
  }
}
