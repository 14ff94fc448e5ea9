import Checking
import Curriculum

// 课和测验的文件里有什么不对。
extension Chinese {
  func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: "文件是空的"
    case .expected(let shape): "这里要写\(name(shape))"
    case .emptyList: "列表是空的"
    case .missingKey(let key): "缺少 '\(key)'"
    case .missingOneOf(let keys): "\(list(keys)) 要写其中一个"
    case .onlyOneOf(let keys): "\(list(keys)) 只能写其中一个"
    case .unknownKey(let key): "没有 '\(key)' 这个键"
    case .keyNotForKind(let key, let kind): "'\(kind)' 类型没有 '\(key)' 这个键"
    case .unknownFormat(let text): "没有格式 '\(text)'；这个程序只读格式 1"
    case .unknownValue(let text, let known): "'\(text)' 不在 \(list(known)) 之中"
    case .unknownLanguage(let text): "没有 '\(text)' 这种语言"
    case .unknownClaim(let id): "没有 '\(id)' 这条说法"
    case .duplicateID(let id, _): "'\(id)' 用了两次"
    case .malformedID(let text): "'\(text)' 不是 id：只能用 a-z、0-9 和 '-'"
    case .malformedVersion(let text): "'\(text)' 不是 iOS 版本，版本从 2.0 起"
    case .malformedCall(let text): "'\(text)' 不是调用：应写成 '对象 selector' 或 'selector'"
    case .malformedHash(let text): "'\(text)' 不是 8 位十六进制的哈希值"
    case .malformedReference(let text): "'\(text)' 应写成 '测验/题目'"
    case .unsupportedKind(let kind): "还不支持 '\(kind)' 这种题"
    case .unknownItem(let id): "没有 '\(id)' 这一项"
    case .itemNotInSequence(let id): "顺序里没有 '\(id)' 这一项"
    case .circularOrder(let ids): "先后顺序绕成了圈：\(list(ids))"
    case .unknownOption(let id): "没有 '\(id)' 这个选项"
    case .tooLong(let limit): "文本超过了 \(limit) 字节"
    case .lineTooLong(let limit): "这一行超过了 \(limit) 字节"
    case .forbiddenCharacter(let scalar): "这里不能有控制字符 \(scalar.codePoint)"
    case .missingFrontMatter: "两行 '---' 之间缺少标题"
    case .rawHTML: "课里不能写 HTML"
    case .image: "课里不能放图片"
    case .unparsedBold: "'**' 没有读成粗体；加一个空格，或者挪开标点"
    case .tooDeep(let limit): "嵌套超过了 \(limit) 层"
    case .malformedSectionHeading: "每一节都以 '## 步的 id: 标题' 开头"
    case .textOutsideSection: "第一节之前不能有正文"
    case .unexpectedHeading(let text): "这里不能有标题 '\(text)'"
    case .malformedComment: "这里要写 '<!-- from: 哈希值 -->'"
    case .malformedHint: "提示是列表里的一项，以它的 id 和冒号开头"
    case .missingTranslation(let language): "缺少 '\(language.rawValue)' 的文本"
    case .missingSection(let id): "缺少 '\(id)' 这一节"
    case .orphanedSection(let id): "没有 '\(id)' 这一步"
    case .missingHint(let id): "缺少提示 '\(id)'"
    case .orphanedHint(let id): "原文没有提示 '\(id)'"
    case .stale(let hash): "译文没有跟上：原文的哈希值现在是 '\(hash)'"
    case .missingStamp(let hash): "缺少标记 '<!-- from: \(hash) -->'"
    case .stampInOrigin: "原文不该有 'from' 标记"
    case .missingMark(let mark): "原文有 \(mark.text)，这里没有"
    case .extraMark(let mark): "原文没有 \(mark.text)"
    }
  }

  private func name(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: "文本"
    case .count: "整数"
    case .list: "列表"
    case .mapping: " '键: 值'"
    case .pair: "一对值 '[a, b]'"
    case .localizedText: "文本，或者 '语言: 文本'"
    case .code: "文本，或者各行的列表"
    case .options: " 'mistakes'，或者 'id: 文本'"
    }
  }

  func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "App 在这里结束：\(text)"
    case .trace(let place, let expected, let found):
      "第 \(place) 次调用是 '\(found)'，课里写的是 '\(expected)'"
    case .prints(let place, let expected, let found):
      "打印的第 \(place) 行是 '\(found)'，课里写的是 '\(expected)'"
    case .solvedBeforehand: "还没动手，任务就已经完成了"
    case .unsolved(let lack): "给出的做法达不到目标：\(self.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "没有叫 '\(id)' 的课"
    case .unknownQuestion(let id): "没有 '\(id)' 这道题"
    case .folderDiffers(let id): "文件夹的名字不以 '\(id)' 结尾"
    case .missingText(let language): "缺少 '\(language.rawValue)' 的文本"
    case .keyIsNotRight(let score): "参考答案自己只得 \(score.twoPlaces(".")) 分"
    case .distractorCostsNothing(let id): "选了干扰项 '\(id)' 也不扣分"
    case .pageOverflows(let lines): "这一页按 80 列排有 \(lines) 行，一屏只有 24 行"
    case .overlongHint(let characters): "提示有 \(characters) 个字符；一眼看得完的最多 200 个"
    case .keyCannotBeMade: "参考答案自相矛盾，或者它的代码没有任何调用"
    case .keyDiffers(let key, let seen):
      "检查出的典型错误：\(orNothing(seen))；参考答案写的：\(orNothing(key))"
    }
  }

  private func orNothing(_ names: [String]) -> String { names.isEmpty ? "没有" : list(names) }

  func sound(lessons: Int, quizzes: Int) -> String {
    "\(lessons) 课，\(quizzes) 个测验：没有错误"
  }
}
