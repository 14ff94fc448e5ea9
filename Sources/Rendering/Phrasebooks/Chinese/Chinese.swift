import Curriculum
import Grading
import Mistakes
import Sessions
import Simulator
import Statements
import Syntax
import UIKitAPI

/// Simplified Chinese as it is written on the Mainland, for engineers.
struct Chinese: Phrasebook {
  let invitation = "输入代码，或输入 :learn、:quiz、:help"

  func memory(_ memory: Memory) -> String {
    memory == .manual ? "手动引用计数" : "自动引用计数"
  }

  func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: "没有视图"
    case .offScreen: "不在屏幕上"
    case .onScreen: "在屏幕上"
    case .inTransition: "正在转场"
    }
  }

  func note(_ note: NotePhrase) -> String {
    switch note {
    case .memoryWarning: "内存警告"
    case .memory(let before, let after):
      "占用内存：之前 \(before.bytes("."))，之后 \(after.bytes("."))"
    case .nibRead(let name): "读取 \(name).nib"
    case .outletConnected(let outlet, let name): "\(outlet) 连到 \(name)"
    case .freed(let name): "\(name) 销毁"
    case .zombie(let name, let end, let line): "\(name)：\(freed(line: line, by: end))"
    case .counted(let owners):
      "retainCount 是模型里的持有者个数（\(self.owners(owners))）；真实的数字不一样"
    case .unavailable(let api, let version): "\(api) 从 iOS \(version) 起才有"
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? "什么也没发生：视图加载之前 \(name) 是 nil，给 nil 发消息没有任何效果"
        : "什么也没发生：\(name) 是 nil，给 nil 发消息没有任何效果"
    case .nobodyToUnwindTo(let action):
      "什么也没发生：返回的路上没有控制器实现 \(action)"
    case .backingStorePurged(let name): "\(name) 的位图丢掉了，视图还在"
    case .moved(let told, let scenes):
      "没有控制器会收到通知。UIKit 先告诉 App 的代理（\(told)），并在每次调用后向观"
        + "察者发送相应的通知。"
        + (scenes.map { "使用场景（scene）的 App 则改为告诉场景的代理（\($0)）。" } ?? "")
    case .animation: "动画"
    case .viewSize(let size): "视图 \(size)"
    }
  }

  let undoneByFault = "App 会在这里崩溃。已退回到执行这一行之前。"
  let nothingHappened = "什么也没发生"
  let noControllers = "还没有视图控制器"
  let nothingChanged = "没有变化"

  func sameInBoth(_ versions: [String], events: Int) -> String {
    "\(versions[0]) 和 \(versions[1]) 的结果一样："
      + (events == 0 ? "什么也没发生。" : "共 \(events) 个事件。")
  }

  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    "在这里不能执行：第 \(line) 行 '\(text)'：\(reason)"
  }

  let dropped =
    "命令之前的几行还没有写完，已经丢弃；按上箭头可以找回，按 Ctrl-C 也可以丢弃。"

  func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: "已停止：执行的步数用完了，是不是有死循环？"
    case .objects: "已停止：内存里有一百万个对象"
    case .memory: "已停止：内存用完了，是不是有什么在无限增长？"
    case .output: "已停止：打印的内容超过 10 MB"
    case .patience: "已按 Ctrl-C 停止"
    }
  }

  func memory(inUse bytes: Int) -> String { "占用内存：\(bytes.bytes("."))" }
  var returnSteps: String { "按回车键看下一个" }
  func step(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  func change(_ before: String, _ after: String) -> String { "\(before) -> \(after)" }

  func log(calls: Int, _ version: UIKitVersion) -> String {
    "控制台日志：\(calls) 次生命周期调用，按 iOS \(version) 判断"
  }

  let logIsPossible = "这些调用都可能由 UIKit 发出。"

  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    let why =
      switch reason {
      case .missing(let before, let call):
        "\(call.rawValue) 之前必须先有 \(before.rawValue)，日志里却没有；是手动调用的，还是漏了 super？"
      case .repeated(let call): "\(call.rawValue) 已经发过，之后没有与它成对的调用"
      case .loadedOnScreen: "视图已经在屏幕上，也就早已加载"
      case .unloadedOnScreen: "屏幕上的视图不会卸载"
      case .afterDealloc: "对象已经销毁，只有悬垂指针还指着它"
      case .notSent(let version): "iOS \(version) 不会发送这条消息"
      }
    return "第 \(line) 行不可能来自 UIKit：\(why)"
  }

  func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): "已撤销：\(line)"
    case .redone(let line): "已重做：\(line)"
    case .nothingToUndo: "没有可以撤销的代码。先输入一行代码。"
    case .nothingToRedo: "没有可以重做的代码。先输入 :undo 撤销，才能重做。"
    case .arrived(let place, let count): "在\(moment(place))，共 \(count) 行"
    case .noSuchPlace(let name, let first, let last):
      "没有 '\(name)' 这个位置。:goto 后面输入 \(first) 到 \(last) 的行号，或者书签名。"
    case .bookmarked(let name, let place):
      "书签 \(name) 记在\(moment(place))；输入 :goto \(name) 回到这里"
    case .places(_, let place): "现在在\(moment(place))"
    }
  }

  private func moment(_ place: Int) -> String {
    place == 0 ? "第一行之前" : "第 \(place) 行之后"
  }

  let goodbye = "进度已保存。"
  func languageChosen(_ language: Language) -> String { "界面语言已换成简体中文。" }

  /// Of a name one asks, of a sign or of code one says how it is written.
  func didYouMean(_ suggestion: String) -> String {
    let isName = suggestion.allSatisfy { $0.isLetter || $0.isNumber || "_:@-".contains($0) }
    return isName ? "你要找的是 '\(suggestion)' 吗？" : "应该写成 '\(suggestion)'"
  }

  func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      "学习记录 \(path) 写不进去：\(reason)；可以接着用，但这次的内容不会保存"
    case .journalLocked(let path):
      "学习记录 \(path) 被另一个程序锁住了；关闭那个程序，再重新启动"
    case .journalFull(let path): "磁盘已满，学习记录 \(path) 写不下了；腾出空间，再重新启动"
    case .journalNewer(let path):
      "学习记录 \(path) 是更高版本的程序写的；升级程序，或用 --state 另选位置"
    case .journalSetAside(let path, let salvaged):
      "学习记录损坏了，原文件留在 \(path)；新记录里救回了 \(salvaged) 条"
    case .history(let path, let reason): "历史记录 \(path) 没有保存：\(reason)"
    case .noContent: "没有找到课和测验；用 --content DIR 指定目录。自由练习不需要它们。"
    case .unreadable(let path, let reason): "\(path) 不能读取：\(reason)"
    case .notUTF8(let path, let byte, let line):
      "\(path):\(line): 字节 \(byte) 不是 UTF-8；把文本存成 UTF-8"
    case .nulByte(let path, let byte, let line): "\(path):\(line): 字节 \(byte) 是 NUL"
    case .fileExists(let path):
      "\(path) 已经存在，没有改动；换一个文件名"
    case .unwritable(let path, let reason): "\(path) 写不进去：\(reason)"
    }
  }

  /// Chinese sets the enumeration comma between the items of a list, code included.
  func list(_ items: [String]) -> String { items.joined(separator: "、") }
}
