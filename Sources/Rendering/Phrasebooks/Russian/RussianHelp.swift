import Sessions
import Simulator
import Statements

extension Russian {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "Посмотреть"
    case .world: "Мир приложения"
    case .person: "Что делает человек"
    case .time: "Во времени"
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
    case .warn: "система шлёт предупреждение о нехватке памяти"
    case .nib: "объявить nib-файл"
    case .storyboard: "объявить storyboard"
    case .file: "размер файла с картинкой или данными"
    case .type: "человек вводит текст в поле на экране"
    case .set: "человек двигает переключатель или ползунок на экране"
    case .swipeBack: "верхний контроллер стека смахивают"
    case .swipeDown: "лист стягивают вниз"
    case .swipePage: "перелистывают страницу"
    case .selectTab: "палец на вкладке N, счёт с 0"
    case .tap: "палец на том, на что ссылается аутлет"
    case .rotate: "устройство поворачивают"
    case .background: "приложение уходит с экрана"
    case .foreground: "приложение возвращается"
    case .hold: "не завершать этот виток цикла"
    case .settle: "завершить открытый виток"
    case .state: "где стоит каждый контроллер"
    case .owners: "кто владеет объектом"
    case .tree: "окна, контроллеры и view"
    case .find: "где контроллеры класса: путь от окна"
    case .timeline: "последний виток по дорожкам или рисунок в файле"
    case .leaks: "до чего никто не дотянется"
    case .trace: "последний ответ ещё раз"
    case .step: "последний ответ по событиям"
    case .diff: "что изменила последняя строка"
    case .compare: "последняя строка в двух версиях"
    case .repair: "что исправить после ошибки"
    case .undo: "отменить последнюю строку, изменившую мир"
    case .redo: "повторить отменённое"
    case .goto: "перейти к моменту после строки N или к закладке"
    case .bookmark: "дать этому моменту имя"
    case .as: "последняя строка на другом языке"
    case .help: "этот список, одна команда или один вызов"
    case .language: "язык интерфейса"
    case .learn: "уроки или один из них"
    case .quiz: "тесты или один из них"
    case .review: "повторить неверные ответы"
    case .progress: "что уже пройдено"
    case .next: "следующий шаг"
    case .back: "предыдущий шаг"
    case .skip: "дальше без ответа"
    case .hint: "подсказка; первая стоит меньше всего"
    case .answer: "показать ответ"
    case .why: "расчёт последнего балла"
    case .resume: "вернуться к оставленному уроку"
    case .neverResume: "забыть, где оставлен урок"
    case .leave: "из урока или теста в песочницу"
    case .quit: "выйти; место запомнится"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "создаёт объект; шлёт initWithNibName:bundle: с nil"
    case .createWithStyle: "создаёт табличный контроллер с указанным стилем"
    case .createWithNib: "запоминает имя nib-файла; ничего не загружается"
    case .createWithCoder: "создаёт объект из архива: nib-файла или сториборда"
    case .createWithFrame: "создаёт view в коде"
    case .awakeFromNib: "всё в nib-файле соединено; File's Owner его не получает"
    case .loadView: "создаёт или загружает view, когда она впервые нужна"
    case .viewDidLoad: "view загружена; аутлеты есть, размеры ещё не фактические"
    case .viewWillAppear: "view вот-вот появится; в окне её ещё нет"
    case .viewIsAppearing: "view в окне и с фактическим размером (iOS 13)"
    case .viewDidAppear: "view появилась, анимация закончена"
    case .viewWillDisappear: "view вот-вот исчезнет, или переход повёрнут назад"
    case .viewDidDisappear: "view исчезла"
    case .viewWillLayoutSubviews: "начинается проход раскладки (iOS 5)"
    case .viewDidLayoutSubviews: "проход раскладки закончен (iOS 5)"
    case .layoutSubviews: "view расставляет вложенные view"
    case .updateProperties: "свойства обновляются перед раскладкой (iOS 26)"
    case .willMoveToParent: "контейнер принимает контроллер или отпускает его"
    case .didMoveToParent: "контейнер принял контроллер или отпустил его"
    case .didReceiveMemoryWarning: "памяти не хватает; до iOS 5 view могут забрать"
    case .viewWillUnload: "система сейчас выгрузит view (только iOS 5)"
    case .setView: "устанавливает свойство view; nil выгружает"
    case .viewDidUnload: "система выгрузила view (iOS 3–5)"
    case .shouldPerformSegue: "разрешить ли переход (segue)"
    case .prepareForSegue: "передача данных; view следующего ещё не загружена"
    case .dealloc: "последний владелец отпустил; о выгрузке и исчезновении не сообщают"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      "Команды :\(name) нет."
        + (suggestion.map { " Возможно, вы имели в виду :\($0)" } ?? " Все команды — :help")
    case .unknownTopic(let name, let suggestion):
      "О «\(name)» сказать нечего."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все команды — :help")
    case .missingArgument(let command): "Нужно больше: \(command.usage)"
    case .unknownOption(let command, let option):
      "У команды :\(command.rawValue) нет параметра '\(option)': "
        + "\(command.usage)"
    case .notInQuiz(let command):
      "Пока идёт тест, команда :\(command.rawValue) не действует; к приложению вернёт :leave"
    case .noSuchLesson(let name, let suggestion):
      "Урока «\(name)» нет."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все уроки — :learn")
    case .noSuchQuiz(let name, let suggestion):
      "Теста «\(name)» нет."
        + (suggestion.map { " Возможно, вы имели в виду «\($0)»?" } ?? " Все тесты — :quiz")
    case .noContent: "Уроков и тестов здесь нет; укажите папку: --content DIR"
    case .notStudying: "Ни урок, ни тест не открыты. Списки — :learn и :quiz"
    case .nothingToExplain: "Объяснять пока нечего."
    case .nothingToReview: "Повторять нечего."
    case .noHint: "Здесь подсказки нет."
    case .unknownLanguage(let name): "«\(name)» — не один из языков en, ru, zh, cs, ja."
    case .unknownVariable(let name): "Объекта «\(name)» нет. Что есть, покажет :state"
    case .noController(let name): "Контроллеров класса «\(name)» нет. Все, что есть, покажет :tree"
    case .nothingToRepair: "В последней строке ошибок не замечено."
    case .nothingHappenedYet: "Пока ничего не произошло. Сначала введите код."
    case .nothingToDraw:
      "Последняя строка не вызвала методов жизненного цикла, рисовать нечего. "
        + "Сначала покажите контроллер или положите его в стек."
    case .malformedAnswer(let count):
      "Ответ — это числа от 1 до \(count) через пробел. Пропустить вопрос — :skip"
    case .untranslatable: "На другом языке эта строка не выражается."
    case .unreadableQuestion: "Этот вопрос задать нельзя; причину скажет viewdidlearn check."
    }
  }
}
