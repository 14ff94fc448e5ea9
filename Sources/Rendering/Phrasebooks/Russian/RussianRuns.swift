import Scripts
import Statements

// Что говорит запуск без приглашения.
extension Russian {
  func happened(_ what: String, line: Int) -> String { "строка \(line): \(what)" }

  func leak(_ name: String, of type: String, count: Int, line: Int) -> String {
    "утечка: \(name) (\(type)), счётчик \(count), создан в строке \(line)"
  }

  var countsDiffer: String {
    "retainCount — число владельцев в модели; настоящие числа другие"
  }

  func end(_ status: RunStatus) -> String {
    switch status {
    case .ok: "конец: без сбоев"
    case .exception: "конец: исключение"
    case .crash: "конец: приложение упало"
    case .stopped: "конец: остановлено"
    }
  }

  func grade(_ word: MarkWord) -> String {
    switch word {
    case .correct: "верно"
    case .notCorrect: "неверно"
    case .noAnswer: "ответа нет"
    }
  }
}
