import Scripts
import Statements

// What is wrong with a storyboard.
extension Chinese {
  func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): "storyboard 不能读取：\(message(fact))"
    case .notPlain: "storyboard 不能读取：不支持锚点、别名和标签"
    case .repeatedKey(let key): "'\(key)' 已经有了，标识符不能重复"
    case .expectedMapping: "这里要写 '{键: 值}'"
    case .expectedText: "这里要写一个名字"
    case .expectedList: "这里要写场景的列表 '[a, b]'"
    case .unknownKey(let key, let part): "\(name(part))里没有 '\(key)' 这个键"
    case .missingKey(let key, let part): "\(name(part))里缺少 '\(key)'"
    case .noScene(let name): "没有 '\(name)' 这个场景"
    case .noOutlet(let name): "这个场景没有连接 outlet '\(name)'"
    case .keyOfAnotherKind(let key, let kind): "'\(kind)' 类型的 segue 没有 '\(key)'"
    case .containsItself(let name): "场景 '\(name)' 包含了它自己"
    }
  }

  private func name(_ part: StoryboardFact.Part) -> String {
    switch part {
    case .storyboard: "storyboard "
    case .scene: "场景"
    case .segue: "segue "
    }
  }
}
