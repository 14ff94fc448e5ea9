// Who owns what, in Russian.
extension Russian {
  func owners(_ names: [String]) -> String {
    switch names.count {
    case 0: "владельцев нет"
    case 1: "владелец: \(names[0])"
    default: "владельцы: \(names.joined(separator: ", "))"
    }
  }

  func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: "вы"
    case .yours(let name): "вы (переменная \(name))"
    case .named(let name): name
    case .collection(let name): "коллекция \(name)"
    case .timer(let name): "таймер \(name) (до invalidate)"
    case .variable(let name): "переменная \(name)"
    case .superview(let name): "superview \(name)"
    case .view(let name): "view контроллера \(name)"
    case .stack(let name): "стек навигации контроллера \(name)"
    case .tabs(let name): "вкладки контроллера \(name)"
    case .parent(let name): "родитель \(name)"
    case .presenter(let name): "показывающий контроллер \(name)"
    case .presentation(let name): "показ контроллера \(name)"
    case .property(let label, let name): "свойство \(label) объекта \(name)"
    case .ivar(let label, let name): "переменная экземпляра \(label) объекта \(name)"
    case .claim(let message, let line): "\(message) в строке \(line), указателей нет"
    case .pool: "autorelease-пул"
    case .statement: "текущая инструкция"
    case .uikit: "UIKit"
    case .runLoop: "цикл выполнения"
    case .block(let line, let name): "блок строки \(line), который захватывает \(name)"
    case .closure(let line, let name): "замыкание строки \(line), которое захватывает \(name)"
    }
  }

  func owners(count: Int) -> String { "владельцев: \(count)" }

  func unreleased(_ name: String, by message: String, line: Int) -> String {
    "\(name) (\(message), строка \(line))"
  }

  func unreleased(_ names: String) -> String {
    "release ещё не было, ведёт туда только переменная: \(names)"
  }

  func leaks(_ count: Int) -> String {
    count == 0
      ? "утечек нет" : russian(count, "утёкший объект", "утёкших объекта", "утёкших объектов")
  }

  func leaked(_ name: String, count: Int, line: Int) -> String {
    "\(name): создан в строке \(line), счётчик \(count), указателей на него нет"
  }

  func share(of owner: String, by message: String?, line: Int) -> String {
    message.map { "\(owner): \($0) в строке \(line)" } ?? "\(owner), со строки \(line)"
  }

  func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: "уничтожен в строке \(line) сообщением release"
    case .pool: "уничтожен в строке \(line), когда очистился autorelease-пул"
    case .statement: "уничтожен в строке \(line), когда закончилась инструкция"
    case .owner(let owner): "уничтожен в строке \(line), последний владелец — \(owner)"
    }
  }

  func circle(_ members: String) -> String { "цикл удержания: \(members)" }

  func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line): "потерян в строке \(line), последний владелец — \(owner)"
    case .released(let line): "потерян в строке \(line) с последним release извне"
    case .overwritten(let owner, let line):
      "потерян в строке \(line): указатель переписан без release (\(owner))"
    case .scopeEnded(let owner, let line):
      "потерян: область видимости закончилась без release (\(owner), строка \(line))"
    case .holderFreed(let owner, let holder, let line):
      "потерян в строке \(line): объект \(holder) уничтожен, а release не было (\(owner))"
    case .claim(let message, let line):
      "потерян сразу: результат \(message) из строки \(line) никто не сохранил"
    }
  }

  func during(line: Int) -> String { "; выполнялась строка \(line)" }
}
