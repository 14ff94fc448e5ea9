import Notation

// Почему файл не прочитать.
extension Russian {
  func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): words(problem)
    case .other(let words): "'\(words)'"
    case .forbiddenCharacter(let scalar): "символу \(scalar.codePoint) здесь не место"
    case .duplicateKey(let key, _): "ключ '\(key)' указан дважды"
    case .keyIsNotText: "ключом может быть только текст"
    case .anchor(let name), .alias(let name): "якоря и ссылки на них ('\(name)') не читаются"
    case .tag(let name): "теги ('\(name)') не читаются"
    case .tooDeep(let limit): "глубина вложенности больше \(limit)"
    case .severalDocuments: "в файле может быть только один документ"
    }
  }

  private func words(_ problem: YAMLProblem) -> String {
    switch problem {
    case .misplacedItem: "пункту списка '- ' здесь не место"
    case .misplacedKey: "ключу здесь не место"
    case .misplacedValue: "значению после ':' здесь не место; текст с ': ' берут в кавычки"
    case .strayCharacter: "с этого символа ничего не начинается; такой текст берут в кавычки"
    case .indentedByTab, .tabForSpace: "отступ сделан табуляцией, а нужны пробелы"
    case .strayColon: "лишнее ':'"
    case .noColon: "после ключа нет ':'"
    case .noKey: "здесь нужен ключ"
    case .noDash: "здесь нужен пункт списка '- '"
    case .noValue: "здесь нужно значение"
    case .openSequence: "не хватает ',' или ']'"
    case .openMapping: "не хватает ',' или '}'"
    case .noDocumentStart: "после конца документа есть что-то ещё"
    case .openQuote: "кавычка не закрыта"
    case .documentMarkInQuotes: "в кавычках стоит граница документа, '---' или '...'"
    case .unknownEscape: "такой последовательности после '\\' нет"
    case .escapeWithoutDigits: "после '\\' не хватает шестнадцатеричных цифр"
    case .escapeOfNoCharacter: "такого символа Unicode нет"
    case .zeroIndentation: "отступ не может быть равен 0"
    case .noLineBreak: "дальше в строке может стоять только комментарий"
    case .namelessAnchor: "после '&' или '*' нет имени"
    case .noBlank, .openTag, .unfinishedTag, .noTagAddress, .noTagEscape, .wrongLeadingOctet,
      .wrongTrailingOctet, .undefinedTag:
      "тег '!' записан неверно"
    case .namelessDirective, .unknownDirective, .wrongDirective, .noDirectiveBlank, .noVersion,
      .noVersionDot, .longVersion, .otherVersion, .repeatedVersion, .repeatedTag:
      "директива '%' записана неверно"
    }
  }

  func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: "текст пуст"
    case .character(let scalar): "символу '\(scalar)' здесь не место"
    case .word(""): "нет значения"
    case .word(let word): "'\(word)' — не значение"
    case .name: "здесь нужно имя в двойных кавычках"
    case .depth(let limit): "глубина вложенности больше \(limit)"
    case .escape: "'\\u' не обозначает никакого символа"
    case .unfinished: "текст обрывается посреди значения"
    }
  }

  func reason(_ reason: FileReason) -> String {
    switch reason {
    case .missing: "такого файла или папки нет"
    case .forbidden: "нет прав доступа"
    case .notPermitted: "операция запрещена"
    case .isFolder: "это папка"
    case .noFolder: "часть пути — не папка"
    case .longName: "имя слишком длинное"
    case .circularLinks: "символические ссылки ведут по кругу"
    case .unfit: "такое имя не подходит"
    case .full: "на диске нет места"
    case .overQuota: "дисковая квота исчерпана"
    case .tooLarge: "файл слишком велик"
    case .readOnly: "файловая система доступна только для чтения"
    case .brokenDevice: "ошибка ввода-вывода"
    case .tooManyOpen: "открыто слишком много файлов"
    case .closed: "ввод закрыт"
    case .moved: "файл перемещён или удалён"
    case .writeProtected: "доступен только для чтения"
    case .damaged: "повреждён"
    case .notAHistory: "это не история libedit"
    case .notContent: "такого урока или теста нет"
    }
  }
}
