import Sessions

// What pictures say, in Russian.
extension Russian {
  func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: "анимация"
    case .laterTurn: "новый виток цикла выполнения"
    case .memoryWarning: "предупреждение о нехватке памяти"
    }
  }

  func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      russian(calls, "вызов", "вызова", "вызовов") + ", "
        + russian(controllers.count, "контроллер", "контроллера", "контроллеров") + ": "
        + controllers.joined(separator: ", ") + "."
    case .call(let message, let name, let isController):
      "\(isController ? "Контроллер" : "Объект") \(name) получает \(message)."
    case .mark(.animation): "Потом идёт анимация."
    case .mark(.laterTurn): "Потом начинается новый виток цикла выполнения."
    case .mark(.memoryWarning): "Система посылает предупреждение о нехватке памяти."
    case .log(let text): "Приложение печатает: \(text)"
    case .warning(let text): "UIKit предупреждает: \(text)"
    case .drawn(let path): "Рисунок в файле \(path)."
    }
  }

  func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: "корневой"
    case .inStack: "в стеке"
    case .topOfStack: "верхний в стеке"
    case .tab: "вкладка"
    case .selectedTab: "выбранная вкладка"
    case .child: "дочерний"
    case .presented(let style): "показан модально, \(style)"
    case .leaving: "уходит"
    case .guest: "без родителя, здесь только его view"
    case .alone: "ни в одном окне"
    }
  }

  func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      "\(name)\u{A0}— окно, \(isVisible ? "на экране" : "вне экрана"), \(size)."
    case .controller(let name, let role, let holder, let place, let owners):
      "Контроллер \(name) \(relation(role, to: holder ?? "")): \(self.place(place))"
        + (owners.isEmpty ? "." : "; \(self.owners(owners)).")
    case .view(let name, let size, let controller, let superview):
      "\(name) (\(size))\u{A0}— view контроллера \(controller)"
        + (superview.map { ", вложена в \($0)." } ?? ".")
    case .subview(let name, let size, let superview):
      "\(name) (\(size)) вложена в \(superview)."
    }
  }

  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: "корневой в окне \(holder)"
    case .inStack: "лежит в стеке навигации контроллера \(holder)"
    case .topOfStack: "лежит на вершине стека навигации контроллера \(holder)"
    case .tab: "занимает вкладку контроллера \(holder)"
    case .selectedTab: "занимает выбранную вкладку контроллера \(holder)"
    case .child: "дочерний, его родитель \(holder)"
    case .presented(let style): "показан модально контроллером \(holder), стиль \(style)"
    case .leaving: "уходит из контроллера \(holder)"
    case .guest: "без родителя, но его view лежит в \(holder)"
    case .alone: "не находится ни в одном окне"
    }
  }
}
