import Scripts
import Sessions
import Simulator
import Statements
import UIKitAPI

extension Russian {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "Просмотр"
    case .world: "Мир приложения"
    case .person: "Действия пользователя"
    case .time: "Перемещение по шагам"
    case .study: "Учёба"
    case .program: "Программа"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "запустить приложение заново в другой версии"
    case .memory: "начать заново с ручным или автоматическим подсчётом"
    case .device: "начать заново на другом устройстве"
    case .relaunch: "завершить процесс и запустить приложение снова; UserDefaults остаются"
    case .warn: "послать предупреждение о нехватке памяти"
    case .nib: "объявить nib-файл"
    case .storyboard: "объявить сториборд"
    case .file: "задать размер файла с картинкой или данными"
    case .type: "ввести текст в поле на экране"
    case .set: "сдвинуть переключатель или ползунок на экране"
    case .swipeBack: "смахнуть верхний контроллер стека"
    case .swipeDown: "смахнуть карточку (sheet) вниз"
    case .swipePage: "перелистнуть страницу"
    case .selectTab: "нажать вкладку N (счёт с 0)"
    case .tap: "нажать элемент, на который указывает аутлет"
    case .rotate: "повернуть устройство"
    case .background: "увести приложение с экрана"
    case .foreground: "вернуть приложение на экран"
    case .hold: "не завершать виток (итерацию) цикла выполнения"
    case .settle: "завершить открытый виток цикла"
    case .state: "показать, где каждый контроллер"
    case .owners: "показать, кто владеет объектом"
    case .tree: "показать окна, контроллеры и view"
    case .find: "найти контроллеры класса: путь от окна"
    case .timeline: "нарисовать последний виток цикла, можно в файл"
    case .leaks: "найти то, до чего уже никто не дотянется"
    case .trace: "повторить последний ответ"
    case .step: "разобрать последний ответ по событиям"
    case .diff: "показать, что изменила последняя строка"
    case .compare: "сравнить последнюю строку в двух версиях"
    case .repair: "показать, что исправить после ошибки"
    case .undo: "отменить последнюю строку, изменившую мир"
    case .redo: "повторить отменённое"
    case .goto: "перейти к моменту после строки N или к закладке"
    case .bookmark: "дать этому моменту имя"
    case .as: "перевести последнюю строку на другой язык"
    case .help: "показать этот список, команду или вызов"
    case .language: "выбрать язык интерфейса"
    case .learn: "показать уроки или открыть один из них"
    case .quiz: "показать тесты или открыть один из них"
    case .review: "повторить неверные ответы"
    case .progress: "показать, что уже пройдено"
    case .next: "перейти к следующему шагу"
    case .back: "вернуться к предыдущему шагу"
    case .skip: "пойти дальше без ответа"
    case .again: "начать страницу или тест заново"
    case .hint: "показать подсказку; каждая следующая подробнее"
    case .answer: "показать ответ"
    case .why: "показать расчёт последнего балла"
    case .resume: "вернуться к оставленному уроку"
    case .neverResume: "забыть, где оставлен урок"
    case .leave: "вернуться из урока или теста в песочницу"
    case .quit: "выйти; место запомнится"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "создаёт объект; посылает initWithNibName:bundle: с nil"
    case .createWithStyle: "создаёт табличный контроллер с указанным стилем"
    case .createWithNib: "запоминает имя nib-файла; ничего не загружается"
    case .createWithCoder: "создаёт объект из архива: nib-файла или сториборда"
    case .createWithFrame: "создаёт view в коде"
    case .awakeFromNib: "всё в nib-файле соединено; File's Owner его не получает"
    case .loadView: "создаёт или загружает view, когда она нужна, а её нет"
    case .viewDidLoad: "view загружена; аутлеты есть, размеры ещё не фактические"
    case .viewWillAppear: "view вот-вот появится; в окне её ещё нет"
    case .viewIsAppearing: "view в окне и с фактическим размером (с iOS 13)"
    case .viewDidAppear: "view появилась, анимация закончена"
    case .viewWillDisappear: "view вот-вот исчезнет, или переход отменён на полпути"
    case .viewDidDisappear: "view исчезла"
    case .viewWillLayoutSubviews: "начинается проход раскладки (с iOS 5)"
    case .viewDidLayoutSubviews: "проход раскладки закончен (с iOS 5)"
    case .layoutSubviews: "view расставляет вложенные view"
    case .updateProperties: "свойства обновляются перед раскладкой (с iOS 26)"
    case .viewWillTransition:
      "размер view вот-вот изменится, например при повороте (с iOS 8)"
    case .willMoveToParent: "контроллер переходит в контейнер или уходит из него"
    case .didMoveToParent: "контроллер перешёл в контейнер или ушёл из него"
    case .didReceiveMemoryWarning: "памяти не хватает; до iOS 6 view могут выгрузить"
    case .viewWillUnload: "система сейчас выгрузит view (только iOS 5)"
    case .setView: "устанавливает свойство view; nil отпускает view"
    case .viewDidUnload: "система выгрузила view (iOS 3–5)"
    case .shouldPerformSegue: "разрешить ли переход (segue)"
    case .prepareForSegue: "передача данных; view следующего ещё не загружена"
    case .dealloc: "последний владелец отпустил объект; о выгрузке и исчезновении не сообщают"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      "Команды :\(name) нет."
        + (suggestion.map { " Возможно, вы имели в виду :\($0)" } ?? " Все команды — :help")
    case .unknownTopic(let name, let suggestion):
      "Справки по «\(name)» нет."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все команды — :help")
    case .missingArgument(let command):
      "Не хватает аргумента: \(command.usage)"
    case .unknownVersion(let text):
      ":compare знает версии iOS от 2.0 до 18 и 26, а '\(text)' среди них нет."
    case .unknownOption(let command, let option):
      "У команды :\(command.rawValue) нет параметра '\(option)': "
        + "\(command.usage)"
    case .notInQuiz(let command):
      "Пока идут вопросы, команда :\(command.rawValue) не действует; в песочницу — :leave"
    case .noSuchLesson(let name, let suggestion):
      "Урока «\(name)» нет."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все уроки — :learn")
    case .noSuchQuiz(let name, let suggestion):
      "Теста «\(name)» нет."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все тесты — :quiz")
    case .noContent: "Уроков и тестов здесь нет; укажите папку: --content DIR"
    case .notStudying: "Ни урок, ни тест не открыты. Списки — :learn и :quiz"
    case .nothingToExplain: "На экране нет ответа, который можно объяснить."
    case .nothingToReview: "Повторять больше нечего."
    case .nothingToResume: "Незаконченного нет. Уроки — :learn · тесты — :quiz"
    case .returnGoesOn: "Ответ на экране: Enter — дальше, спросить ещё раз — :back"
    case .nothingToAnswer: "На этой странице нет задания: Enter — дальше."
    case .noSuchStep(let number, let count):
      "Шага \(number) нет, всего шагов в уроке: \(count)."
    case .noHint: "Здесь подсказки нет. Ответ на задание или вопрос — :answer"
    case .unknownLanguage(let name): "«\(name)» — не один из языков en, ru, zh, cs, ja."
    case .unknownVariable(let name): "Объекта «\(name)» нет. Что есть, покажет :state"
    case .noController(let name): "Контроллеров класса «\(name)» нет. Все, что есть, покажет :tree"
    case .nothingToRepair: "В последней строке ошибок не замечено."
    case .nothingHappenedYet: "Пока ничего не произошло. Сначала введите код."
    case .nothingToDraw:
      "Последняя строка не вызвала методов жизненного цикла, рисовать нечего. "
        + "Сначала покажите контроллер или положите его в стек."
    case .malformedAnswer(.unknown(nil), let count):
      "Ответ — это числа от 1 до \(count) или имена через пробел. Пропустить вопрос — :skip"
    case .malformedAnswer(.unknown(let word?), let count):
      "'\(word)' — не число от 1 до \(count) и не одно из имён."
    case .malformedAnswer(.noNumber(let word), let count):
      "'\(word)' — не число от 1 до \(count); 0, если ошибок нет; пропустить — :skip"
    case .malformedAnswer(.ambiguous(let word, let names), _):
      "'\(word)' может значить \(names.joined(separator: ", "))."
    case .untranslatable: "На другом языке эта строка не выражается."
    case .unreadableQuestion: "Этот вопрос задать нельзя; причину скажет viewdidlearn check."
    }
  }
}
