import Sessions

// What pictures say, in Chinese.
extension Chinese {
  func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: "动画"
    case .laterTurn: "下一轮 RunLoop"
    case .memoryWarning: "内存警告"
    }
  }

  func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      "\(calls) 次调用，\(controllers.count) 个控制器：\(list(controllers))。"
    case .call(let message, let name, _): "\(name) 收到 \(message)。"
    case .mark(.animation): "接着播放动画。"
    case .mark(.laterTurn): "接着进入下一轮 RunLoop。"
    case .mark(.memoryWarning): "系统发出内存警告。"
    case .log(let text): "App 打印：\(text)"
    case .warning(let text): "UIKit 警告：\(text)"
    case .drawn(let path): "图在文件 \(path) 里。"
    }
  }

  func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: "根视图控制器"
    case .inStack: "在导航栈里"
    case .topOfStack: "栈顶"
    case .tab: "标签页"
    case .selectedTab: "选中的标签页"
    case .child: "子视图控制器"
    case .presented(let style): "模态呈现，\(style)"
    case .leaving: "正在离开"
    case .guest: "没有父控制器，只有视图在这里"
    case .alone: "不在任何窗口里"
    }
  }

  func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      "\(name) 是窗口（\(size)），\(isVisible ? "在" : "不在")屏幕上。"
    case .controller(let name, let role, let holder, let place, let owners):
      "\(name) \(relation(role, to: holder ?? ""))：\(self.place(place))"
        + (owners.isEmpty ? "。" : "；\(self.owners(owners))。")
    case .view(let name, let size, let controller, let superview):
      "\(name)（\(size)）是 \(controller) 的视图" + (superview.map { "，在 \($0) 里。" } ?? "。")
    case .subview(let name, let size, let superview): "\(name)（\(size)）在 \(superview) 里。"
    }
  }

  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: "是 \(holder) 的根视图控制器"
    case .inStack: "在 \(holder) 的导航栈里"
    case .topOfStack: "在 \(holder) 的导航栈顶"
    case .tab: "是 \(holder) 的标签页"
    case .selectedTab: "是 \(holder) 选中的标签页"
    case .child: "是 \(holder) 的子视图控制器"
    case .presented(let style): "由 \(holder) 模态呈现，样式是 \(style)"
    case .leaving: "正在离开 \(holder)"
    case .guest: "没有父控制器，视图却在 \(holder) 里"
    case .alone: "不在任何窗口里"
    }
  }
}
