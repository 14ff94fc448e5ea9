import Scripts
import Statements
import Syntax

extension Chinese {
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "这里不该有字符 '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "'\(name)' 里有看起来像拉丁字母、其实不是的字母"
    case .curlyQuote(let scalar): "'\(Character(scalar))' 是弯引号，代码里要用直引号"
    case .unterminated(let delimited): "\(name(delimited))没有结束"
    case .emptyCharacterLiteral: "字符常量是空的"
    case .longCharacterLiteral: "字符常量只能有 1 个字符"
    case .singleQuotedString: "字符串要用双引号"
    case .malformedNumber(let text): "'\(text)' 不是数字"
    case .numberTooLarge(let text): "'\(text)' 太大了"
    case .unknownEscape(let text): "没有 '\(text)' 这个转义序列"
    case .insufficientIndentation: "这一行的缩进比结尾的引号少"
    case .textAfterOpeningQuotes: "多行字符串的内容要另起一行"
    case .expected(let expected, let construct):
      (construct.map { position($0) + "后面" } ?? "这里") + "缺少\(name(expected))"
    case .extraneous(let bracket): "多了 '\(bracket)'"
    case .unclosed(let bracket, _): "缺少 '\(bracket)'"
    case .missingEnd(let keyword): "'\(keyword)' 没有对应的 '@end'"
    case .unexpected(let word): "这里不该有 '\(word)'"
    case .nestedTooDeep(let limit): "嵌套超过 \(limit) 层"
    case .unsupported(let construct): "这里不支持 '\(construct.rawValue)'"
    case .notAssignable: "这里不能赋值"
    case .unknownWord(let word, let construct): "\(position(construct))里没有 '\(word)' 这个写法"
    }
  }

  private func name(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: "字符串"
    case .multilineString: "多行字符串"
    case .character: "字符常量"
    case .comment: "注释"
    }
  }

  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): " '\(token)'"
    case .expression: "表达式"
    case .statement: "语句"
    case .identifier: "名字"
    case .type: "类型"
    case .selector: " selector"
    case .declaration: "声明"
    case .methodName: "方法名"
    case .parameterName: "参数名"
    case .member: "成员名"
    case .pattern: "模式"
    case .string: "字符串"
    }
  }

  /// The construct as it stands before a Han character: code keeps its distance.
  private func position(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): "'\(token)' "
    case .selector: "selector "
    case .block: "block "
    default: name(construct)
    }
  }

  private func name(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): token
    case .expression: "表达式"
    case .statement: "语句"
    case .declaration: "声明"
    case .type: "类型"
    case .condition: "条件"
    case .message: "消息"
    case .call: "调用"
    case .literal: "字面量"
    case .block: "block"
    case .cast: "类型转换"
    case .method: "方法"
    case .property: "属性"
    case .protocolList: "协议列表"
    case .superclass: "父类"
    case .ivars: "实例变量"
    case .enumeration: "枚举"
    case .selector: "selector"
    case .parameter: "参数"
    case .argument: "实参"
    case .attribute: "修饰词"
    case .pattern: "模式"
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "名字逐个字母比较：西里尔字母 'с' 不是拉丁字母 'c'"
    case .missingEnd: "类要以单独一行的 '@end' 结束"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "没有 ':\(name)' 这个命令"
    case .missingArgument(let name): "':\(name)' 后面还缺参数：输入 :help \(name) 看写法"
    case .unexpectedArgument(let text, let name): "':\(name)' 不接受 '\(text)'：输入 :help \(name) 看写法"
    case .malformedVersion(let text): "'\(text)' 不是 iOS 版本，版本从 2.0 起"
    case .notAmong(let text, let names): "'\(text)' 不在 \(list(names)) 之中"
    case .unknownVariable(let name): "没有叫 '\(name)' 的变量：输入 :state 看有哪些"
    case .noVisibleController: "屏幕上没有控制器：先把一个设为 window.rootViewController"
    case .unknownOutlet(let name): "屏幕上的控制器没有 '\(name)' 这个 outlet：写它声明的 IBOutlet 的名字"
    case .takesNoText(let name): "'\(name)' 不能输入文字：要改它的值，用 :set"
    case .takesNothing(let name): "'\(name)' 没有用户可以改的值；要点按它，用 :tap"
    case .malformedEntry(let name, let example): "'\(name)' 要的是 \(example) 这样的值"
    case .malformedNib(let problem): "nib 不能读取：\(words(problem))"
    case .malformedFileSize: "这里应当是 {bytes: N} 或 none"
    case .unknownNibKey(let key): "nib 里没有 '\(key)' 这个键"
    case .obstacle(let obstacle): words(obstacle)
    case .malformedNumber(let text): "'\(text)' 不是整数"
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func words(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: "这里要写 '{键: 值}'"
    case .expectedObject: "这里要写类名，或 '{键: 值}'"
    case .expectedNumbers(let count): "这里要写 \(count) 个数"
    }
  }
}
