import Curriculum
import Mistakes
import Sessions

extension Chinese {
  func lessonHeading(number: Int, title: String) -> String { "第 \(number) 课《\(title)》" }

  var resumedHere: String {
    "上次停在这里。输入 :leave 回到自由练习，输入 :never-resume 忘掉这个位置。"
  }

  func invitation(_ task: LessonPage.Task) -> String {
    switch task {
    case .read: "按回车键继续 · :back 上一步 · :skip 跳过"
    case .run: "按回车键执行这段代码 · 也可以自己输入"
    case .task: "轮到你：输入代码 · :hint 提示 · :skip 跳过"
    case .quiz: "做一道题："
    }
  }

  func stepDone(isLast: Bool) -> String {
    isLast ? "这一步做完了。按回车键结束本课。" : "这一步做完了。按回车键继续。"
  }

  func lack(_ lack: LackPhrase) -> String {
    switch lack {
    case .call(let call): "还没完成：还差一次 \(call)"
    case .repeated(let call, let number): "还没完成：还差第 \(number) 次 \(call)"
    case .sentByHand(let call): "\(call) 是你的代码发送的，这里应由 UIKit 来发送"
    case .restarted: "App 重新启动了，任务里的对象已经不在了"
    case .mistake(let name): "还没完成：这样做不对，\(name)"
    case .unwanted(let call): "这里不该调用 \(call)"
    case .line(let line): "还没完成：还没打印 \(line)"
    case .alive(let name): "还没完成：\(name) 还没有销毁"
    case .owners(let name, let count, let wanted):
      "还没完成：\(name) \(holders(count))，应该\(holders(wanted))"
    }
  }

  private func holders(_ count: Int) -> String {
    count == 0 ? "没有持有者" : "有 \(count) 个持有者"
  }

  func help(remaining: Int) -> String {
    switch remaining {
    case 0: "已经看过答案，这一题会安排复习。"
    case 1: "只剩答案了：:answer。用过提示的题会安排复习。"
    default:
      "还剩 \(remaining) 条提示，最后一条是答案。用过提示的题会安排复习。"
    }
  }

  var answerIs: String { "参考答案：" }

  func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { number in "输入 :learn\u{A0}\(number) 学下一课。" } ?? "输入 :quiz 做测验，输入 :learn 列出各课。"
    guard let first = end.left.first else { return "《\(end.title)》学完了。" + next }
    let steps = end.left.map { String($0) }.joined(separator: "、")
    return "《\(end.title)》到头了。还没完成的步骤：\(steps)，输入 :learn\u{A0}\(end.number)\u{A0}\(first) 回去做。"
      + next
  }

  func questionHeading(
    number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?
  ) -> String {
    let kind = if case .order = view { "排序题" } else { "归类题" }
    return (["第 \(number) 题，共 \(count) 题", kind] + (ios.map { ["iOS \($0)"] } ?? []))
      .joined(separator: " · ")
  }

  func invitation(_ kind: QuestionView.Kind) -> String {
    switch kind {
    case .order(_, _, hasDistractors: true):
      "按先后顺序输入编号或名字，不会调用的不写 · :hint 提示 · :skip 跳过"
    case .order: "按先后顺序输入编号或名字 · :hint 提示 · :skip 跳过"
    case .classify: "输入典型错误的编号，没有就输入 0 · :hint 提示 · :skip 跳过"
    }
  }

  var orderPrompt: String { "顺序" }
  var classifyPrompt: String { "典型错误" }
  var right: String { "答对了。" }

  func wrong(score: Double) -> String {
    "不对：\(score.twoPlaces(".")) 分。"
  }

  func almost(score: Double) -> String {
    "差一点：\(score.twoPlaces(".")) 分。"
  }

  func move(_ calls: [String]) -> String { "位置不对：\(list(calls))。" }
  func missing(_ calls: [String]) -> String { "漏了 \(list(calls))。" }
  func extra(_ calls: [String]) -> String { "多选了 \(list(calls))。" }

  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    var parts: [String] = []
    if !hits.isEmpty { parts.append("找对了 \(list(hits))") }
    if !falseChoices.isEmpty { parts.append("这段代码里没有 \(list(falseChoices))") }
    if !missed.isEmpty { parts.append("漏了 \(list(missed))") }
    return parts.joined(separator: " · ")
  }

  func quizDone(title: String, score: Double, of count: Int) -> String {
    "\(title.isEmpty ? "复习" : "《\(title)》")：得 \(score.twoPlaces(".")) 分，共 \(count) 题。"
      + (score < Double(count) ? "输入 :review 重做没答对的题。" : "")
  }

  var lessonsHeading: String { "各课 · 输入 :learn 加编号或名字，打开一课" }
  var quizzesHeading: String { "各测验 · 输入 :quiz 加编号或名字，打开一个测验" }

  func lessonLine(_ summary: LessonSummary) -> String {
    "完成 \(summary.stepsDone) 步，共 \(summary.stepCount) 步"
  }

  func quizLine(_ summary: QuizSummary) -> String {
    let count = "\(summary.questionCount) 题"
    return summary.score.map { "\(count) · \($0.twoPlaces(".")) 分" } ?? count
  }

  func broken(_ folders: [String]) -> String {
    "\(list(folders)) 有错误，不能打开；运行 viewdidlearn check 看原因"
  }

  func progress(lines: Int, toReview: Int) -> String {
    (lines == 0 ? "还没有执行代码" : "执行过 \(lines) 行代码") + " · "
      + (toReview == 0 ? "没有题该复习" : "还有 \(toReview) 道题该复习")
  }

  func mistake(_ mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad: "视图还没加载就使用 outlet"
    case .needlessLoad: "视图还不需要显示就加载了"
    case .viewsInInitializer: "在控制器的初始化方法里创建视图"
    case .oneInitializerOnly: "nib 里的视图只在 initWithFrame: 里设置"
    case .loadedOnce: "以为 viewDidLoad 只执行一次"
    case .resetOnReload: "viewDidLoad 把用户设好的内容又重置了"
    case .earlySizes: "视图的尺寸还没定就拿来用"
    case .emptyUnload: "有对象该放弃持有，viewDidUnload 却是空的"
    case .outletKeptInUnload: "viewDidUnload 没有放弃持有 outlet"
    case .stateLostInUnload: "viewDidUnload 丢掉了用户输入的内容"
    case .stateInOutlet: "状态只存在 outlet 里，别处没有"
    case .memoryHeldThroughWarning: "收到内存警告后，仍占着可以重建的内存"
    }
  }
}
