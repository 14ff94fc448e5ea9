import Statements

extension Russian {
  /// Слова компиляторов: clang и swiftc говорят по-английски, и узнавать их надо в лицо.
  func message(_ fact: SyntaxFact) -> String {
    switch fact {
    case .strayCharacter(let scalar): "неожиданный символ '\(Character(scalar))'"
    case .lookAlikeLetters(let name): "в имени '\(name)' есть буквы, лишь похожие на латинские"
    case .curlyQuote(let scalar): "'\(Character(scalar))' — не прямая кавычка"
    case .unterminated: "нет закрывающей кавычки или конца комментария"
    case .extraneous(let bracket): "лишняя скобка '\(bracket)'"
    case .unclosed(let bracket, _): "скобка '\(bracket)' не закрыта"
    case .missingEnd(let keyword): "у '\(keyword)' нет '@end'"
    case .unexpected(let word): "неожиданное '\(word)'"
    case .malformedNumber(let text): "'\(text)' — не число"
    case .numberTooLarge(let text): "число '\(text)' слишком велико"
    case .nestedTooDeep(let limit): "вложенность больше \(limit) уровней"
    case .unsupported(let construct): "'\(construct.rawValue)' здесь не поддерживается"
    case .notAssignable: "этому нельзя присвоить значение"
    default: English().message(fact)
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
    case .missingArgument(let name): "команде :\(name) нужно больше"
    case .unexpectedArgument(let text, let name): "команда :\(name) не принимает '\(text)'"
    case .malformedVersion(let text): "'\(text)' — не версия iOS начиная с 2.0"
    case .notAmong(let text, let names):
      "'\(text)' — не одно из \(names.joined(separator: ", "))"
    case .unknownVariable(let name): "объекта '\(name)' нет"
    case .noVisibleController: "на экране нет контроллера"
    case .unknownOutlet(let name): "у контроллера на экране нет аутлета '\(name)'"
    case .malformedNib(let problem): "не удалось прочитать nib-файл: \(problem)"
    case .unknownNibKey(let key): "в nib-файле нет ключа '\(key)'"
    case .unknownClass(let name): "класса '\(name)' нет"
    }
  }

  func message(_ fact: LanguageFact) -> String {
    switch fact {
    case .undeclaredIdentifier(let name): "имя '\(name)' не объявлено"
    case .unknownType(let name): "тип '\(name)' неизвестен"
    case .noVisibleMethod(let selector, let type, _):
      "у класса \(type) нет метода '\(selector)'"
    case .propertyNotFound(let name, let type): "у класса \(type) нет свойства '\(name)'"
    case .explicitCounting(let selector): "ARC запрещает посылать '\(selector)'"
    case .probablyMeant(let name, let type): "у класса \(type) нет метода '\(name)'"
    case .noCurrentController: "контроллера, которому это послать, пока нет"
    default: English().message(fact)
    }
  }

  func noteOn(_ fact: LanguageFact) -> String? {
    switch fact {
    case .probablyMeant:
      "UIKit ищет методы по селектору; метод с опечаткой в имени никто не вызовет"
    case .explicitCounting: "при ARC считает компилятор; вручную — :memory mrc"
    case .noVisibleMethod:
      "при ручном подсчёте это предупреждение, а выполнение кончится 'unrecognized selector'"
    default: nil
    }
  }
}
