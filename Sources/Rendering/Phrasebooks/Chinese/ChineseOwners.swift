// Who owns what, in Chinese.
extension Chinese {
  func owners(_ names: [String]) -> String {
    names.isEmpty ? "没有持有者" : "持有者：\(list(names))"
  }

  func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: "你"
    case .yours(let name): "你（变量 \(name)）"
    case .named(let name): name
    case .collection(let name): "集合 \(name)"
    case .timer(let name): "定时器 \(name)（直到 invalidate）"
    case .variable(let name): "变量 \(name)"
    case .superview(let name): "父视图 \(name)"
    case .view(let name): "\(name) 的视图"
    case .stack(let name): "\(name) 的导航栈"
    case .tabs(let name): "\(name) 的标签页"
    case .parent(let name): "父控制器 \(name)"
    case .presenter(let name): "呈现方 \(name)"
    case .presentation(let name): "\(name) 的呈现"
    case .property(let label, let name): "\(name) 的 \(label) 属性"
    case .ivar(let label, let name): "\(name) 的实例变量 \(label)"
    case .claim(let message, let line): "第 \(line) 行的 \(message)，没有指针指向它"
    case .pool: "自动释放池"
    case .statement: "正在执行的语句"
    case .uikit: "UIKit"
    case .runLoop: "RunLoop"
    case .block(let line, let name): "第 \(line) 行的 block（捕获了 \(name)）"
    case .closure(let line, let name): "第 \(line) 行的闭包（捕获了 \(name)）"
    }
  }

  func owners(count: Int) -> String { "持有者 \(count) 个" }

  func unreleased(_ name: String, by message: String, line: Int) -> String {
    "\(name)（第 \(line) 行的 \(message)）"
  }

  func unreleased(_ names: String) -> String {
    "还没 release，只剩变量指着：\(names)"
  }

  func leaks(_ count: Int) -> String { count == 0 ? "没有泄漏" : "泄漏了 \(count) 个对象" }

  func leaked(_ name: String, count: Int, line: Int) -> String {
    "\(name)：在第 \(line) 行创建，引用计数是 \(count)，程序再也访问不到它"
  }

  func share(of owner: String, by message: String?, line: Int) -> String {
    message.map { "\(owner)，第 \(line) 行的 \($0)" } ?? "\(owner)，从第 \(line) 行起"
  }

  func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: "在第 \(line) 行 release 后销毁"
    case .pool: "在第 \(line) 行自动释放池排空时销毁"
    case .statement: "在第 \(line) 行语句结束时销毁"
    case .owner(let owner): "在第 \(line) 行销毁，最后放弃持有的是：\(owner)"
    }
  }

  func circle(_ members: String) -> String { "循环引用：\(members)" }

  func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line): "在第 \(line) 行丢失，最后放弃持有的是：\(owner)"
    case .released(let line): "在第 \(line) 行丢失，那是外部的最后一次 release"
    case .overwritten(let owner, let line):
      "在第 \(line) 行丢失，指针改写时没有 release：\(owner)"
    case .scopeEnded(let owner, let line):
      "离开作用域时丢失，没有 release：\(owner)，第 \(line) 行"
    case .holderFreed(let owner, let holder, let line):
      "在第 \(line) 行丢失，\(holder) 销毁时没有 release：\(owner)"
    case .claim(let message, let line):
      "一创建就丢失：第 \(line) 行 \(message) 的结果没有保存"
    }
  }

  func during(line: Int) -> String { "；当时执行第 \(line) 行" }
}
