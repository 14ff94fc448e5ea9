import Scripts
import Statements

// プロンプトなしの実行の表示。
extension Japanese {
  func happened(_ what: String, line: Int) -> String { "\(line)行目: \(what)" }

  func leak(_ name: String, of type: String, count: Int, line: Int) -> String {
    "リーク: \(name)（\(type)）、参照カウント \(count)、\(line)行目で作成"
  }

  var countsDiffer: String {
    "retainCount はこのモデルの所有者の数です。実際の値とは異なります"
  }

  func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: "終了: 正常"
    case .exception: "終了: 例外"
    case .crash: "終了: クラッシュ"
    case .stopped: "終了: 中断"
    }
  }

  func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: "正解"
    case .notCorrect: "正解ではない"
    case .noAnswer: "解答なし"
    }
  }
}
