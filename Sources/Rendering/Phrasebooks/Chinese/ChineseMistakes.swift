import Mistakes
import Simulator

// 这次运行里真的发生了的错误。
extension Chinese {
  func evidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .outletWasNil(let outlet):
      "视图还没加载就用了 \(object) 的 outlet '\(outlet)'，当时它是 nil"
    case .loadedByTest: "只是判断是不是 nil，\(object) 的视图就加载了"
    case .neverShown: "\(object) 的视图在这里加载，却一直没有显示"
    case .madeInInitializer(let type):
      "\(object) 的初始化方法里创建了 \(type)，它的视图却未必会显示"
    case .notSetUp(let names, let initializer, let ran):
      "\(object) 由 \(ran) 创建，缺少 \(initializer) 里的设置：\(quoted(names))"
    case .leaked(let type, let field, let line):
      "viewDidLoad 再次执行，换掉了 '\(field)' 里第 \(line) 行创建的 \(type)，旧的泄漏了"
    case .doubled(let field, let count):
      "viewDidLoad 再次执行，往 '\(field)' 里又加了一遍，现在有 \(count) 个元素"
    case .observedAgain(let selector, let count):
      "viewDidLoad 再次执行，又注册了一遍 '\(selector)'，一次通知会调用 \(count) 次"
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' 重新加载前显示 \(old)，之后显示 \(new)"
    case .sizeChanged(let early, let shown):
      "取尺寸时视图是 \(early.text)，显示出来是 \(shown.text)"
    case .nothingLetGo(let names):
      "\(object) 的 viewDidUnload 只调用了 super，没有放弃持有 \(quoted(names))"
    case .outletForgotten(let outlet):
      "\(object) 没有 release 就把 '\(outlet)' 设成 nil，仍持有原来的对象"
    case .outletKept(let outlet): "视图卸载了，\(object) 仍持有 outlet '\(outlet)'"
    case .entryLost(let outlet, let text):
      "viewDidUnload 之后，'\(outlet)' 里输入的内容（\(text)）丢了"
    case .onlyHome(let outlet, let text): "'\(text)' 只存在 outlet '\(outlet)' 里，别处没有"
    case .heldThroughWarning(let field, let bytes):
      "\(object) 不在屏幕上，收到内存警告后 '\(field)' 仍占着 \(bytes.bytes("."))"
    case .viewLoadedInUnload: "\(object) 的视图又加载了，内存一点也没腾出来"
    case .superSkipped(let selector): "\(object) 的 \(selector) 没有调用 super"
    case .outletDangles(let outlet): "\(object) 的 '\(outlet)' 指向已经销毁的对象"
    case .heldByClosure(_, let circle, let isBlock):
      "\(object) 和\(isBlock ? " block" : "闭包")互相持有：\(circle)"
    case .childNotMoved(let child, let call):
      "\(object) 添加了子控制器 \(child)，却没有对它调用 \(call)"
    case .viewNotSet: "\(object) 的 loadView 执行完了，仍然没有视图"
    }
  }

  private func quoted(_ names: [String]) -> String { list(names.map { "'\($0)'" }) }

  func repair(_ repair: Repair) -> String {
    switch repair {
    case .fillInDidLoad(let outlet): "把值存进属性，在 viewDidLoad 里用它设置 '\(outlet)'"
    case .askIsViewLoaded: "改问 isViewLoaded"
    case .readModel: "从存放数据的地方读，或者先问 isViewLoaded"
    case .createInDidLoad(let type): "在 loadView 或 viewDidLoad 里创建 \(type)"
    case .shareSetUp: "把设置写成一个方法，两个初始化方法都调用它"
    case .createOnce(let field): "'\(field)' 是 nil 时才创建，或者在 viewDidUnload 里放弃持有"
    case .addOnce(let field): "先清空 '\(field)' 再填"
    case .observeInInitializer(let selector):
      "在初始化方法里注册 '\(selector)'，或者视图消失时移除观察者"
    case .restore(let outlet): "用保存好的状态设置 '\(outlet)'"
    case .layOutLater: "在 viewWillLayoutSubviews 里布局，或者设置 autoresizingMask"
    case .letGo(let code):
      "在 viewDidUnload 里写：" + code
    case .saveBeforeUnload(let outlet): "'\(outlet)' 的内容一改就保存"
    case .keepInProperty(let outlet): "把值存进属性，'\(outlet)' 只负责显示"
    case .dropOnWarning(let field): "在 didReceiveMemoryWarning 里清空 '\(field)'，或者改用 NSCache"
    case .leaveViewAlone: "viewDidUnload 里只用不在视图里的东西"
    case .callSuper(let code): "调用 \(code)"
    case .clearOutlet(let outlet): "把 '\(outlet)' 声明为 weak，或者在 viewDidUnload 里设为 nil"
    case .moveToDidLoad: "移到 viewDidLoad 里"
    case .captureWeakly(let code): "改成弱引用捕获：\(code)"
    case .tellChild(let code): "子控制器的视图放好之后调用 \(code)"
    case .setView: "在 loadView 里给 view 赋值，或者不要重写 loadView"
    }
  }

  func name(of mistake: Mistake) -> String {
    "典型错误 \(mistake.number)（\(kind(mistake.kind))）：\(self.mistake(mistake))"
  }

  func oddity(_ oddity: Oddity) -> String {
    switch oddity {
    case .viewLoadedInUnload: "viewDidUnload 又加载了视图"
    case .superSkipped: "没有调用 super"
    case .outletDangles: "悬垂的 outlet"
    case .retainCycle: "循环引用"
    case .childNotMoved: "没有调用 didMove"
    case .viewNotSet: "loadView 没有给出视图"
    }
  }

  func place(line number: Int) -> String { "（第 \(number) 行）" }
}
