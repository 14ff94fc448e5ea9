import Mistakes
import Scripts
import Sessions
import Simulator
import Statements

// What `:help` says of commands and mistakes, and `:diff` of objects.
extension Chinese {
  func words(for subject: Vocabulary.Subject) -> [String] {
    switch subject {
    case .group(.look): ["查看"]
    case .group(.world): ["环境", "模拟环境"]
    case .group(.person): ["用户", "操作", "手势"]
    case .group(.time): ["时间"]
    case .group(.study): ["学习"]
    case .group(.program): ["程序"]
    case .mistakes: ["典型错误", "错误"]
    case .kind(.performance): ["性能"]
    case .kind(.logic): ["逻辑"]
    case .kind(.userUnfriendly): ["体验"]
    }
  }

  var moreHelp: String { "更多 · :help 加名称，看详细说明" }
  var mistakesHeading: String { "十二种典型错误 · :help 加编号看说明" }
  func example(_ line: String) -> String { "例如：\(line)" }

  func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: "性能"
    case .logic: "逻辑"
    case .userUnfriendly: "体验"
    }
  }

  func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: "iOS 版本，从 2.0 起"
    case .tabIndex: "标签页的编号，从 0 数起"
    case .fileName: "代码里所写的名称"
    case .contents: "花括号里写内容；none 表示删除"
    case .fileSize: "花括号里写大小；none 表示删除"
    case .outlet: "屏幕上那个控制器的 outlet"
    case .text: "输入的文字，加引号"
    case .value: "on、off、数字或文字"
    case .object: "变量，或结果里出现的名称，如 UIView#1"
    case .controllerClass: "视图控制器的类名"
    case .drawing: "保存 SVG 图的文件"
    case .moment: "行号（0 是开头）或书签"
    case .bookmark: "任意一个词"
    case .topic: "命令、分组、调用、类、典型错误或术语"
    case .lesson: "课的编号或名称"
    case .quiz: "测验的编号或名称"
    }
  }

  func explanation(of mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad:
      "视图加载之前，所有 outlet 都是 nil，给 nil 发消息什么也不会发生，值就丢了。把值存在属性里，到 viewDidLoad 再显示。"
    case .needlessLoad:
      "谁访问 view，谁就会加载它。只想知道是否已加载，就问 isViewLoaded；没显示的控制器不该为视图付出代价。"
    case .viewsInInitializer:
      "控制器可能到销毁都没显示过。在初始化方法里创建的东西一直占着内存；视图要在 loadView 或 viewDidLoad 里创建。"
    case .oneInitializerOnly:
      "nib 用 initWithCoder: 创建视图，代码用 initWithFrame:。只在其中一个里做的设置，换一种方式创建就没有了。"
    case .loadedOnce:
      "iOS 5 及更早版本中，视图可能卸载后重新加载，viewDidLoad 也会再执行一遍。不看现状就创建，不是泄漏就是重复。"
    case .resetOnReload:
      "重新加载不等于第一次进入。viewDidLoad 应该显示保存下来的状态，而不是初始状态。"
    case .earlySizes:
      "在 viewDidLoad 里，视图还是设计时的尺寸。到 viewWillLayoutSubviews 里再布局，或者交给约束。"
    case .emptyUnload:
      "系统卸载视图之后，viewDidUnload 正是放手的地方：凡是可以重建的，都该放掉。"
    case .outletKeptInUnload:
      "持有视图的 outlet 会让它在卸载之后仍然活着。在 viewDidUnload 里设为 nil，或声明为 weak。"
    case .stateLostInUnload:
      "用户输入的内容在视图里，视图卸载就没了。要在它变化的时候就保存好。"
    case .stateInOutlet:
      "标签和输入框只负责显示状态，不负责保存。状态要放在属性或模型里。"
    case .memoryHeldThroughWarning:
      "内存警告要的是可以重建的东西：缓存、图片、加载的数据。占着不放的 App 会先被结束。"
    }
  }

  var isFreed: String { "已销毁" }

  func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: "已消失"
    case .appearing: "正在出现"
    case .appeared: "已出现"
    case .disappearing: "正在消失"
    }
  }
}
