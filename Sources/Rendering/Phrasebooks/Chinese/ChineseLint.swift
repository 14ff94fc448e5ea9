import Mistakes

// How far the lives went that `lint` leads, and what they showed.
extension Chinese {
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      "没有检查 '\(type)'：不知道该给 '\(parameter)' 传什么"
    case .ended: "没有检查 '\(type)'：它的初始化方法让 App 崩溃了"
    case .unimplemented(let missing):
      "没有检查 '\(type)'：这些文件里没有 '\(missing)' 的 @implementation"
    }
  }

  func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument:
      "给这个参数一个默认值，或者在文件里加上可以传的类型"
    case .ended: "给它一个不依赖 App 其余部分的初始化方法"
    case .unimplemented(let missing): "加上实现 '\(missing)' 的文件"
    }
  }

  func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    let place = call.map { "在 \($0) 里" } ?? ""
    return isStopped ? "\(type) 的一生\(place)被中止：" : "\(type) \(place)让 App 崩溃："
  }

  func restWasLed(_ type: String) -> String { "剩下的步骤由新的 \(type) 走完" }

  func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): "走完全部 \(steps) 步"
    case .ended(let steps, let count, let call):
      "走了 \(steps)/\(count) 步" + (call.map { "，\($0) 让 App 崩溃" } ?? "，App 崩溃")
    case .stopped(let steps, let count): "走了 \(steps)/\(count) 步" + "，被中止"
    case .unmade: "没有检查"
    }
  }

  func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return "没有发现问题" }
    let listed = numbers.map(String.init).joined(separator: "、")
    let parts = (numbers.isEmpty ? [] : ["典型错误 " + listed]) + names
    return "发现：" + parts.joined(separator: "、")
  }

  var noControllersToLint: String { "这些文件里没有视图控制器" }
  func livesOn(_ name: String) -> String { "\(name) 还在内存里 · :leaks" }
}
