import Statements

extension Chinese {
  func words(_ fact: ObjectiveCFact) -> String {
    switch fact {
    case .noMember(let name, let type): "结构体 '\(type)' 没有成员 '\(name)'"
    case .excessElements(let isArray): isArray ? "值比数组的元素多" : "值比结构体的成员多"
    case .methodDefinitionNotFound(let selector): "声明了方法 '\(selector)'，但没有实现"
    case .recursiveSuperclass(let type): "类 '\(type)' 把自己当作父类"
    case .protocolMethodNotImplemented(let selector, let name):
      "协议 '\(name)' 的方法 '\(selector)' 没有实现"
    case .missingReturn(let inSomePaths):
      inSomePaths ? "有的分支没有返回值" : "这个函数应该返回值，却没有返回"
    case .valueFromVoid(let name): "方法 '\(name)' 不返回值，这里不能写返回值"
    case .returnWithoutValue(let name): "方法 '\(name)' 应该返回一个值"
    case .missingSuper(let selector): "方法里可能少了 [super \(selector)]"
    case .bridgedCast(let from, let to):
      "把 '\(from)' 转换成 C 指针 '\(to)'，要用 __bridge"
    case .incompatiblePointers(let conversion):
      "指针类型不兼容：应该是 '\(conversion.to)'，这里是 '\(conversion.from)'"
    case .numberAsObject(let conversion, let isARC):
      isARC
        ? "ARC 不允许把 '\(conversion.from)' 隐式转换成 '\(conversion.to)'"
        : "把 '\(conversion.from)' 隐式转换成了 '\(conversion.to)'"
    case .objectByValue(let name, .allocating):
      "'\(name)' 的对象不能直接作变量，要用指针"
    case .objectByValue(let name, let purpose):
      "'\(name)' 的对象不能按值\(purpose == .passing ? "传递" : "返回")"
    case .assumedAssign: "没有写 'assign'、'retain' 或 'copy'，按 'assign' 处理"
    case .duplicateMethod(let selector): "方法 '\(selector)' 已经实现过了"
    case .notAFunction(let type): "类型 '\(type)' 的值不是函数，不能调用"
    case .duplicateProperty(let name): "属性 '\(name)' 已经声明过了"
    }
  }
}
