import Mistakes

// How far the lives went that `lint` leads, and what they showed.
extension Russian {
  func unmade(_ type: String, _ reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument(let parameter):
      "класс '\(type)' не проверен: неизвестно, что передать как '\(parameter)'"
    case .ended: "класс '\(type)' не проверен: его инициализатор завершил приложение"
    case .unimplemented(let missing):
      "класс '\(type)' не проверен: в файлах нет @implementation класса '\(missing)'"
    }
  }

  func wayOut(of reason: Lint.Unmade.Reason) -> String {
    switch reason {
    case .unknownArgument:
      "дайте параметру значение по умолчанию или добавьте в файлы тип, который можно передать"
    case .ended: "дайте ему инициализатор, которому не нужно остальное приложение"
    case .unimplemented(let missing): "добавьте файл с реализацией класса '\(missing)'"
    }
  }

  func ended(_ type: String, in call: String?, isStopped: Bool) -> String {
    let place = call.map { " в \($0)" } ?? ""
    return isStopped
      ? "жизнь \(type) остановлена\(place): " : "\(type) завершает приложение\(place): "
  }

  func restWasLed(_ type: String) -> String { "остальные шаги прошёл новый экземпляр \(type)" }

  func led(_ life: LifePhrase) -> String {
    switch life {
    case .whole(let steps): "пройдены все шаги: \(steps)"
    case .ended(let steps, let count, let call):
      "пройдено шагов: \(steps) из \(count)"
        + (call.map { ", затем \($0) завершил приложение" } ?? ", затем приложение завершилось")
    case .stopped(let steps, let count):
      "пройдено шагов: \(steps) из \(count)" + ", затем остановлено"
    case .unmade: "не проверен"
    }
  }

  func found(_ numbers: [Int], _ names: [String]) -> String {
    if numbers.isEmpty && names.isEmpty { return "ничего не найдено" }
    let mistakes = numbers.count == 1 ? "ошибка" : "ошибки"
    let listed = numbers.map(String.init).joined(separator: ", ")
    let parts = (numbers.isEmpty ? [] : [mistakes + " " + listed]) + names
    return "найдено: " + parts.joined(separator: ", ")
  }

  var noControllersToLint: String { "в этих файлах нет контроллеров" }
  func livesOn(_ name: String) -> String { "\(name) остаётся в памяти · :leaks" }
}
