import Scripts
import Statements
import Syntax

extension Russian {
  /// Слова компиляторов: clang и swiftc говорят по-английски, и узнавать их надо в лицо.
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "неожиданный символ '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "в имени '\(name)' есть буквы, лишь похожие на латинские"
    case .curlyQuote(let scalar): "'\(Character(scalar))' — не прямая кавычка"
    case .unterminated(let delimited): "\(name(delimited)) без конца"
    case .emptyCharacterLiteral: "символьная константа пуста"
    case .longCharacterLiteral: "в символьной константе может быть только один символ"
    case .singleQuotedString: "строки пишут в двойных кавычках"
    case .malformedNumber(let text): "'\(text)' — не число"
    case .numberTooLarge(let text): "число '\(text)' слишком велико"
    case .unknownEscape(let text): "последовательности '\(text)' нет"
    case .insufficientIndentation: "отступ строки меньше, чем у закрывающих кавычек"
    case .textAfterOpeningQuotes: "многострочный текст начинается с новой строки"
    case .expected(let expected, let construct):
      "ожидается \(name(expected))" + (construct.map { " после \(genitive($0))" } ?? "")
    case .extraneous(let bracket): "лишняя скобка '\(bracket)'"
    case .unclosed(let bracket, _): "не хватает '\(bracket)'"
    case .missingEnd(let keyword): "у '\(keyword)' нет '@end'"
    case .unexpected(let word): "неожиданное '\(word)'"
    case .nestedTooDeep(let limit): "вложенность больше \(limit) уровней"
    case .unsupported(let construct): "'\(construct.rawValue)' здесь не поддерживается"
    case .notAssignable: "этому нельзя присвоить значение"
    case .unknownWord(let word, let construct):
      construct == .property
        ? "атрибута '\(word)' у свойств нет" : "инструкции '\(word)' нет"
    }
  }

  private func name(_ delimited: SyntaxFact.Delimited) -> String {
    switch delimited {
    case .string: "строка"
    case .multilineString: "многострочный текст"
    case .character: "символьная константа"
    case .comment: "комментарий"
    }
  }

  private func name(_ expected: SyntaxFact.Expected) -> String {
    switch expected {
    case .token(let token): "'\(token)'"
    case .expression: "выражение"
    case .statement: "инструкция"
    case .declaration: "объявление"
    case .identifier: "имя"
    case .type: "тип"
    case .selector: "селектор"
    case .methodName: "имя метода"
    case .parameterName: "имя параметра"
    case .member: "имя члена"
    case .pattern: "образец"
    case .string: "строка в кавычках"
    }
  }

  private func genitive(_ construct: SyntaxFact.Construct) -> String {
    switch construct {
    case .token(let token): "'\(token)'"
    case .expression: "выражения"
    case .statement: "инструкции"
    case .declaration: "объявления"
    case .type: "типа"
    case .condition: "условия"
    case .message: "сообщения"
    case .call: "вызова"
    case .literal: "литерала"
    case .block: "блока"
    case .cast: "приведения типа"
    case .method: "метода"
    case .property: "свойства"
    case .protocolList: "списка протоколов"
    case .superclass: "суперкласса"
    case .ivars: "переменных экземпляра"
    case .enumeration: "перечисления"
    case .selector: "селектора"
    case .parameter: "параметра"
    case .argument: "аргумента"
    case .attribute: "атрибута"
    case .pattern: "образца"
    }
  }

  func noteOn(_ fact: SyntaxFact) -> String? {
    switch fact {
    case .lookAlikeLetters: "имена сравниваются по буквам: русская «с» — не латинская c"
    case .missingEnd: "класс заканчивается строкой '@end'"
    default: nil
    }
  }

  func message(_ fact: CommandFact) -> String {
    switch fact {
    case .unknownCommand(let name): "команды ':\(name)' нет"
    case .missingArgument(let name): "команде :\(name) не хватает аргумента"
    case .unexpectedArgument(let text, let name): "команда :\(name) не принимает '\(text)'"
    case .malformedVersion(let text): "'\(text)' — не версия iOS начиная с 2.0"
    case .notAmong(let text, let names):
      "'\(text)' не подходит, возможны \(names.joined(separator: ", "))"
    case .unknownVariable(let name): "объекта '\(name)' нет"
    case .noVisibleController: "на экране нет контроллера"
    case .unknownOutlet(let name): "у контроллера на экране нет аутлета '\(name)'"
    case .takesNoText(let name): "в '\(name)' нельзя ввести текст: значение меняет :set"
    case .takesNothing(let name):
      "в '\(name)' пользователю нечего менять; нажать можно командой :tap"
    case .malformedEntry(let name, let example): "'\(name)' принимает значения вроде \(example)"
    case .malformedNib(let problem): "не удалось прочитать nib-файл: \(words(problem))"
    case .malformedFileSize: "ожидается {bytes: N} или none"
    case .unknownNibKey(let key): "в nib-файле нет ключа '\(key)'"
    case .obstacle(let obstacle): words(obstacle)
    case .malformedNumber(let text): "'\(text)' — не целое число"
    case .wrongStoryboard(let fact): message(fact)
    }
  }

  private func words(_ problem: CommandFact.NibProblem) -> String {
    switch problem {
    case .yaml(let fact): message(fact)
    case .expectedMapping: "здесь должны быть пары '{ключ: значение}'"
    case .expectedObject: "здесь должно быть имя класса или пары '{ключ: значение}'"
    case .expectedNumbers(let count): "чисел здесь должно быть \(count)"
    }
  }
}
