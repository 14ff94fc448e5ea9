import Scripts
import Statements

// 不带提示符运行时说的话。
extension Chinese {
  func happened(_ what: String, line: Int) -> String { "第 \(line) 行：\(what)" }

  func leak(_ name: String, of type: String, count: Int, line: Int) -> String {
    "泄漏：\(name)（\(type)），引用计数是 \(count)，在第 \(line) 行创建"
  }

  var countsDiffer: String {
    "retainCount 是模型里的持有者个数；真实的数字不一样"
  }

  func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: "结束：正常"
    case .exception: "结束：异常"
    case .crash: "结束：崩溃"
    case .stopped: "结束：中止"
    }
  }

  func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: "答对了"
    case .notCorrect: "不对"
    case .noAnswer: "没有作答"
    }
  }
}
