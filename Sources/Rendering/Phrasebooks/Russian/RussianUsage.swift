// What `--help` says, and what is wrong with a command line or with answers.
extension Russian {
  var noCommand: String { "(без команды)" }
  var promptMeaning: String { "приглашение: продолжить с того же места, учиться, пробовать" }
  var moreUsage: String { "viewdidlearn COMMAND --help расскажет о команде подробнее." }

  func meaning(of command: ProgramCommand) -> String {
    switch command {
    case .learn: "начать или продолжить урок"
    case .quiz: "пройти тест"
    case .run: "выполнить скрипт в симуляторе без приглашения; - — стандартный ввод"
    case .lint:
      "провести каждый контроллер из файлов через обычную жизнь и сообщить о находках, "
        + "как компилятор; --ios принимает несколько версий: 5.1,26"
    case .grade: "оценить ответы, данные в другом месте"
    case .check: "сверить уроки и тесты с симулятором; без пути — все"
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch option {
    case .language: "язык интерфейса; иначе — язык системы"
    case .plain: "без цвета, рисунков и перемещений курсора"
    case .content: "где лежат уроки и тесты"
    case .state: "где хранятся журнал и история"
    case .help: "эта справка или справка о команде"
    case .version: "версия программы"
    case .ios: "версия iOS, начиная с 2.0"
    case .dialect: "на чём написан файл, если этого не видно по расширению"
    case .memory: "ручной или автоматический подсчёт ссылок"
    case .steps: "сколько шагов даётся скрипту до остановки"
    case .all: "показывать и собственные контейнеры и view UIKit"
    case .strict: "неизвестное имя — ошибка"
    case .json: "JSON Lines в стандартный вывод, и больше ничего"
    }
  }

  func message(_ fault: CommandLineFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion):
      "команды «\(name)» нет" + nearest(suggestion)
    case .unknownOption(let name, let suggestion):
      "параметра «\(name)» нет" + nearest(suggestion)
    case .missingValue(let option): "параметру «\(option)» нужно значение"
    case .malformedVersion(let text): "«\(text)» — не версия iOS, начиная с 2.0"
    case .malformedSteps(let text): "«\(text)» — не число шагов"
    case .notAmong(let words, let option, let found):
      "значение --\(option.rawValue) — одно из \(words.joined(separator: ", ")), а не «\(found)»"
    case .wrongOperands(let command): "команда «\(command.rawValue)» пишется так:"
    case .foreignOption(let option, let command?):
      "у команды «\(command.rawValue)» нет параметра --\(option.rawValue):"
    case .foreignOption(let option, nil): "без команды параметр --\(option.rawValue) не действует"
    case .severalVersions: "несколько версий iOS принимает только «lint»"
    }
  }

  func message(_ fault: AnswersFault) -> String {
    switch fault {
    case .contradictoryKey(let name): "ключ вопроса '\(name)' противоречит сам себе"
    case .notJSON(let problem): "это не JSON: \(message(problem))"
    case .notAnswers: "здесь должен быть объект: ответы по id вопросов"
    case .unknownQuestion(let name, let suggestion):
      "в тесте нет вопроса '\(name)'" + nearest(suggestion)
    case .notIDs(let name): "ответ на вопрос '\(name)' — не список id"
    case .unknownItem(let item, let name): "в вопросе '\(name)' нет пункта '\(item)'"
    }
  }

  private func nearest(_ suggestion: String?) -> String {
    suggestion.map { "; возможно, вы имели в виду «\($0)»?" } ?? ""
  }
}
