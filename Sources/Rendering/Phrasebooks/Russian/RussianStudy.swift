import Curriculum
import Mistakes
import Sessions

extension Russian {
  func lessonHeading(number: Int, title: String) -> String { "Урок \(number) · \(title)" }

  var resumedHere: String {
    "Здесь вы остановились. В песочницу — :leave · забыть место — :never-resume"
  }

  func invitation(_ task: LessonPage.Task) -> String {
    switch task {
    case .read: "Enter — дальше · :back — назад · :skip — пропустить"
    case .run: "Enter выполнит код · можно ввести его самостоятельно"
    case .task: "задание: введите код · :hint — подсказка · :skip — пропустить"
    case .quiz: "вопрос:"
    }
  }

  func stepDone(isLast: Bool) -> String {
    isLast ? "Готово. Enter завершит урок." : "Готово. Enter — дальше."
  }

  func lack(_ lack: LackPhrase) -> String {
    switch lack {
    case .call(let call): "ещё нет: вызова \(call) не было"
    case .repeated(let call, let number): "ещё нет: вызовов \(call) должно быть не меньше \(number)"
    case .sentByHand(let call): "вызов \(call) сделал ваш код, а здесь его должен сделать UIKit"
    case .restarted: "приложение запущено заново, и того, о чём задание, больше нет"
    case .mistake(let name): "ещё нет: так получается ошибка — \(name)"
    case .unwanted(let call): "вызов \(call) лишний"
    case .line(let line): "ещё нет: строка '\(line)' не напечатана"
    case .alive(let name): "ещё нет: объект \(name) жив"
    case .owners(let name, let count, let wanted):
      "ещё нет: у объекта \(name) владельцев \(count), а должно быть \(wanted)"
    }
  }

  func help(remaining: Int) -> String {
    switch remaining {
    case 0: "Ответ показан, поэтому задание вернётся на повторение."
    case 1: "Остался сам ответ: :answer. Решённое с подсказками вернётся на повторение."
    default:
      "Осталось подсказок: \(remaining), последняя — ответ. Решённое с подсказками вернётся на повторение."
    }
  }

  var answerIs: String { "Можно так:" }

  func lessonDone(_ end: LessonEnd) -> String {
    let next =
      end.next.map { number in " Следующий урок — :learn\u{A0}\(number)" }
      ?? " Тесты — :quiz · уроки — :learn"
    guard let first = end.left.first else { return "Урок «\(end.title)» пройден." + next }
    let steps = end.left.map { String($0) }.joined(separator: ", ")
    return
      "Урок «\(end.title)» окончен. Не выполнены шаги: \(steps) · вернуться — :learn\u{A0}\(end.number)\u{A0}\(first)."
      + next
  }

  func questionHeading(
    number: Int, of count: Int, _ view: QuestionView.Kind, ios: String?
  ) -> String {
    let kind = if case .order = view { "порядок вызовов" } else { "ошибки" }
    return (["Вопрос \(number) из \(count)", kind] + (ios.map { ["iOS \($0)"] } ?? []))
      .joined(separator: " · ")
  }

  func invitation(_ kind: QuestionView.Kind) -> String {
    switch kind {
    case .order(_, _, hasDistractors: true):
      "номера или имена по порядку, без лишних · :hint — подсказка · :skip — пропустить"
    case .order: "номера или имена по порядку · :hint — подсказка · :skip — пропустить"
    case .classify: "номера ошибок; 0, если ошибок нет · :hint — подсказка · :skip — пропустить"
    }
  }

  var orderPrompt: String { "порядок" }
  var classifyPrompt: String { "ошибки" }
  var right: String { "Верно." }
  func wrong(score: Double) -> String { "Неверно: \(score.twoPlaces(","))." }
  func almost(score: Double) -> String { "Почти: \(score.twoPlaces(","))." }
  func move(_ calls: [String]) -> String { "Переставьте только \(calls.joined(separator: ", "))." }
  func missing(_ calls: [String]) -> String { "Не хватает: \(calls.joined(separator: ", "))." }
  func extra(_ calls: [String]) -> String { "Лишние вызовы: \(calls.joined(separator: ", "))." }

  func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    var parts: [String] = []
    if !hits.isEmpty { parts.append("найдено: \(hits.joined(separator: ", "))") }
    if !falseChoices.isEmpty {
      parts.append("в этом коде нет: \(falseChoices.joined(separator: ", "))")
    }
    if !missed.isEmpty { parts.append("пропущено: \(missed.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }

  func quizDone(title: String, score: Double, of count: Int) -> String {
    "\(title.isEmpty ? "Повторение" : title): \(score.twoPlaces(",")) из \(count). "
      + (score < Double(count) ? "Повторить неверные ответы — :review" : "")
  }

  var lessonsHeading: String { "Уроки · открыть урок — :learn и номер или имя" }
  var quizzesHeading: String { "Тесты · открыть тест — :quiz и номер или имя" }

  func lessonLine(_ summary: LessonSummary) -> String {
    "пройдено шагов: \(summary.stepsDone) из \(summary.stepCount)"
  }

  func quizLine(_ summary: QuizSummary) -> String {
    let count = russian(summary.questionCount, "вопрос", "вопроса", "вопросов")
    return summary.score.map { "\(count) · баллы: \($0.twoPlaces(","))" } ?? count
  }

  func broken(_ folders: [String]) -> String {
    "не читаются: \(folders.joined(separator: ", ")); причину скажет viewdidlearn check"
  }

  func progress(lines: Int, toReview: Int) -> String {
    "выполнено строк: \(lines) · на повторение: \(toReview)"
  }

  func mistake(_ mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad: "аутлет используется до загрузки view"
    case .needlessLoad: "view загружается, хотя показывать её не собираются"
    case .viewsInInitializer: "view создаются в инициализаторе контроллера"
    case .oneInitializerOnly: "настройка только в initWithFrame:, а view из nib-файла"
    case .loadedOnce: "метод viewDidLoad написан так, будто выполнится один раз"
    case .resetOnReload: "viewDidLoad сбрасывает то, что выбрал пользователь"
    case .earlySizes: "размеры используются раньше, чем они стали фактическими"
    case .emptyUnload: "viewDidUnload пуст, хотя отпустить есть что"
    case .outletKeptInUnload: "viewDidUnload не отпускает аутлет"
    case .stateLostInUnload: "viewDidUnload теряет то, что ввёл пользователь"
    case .stateInOutlet: "состояние хранится только в аутлете"
    case .memoryHeldThroughWarning: "данные, которые можно создать заново, остались в памяти"
    }
  }
}
