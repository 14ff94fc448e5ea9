import Notation

// 文件为什么读不了。
extension Chinese {
  func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): words(problem)
    case .other(let words): "'\(words)'"
    case .forbiddenCharacter(let scalar): "这里不能有字符 \(scalar.codePoint)"
    case .duplicateKey(let key, _): "'\(key)' 写了两次"
    case .keyIsNotText: "键只能是文本"
    case .anchor(let name), .alias(let name): "不支持锚点和别名（'\(name)'）"
    case .tag(let name): "不支持标签（'\(name)'）"
    case .tooDeep(let limit): "嵌套超过了 \(limit) 层"
    case .severalDocuments: "一个文件里只能有一个文档"
    }
  }

  private func words(_ problem: YAMLProblem) -> String {
    switch problem {
    case .misplacedItem: "这里不能写列表项 '- '"
    case .misplacedKey: "这里不能写键"
    case .misplacedValue: "这里不能写 ':' 和值；带 ': ' 的文本要加引号"
    case .strayCharacter: "这里不能以这个字符开头；这样的文本要加引号"
    case .indentedByTab, .tabForSpace: "缩进用了制表符，要用空格"
    case .strayColon: "多了一个 ':'"
    case .noColon: "键的后面缺少 ':'"
    case .noKey: "这里要写一个键"
    case .noDash: "这里要写列表项 '- '"
    case .noValue: "这里要写一个值"
    case .openSequence: "缺少 ',' 或 ']'"
    case .openMapping: "缺少 ',' 或 '}'"
    case .noDocumentStart: "文档已经结束，后面还有内容"
    case .openQuote: "引号没有闭合"
    case .documentMarkInQuotes: "引号里有文档的分界 '---' 或 '...'"
    case .unknownEscape: "'\\' 后面没有这样的转义"
    case .escapeWithoutDigits: "'\\' 后面缺少十六进制数字"
    case .escapeOfNoCharacter: "没有这个 Unicode 字符"
    case .zeroIndentation: "缩进不能是 0"
    case .noLineBreak: "这一行后面只能写注释"
    case .namelessAnchor: "'&' 或 '*' 后面缺少名字"
    case .noBlank, .openTag, .unfinishedTag, .noTagAddress, .noTagEscape, .wrongLeadingOctet,
      .wrongTrailingOctet, .undefinedTag:
      "标签 '!' 写得不对"
    case .namelessDirective, .unknownDirective, .wrongDirective, .noDirectiveBlank, .noVersion,
      .noVersionDot, .longVersion, .otherVersion, .repeatedVersion, .repeatedTag:
      "指令 '%' 写得不对"
    }
  }

  func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: "里面什么也没有"
    case .character(let scalar): "这里不能有 '\(scalar)'"
    case .word(""): "缺少一个值"
    case .word(let word): "'\(word)' 不是值"
    case .name: "这里要写双引号里的名字"
    case .depth(let limit): "嵌套超过了 \(limit) 层"
    case .escape: "'\\u' 不代表任何字符"
    case .unfinished: "一个值还没写完，文本就结束了"
    }
  }

  func reason(_ reason: FileReason) -> String {
    switch reason {
    case .missing: "没有这个文件或目录"
    case .forbidden: "没有访问权限"
    case .notPermitted: "不允许这样操作"
    case .isFolder: "这是一个目录"
    case .noFolder: "路径中间有一段不是目录"
    case .longName: "文件名太长"
    case .circularLinks: "符号链接绕成了圈"
    case .unfit: "不能用这个名字"
    case .full: "磁盘已满"
    case .overQuota: "磁盘配额用完了"
    case .tooLarge: "文件太大"
    case .readOnly: "文件系统是只读的"
    case .brokenDevice: "读写设备时出错"
    case .tooManyOpen: "打开的文件太多"
    case .closed: "输入已经关闭"
    case .moved: "文件被移走或删除了"
    case .writeProtected: "文件是只读的"
    case .damaged: "文件损坏了"
    case .notAHistory: "这不是 libedit 的历史记录"
    case .notContent: "没有这样的课或测验"
    }
  }
}
