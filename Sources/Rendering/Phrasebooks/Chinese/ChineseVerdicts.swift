import Sessions

// What is said about answers, and about where one stands in a lesson or a quiz.
extension Chinese {
  func sandboxRestored(lines: Int) -> String {
    "自由练习保持着你离开时的样子：共 \(lines) 行 · :undo 撤销 · :goto 查看各行"
  }

  func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? "这一页按课里设定的状态开始。"
      : "这一页按课里设定的状态开始，你改过的 \(list(names)) 不算在内。"
  }

  var startsAgain: String {
    "这里还输入过别的代码，所以从这一页的开头执行。"
  }

  var objectiveCOnly: String {
    "只限 Objective-C：Swift 自动管理引用计数，没有 release。"
  }

  var setupIs: String { "这一页已经执行了：" }

  func stepLeft(isLast: Bool) -> String {
    isLast ? "按回车键结束本课。" : "按回车键继续。"
  }

  var skippedTask: String { "已跳过，以后会安排复习。已替你执行：" }

  func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: "输入 :undo 撤销最后一行。"
    case .again: "输入 :again 回到这一页的开头。"
    }
  }

  var resumedQuiz: String {
    "测验从上次停下的地方继续。输入 :again 从头开始。"
  }

  func questionDone(isLast: Bool, hasScore: Bool) -> String {
    (isLast ? "按回车键结束" : "按回车键看下一题") + (hasScore ? " · 输入 :why 看得分怎么算" : "")
  }

  var askedAgain: String { "重新作答；计分以第一次的回答为准。" }

  func reviewing(_ number: Int, of count: Int) -> String {
    "复习：第 \(number) 题，共 \(count) 题 · 输入 :leave 结束"
  }

  var answeredPrompt: String { "回车" }
  var answerShown: String { "答案如下。这道题会安排复习。" }
  var yours: String { "你的顺序" }
  var rightOrder: String { "正确顺序" }
  var firstDifference: String { "从这里开始不同" }

  func misplaced(_ calls: [String]) -> String {
    "位置不对：\(list(calls))。"
  }

  func repeated(_ calls: [String]) -> String {
    "重复写了：\(list(calls))。"
  }

  func working(_ phrase: WorkingPhrase) -> String {
    switch phrase {
    case .allRight: "全部正确：1 分。"
    case .wholeOrderOnly: "只有整个顺序都对才得分。"
    case .pairs(let kept, let count, let half):
      "\(count) 对先后关系中有 \(kept) 对正确"
        + (half.map { "（超过一半的部分才计分）" + worth($0) } ?? "。")
    case .kept(let kept, let count, let mean, let half):
      "\(count) 个调用中有 \(kept) 个可以不动，乱猜平均是 \(mean.twoPlaces(".")) 个"
        + (half.map(worth) ?? "。")
    case .extras(let count): "多选了 \(count) 个，扣去同样的个数。"
    case .nothingWrong: "这段代码没有典型错误，只有答 0 才对。"
    case .found(let hits, let count): "\(count) 种中找对 \(hits) 种。"
    case .falseChoices(let count): "多选 \(count) 种，每种抵掉一种找对的。"
    case .together(let score): "合计 \(score.twoPlaces(".")) 分。"
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(".")
    return "：0.5 分中得 \(part) 分。"
  }
}
