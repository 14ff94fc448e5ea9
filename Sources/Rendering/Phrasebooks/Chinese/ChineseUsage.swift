// What `--help` says, and what is wrong with a command line or with answers.
extension Chinese {
  var noCommand: String { "（不带命令）" }
  var promptMeaning: String { "进入提示符：从上次离开处继续，学习，自由练习" }
  var moreUsage: String { "viewdidlearn COMMAND --help 说明某个命令。" }

  func meaning(of command: ProgramCommand) -> String {
    switch command {
    case .learn: "开始或继续一课"
    case .quiz: "做一个测验"
    case .run: "在模拟环境里执行脚本，不进入提示符；- 表示标准输入"
    case .lint: "让文件里的每个视图控制器走一遍标准的一生，像编译器那样报告；--ios 可以写几个版本：5.1,26"
    case .grade: "给在别处作答的答案评分"
    case .check: "用模拟环境核对课和测验；不写路径就核对全部"
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch option {
    case .language: "界面语言；不写时取系统的语言"
    case .plain: "不用颜色、图形和光标移动"
    case .content: "课和测验所在的目录"
    case .state: "学习记录和历史记录的目录"
    case .help: "显示本说明，或某个命令的说明"
    case .version: "本程序的版本"
    case .ios: "iOS 版本，从 2.0 起"
    case .dialect: "文件用哪种语言写成，扩展名看不出时才需要"
    case .memory: "手动或自动引用计数"
    case .steps: "脚本最多执行多少步，超过就停下"
    case .all: "UIKit 自己的容器和视图也列出来"
    case .strict: "遇到未知的名字就报错"
    case .json: "标准输出只有 JSON Lines"
    }
  }

  func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      "没有 '\(name)' 这个命令" + nearest(suggestion)
    case .unknownOption(let name, let suggestion):
      "没有 '\(name)' 这个选项" + nearest(suggestion)
    case .missingValue(let option): "选项 '\(option)' 后面缺少值"
    case .malformedVersion(let text): "'\(text)' 不是 2.0 起的 iOS 版本"
    case .malformedSteps(let text): "'\(text)' 不是步数"
    case .notAmong(let words, let option, let found):
      "--\(option.rawValue) 可以是 \(words.joined(separator: "、"))，不能是 '\(found)'"
    case .wrongOperands(let command): "'\(command.rawValue)' 的写法是："
    case .foreignOption(let option, let command?):
      "'\(command.rawValue)' 没有 --\(option.rawValue) 这个选项，写法是："
    case .foreignOption(let option, nil): "不带命令时不能用 --\(option.rawValue)"
    case .severalVersions: "只有 'lint' 可以写几个 iOS 版本"
    }
  }

  func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): "题目 '\(name)' 的答案自相矛盾"
    case .notJSON(let problem): "这不是 JSON：\(message(problem))"
    case .notAnswers: "这里应该是一个对象，按题目 id 列出作答"
    case .unknownQuestion(let name, let suggestion):
      "测验里没有 '\(name)' 这道题" + nearest(suggestion)
    case .notIDs(let name): "题目 '\(name)' 的作答不是 id 列表"
    case .unknownItem(let item, let name): "题目 '\(name)' 没有 '\(item)' 这一项"
    }
  }

  private func nearest(_ suggestion: String?) -> String {
    suggestion.map { "；你要找的是 '\($0)' 吗？" } ?? ""
  }
}
