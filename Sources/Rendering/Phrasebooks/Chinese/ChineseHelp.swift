import Scripts
import Sessions
import Simulator
import Statements
import UIKitAPI

extension Chinese {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "查看"
    case .world: "模拟环境"
    case .person: "用户的操作"
    case .time: "撤销与回看"
    case .study: "学习"
    case .program: "程序"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "换一个 iOS 版本，重新启动 App"
    case .memory: "换成手动或自动引用计数，重新启动 App"
    case .device: "换一台设备，重新启动 App"
    case .relaunch: "结束进程并重新启动 App，UserDefaults 保留"
    case .warn: "系统发出内存警告"
    case .nib: "声明一个 nib 文件"
    case .storyboard: "声明一个 storyboard"
    case .file: "图片或数据文件的大小"
    case .type: "用户在屏幕上的输入框里打字"
    case .set: "用户拨动屏幕上的开关或滑块"
    case .swipeBack: "侧滑返回上一个控制器"
    case .swipeDown: "下滑关闭 sheet"
    case .swipePage: "翻页"
    case .selectTab: "轻点第 N 个标签页，从 0 数起"
    case .tap: "轻点 outlet 所指的控件"
    case .rotate: "旋转设备"
    case .background: "App 退到后台"
    case .foreground: "App 回到前台"
    case .hold: "这一轮 RunLoop 先不结束"
    case .settle: "结束 :hold 留住的那一轮 RunLoop"
    case .state: "每个控制器的状态"
    case .owners: "对象有哪些持有者，为什么"
    case .tree: "窗口、控制器和视图"
    case .find: "某个类的控制器在哪里，从窗口起"
    case .timeline: "上一行引起的调用，画成泳道图"
    case .leaks: "泄漏的对象"
    case .trace: "再看一遍上次的结果"
    case .step: "单步看上次的结果"
    case .diff: "上一行改变了什么"
    case .compare: "上一行在两个版本下的对比"
    case .repair: "出现典型错误之后该怎么改"
    case .undo: "撤销最近一行改变环境的代码"
    case .redo: "重做刚撤销的代码"
    case .goto: "回到第 N 行之后，或回到书签"
    case .bookmark: "给此刻加书签"
    case .as: "把上一行换成另一种语言的写法"
    case .help: "本列表，或某个命令、某个方法的说明"
    case .language: "界面语言"
    case .learn: "列出各课，或打开某一课"
    case .quiz: "列出各测验，或打开某个测验"
    case .review: "重做没有答对的题"
    case .progress: "学到哪里了"
    case .next: "到下一步"
    case .back: "回上一步"
    case .skip: "不作答，直接往下"
    case .again: "从头开始这一页或这个测验"
    case .hint: "看提示，由浅入深"
    case .answer: "看答案"
    case .why: "上一道题怎么算分"
    case .resume: "回到上次离开的那一课"
    case .neverResume: "忘掉上次离开的位置"
    case .leave: "离开课或测验，回到自由练习"
    case .quit: "退出程序，进度会保存"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "创建对象；会以 nil 为参数发送 initWithNibName:bundle:"
    case .createWithStyle: "按指定样式创建表格视图控制器"
    case .createWithNib: "只记下 nib 的名字，还没有加载任何东西"
    case .createWithCoder: "从归档（nib 或 storyboard）创建对象"
    case .createWithFrame: "用代码创建视图"
    case .awakeFromNib: "nib 里的对象全部连好了；不会发给 File's Owner"
    case .loadView: "第一次需要视图时，创建或加载视图"
    case .viewDidLoad: "视图已加载，outlet 已连好，尺寸还不是最终的"
    case .viewWillAppear: "视图即将出现，还没有进入窗口"
    case .viewIsAppearing: "视图已进入窗口，尺寸已定（iOS 13 起）"
    case .viewDidAppear: "视图已经出现，动画已结束"
    case .viewWillDisappear: "视图即将消失，或者转场中途反转"
    case .viewDidDisappear: "视图已经消失"
    case .viewWillLayoutSubviews: "一轮布局开始（iOS 5 起）"
    case .viewDidLayoutSubviews: "一轮布局结束（iOS 5 起）"
    case .layoutSubviews: "视图摆放自己的子视图"
    case .updateProperties: "布局之前更新属性（iOS 26 起）"
    case .viewWillTransition:
      "视图的大小即将改变，例如设备旋转时（iOS 8 起）"
    case .willMoveToParent: "控制器即将加入容器，或即将离开"
    case .didMoveToParent: "控制器已经加入容器，或已经离开"
    case .didReceiveMemoryWarning: "内存不足；在 iOS 5 及更早版本中，视图可能因此卸载"
    case .viewWillUnload: "系统即将卸载视图（仅 iOS 5）"
    case .setView: "设置 view 属性；设为 nil 就是卸载"
    case .viewDidUnload: "系统已经卸载视图（iOS 3 到 5）"
    case .shouldPerformSegue: "是否允许执行 segue"
    case .prepareForSegue: "给下一个控制器传数据，它的视图还没有加载"
    case .dealloc: "最后一个持有者已放弃持有；不会另发卸载或消失的回调"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      "没有 :\(name) 这个命令。" + hint(suggestion.map { ":\($0)" }, or: "输入 :help 看全部命令。")
    case .unknownTopic(let name, let suggestion):
      "没有 '\(name)' 的说明。" + hint(suggestion.map { "'\($0)'" }, or: "输入 :help 看全部命令。")
    case .missingArgument(let command):
      ":\(command.rawValue) 后面还缺参数，写法是 \(command.usage)"
    case .unknownVersion(let text):
      ":compare 支持 iOS 2.0 到 18，以及 26，没有 '\(text)'。"
    case .unknownOption(let command, let option):
      ":\(command.rawValue) 没有 '\(option)' 这个选项，写法是 "
        + "\(command.usage)"
    case .notInQuiz(let command):
      "答题期间不能用 :\(command.rawValue)。输入 :leave 回到自由练习。"
    case .noSuchLesson(let name, let suggestion):
      "没有 '\(name)' 这一课。" + hint(suggestion.map { "'\($0)'" }, or: "输入 :learn 列出各课。")
    case .noSuchQuiz(let name, let suggestion):
      "没有 '\(name)' 这个测验。" + hint(suggestion.map { "'\($0)'" }, or: "输入 :quiz 列出各测验。")
    case .noContent: "这里没有课和测验；启动时用 --content DIR 指定目录。"
    case .notStudying: "没有打开课或测验。输入 :learn 或 :quiz 看列表。"
    case .nothingToExplain: "屏幕上没有可以说明的答案。"
    case .nothingToReview: "没有要复习的了。"
    case .nothingToResume: "没有学到一半的内容。输入 :learn 列出各课，输入 :quiz 列出各测验。"
    case .returnGoesOn: "答案就在上面：按回车键继续，输入 :back 重做这道题。"
    case .nothingToAnswer: "这一页没有任务：按回车键继续。"
    case .noSuchStep(let number, let count):
      "没有第 \(number) 步，这一课共 \(count) 步。"
    case .noHint: "这里没有提示。输入 :answer 看任务或题目的答案。"
    case .unknownLanguage(let name): "没有 '\(name)' 这种语言，可选 en、ru、zh、cs、ja。"
    case .unknownVariable(let name): "没有叫 '\(name)' 的变量。输入 :state 看有哪些。"
    case .noController(let name): "没有 \(name) 类的控制器。输入 :tree 看有哪些。"
    case .nothingToRepair: "上一行没有发现典型错误。出现警告之后再输入 :repair。"
    case .nothingHappenedYet: "什么也没发生过。先输入一行代码。"
    case .nothingToDraw:
      "上一行没有引起生命周期调用，没有可画的。先显示、push 或模态呈现一个控制器。"
    case .malformedAnswer(.unknown(nil), let count):
      "回答时输入 1 到 \(count) 的编号或名字，用空格隔开；输入 :skip 跳过。"
    case .malformedAnswer(.unknown(let word?), let count):
      "'\(word)' 不是 1 到 \(count) 的编号，也不是列出的名字。"
    case .malformedAnswer(.noNumber(let word), let count):
      "'\(word)' 不是 1 到 \(count) 的编号；没有典型错误就输入 0，输入 :skip 跳过。"
    case .malformedAnswer(.ambiguous(let word, let names), _):
      "'\(word)' 可能是 \(names.joined(separator: "、"))。"
    case .untranslatable: "这一行没有另一种语言的写法。换一行代码，再输入 :as。"
    case .unreadableQuestion: "这道题有错误，不能作答；运行 viewdidlearn check 看原因。"
    }
  }

  private func hint(_ suggestion: String?, or wayOut: String) -> String {
    suggestion.map { "你要找的是 \($0) 吗？" } ?? wayOut
  }
}
