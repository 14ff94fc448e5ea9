import Sessions

// What is said about answers, and about where one stands in a lesson or a quiz.
extension Russian {
  func sandboxRestored(lines: Int) -> String {
    "Песочница такая, какой вы её оставили: \(russian(lines, "строка", "строки", "строк")) "
      + "· отменить — :undo · все строки — :goto"
  }

  func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? "Страница начинается в мире урока."
      : "Страница начинается в мире урока; у вас отличались: \(names.joined(separator: ", "))."
  }

  var startsAgain: String {
    "Здесь введено и другое, поэтому код выполняется с начала страницы."
  }

  var objectiveCOnly: String {
    "Только Objective-C: Swift считает владельцев сам, и сделать это в нём нельзя."
  }

  var setupIs: String { "На этой странице уже выполнено:" }

  func stepLeft(isLast: Bool) -> String {
    isLast ? "Enter завершит урок." : "Enter — дальше."
  }

  var skippedTask: String { "Пропущено, задание вернётся на повторение. Вместо вас выполнено:" }

  func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: "Отменить последнюю строку — :undo"
    case .again: "Начать страницу заново — :again"
    }
  }

  var resumedQuiz: String {
    "Тест продолжается с того места, где вы остановились. Начать заново — :again"
  }

  func questionDone(isLast: Bool, hasScore: Bool) -> String {
    (isLast ? "Enter — закончить" : "Enter — следующий вопрос")
      + (hasScore ? " · расчёт — :why" : "")
  }

  var askedAgain: String { "Вопрос задан ещё раз; засчитан первый ответ." }

  func reviewing(_ number: Int, of count: Int) -> String {
    "Повторение: \(number) из \(count) · закончить — :leave"
  }

  var answeredPrompt: String { "Enter" }
  var answerShown: String { "Ответ. Вопрос вернётся на повторение." }
  var yours: String { "ваш ответ" }
  var rightOrder: String { "верно" }
  var firstDifference: String { "первое отличие" }

  func misplaced(_ calls: [String]) -> String {
    "Не на месте: \(calls.joined(separator: ", "))."
  }

  func repeated(_ calls: [String]) -> String {
    "Названы больше одного раза: \(calls.joined(separator: ", "))."
  }

  func working(_ phrase: WorkingPhrase) -> String {
    switch phrase {
    case .allRight: "Всё верно: 1."
    case .wholeOrderOnly: "Засчитывается только весь порядок целиком."
    case .pairs(let kept, let count, let half):
      "Пар в верном порядке: \(kept) из \(count)"
        + (half.map { " (засчитывается то, что сверх половины)" + worth($0) } ?? ".")
    case .kept(let kept, let count, let mean, let half):
      "Можно не переставлять: \(kept) из \(count), наугад в среднем \(mean.twoPlaces(","))"
        + (half.map(worth) ?? ".")
    case .extras(let count): "Лишних вызовов: \(count), столько же вычитается."
    case .nothingWrong: "Ошибок в этом коде нет, поэтому верен только ответ 0."
    case .found(let hits, let count): "Найдено: \(hits) из \(count)."
    case .falseChoices(let count): "Названо лишних: \(count), каждая вычитает одну найденную."
    case .together(let score): "Итого: \(score.twoPlaces(","))."
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(",")
    return ": \(part) из 0,5."
  }
}
