import Mistakes
import Scripts
import Sessions
import Simulator
import Statements

// What `:help` says of commands and mistakes, and `:diff` of objects.
extension Russian {
  func words(for subject: Vocabulary.Subject) -> [String] {
    switch subject {
    case .group(.look): ["просмотр", "посмотреть"]
    case .group(.world): ["мир", "приложение"]
    case .group(.person): ["пользователь", "действия", "человек", "жесты"]
    case .group(.time): ["перемещение", "время"]
    case .group(.study): ["учёба"]
    case .group(.program): ["программа"]
    case .mistakes: ["ошибка", "ошибки", "ошибка №"]
    case .kind(.performance): ["производительность"]
    case .kind(.logic): ["логика", "логическая"]
    case .kind(.userUnfriendly): ["неудобство", "удобство"]
    }
  }

  var moreHelp: String { "Ещё · :help с любым из этих имён скажет больше" }
  var mistakesHeading: String { "Двенадцать ошибок · :help с номером объяснит любую" }
  func example(_ line: String) -> String { "например: \(line)" }

  func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: "производительность"
    case .logic: "логика"
    case .userUnfriendly: "неудобство"
    }
  }

  func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: "версия iOS, начиная с 2.0"
    case .tabIndex: "номер вкладки, счёт с 0"
    case .fileName: "имя, как его пишут в коде"
    case .contents: "содержимое в фигурных скобках; none убирает файл"
    case .fileSize: "размер в фигурных скобках; none убирает файл"
    case .outlet: "аутлет контроллера, который на экране"
    case .text: "вводимый текст в кавычках"
    case .value: "on, off, число или текст"
    case .object: "переменная или имя из ответа: UIView#1"
    case .controllerClass: "класс контроллера"
    case .drawing: "файл, в который сохранить рисунок в формате SVG"
    case .moment: "номер строки (0 — начало) или закладка"
    case .bookmark: "любое слово"
    case .topic: "команда, группа, вызов, класс, ошибка или термин"
    case .lesson: "номер или имя урока"
    case .quiz: "номер или имя теста"
    }
  }

  func explanation(of mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad:
      "Пока view не загружена, все аутлеты равны nil, а сообщение nil ничего не делает: "
        + "значение теряется. Храните его в свойстве и показывайте в viewDidLoad."
    case .needlessLoad:
      "Обращение к view загружает её. Если нужно только узнать, спросите isViewLoaded: "
        + "контроллеру, которого нет на экране, незачем платить за view."
    case .viewsInInitializer:
      "Контроллер может прожить всю жизнь и ни разу не показаться. Созданное в "
        + "инициализаторе всё это время занимает память; создавайте view в loadView или "
        + "viewDidLoad."
    case .oneInitializerOnly:
      "Nib-файл создаёт view через initWithCoder:, код — через initWithFrame:. "
        + "Настройки, сделанной только в одном из них, в другом случае не будет."
    case .loadedOnce:
      "До iOS 5 включительно view могла выгрузиться и загрузиться снова, и viewDidLoad "
        + "выполнялся ещё раз. Что он создаёт не глядя, утекает или удваивается."
    case .resetOnReload:
      "Повторная загрузка — не первый визит. viewDidLoad должен показать сохранённое "
        + "состояние, а не начальное."
    case .earlySizes:
      "В viewDidLoad у view ещё тот размер, с которым её нарисовали. Раскладывайте в "
        + "viewWillLayoutSubviews или доверьтесь constraints."
    case .emptyUnload:
      "Когда система выгрузила view, viewDidUnload — место, где отпускают всё, что можно "
        + "создать заново."
    case .outletKeptInUnload:
      "Аутлет, который владеет своей view, не даёт ей исчезнуть после выгрузки. Обнулите "
        + "его в viewDidUnload или объявите слабым (weak)."
    case .stateLostInUnload:
      "Введённое пользователем живёт во view, которые исчезают при выгрузке. Сохраняйте его "
        + "раньше, когда оно меняется."
    case .stateInOutlet:
      "Метка или поле показывают состояние, а не хранят его. Храните его в свойстве или "
        + "в модели."
    case .memoryHeldThroughWarning:
      "Предупреждение о нехватке памяти просит вернуть то, что можно получить снова: "
        + "кэши, картинки, загруженные данные. Кто держит их, того завершают первым."
    }
  }

  var isFreed: String { "освобождён" }

  func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: "скрыт"
    case .appearing: "появляется"
    case .appeared: "показан"
    case .disappearing: "исчезает"
    }
  }
}
