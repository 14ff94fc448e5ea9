import Statements

extension Chinese {
  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "'\(name)' 没有声明"
    case .unknownType(let name): "没有 '\(name)' 这个类型"
    case .unknownSuperclass(let name, let type): "'\(type)' 的父类 '\(name)' 没有声明"
    case .missingInterface(let name): "'\(name)' 没有 @interface"
    case .noVisibleMethod(let selector, let type, let isClassMethod):
      isClassMethod
        ? "\(type) 没有 '\(selector)' 这个类方法" : "\(type) 没有 '\(selector)' 这个方法"
    case .propertyNotFound(let name, let type), .noSuchProperty(let name, let type):
      "\(type) 没有 '\(name)' 这个属性"
    case .readOnlyProperty(let name, let type): "\(type) 的 '\(name)' 属性是只读的"
    case .constantAssignment(let name): "'\(name)' 是常量，不能修改"
    case .notAssignable: "这里不能赋值"
    case .missingBlockSpecifier(let name):
      "block 按值捕获了 '\(name)'，要在声明处加上 __block 才能赋值"
    case .redeclaration(let name): "'\(name)' 已经声明过了"
    case .explicitCounting(let selector): "ARC 下不能发送 '\(selector)'"
    case .countingInSwift(let selector, _, _):
      "不能调用 '\(selector)()'：Swift 始终使用 ARC"
    case .autoreleasePoolClass: "ARC 下不能用 'NSAutoreleasePool'，改用 '@autoreleasepool'"
    case .probablyMeant(let name, let type): "父类 \(type) 没有方法 '\(name)'"
    case .noCurrentController: "还没有控制器可以接收这条消息"
    case .selfOutsideMethod: "'self' 只能用在方法里"
    case .superOutsideMethod: "'super' 只能用在方法里"
    case .noSuperclass(let name): "'\(name)' 没有父类"
    case .nothingToLeave(let word): "'\(word)' 不在循环或 switch 里"
    case .argumentCount(let name, let expected, let found):
      "'\(name)' 要 \(expected) 个参数，这里给了 \(found) 个"
    case .unknownInstanceVariable(let name, let type):
      "'\(type)' 没有 '\(name)' 这个实例变量"
    case .notInScope(let name): "作用域里没有 '\(name)'"
    case .typeNotInScope(let name): "作用域里没有 '\(name)' 这个类型"
    case .noMember(let name, let type, let isType):
      isType ? "类型 '\(type)' 没有成员 '\(name)'" : "'\(type)' 类型的值没有成员 '\(name)'"
    case .notUnwrapped(let member, let type):
      "'\(type)?' 是可选类型，先解包，才能用成员 '\(member)'"
    case .optionalValue(let type): "'\(type)?' 是可选类型，这里要先解包成 '\(type)'"
    case .missingAmpersand(let type): "把 '\(type)' 的值传给 inout 参数，要写上 '&'"
    case .extraneousAmpersand: "'&' 只能用在传给 inout 参数的实参前"
    case .mismatch(let found, let expected, .variable):
      "'\(found)' 类型的值不能转换成指定的类型 '\(expected)'"
    case .mismatch(let found, let expected, .argument):
      "参数要的是 '\(expected)'，这里的值是 '\(found)' 类型"
    case .mismatch(let found, let expected, .assignment):
      "不能把 '\(found)' 类型的值赋给 '\(expected)' 类型"
    case .mismatch(let found, let expected, .result):
      "返回类型是 '\(expected)'，这里返回的值是 '\(found)' 类型"
    case .nonconforming(let type, let name): "类型 '\(type)' 没有实现协议 '\(name)' 的要求"
    case .noInitializers(let type): "类 '\(type)' 没有初始化方法"
    case .notExhaustive: "switch 必须列出所有情况"
    case .missingArgument(let label): "调用里缺少参数 '\(label)'"
    case .extraArgument: "调用里多了一个参数"
    case .wrongLabels(let have, let expected):
      "参数标签不对：写的是 '\(have)'，应该是 '\(expected)'"
    case .missingOverride: "重写父类的声明，要加上 'override'"
    case .nothingToOverride(let name): "父类没有 '\(name)' 这个方法，谈不上重写"
    case .overrideOutsideClass: "'override' 只能用在类的成员上"
    case .notAFunction(let type): "类型 '\(type)' 的值不是函数，不能调用"
    case .notSimulated(let module):
      "这里不模拟 \(module)，不认识其中的名字"
    case .missingRequiredInitializer(let type):
      "'\(type)' 的子类必须有 'required' 的初始化方法 'init(coder:)'"
    case .containsItself(let type):
      "值类型 '\(type)' 不能有又包含它自己的存储属性"
    case .inheritsFromItself(let type): "类 '\(type)' 继承了自己"
    case .objectiveC(let fact): words(fact)
    case .unsupported(let construct): "这里还不支持\(words(construct))"
    }
  }

  private func words(_ construct: LanguageFact.Construct) -> String {
    switch construct {
    case .structure: "结构体"
    case .enumeration: "枚举"
    case .generics: "泛型"
    case .tuple: "元组"
    case .pattern: "这种模式"
    case .pointer: "指向值的指针"
    case .cArray: " C 数组"
    case .subscription: "自定义下标"
    case .label: "标签"
    case .synchronized: " @synchronized"
    case .deferred: " defer"
    case .expression: "这种表达式"
    case .function: "这种函数"
    case .range: "区间"
    case .objectInRecord: " ARC 下 C 结构体和数组里的对象"
    case .propertyWrapper: "属性包装器（property wrapper）"
    case .suspension: "循环或分支里的等待"
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant: "UIKit 按 selector 查找方法，拼错的重写永远不会调用"
    case .explicitCounting: "ARC 下由编译器计数；想手动计数，输入 :memory mrc（App 会重新启动）"
    case .countingInSwift(let selector, let receiver, let isManual):
      isManual
        ? "Swift 始终自动计数（ARC），这里也一样；"
          + "要手动计数，用 Objective-C 写 [\(receiver) \(selector)]"
        : "Swift 始终自动计数（ARC）；手动计数只有 Objective-C 才有，先输入 :memory mrc"
    case .noVisibleMethod: "手动计数时这只是警告，运行到这里会崩溃，报告 'unrecognized selector'"
    default: nil
    }
  }
}
