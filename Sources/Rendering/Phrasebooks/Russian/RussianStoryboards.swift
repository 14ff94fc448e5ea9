import Scripts
import Statements

// What is wrong with a storyboard.
extension Russian {
  func message(_ fact: StoryboardFact) -> String {
    switch fact {
    case .yaml(let fact): "не удалось прочитать сториборд: \(message(fact))"
    case .notPlain: "не удалось прочитать сториборд: якоря, ссылки и теги YAML не годятся"
    case .repeatedKey(let key): "'\(key)' уже есть; идентификаторы не повторяются"
    case .expectedMapping: "здесь должны быть пары '{ключ: значение}'"
    case .expectedText: "здесь должно быть имя"
    case .expectedList: "здесь должен быть список сцен '[a, b]'"
    case .unknownKey(let key, let part): "у \(name(part)) нет ключа '\(key)'"
    case .missingKey(let key, let part): "у \(name(part)) должен быть ключ '\(key)'"
    case .noScene(let name): "сцены '\(name)' нет"
    case .noOutlet(let name): "сцена не подключает аутлет '\(name)'"
    case .keyOfAnotherKind(let key, let kind): "у перехода вида '\(kind)' нет ключа '\(key)'"
    case .containsItself(let name): "сцена '\(name)' содержит саму себя"
    }
  }

  private func name(_ part: StoryboardFact.Part) -> String {
    switch part {
    case .storyboard: "сториборда"
    case .scene: "сцены"
    case .segue: "перехода"
    }
  }
}
