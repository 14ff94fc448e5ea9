import Checking
import Curriculum

// Что не так с уроками и тестами.
extension Russian {
  func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: "файл пуст"
    case .expected(let shape): "здесь \(demand(shape))"
    case .emptyList: "список пуст"
    case .missingKey(let key): "нет ключа '\(key)'"
    case .missingOneOf(let keys): "нужен один из ключей: \(list(keys))"
    case .onlyOneOf(let keys): "можно указать только один из ключей: \(list(keys))"
    case .unknownKey(let key): "неизвестный ключ '\(key)'"
    case .keyNotForKind(let key, let kind): "ключ '\(key)' не относится к виду '\(kind)'"
    case .unknownFormat(let text): "формат '\(text)' неизвестен; программа читает формат 1"
    case .unknownValue(let text, let known): "'\(text)' нет среди значений: \(list(known))"
    case .unknownLanguage(let text): "языка '\(text)' в программе нет"
    case .unknownClaim(let id): "утверждения '\(id)' нет"
    case .duplicateID(let id, _): "id '\(id)' уже занят"
    case .malformedID(let text): "'\(text)' — не id: допустимы a-z, 0-9 и '-'"
    case .malformedVersion(let text): "'\(text)' — не версия iOS начиная с 2.0"
    case .malformedCall(let text):
      "'\(text)' — не вызов: нужно 'объект селектор' или 'селектор'"
    case .malformedHash(let text): "'\(text)' — не хеш из 8 шестнадцатеричных цифр"
    case .malformedReference(let text): "'\(text)' — не ссылка вида 'тест/вопрос'"
    case .unsupportedKind(let kind): "вопросы вида '\(kind)' пока не поддерживаются"
    case .unknownItem(let id): "пункта '\(id)' нет"
    case .itemNotInSequence(let id): "пункта '\(id)' нет в последовательности"
    case .circularOrder(let ids): "порядок замкнут в круг: \(list(ids))"
    case .unknownOption(let id): "варианта '\(id)' нет"
    case .tooLong(let limit): "текст длиннее предела: \(limit) байт"
    case .lineTooLong(let limit): "строка длиннее предела: \(limit) байт"
    case .forbiddenCharacter(let scalar): "управляющему символу \(scalar.codePoint) здесь не место"
    case .missingFrontMatter: "нет заголовка между строками '---'"
    case .rawHTML: "HTML в уроке не допускается"
    case .image: "изображения в уроке не допускаются"
    case .unparsedBold:
      "'**' не читается как жирный шрифт; добавьте пробел или переставьте знак препинания"
    case .tooDeep(let limit): "глубина вложенности больше \(limit)"
    case .malformedSectionHeading: "раздел начинается с '## id-шага: Заголовок'"
    case .textOutsideSection: "текст стоит до первого раздела"
    case .unexpectedHeading(let text): "заголовку '\(text)' здесь не место"
    case .malformedComment: "здесь должно быть '<!-- from: хеш -->'"
    case .malformedHint: "подсказка — это пункт списка, который начинается с её id и двоеточия"
    case .missingTranslation(let language): "нет текста на языке '\(language.rawValue)'"
    case .missingSection(let id): "нет раздела '\(id)'"
    case .orphanedSection(let id): "шага '\(id)' нет"
    case .missingHint(let id): "нет подсказки '\(id)'"
    case .orphanedHint(let id): "в оригинале нет подсказки '\(id)'"
    case .stale(let hash): "перевод отстал: хеш оригинала теперь '\(hash)'"
    case .missingStamp(let hash): "нет отметки '<!-- from: \(hash) -->'"
    case .stampInOrigin: "у оригинала не должно быть отметки 'from'"
    case .missingMark(let mark): "в оригинале есть \(mark.text), а здесь нет"
    case .extraMark(let mark): "в оригинале нет \(mark.text)"
    }
  }

  private func demand(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: "нужен текст"
    case .count: "нужно целое число"
    case .list: "нужен список"
    case .mapping: "нужны пары 'ключ: значение'"
    case .pair: "нужна пара '[a, b]'"
    case .localizedText: "нужен текст или пары 'язык: текст'"
    case .code: "нужен текст или список строк"
    case .options: "нужно слово 'mistakes' или пары 'id: текст'"
    }
  }

  func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "приложение завершается: \(text)"
    case .trace(let place, let expected, let found):
      "вызов \(place) — '\(found)', а в уроке указан '\(expected)'"
    case .prints(let place, let expected, let found):
      "напечатанная строка \(place) — '\(found)', а в уроке указана '\(expected)'"
    case .solvedBeforehand: "задание решено ещё до первого действия"
    case .unsolved(let lack): "решение не достигает цели: \(self.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "урока '\(id)' нет"
    case .unknownQuestion(let id): "вопроса '\(id)' нет"
    case .folderDiffers(let id): "имя папки не заканчивается на '\(id)'"
    case .missingText(let language): "нет текста на языке '\(language.rawValue)'"
    case .keyIsNotRight(let score): "сам ключ ответов получает балл \(score.twoPlaces(","))"
    case .distractorCostsNothing(let id): "лишний вызов '\(id)' не снижает балл"
    case .pageOverflows(let lines):
      "страница занимает \(russian(lines, "строку", "строки", "строк")) по 80\u{A0}столбцов, "
        + "а на экране их 24"
    case .overlongHint(let characters):
      "в подсказке \(russian(characters, "символ", "символа", "символов")); "
        + "одним взглядом читается не больше 200"
    case .keyCannotBeMade: "ключ ответов противоречит сам себе, или его код ничего не вызывает"
    case .keyDiffers(let key, let seen):
      "проверка видит: \(orNothing(seen)), а ключ ответов называет: \(orNothing(key))"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  private func orNothing(_ names: [String]) -> String { names.isEmpty ? "ничего" : list(names) }

  func sound(lessons: Int, quizzes: Int) -> String {
    "уроков: \(lessons), тестов: \(quizzes), ошибок нет"
  }
}
